import { useSelector } from '@xstate/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import type { ConfirmAction } from '../../flows/confirmAction.ts';
import { hasConflict } from '../../flows/editRecord.selectors.ts';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { StockFigures } from './StockDrawer.tsx';
import styles from './StockEditor.module.css';
import { modeNames, removalText, stockProblemText, editorText as text } from './stock.text.ts';
import type { EditStock } from './stockFlows.ts';
import {
  availableOf,
  MAX_BIN,
  MAX_REMARK,
  piecesAfter,
  type Stock,
  type StockForm,
  type StockMode,
  stockName,
} from './stockForm.ts';

const MODES: readonly StockMode[] = ['set', 'add', 'take'];

/** A row is counted anew, or pieces are added or taken away. */
export function StockEditorDialog({ editor }: { editor: EditStock }) {
  const conflicting = useSelector(editor, hasConflict);
  const { form, problems, refusal } = useFields(editor, 'form', 'problems', 'refusal');
  const overwrites = conflicting && form.mode === 'set';
  return (
    <FormDialog
      actor={editor}
      title={text.title}
      texts={{ ...text, save: overwrites ? text.overwrite(form.pieces) : text.save }}
      problem={refusal?.msg ?? stockProblemText(problems.form)}
    >
      <EditorFields editor={editor} />
    </FormDialog>
  );
}

function EditorFields({ editor }: { editor: EditStock }) {
  const { item: stock, opened } = useFields(editor, 'item', 'opened');
  const { form, problems } = useFields(editor, 'form', 'problems');
  const busy = useTag(editor, 'busy');
  if (!stock || !opened) return null;
  const edit = (change: Partial<StockForm>) => editor.send({ type: 'form.edit', change });
  return (
    <>
      <Text as="p" strong below={12}>
        {stockName(stock)}
        <SecondLine>{[stock.merchantCode, stock.warehouseName].filter(Boolean).join(' · ')}</SecondLine>
      </Text>
      {opened.version !== stock.version && <Moved opened={opened} stock={stock} form={form} />}
      <StockFigures stock={stock} label={text.facts} />
      <Fields saving={busy}>
        <Row above={16} below={16}>
          <Segmented
            label={text.mode}
            value={form.mode}
            choices={MODES.map((value) => ({ value, label: modeNames[value] }))}
            onChange={(mode) => edit({ mode })}
          />
        </Row>
        <TextField
          label={text.pieces[form.mode]}
          error={stockProblemText(problems.pieces)}
          hint={<After form={form} stock={stock} />}
          inputMode="numeric"
          data-autofocus
          after={text.unit}
          value={form.pieces}
          onChange={(pieces) => edit({ pieces })}
          onFocus={(event) => event.target.select()}
        />
        <div className={styles.pair}>
          <TextField
            label={text.safety}
            error={stockProblemText(problems.safety)}
            hint={text.safetyHint}
            inputMode="numeric"
            after={text.unit}
            value={form.safety}
            onChange={(safety) => edit({ safety })}
          />
          <TextField
            label={text.warn}
            error={stockProblemText(problems.warn)}
            hint={text.warnHint}
            inputMode="numeric"
            after={text.unit}
            value={form.warn}
            onChange={(warn) => edit({ warn })}
          />
        </div>
        <TextField
          label={text.bin}
          hint={text.binHint}
          maxLength={MAX_BIN}
          value={form.bin}
          onChange={(bin) => edit({ bin })}
        />
        <TextField
          label={text.remark}
          maxLength={MAX_REMARK}
          placeholder={text.remarkHint}
          value={form.remark}
          onChange={(remark) => edit({ remark })}
        />
      </Fields>
    </>
  );
}

/** What the row would hold then. */
function After({ form, stock }: { form: StockForm; stock: Stock }) {
  const after = piecesAfter(form, stock);
  if (after === null || after < stock.locked) return null;
  const available = availableOf(after, form, stock);
  if (form.mode === 'set' && after === stock.quantity && available === stock.available) return text.counted;
  return text.after(after, available);
}

/** What was there, what is there now, and what the person has typed, side by side. */
function Moved({ opened, stock, form }: { opened: Stock; stock: Stock; form: StockForm }) {
  const words = text.changed;
  const pieces = form.mode === 'set' ? form.pieces : `${modeNames[form.mode]} ${form.pieces}`;
  const rows = [
    { name: words.quantity, before: opened.quantity, now: stock.quantity, typed: pieces },
    { name: words.safety, before: opened.safetyQuantity, now: stock.safetyQuantity, typed: form.safety },
    { name: words.warn, before: opened.warnQuantity, now: stock.warnQuantity, typed: form.warn },
  ];
  return (
    <Message tone="warning" below={16}>
      {text.changedTitle}
      <table className={styles.moved}>
        <thead>
          <tr>
            {[words.what, words.opened, words.now, words.typed].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="num">
          {rows.map(({ name, before, now, typed }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{before}</td>
              <td>
                <strong>{now}</strong>
              </td>
              <td>{typed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Message>
  );
}

export function RemoveStockDialog({ actor }: { actor: ConfirmAction<Stock> }) {
  return (
    <ConfirmActionDialog destructive actor={actor} texts={removalText}>
      {(stock) => <p>{removalText.words(stockName(stock), stock.warehouseName, stock.quantity)}</p>}
    </ConfirmActionDialog>
  );
}
