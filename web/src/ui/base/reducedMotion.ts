import { useMedia } from './useMedia.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Whether the person asked the system to keep still. */
export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED).matches;
}

/** The same, for views that change with it. */
export function useReducedMotion(): boolean {
  return useMedia(REDUCED);
}
