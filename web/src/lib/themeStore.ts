import { createSignal } from './createSignal.ts';
import { type StorageArea, storedValue } from './storage.ts';

declare module './appActors.ts' {
  interface AppActors {
    theme: ThemeStore;
  }
}

/** Light or dark: follows the system until the person chooses, then remembers the choice. */
export interface ThemeStore {
  isDark: () => boolean;
  toggle: () => void;
  /** Calls the listener after every change; answers with the way to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

/** The theme of the page's root. The value in storage is what public/start.js reads before the first paint; keep the two alike. */
export function createThemeStore(area: StorageArea): ThemeStore {
  const stored = storedValue<'light' | 'dark'>(area, {
    key: 'chengcang.theme',
    version: 1,
    read: (data) => (data === 'light' || data === 'dark' ? data : null),
  });
  const system = matchMedia('(prefers-color-scheme: dark)');
  const changed = createSignal<void>();
  let chosen = stored.load();
  const isDark = () => (chosen ? chosen === 'dark' : system.matches);
  const apply = () => {
    document.documentElement.classList.toggle('dark', isDark());
    changed.report();
  };
  system.addEventListener('change', apply);
  apply();
  return {
    isDark,
    toggle: () => {
      chosen = isDark() ? 'light' : 'dark';
      stored.save(chosen);
      apply();
    },
    subscribe: changed.subscribe,
  };
}
