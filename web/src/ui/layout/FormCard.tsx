import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Text } from '../base/Text.tsx';
import styles from './FormCard.module.css';
import { Panel } from './Panel.tsx';

interface CardProps extends HTMLAttributes<HTMLElement> {
  title: string;
}

/** A part of a long form, with its title. */
export function FormCard({ title, className, children, ...rest }: CardProps) {
  return (
    <Panel {...rest} aria-label={title} className={cx(styles.card, className)}>
      <h2>{title}</h2>
      {children}
    </Panel>
  );
}

interface NoteProps {
  error?: string | null | undefined;
  hint?: ReactNode;
}

/** What is wrong with controls, or else what helps to fill them; nothing without either. */
export function FieldNote({ error, hint }: NoteProps) {
  if (!error && !hint) return null;
  return (
    <Text as="p" small above={4} tone={error ? 'danger' : 'secondary'} role={error ? 'alert' : undefined}>
      {error || hint}
    </Text>
  );
}

interface SetProps extends NoteProps, HTMLAttributes<HTMLFieldSetElement> {
  legend: ReactNode;
}

/** Controls that are one question, with the error or the hint below. */
export function FieldSet({ legend, error, hint, children, ...rest }: SetProps) {
  return (
    <fieldset {...rest} className={styles.set}>
      <legend>{legend}</legend>
      {children}
      <FieldNote error={error} hint={hint} />
    </fieldset>
  );
}
