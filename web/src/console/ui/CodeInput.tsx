import { useEffect, useRef } from 'react';
import { TextField } from '../../ui/inputs/TextField.tsx';
import styles from './CodeInput.module.css';

interface Props {
  label: string;
  value: string;
  hint?: string;
  error?: string | null | undefined;
  /** The code is being looked at. */
  busy: boolean;
  /** Letters may be in it, as in a recovery code. */
  letters?: boolean;
  onChange: (value: string) => void;
}

/** A line for a one-time code. It has the focus whenever a code can be typed. */
export function CodeInput({ busy, letters = false, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(
    function typeTheCode() {
      if (!busy) input.current?.focus();
    },
    [busy],
  );
  return (
    <TextField
      {...field}
      ref={input}
      name="one-time-code"
      className={styles.code}
      inputMode={letters ? 'text' : 'numeric'}
      autoComplete={letters ? 'off' : 'one-time-code'}
      autoCapitalize="characters"
      spellCheck={false}
      readOnly={busy}
    />
  );
}
