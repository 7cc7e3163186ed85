import 'semantic-ui-css/components/checkbox.css';
import { type ReactNode, useId } from 'react';
import { cx } from '../base/cx.ts';
import { useFieldsLock } from './fieldsLock.ts';

interface Props {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  indeterminate?: boolean;
  disabled?: boolean;
  id?: string;
  className?: string;
}

/** A yes or no with its words. Semantic's look on a plain box: its component would load Semantic's core with the login dialog. */
export function Checkbox({ label, checked, onChange, indeterminate = false, disabled, ...props }: Props) {
  const own = useId();
  const id = props.id ?? own;
  const locked = useFieldsLock();
  const look = cx(
    'ui',
    checked && 'checked',
    indeterminate && 'indeterminate',
    disabled && 'disabled',
    locked && 'read-only',
    'checkbox',
    props.className,
  );
  return (
    <div className={look}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = indeterminate;
        }}
        type="checkbox"
        id={id}
        checked={checked}
        disabled={disabled}
        onChange={(event) => {
          if (!locked) onChange(event.target.checked);
        }}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
