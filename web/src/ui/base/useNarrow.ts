import { useSyncExternalStore } from 'react';

/** Windows of phones; the sheets say the same. */
export const NARROW = '(max-width: 767px)';

/** Whether the page is as narrow as on a phone, for views whose structure differs there; the rest is up to the sheets. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow, () => false);
}

function isNarrow(): boolean {
  return matchMedia(NARROW).matches;
}

function subscribe(changed: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
