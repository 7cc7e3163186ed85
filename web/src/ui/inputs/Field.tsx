import { type ReactNode, useId } from 'react';
import { cx } from '../base/cx.ts';
import styles from './Field.module.css';

/** What a control needs so that its label, hint and error are read with it. */
interface ControlWiring {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby'?: string;
}

interface Props {
  label: ReactNode;
  error?: string | null | undefined;
  hint?: ReactNode;
  required?: boolean;
  className?: string | undefined;
  children: (wiring: ControlWiring) => ReactNode;
}

/** A label above its control, with the error or the hint below. */
export function Field({ label, error, hint, required, className, children }: Props) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={cx(styles.field, className)}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(error),
        ...(note ? { 'aria-describedby': `${id}-note` } : {}),
      })}
      {note && (
        <p
          id={`${id}-note`}
          className={error ? styles.error : styles.hint}
          role={error ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  );
}
