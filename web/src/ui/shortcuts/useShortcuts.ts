import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createShortcuts, type ShortcutActions, type ShortcutName } from './shortcuts.ts';

const registry = createShortcuts();

const press = (event: KeyboardEvent) => void registry.press(event);

/** Has these shortcuts while the view is shown. */
export function useShortcuts(actions: ShortcutActions): void {
  const names = Object.keys(actions) as ShortcutName[];
  const listed = names.join(' ');
  const run = names.filter((name) => actions[name]).join(' ');
  const act = useEffectEvent((name: ShortcutName) => actions[name]?.());
  useEffect(
    function addShortcuts() {
      const doing = run.split(' ');
      const entries = (listed.split(' ').filter(Boolean) as ShortcutName[]).map((name) => [
        name,
        doing.includes(name) ? () => act(name) : null,
      ]);
      const remove = registry.add(Object.fromEntries(entries));
      // Added once, however many views have some.
      document.addEventListener('keydown', press);
      return () => {
        remove();
        if (registry.names().length === 0) document.removeEventListener('keydown', press);
      };
    },
    [listed, run],
  );
}

/** The shortcuts that work now. */
export function useShortcutNames(): readonly ShortcutName[] {
  return useSyncExternalStore(registry.subscribe, registry.names, registry.names);
}
