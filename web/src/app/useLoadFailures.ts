import { useEffect } from 'react';
import { broadcastLoadFailures } from '../ui/page/pageLoadFailed.ts';

/** Announces failed loads of page code and styles on `window` while the page stands. */
export function useLoadFailures() {
  useEffect(() => broadcastLoadFailures(window), []);
}
