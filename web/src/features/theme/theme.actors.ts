import { fromCallback } from 'xstate';
import { type StorageArea, storedValue } from '../../lib/storage.ts';
import { type Theme, themeMachine } from './theme.machine.ts';

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/** What public/start.js reads before the first paint; keep the two alike. */
const memory = (area: StorageArea) =>
  storedValue<Theme>(area, {
    key: 'chengcang.theme',
    version: 1,
    read: (data) => (data === 'light' || data === 'dark' ? data : null),
  });

/** What the theme actor starts from. */
export function themeInput(area: StorageArea) {
  return { chosen: memory(area).load(), systemDark: matchMedia(SYSTEM_DARK).matches };
}

/** The theme machine on the real page root, storage and system setting. */
export function themeLogic(area: StorageArea) {
  return themeMachine.provide({
    actors: {
      watchSystem: fromCallback(({ sendBack }) => {
        const media = matchMedia(SYSTEM_DARK);
        const report = () => sendBack({ type: 'system.changed', dark: media.matches });
        media.addEventListener('change', report);
        return () => media.removeEventListener('change', report);
      }),
    },
    actions: {
      applyTheme: (_, { theme }) => {
        document.documentElement.classList.toggle('dark', theme === 'dark');
      },
      remember: (_, { theme }) => {
        memory(area).save(theme);
      },
    },
  });
}
