import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useAppActor } from '../../lib/appActors.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { themeMachine } from './theme.machine.ts';
import { isDark } from './theme.selectors.ts';
import { themeText } from './theme.text.ts';

declare module '../../lib/appActors.ts' {
  interface AppActors {
    theme: ActorRefFrom<typeof themeMachine>;
  }
}

export function ThemeSwitch() {
  const theme = useAppActor('theme');
  const dark = useSelector(theme, isDark);
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={dark ? themeText.toLight : themeText.toDark}
      onClick={() => theme.send({ type: 'theme.toggle' })}
    />
  );
}
