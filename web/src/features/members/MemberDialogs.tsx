import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import type { ChangingMember, EndingMember, InvitingMember } from './memberFlows.ts';
import type { GrantableRole, MemberForm, MemberProblems } from './memberForm.ts';
import { cancelInvitationText, changeText, inviteText, removeText } from './members.text.ts';

/** The form in which one person is invited. */
export function InviteMemberDialog({ actor }: { actor: InvitingMember }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
  if (!item) return null;
  return (
    <FormDialog actor={actor} title={inviteText.title} texts={inviteText} problem={refusal?.msg ?? null}>
      <Fields saving={busy}>
        <MemberFields
          {...{ form, problems, roles: item.roles }}
          onChange={(change) => actor.send({ type: 'form.edit', change })}
        />
        <Field label={inviteText.password} hint={inviteText.passwordHint} required error={problems.password}>
          {(wiring) => (
            <PasswordInput
              {...wiring}
              name="password"
              autoComplete="current-password"
              maxLength={64}
              value={form.password}
              onChange={(password) => actor.send({ type: 'form.edit', change: { password } })}
            />
          )}
        </Field>
      </Fields>
    </FormDialog>
  );
}

/** The form in which a member gets another name or role. */
export function ChangeMemberDialog({ actor }: { actor: ChangingMember }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
  if (!item) return null;
  return (
    <FormDialog actor={actor} title={changeText.title} texts={changeText} problem={refusal?.msg ?? null}>
      <Fields saving={busy}>
        <MemberFields
          {...{ form, problems, roles: item.roles }}
          onChange={(change) => actor.send({ type: 'form.edit', change })}
        />
      </Fields>
    </FormDialog>
  );
}

interface FieldsProps {
  form: MemberForm;
  problems: MemberProblems;
  roles: readonly GrantableRole[];
  onChange: (change: Partial<MemberForm>) => void;
}

/** What the owner calls a member, and what the member may do. */
function MemberFields({ form, problems, roles, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        label={inviteText.name}
        hint={inviteText.nameHint}
        required
        data-autofocus
        maxLength={20}
        error={problems.name}
        value={form.name}
        onChange={(name) => onChange({ name })}
      />
      <Field
        label={inviteText.role}
        hint={roles.find(({ role }) => role === form.role)?.about}
        required
        error={problems.role}
      >
        {(wiring) => (
          <Select
            {...wiring}
            value={form.role}
            options={roles.map(({ role, name }) => ({ value: role, text: name }))}
            onChange={(role) => onChange({ role })}
          />
        )}
      </Field>
    </>
  );
}

/** Removing a member is asked once. */
export function RemoveMemberDialog({ actor }: { actor: EndingMember }) {
  return (
    <ConfirmActionDialog destructive actor={actor} texts={removeText}>
      {({ name }) => <p>{removeText.question(name)}</p>}
    </ConfirmActionDialog>
  );
}

/** So is ending an invitation. */
export function CancelInvitationDialog({ actor }: { actor: EndingMember }) {
  return (
    <ConfirmActionDialog destructive actor={actor} texts={cancelInvitationText}>
      {({ name }) => <p>{cancelInvitationText.question(name)}</p>}
    </ConfirmActionDialog>
  );
}
