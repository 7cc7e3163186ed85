import 'semantic-ui-css/components/checkbox.css';
import type { ReactNode } from 'react';
import { Checkbox as SemanticCheckbox } from 'semantic-ui-react';

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
export function Checkbox({ label, onChange, ...rest }: Props) {
  return (
    <SemanticCheckbox
      {...rest}
      label={<label htmlFor={rest.id}>{label}</label>}
      onChange={(_, { checked }) => onChange(checked ?? false)}
    />
  );
}
