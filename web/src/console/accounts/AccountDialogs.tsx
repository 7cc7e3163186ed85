import { useSelector } from '@xstate/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { useFields, useFormFields, useProblems } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { reasonText } from '../reasons.ts';
import { CopyReply } from '../ui/CopyReply.tsx';
import { ReasonField } from '../ui/ReasonField.tsx';
import { ReasonQuestion } from '../ui/ReasonQuestion.tsx';
import type { AddingNote, ChangingLevel, LevelChange, ReasonedAction } from './accountActions.ts';
import {
  levelText,
  MAX_NOTE,
  noteText,
  reasonTemplates,
  resetText,
  signOutText,
  levelDialogText as text,
} from './accounts.text.ts';

export function SignOutDialog({ actor }: { actor: ReasonedAction }) {
  return (
    <ReasonQuestion
      actor={actor}
      destructive
      texts={signOutText}
      words={({ name }) => ({ question: signOutText.question(name), templates: reasonTemplates.signOut })}
    />
  );
}

export function ResetDialog({ actor }: { actor: ReasonedAction }) {
  const busy = useSelector(actor, isBusy);
  return (
    <ConfirmActionDialog actor={actor} sticky texts={resetText}>
      {({ phone, reason }, problem) => (
        <>
          <Text as="p">{resetText.question(phone)}</Text>
          <Text as="p" tone="secondary" below={12}>
            {resetText.recorded}
          </Text>
          <ReasonField
            value={reason}
            error={problem}
            templates={reasonTemplates.sendReset}
            readOnly={busy}
            onChange={(typed) => actor.send({ type: 'subject.edit', change: { reason: typed } })}
          />
          <CopyReply reply={resetText.reply} />
        </>
      )}
    </ConfirmActionDialog>
  );
}

export function LevelDialog({ actor }: { actor: ChangingLevel }) {
  return (
    <ConfirmActionDialog actor={actor} sticky texts={text}>
      {(subject, problem) => <LevelFields actor={actor} subject={subject} problem={problem} />}
    </ConfirmActionDialog>
  );
}

function LevelFields({
  actor,
  subject,
  problem,
}: {
  actor: ChangingLevel;
  subject: LevelChange;
  problem: string | null;
}) {
  const busy = useSelector(actor, isBusy);
  const { name, level, levelName, levels, earned, to, reason } = subject;
  const edit = (change: Partial<LevelChange>) => actor.send({ type: 'subject.edit', change });
  const chosen = levels.find((each) => each.level === to);
  const isOfReason = problem === reasonText.unfit;
  return (
    <Fields saving={busy}>
      <Text as="p" below={12}>
        {text.question(name, levelText(level, levelName))}
      </Text>
      <Field
        label={text.level}
        required
        error={isOfReason ? null : problem}
        hint={chosen ? text.gains(chosen.discount, chosen.maxProfit) : text.earned(earned)}
      >
        {(wiring) => (
          <Select
            {...wiring}
            value={to}
            placeholder={text.choose}
            options={levels.map((each) => ({ value: each.level, text: levelText(each.level, each.name) }))}
            onChange={(value) => edit({ to: value })}
          />
        )}
      </Field>
      <ReasonField
        value={reason}
        error={isOfReason ? problem : null}
        templates={reasonTemplates.level}
        readOnly={busy}
        onChange={(typed) => edit({ reason: typed })}
      />
    </Fields>
  );
}

export function NoteDialog({ actor }: { actor: AddingNote }) {
  const { refusal } = useFields(actor, 'refusal');
  return (
    <FormDialog
      actor={actor}
      title={noteText.title}
      width={460}
      texts={noteText}
      problem={refusal?.msg ?? null}
    >
      <NoteField actor={actor} />
    </FormDialog>
  );
}

function NoteField({ actor }: { actor: AddingNote }) {
  const { text: note } = useFormFields(actor, 'text');
  const problems = useProblems(actor);
  const busy = useSelector(actor, isBusy);
  return (
    <Fields saving={busy}>
      <Field label={noteText.note} required hint={noteText.hint} error={problems.text}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={4}
            maxLength={MAX_NOTE}
            readOnly={busy}
            data-autofocus
            value={note}
            onChange={(value) => actor.send({ type: 'form.edit', change: { text: value } })}
          />
        )}
      </Field>
    </Fields>
  );
}
