import { useState } from 'react';
import { useFields } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Checkbox } from '../../../../ui/inputs/Checkbox.tsx';
import { Field } from '../../../../ui/inputs/Field.tsx';
import { Input } from '../../../../ui/inputs/Input.tsx';
import { Select } from '../../../../ui/inputs/Select.tsx';
import { Stack } from '../../../../ui/layout/Layout.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import type { CellField } from '../flow/modelRow.ts';
import { replaceText as replaceIn } from '../flow/modelRows.ts';
import type { ModelWizard } from '../flow/shipModel.selectors.ts';
import { gridColumnNames, replaceText as text } from '../flow/shipModel.text.ts';

const FIELDS: readonly CellField[] = [
  ...(['detail', 'name', 'phone', 'thirdOrderNo', 'num', 'specification', 'remark'] as const),
];

interface Props {
  wizard: ModelWizard;
  chosen: readonly string[];
  onClose: () => void;
}

/** Replaces a text within a column, in all rows or the chosen ones, after showing the count. */
export function ReplaceDialog({ wizard, chosen, onClose }: Props) {
  const { rows } = useFields(wizard, 'rows');
  const [request, setRequest] = useState({ field: FIELDS[0] ?? 'detail', find: '', replace: '' });
  const [onlyChosen, setOnlyChosen] = useState(chosen.length > 0);
  const full = { ...request, ids: onlyChosen ? chosen : null };
  const after = replaceIn(rows, full);
  const hits = rows.filter((row, at) => after[at] !== row).length;
  const confirm = () => {
    wizard.send({ type: 'rows.replace', ...full });
    onClose();
  };
  return (
    <Dialog
      open
      title={text.title}
      width={440}
      sticky
      onClose={onClose}
      actions={
        <Button variant="primary" disabled={hits === 0} onClick={confirm}>
          {text.confirm}
        </Button>
      }
    >
      <Stack>
        <Field label={text.field}>
          {(wiring) => (
            <Select
              {...wiring}
              fluid
              aria-label={text.field}
              value={request.field}
              options={FIELDS.map((value) => ({ value, text: gridColumnNames[value] }))}
              onChange={(field) => setRequest({ ...request, field })}
            />
          )}
        </Field>
        {(['find', 'replace'] as const).map((key) => (
          <Field key={key} label={text[key]}>
            {(wiring) => (
              <Input
                {...wiring}
                value={request[key]}
                onChange={(value) => setRequest({ ...request, [key]: value })}
              />
            )}
          </Field>
        ))}
        {chosen.length > 0 && (
          <Checkbox label={text.onlyChosen} checked={onlyChosen} onChange={setOnlyChosen} />
        )}
        <p role="status">{text.hits(hits)}</p>
      </Stack>
    </Dialog>
  );
}
