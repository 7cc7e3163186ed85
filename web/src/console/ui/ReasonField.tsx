import { Button } from '../../ui/buttons/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { MAX_REASON, reasonText as text } from '../reasons.ts';

interface Props {
  value: string;
  error: string | null;
  /** Ready reasons, each put in by a click. */
  templates?: readonly string[];
  readOnly?: boolean;
  onChange: (reason: string) => void;
}

/** Why an operator does something; it stands in the log. */
export function ReasonField({ value, error, templates = [], readOnly = false, onChange }: Props) {
  return (
    <>
      <Field label={text.label} required hint={text.hint} error={error}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={2}
            maxLength={MAX_REASON}
            readOnly={readOnly}
            data-autofocus
            value={value}
            onChange={onChange}
          />
        )}
      </Field>
      <Row gap={8} wrap below={12}>
        {templates.map((template) => (
          <Button
            key={template}
            size="small"
            variant="quiet"
            disabled={readOnly}
            onClick={() => onChange(template)}
          >
            {template}
          </Button>
        ))}
      </Row>
    </>
  );
}
