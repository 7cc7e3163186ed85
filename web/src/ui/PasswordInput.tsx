import { useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { Input, type InputProps } from './Input.tsx';
import { uiText } from './ui.text.ts';

/** A password, hidden until the person asks to see it. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'after'>) {
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      after={
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          label={shown ? uiText.hidePassword : uiText.showPassword}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
