import { Button } from '../../ui/buttons/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { MAX_REASON, stepText as text } from './orderActions.text.ts';

interface Props {
  value: string;
  hint: string;
  problem: string | null;
  /** Words that can be taken as they are. */
  ready?: readonly string[];
  onChange: (value: string) => void;
}

/** Why an operator does something, typed or taken from what is said often. */
export function ReasonField({ value, hint, problem, ready = [], onChange }: Props) {
  return (
    <>
      <Field label={text.reason} required hint={hint} error={problem}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={3}
            maxLength={MAX_REASON}
            data-autofocus
            value={value}
            onChange={onChange}
          />
        )}
      </Field>
      {ready.length > 0 && (
        <Stack gap={4} role="group" aria-label={text.ready}>
          {ready.map((reason) => (
            <Button key={reason} size="small" variant="text" onClick={() => onChange(reason)}>
              {reason}
            </Button>
          ))}
        </Stack>
      )}
    </>
  );
}
