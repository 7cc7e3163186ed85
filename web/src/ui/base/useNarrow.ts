import { useMedia } from './useMedia.ts';

/** Windows of phones; the sheets say the same. */
export const NARROW = '(max-width: 767px)';

/** Whether the page is as narrow as on a phone, for views whose structure differs there; the rest is up to the sheets. */
export function useNarrow(): boolean {
  return useMedia(NARROW);
}
