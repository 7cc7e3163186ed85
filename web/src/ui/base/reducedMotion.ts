import { useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Whether the person asked the system to keep still. */
export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED).matches;
}

/** The same, for views that change with it. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}

function subscribe(changed: () => void): () => void {
  const media = matchMedia(REDUCED);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
