import { useCallback, useSyncExternalStore } from 'react';
import { keptValues } from './keptValues.ts';
import { browserStorage } from './storage.ts';

/** What a person chose for this computer, whoever signs in. */
type Preference = 'narrowMenu' | 'onePage';

const kept = keptValues<boolean>(browserStorage(), {
  ...{ prefix: 'chengcang.prefers.', version: 1, nothing: false },
  read: (data) => (typeof data === 'boolean' ? data : null),
});

/** Whether it was chosen, and the way to choose it. */
export function usePreference(name: Preference): readonly [boolean, (chosen: boolean) => void] {
  const chosen = useSyncExternalStore(
    kept.subscribe,
    () => kept.get(name),
    () => false,
  );
  return [chosen, useCallback((value: boolean) => kept.set(name, value), [name])];
}
