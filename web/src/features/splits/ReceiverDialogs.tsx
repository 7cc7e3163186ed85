import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import type { EditingReceiver, ReceiverForm, RemovingReceiver } from './receiverFlows.ts';
import { receiverNames, removeText, receiverText as text } from './splits.text.ts';

export function EditReceiverDialog({ actor }: { actor: EditingReceiver }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
  if (!item) return null;
  const edit = (change: Partial<ReceiverForm>) => actor.send({ type: 'form.edit', change });
  return (
    <FormDialog actor={actor} title={text.title} width={480} texts={text} problem={refusal?.msg ?? null}>
      <Fields saving={busy}>
        <Field label={text.kind} required>
          {(wiring) => (
            <Select
              {...wiring}
              value={form.kind}
              options={optionsOf(receiverNames)}
              onChange={(kind) => edit({ kind })}
            />
          )}
        </Field>
        <TextField
          label={text.accounts[form.kind]}
          hint={text.accountHints[form.kind]}
          required
          spellCheck={false}
          error={problems.account}
          maxLength={64}
          value={form.account}
          onChange={(account) => edit({ account })}
        />
        <TextField
          label={text.names[form.kind]}
          hint={text.nameHints[form.kind]}
          required
          error={problems.name}
          maxLength={100}
          value={form.name}
          onChange={(name) => edit({ name })}
        />
        <Field label={text.password} required error={problems.password}>
          {(wiring) => (
            <PasswordInput
              {...wiring}
              name="password"
              autoComplete="current-password"
              value={form.password}
              onChange={(password) => edit({ password })}
            />
          )}
        </Field>
      </Fields>
    </FormDialog>
  );
}

export function RemoveReceiverDialog({ actor }: { actor: RemovingReceiver }) {
  return (
    <ConfirmActionDialog actor={actor} texts={removeText}>
      {() => <p>{removeText.question}</p>}
    </ConfirmActionDialog>
  );
}
