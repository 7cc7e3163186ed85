import { useCallback, useSyncExternalStore } from 'react';

const TICK_MS = 250;

/** Whole seconds until an instant in epoch milliseconds, counting down; 0 once it is there, or for null. */
export function useSecondsUntil(instant: number | null): number {
  const subscribe = useCallback(
    (look: () => void) => {
      if (instant === null) return () => {};
      const timer = setInterval(look, TICK_MS);
      return () => clearInterval(timer);
    },
    [instant],
  );
  return useSyncExternalStore(subscribe, () =>
    instant === null ? 0 : Math.max(0, Math.ceil((instant - Date.now()) / 1000)),
  );
}
