import { useSyncExternalStore } from 'react';
import type { ThemeStore } from '../../lib/themeStore.ts';
import { IconButton } from './IconButton.tsx';
import { themeText } from './theme.text.ts';

/** Turns the page light or dark. */
export function ThemeSwitch({ theme: { isDark, toggle, subscribe } }: { theme: ThemeStore }) {
  const dark = useSyncExternalStore(subscribe, isDark, isDark);
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={dark ? themeText.toLight : themeText.toDark}
      onClick={toggle}
    />
  );
}
