import { Field } from '../../ui/inputs/Field.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { catalogueText as text } from './catalogue.text.ts';

const MAX_REASON = 200;

interface Props {
  value: string;
  problem: string | null | undefined;
  onChange: (reason: string) => void;
}

/** Why an operator changes something. */
export function ReasonField({ value, problem, onChange }: Props) {
  return (
    <Field label={text.reason} required hint={text.reasonHint} error={problem}>
      {(wiring) => (
        <TextArea
          {...wiring}
          rows={2}
          maxLength={MAX_REASON}
          data-autofocus
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
