import 'semantic-ui-css/components/checkbox.css';
import { type ReactNode, useId } from 'react';
import { Checkbox as SemanticCheckbox } from 'semantic-ui-react';
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

/** A yes or no with its words. */
export function Checkbox({ label, onChange, id: given, ...rest }: Props) {
  const own = useId();
  const id = given ?? own;
  return (
    <SemanticCheckbox
      {...rest}
      readOnly={useFieldsLock()}
      id={id}
      label={<label htmlFor={id}>{label}</label>}
      onChange={(_, { checked }) => onChange(checked ?? false)}
    />
  );
}
