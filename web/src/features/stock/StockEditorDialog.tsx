import { useSelector } from '@xstate/react';
import { hasConflict } from '../../flows/editRecord.selectors.ts';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { isBusy, selectContext } from '../../lib/selectors.ts';
import { Field } from '../../ui/Field.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { Input } from '../../ui/Input.tsx';
import { Message } from '../../ui/Message.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import type { EditStock } from './editStock.ts';
import styles from './StockEditor.module.css';
import { modeNames, stockProblemText, editorText as text } from './stockEditor.text.ts';
import { MAX_REMARK, piecesAfter, type Stock, type StockForm, type StockMode } from './stockForm.ts';

const MODES: readonly StockMode[] = ['set', 'add', 'take'];

/** A row is counted anew, or pieces are added or taken away. */
export function StockEditorDialog({ editor }: { editor: EditStock }) {
  const conflicting = useSelector(editor, hasConflict);
  const { form, problems, refusal } = useSelector(editor, selectContext);
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
  const { item: stock, opened, form, problems } = useSelector(editor, selectContext);
  const busy = useSelector(editor, isBusy);
  if (!stock || !opened) return null;
  const edit = (change: Partial<StockForm>) => editor.send({ type: 'form.edit', change });
  return (
    <>
      <p className={styles.what}>
        {stock.goodName}
        <span className={styles.second}>{stock.warehouseName}</span>
      </p>
      {opened.version !== stock.version && (
        <div className={styles.notice}>
          <Moved opened={opened} stock={stock} form={form} />
        </div>
      )}
      <dl className={styles.facts} aria-label={text.facts}>
        <Fact name={text.quantity} pieces={stock.quantity} />
        <Fact name={text.locked} pieces={stock.locked} />
        <Fact name={text.available} pieces={stock.available} />
      </dl>
      <Fields saving={busy}>
        <div className={styles.mode}>
          <Segmented
            label={text.mode}
            value={form.mode}
            choices={MODES.map((value) => ({ value, label: modeNames[value] }))}
            onChange={(mode) => edit({ mode })}
          />
        </div>
        <Field
          label={text.pieces[form.mode]}
          error={stockProblemText(problems.pieces)}
          hint={<After form={form} stock={stock} />}
        >
          {(wiring) => (
            <Input
              {...wiring}
              inputMode="numeric"
              autoComplete="off"
              data-autofocus
              after={<span className={styles.unit}>{text.unit}</span>}
              value={form.pieces}
              onChange={(pieces) => edit({ pieces })}
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
        <Field label={text.warn} error={stockProblemText(problems.warn)} hint={text.warnHint}>
          {(wiring) => (
            <Input
              {...wiring}
              inputMode="numeric"
              autoComplete="off"
              after={<span className={styles.unit}>{text.unit}</span>}
              value={form.warn}
              onChange={(warn) => edit({ warn })}
            />
          )}
        </Field>
        <Field label={text.remark}>
          {(wiring) => (
            <Input
              {...wiring}
              maxLength={MAX_REMARK}
              autoComplete="off"
              placeholder={text.remarkHint}
              value={form.remark}
              onChange={(remark) => edit({ remark })}
            />
          )}
        </Field>
      </Fields>
    </>
  );
}

function Fact({ name, pieces }: { name: string; pieces: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{pieces}</dd>
    </div>
  );
}

/** What the row would hold then. */
function After({ form, stock }: { form: StockForm; stock: Stock }) {
  const after = piecesAfter(form, stock);
  if (after === null || after < stock.locked) return null;
  if (form.mode === 'set' && after === stock.quantity) return text.counted;
  return text.after(after, after - stock.locked);
}

/** What was there, what is there now, and what the person has typed, side by side. */
function Moved({ opened, stock, form }: { opened: Stock; stock: Stock; form: StockForm }) {
  const words = text.changed;
  const typed = form.mode === 'set' ? form.pieces : `${modeNames[form.mode]} ${form.pieces}`;
  return (
    <Message tone="warning">
      {text.changedTitle}
      <table className={styles.moved}>
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.opened}</th>
            <th scope="col">{words.now}</th>
            <th scope="col">{words.typed}</th>
          </tr>
        </thead>
        <tbody className="num">
          <tr>
            <th scope="row">{words.quantity}</th>
            <td>{opened.quantity}</td>
            <td>
              <strong>{stock.quantity}</strong>
            </td>
            <td>{typed}</td>
          </tr>
          <tr>
            <th scope="row">{words.warn}</th>
            <td>{opened.warnQuantity}</td>
            <td>
              <strong>{stock.warnQuantity}</strong>
            </td>
            <td>{form.warn}</td>
          </tr>
        </tbody>
      </table>
    </Message>
  );
}
