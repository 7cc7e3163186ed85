import { useMedia } from './useMedia.ts';
import { NARROW, NEVER } from './widths.ts';

const QUERY = import.meta.env.BASE_URL === '/console/' ? NEVER : NARROW;

/** Whether the page has the layout of phones, for views whose structure differs there; the rest is up to the sheets. */
export function useNarrow(): boolean {
  return useMedia(QUERY);
}
