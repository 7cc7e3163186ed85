import { useSyncExternalStore } from 'react';
import { useAppActor } from '../../lib/appActors.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { themeText } from './theme.text.ts';
import type { ThemeStore } from './themeStore.ts';

declare module '../../lib/appActors.ts' {
  interface AppActors {
    theme: ThemeStore;
  }
}

export function ThemeSwitch() {
  const { isDark, toggle, subscribe } = useAppActor('theme');
  const dark = useSyncExternalStore(subscribe, isDark, isDark);
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={dark ? themeText.toLight : themeText.toDark}
      onClick={toggle}
    />
  );
}
