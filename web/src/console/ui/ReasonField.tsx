import { Button } from '../../ui/buttons/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { MAX_REASON, reasonText as text } from '../reasons.ts';

interface Props {
  value: string;
  error: string | null | undefined;
  label?: string;
  /** Who reads it; null says nothing. */
  hint?: string | null;
  /** Ready reasons, each put in by a click. */
  templates?: readonly string[];
  readOnly?: boolean;
  /** Whether the dialog begins with it. */
  first?: boolean;
  onChange: (reason: string) => void;
}

/** Why an operator does something, typed or taken from what is said often; it stands in the log. */
export function ReasonField({
  value,
  error,
  label = text.label,
  hint = text.hint,
  templates = [],
  readOnly = false,
  first = true,
  onChange,
}: Props) {
  return (
    <>
      <Field label={label} required hint={hint} error={error}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={3}
            maxLength={MAX_REASON}
            readOnly={readOnly}
            data-autofocus={first || undefined}
            value={value}
            onChange={onChange}
          />
        )}
      </Field>
      {templates.length > 0 && (
        <Row gap={4} wrap below={12} role="group" aria-label={text.templates}>
          {templates.map((template) => (
            <Button
              key={template}
              size="small"
              variant="text"
              disabled={readOnly}
              onClick={() => onChange(template)}
            >
              {template}
            </Button>
          ))}
        </Row>
      )}
    </>
  );
}
