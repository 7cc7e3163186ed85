import { useState } from 'react';
import { DayRange } from '../../fields/DayRange.tsx';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useMatches, useTag } from '../../lib/useFields.ts';
import { Message } from '../../ui/feedback/Message.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { BuyersField } from './BuyersField.tsx';
import { BuyersDialog, GoodsDialog } from './ChoiceDialogs.tsx';
import { EntriesPart } from './EntriesPart.tsx';
import type { EditPriceList } from './priceListFlows.ts';
import { isChanged, type PriceListForm, withGood } from './priceListForm.ts';
import { listProblemText, listEditorText as text } from './priceLists.text.ts';

const LEVELS = Array.from({ length: 12 }, (_, at) => at + 1);

/** A price list, new or changed: for whom, until when, and which goods cost what. */
export function PriceListDialog({ editor }: { editor: EditPriceList }) {
  const { opened, form, refusal } = useFields(editor, 'opened', 'form', 'refusal');
  const [choosing, setChoosing] = useState<'buyers' | 'goods' | null>(null);
  const conflict = useMatches(editor, { form: 'conflict' });
  const edit = (change: Partial<PriceListForm>) => editor.send({ type: 'form.edit', change });
  return (
    <>
      <FormDialog
        actor={editor}
        title={opened?.id == null ? text.create : text.change}
        width={960}
        texts={text}
        problem={refusal?.msg ?? (conflict ? text.conflict : null)}
        leave={opened && isChanged(form, opened) ? text.leave : null}
      >
        <ListForm editor={editor} onChoose={setChoosing} onEdit={edit} />
      </FormDialog>
      {choosing === 'buyers' && (
        <BuyersDialog
          chosen={form.buyers}
          onChange={(buyers) => edit({ buyers })}
          onClose={() => setChoosing(null)}
        />
      )}
      {choosing === 'goods' && (
        <GoodsDialog
          rows={form.rows}
          onChoose={(good) => edit({ rows: withGood(form.rows, good) })}
          onClose={() => setChoosing(null)}
        />
      )}
    </>
  );
}

interface Props {
  editor: EditPriceList;
  onChoose: (what: 'buyers' | 'goods') => void;
  onEdit: (change: Partial<PriceListForm>) => void;
}

function ListForm({ editor, onChoose, onEdit }: Props) {
  const { form, problems } = useFields(editor, 'form', 'problems');
  const busy = useTag(editor, 'busy');
  const { name, levels, startDay, endDay } = form;
  return (
    <Fields saving={busy}>
      <Row gap={24} align="start">
        <Stack gap={4} style={{ flex: 1 }}>
          <TextField
            label={text.name}
            required
            error={listProblemText(problems.name)}
            hint={text.nameHint}
            maxLength={30}
            data-autofocus
            value={name}
            onChange={(value) => onEdit({ name: value })}
          />
        </Stack>
        <Stack gap={4} style={{ flex: 1 }}>
          <Field label={text.days} hint={text.daysHint}>
            {({ id }) => (
              <Row id={id} role="group" aria-label={text.days}>
                <DayRange
                  isAhead
                  days={{ from: startDay, to: endDay }}
                  onChange={({ from, to }) => onEdit({ startDay: from, endDay: to })}
                />
              </Row>
            )}
          </Field>
        </Stack>
      </Row>
      <BuyersField
        buyers={form.buyers}
        error={listProblemText(problems.buyers)}
        onChoose={() => onChoose('buyers')}
        onChange={(buyers) => onEdit({ buyers })}
      />
      <Field label={text.levels}>
        {({ id }) => (
          <Row id={id} role="group" aria-label={text.levels} gap={16} wrap>
            {LEVELS.map((level) => (
              <Checkbox
                key={level}
                label={text.level(level)}
                checked={levels.includes(level)}
                onChange={(on) =>
                  onEdit({
                    levels: LEVELS.filter((each) => (each === level ? on : levels.includes(each))),
                  })
                }
              />
            ))}
          </Row>
        )}
      </Field>
      <EntriesPart form={form} problems={problems} onAdd={() => onChoose('goods')} onEdit={onEdit} />
      {listProblemText(problems.entries) && (
        <Message tone="danger">{listProblemText(problems.entries)}</Message>
      )}
    </Fields>
  );
}
