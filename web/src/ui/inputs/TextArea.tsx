import 'semantic-ui-css/components/form.css';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../base/cx.ts';
import styles from './TextArea.module.css';

interface Props extends Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value'> {
  value: string;
  onChange: (value: string) => void;
}

/** Several lines of text. Takes the wiring of a Field. */
export function TextArea({ onChange, className, ...rest }: Props) {
  return (
    <div className={cx('ui form text-area', styles.area, className)}>
      <textarea rows={4} {...rest} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
