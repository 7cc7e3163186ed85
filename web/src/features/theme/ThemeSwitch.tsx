import { useSelector } from '@xstate/react';
import { useThemeActor } from '../../app/system.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { isDark } from './theme.selectors.ts';
import { themeText } from './theme.text.ts';

export function ThemeSwitch() {
  const theme = useThemeActor();
  const dark = useSelector(theme, isDark);
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={dark ? themeText.toLight : themeText.toDark}
      onClick={() => theme.send({ type: 'theme.toggle' })}
    />
  );
}
