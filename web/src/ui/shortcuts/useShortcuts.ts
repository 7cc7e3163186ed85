import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createShortcuts, type ShortcutActions, type ShortcutName } from './shortcuts.ts';

const registry = createShortcuts();

/** Has these shortcuts while the view is shown. */
export function useShortcuts(actions: ShortcutActions): void {
  const names = Object.keys(actions) as ShortcutName[];
  const listed = names.join(' ');
  const run = names.filter((name) => actions[name]).join(' ');
  const act = useEffectEvent((name: ShortcutName) => actions[name]?.());
  useEffect(
    function addShortcuts() {
      const doing = run.split(' ');
      const entries = (listed.split(' ') as ShortcutName[]).map((name) => [
        name,
        doing.includes(name) ? () => act(name) : null,
      ]);
      return registry.add(Object.fromEntries(entries));
    },
    [listed, run],
  );
}

/** Listens for the keys of all shortcuts. */
export function useShortcutKeys(): void {
  useEffect(function listenForShortcuts() {
    const press = (event: KeyboardEvent) => void registry.press(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** The shortcuts that work now. */
export function useShortcutNames(): readonly ShortcutName[] {
  return useSyncExternalStore(registry.subscribe, registry.names, registry.names);
}
