import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { Input } from '../../ui/Input.tsx';
import { Message } from '../../ui/Message.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { AmountFields } from './AmountFields.tsx';
import { MarkUpGood } from './MarkUpGood.tsx';
import styles from './MarkUps.module.css';
import { type MarkUpForm, REMARK_MAX } from './markUpForm.ts';
import {
  isBusy,
  isEditing,
  isUnsaved,
  type MarkUps,
  selectForm,
  selectProblems,
  selectSubject,
} from './markUps.selectors.ts';
import { amountProblemText, goodsOf, membersNamed, markUpDialogText as text } from './markUps.text.ts';

const scopes = (['all', 'one'] as const).map((value) => ({ value, label: text.scopes[value] }));

/** What is added for one member or many, set or changed. */
export function MarkUpDialog({ actor }: { actor: MarkUps }) {
  const open = useSelector(actor, isEditing);
  const busy = useSelector(actor, isBusy);
  const { row, members } = useSelector(actor, selectSubject);
  const formId = useId();
  const close = () => actor.send({ type: 'editor.close' });
  return (
    <Dialog
      open={open}
      title={row ? text.change : text.set}
      width={560}
      sticky
      onClose={close}
      actions={
        <>
          <Button disabled={busy} onClick={close}>
            {text.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={busy}>
            {text.save(members.length)}
          </Button>
        </>
      }
    >
      <Fields saving={busy}>
        <About actor={actor} />
        <AmountsForm actor={actor} id={formId} />
      </Fields>
    </Dialog>
  );
}

function About({ actor }: { actor: MarkUps }) {
  const { row, members } = useSelector(actor, selectSubject);
  const { scope, good } = useSelector(actor, selectForm);
  const problems = useSelector(actor, selectProblems);
  const edit = (change: Partial<MarkUpForm>) => actor.send({ type: 'form.edit', change });
  return (
    <>
      <dl className={styles.about}>
        <dt>{text.members}</dt>
        <dd>{membersNamed(members)}</dd>
        <dt>{text.scope}</dt>
        <dd>
          {row ? (
            goodsOf(row)
          ) : (
            <Segmented
              label={text.scope}
              value={scope}
              choices={scopes}
              onChange={(chosen) => edit({ scope: chosen })}
            />
          )}
        </dd>
      </dl>
      {scope === 'one' && (
        <MarkUpGood
          good={good}
          error={amountProblemText(problems.good, text.goodHint)}
          onChoose={(chosen) => edit({ good: chosen })}
        />
      )}
    </>
  );
}

function AmountsForm({ actor, id }: { actor: MarkUps; id: string }) {
  const { row, limits } = useSelector(actor, selectSubject);
  const form = useSelector(actor, selectForm);
  const problems = useSelector(actor, selectProblems);
  const broken = useSelector(actor, isUnsaved);
  const edit = (change: Partial<MarkUpForm>) => actor.send({ type: 'form.edit', change });
  const save = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.save' });
  };
  return (
    <form id={id} onSubmit={save} noValidate>
      <AmountFields typed={form} problems={problems} limits={limits} onEdit={edit} />
      <Field label={text.remark} error={amountProblemText(problems.remark)}>
        {(wiring) => (
          <Input
            {...wiring}
            maxLength={REMARK_MAX}
            autoComplete="off"
            placeholder={text.remarkHint}
            value={form.remark}
            onChange={(remark) => edit({ remark })}
          />
        )}
      </Field>
      {problems.form && <Message tone="danger">{amountProblemText(problems.form)}</Message>}
      {broken && <Message tone="warning">{text.broken}</Message>}
      <p className={styles.quiet}>{row ? text.later : `${text.later}；${text.replaces}`}</p>
    </form>
  );
}
