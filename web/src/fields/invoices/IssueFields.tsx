import { Text } from '../../ui/base/Text.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { SheetPicker } from '../SheetPicker.tsx';
import { issueFieldText as text } from './invoices.text.ts';
import type { IssueForm, IssueProblems } from './issueForm.ts';

interface Props {
  amount: number;
  /** Of the invoice that a red-letter one takes back; empty of others. */
  redNumber: string;
  form: IssueForm;
  problems: IssueProblems;
  busy: boolean;
  onEdit: (change: Partial<IssueForm>) => void;
}

/** What is said of an issued invoice: its number, its day and its PDF. */
export function IssueFields({ amount, redNumber, form, problems, busy, onEdit }: Props) {
  return (
    <Fields saving={busy}>
      <Text as="p" num below={12}>
        {text.amount(amount)}
      </Text>
      {redNumber && (
        <Text as="p" num tone="secondary" below={12}>
          {text.red(redNumber)}
        </Text>
      )}
      <TextField
        label={text.number}
        required
        hint={text.numberHint}
        error={problems.number}
        maxLength={30}
        data-autofocus
        value={form.number}
        onChange={(number) => onEdit({ number })}
      />
      <TextField
        label={text.issuedOn}
        required
        type="date"
        error={problems.issuedOn}
        value={form.issuedOn}
        onChange={(issuedOn) => onEdit({ issuedOn })}
      />
      <Field label={text.file} hint={text.fileHint} error={problems.file}>
        {({ id }) => (
          <Row gap={12} id={id}>
            <SheetPicker
              label={text.pick}
              accept="application/pdf"
              disabled={busy}
              onFile={(file) => onEdit({ file })}
            />
            {form.file && <Text cut="ellipsis">{form.file.name}</Text>}
          </Row>
        )}
      </Field>
    </Fields>
  );
}
