import 'semantic-ui-css/components/input.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import styles from './Input.module.css';

export interface InputProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'onChange' | 'prefix'> {
  value?: string;
  onChange?: (value: string) => void;
  /** Shown inside, before and after what is typed; words behind it are its unit. */
  before?: ReactNode;
  after?: ReactNode;
}

/** A line of text, in Semantic's look. Takes the wiring of a Field. */
export function Input({ onChange, before, after, className, style, ...input }: InputProps) {
  return (
    <div
      className={cx('ui fluid', input['aria-invalid'] === true && 'error', 'input', styles.input, className)}
      style={style}
    >
      {before && <span className={styles.before}>{before}</span>}
      <input {...input} onChange={(event) => onChange?.(event.target.value)} />
      {after && <span className={cx(styles.after, typeof after === 'string' && styles.unit)}>{after}</span>}
    </div>
  );
}
