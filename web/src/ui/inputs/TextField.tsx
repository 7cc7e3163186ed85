import type { ReactNode } from 'react';
import { Field } from './Field.tsx';
import { Input, type InputProps } from './Input.tsx';

interface Props extends Omit<InputProps, 'id'> {
  label: ReactNode;
  error?: string | null | undefined;
  hint?: ReactNode;
}

/** A line of text with its label, and the error or the hint below. Nothing is filled in from what was typed before. */
export function TextField({ label, error, hint, required = false, ...input }: Props) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(wiring) => <Input autoComplete="off" {...wiring} {...input} />}
    </Field>
  );
}
