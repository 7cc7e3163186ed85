import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { AmountFields } from './AmountField.tsx';
import { MarkUpGood } from './MarkUpGood.tsx';
import styles from './MarkUps.module.css';
import type { EditMarkUp } from './markUpActions.ts';
import { MAX_REMARK, type MarkUpForm } from './markUpForm.ts';
import { amountProblemText, goodsOf, membersNamed, markUpDialogText as text } from './markUps.text.ts';

const scopes = (['all', 'one'] as const).map((value) => ({ value, label: text.scopes[value] }));

/** What is added for one member or many, set or changed. */
export function MarkUpDialog({ editor }: { editor: EditMarkUp }) {
  const { item: subject, refusal } = useFields(editor, 'item', 'refusal');
  return (
    <FormDialog
      actor={editor}
      title={subject?.row ? text.change : text.set}
      width={560}
      texts={{ ...text, save: text.save(subject?.members.length ?? 0) }}
      problem={refusal?.msg ?? null}
      above={<About editor={editor} />}
    >
      <AmountsForm editor={editor} />
    </FormDialog>
  );
}

function About({ editor }: { editor: EditMarkUp }) {
  const { item: subject, form, problems } = useFields(editor, 'item', 'form', 'problems');
  const busy = useTag(editor, 'busy');
  if (!subject) return null;
  const edit = (change: Partial<MarkUpForm>) => editor.send({ type: 'form.edit', change });
  return (
    <Fields saving={busy}>
      <dl className={styles.about}>
        <dt>{text.members}</dt>
        <dd>{membersNamed(subject.members)}</dd>
        <dt>{text.scope}</dt>
        <dd>
          {subject.row ? (
            goodsOf(subject.row)
          ) : (
            <Segmented
              label={text.scope}
              value={form.scope}
              choices={scopes}
              onChange={(scope) => edit({ scope })}
            />
          )}
        </dd>
      </dl>
      {form.scope === 'one' && (
        <MarkUpGood
          good={form.good}
          error={amountProblemText(problems.good, text.goodHint)}
          onChoose={(good) => edit({ good })}
        />
      )}
    </Fields>
  );
}

function AmountsForm({ editor }: { editor: EditMarkUp }) {
  const { item: subject, form, problems } = useFields(editor, 'item', 'form', 'problems');
  const busy = useTag(editor, 'busy');
  if (!subject) return null;
  const edit = (change: Partial<MarkUpForm>) => editor.send({ type: 'form.edit', change });
  return (
    <Fields saving={busy}>
      <AmountFields typed={form} problems={problems} limits={subject.limits} onEdit={edit} />
      <TextField
        label={text.remark}
        error={amountProblemText(problems.remark)}
        maxLength={MAX_REMARK}
        placeholder={text.remarkHint}
        value={form.remark}
        onChange={(remark) => edit({ remark })}
      />
      <SecondLine as="p">{subject.row ? text.later : `${text.later}；${text.replaces}`}</SecondLine>
    </Fields>
  );
}
