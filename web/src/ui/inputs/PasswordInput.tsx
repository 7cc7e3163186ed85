import { useState } from 'react';
import { IconButton } from '../buttons/IconButton.tsx';
import { fieldText } from './fields.text.ts';
import { Input, type InputProps } from './Input.tsx';

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
          label={shown ? fieldText.hidePassword : fieldText.showPassword}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
