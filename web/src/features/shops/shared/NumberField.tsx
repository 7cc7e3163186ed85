import { Field } from '../../../ui/inputs/Field.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';

interface Props {
  label: string;
  hint?: string;
  value: string;
  error: string | null;
  onChange: (typed: string) => void;
}

/** A whole number as it is typed. */
export function NumberField({ label, hint, value, error, onChange }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <Input
          {...wiring}
          className="num"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
