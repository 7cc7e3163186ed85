import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { FormDialog } from '../../flows/FormDialog.tsx';
import type { GroupRobotPlatform } from '../../graphql/generated/graphql.ts';
import { toggled } from '../../lib/toggled.ts';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { platformNames, removeText, renameText, addRobotText as text } from './noticeWays.text.ts';
import type { AddingRobot, RemovingRobot, RenamingRobot } from './waysFlows.ts';
import type { RobotForm } from './waysForm.ts';

const platforms = Object.keys(platformNames) as GroupRobotPlatform[];

/** The form of a new robot. */
export function AddRobotDialog({ actor }: { actor: AddingRobot }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
  if (!item) return null;
  const edit = (change: Partial<RobotForm>) => actor.send({ type: 'form.edit', change });
  return (
    <FormDialog actor={actor} title={text.title} width={600} texts={text} problem={refusal?.msg ?? null}>
      <Fields saving={busy}>
        <Field label={text.platform}>
          {() => (
            <Segmented
              label={text.platform}
              choices={platforms.map((value) => ({ value, label: platformNames[value] }))}
              value={form.platform}
              onChange={(platform) => edit({ platform })}
            />
          )}
        </Field>
        <TextField
          label={text.address}
          hint={text.addressHint[form.platform]}
          required
          data-autofocus
          inputMode="url"
          spellCheck={false}
          maxLength={500}
          error={problems.address}
          value={form.address}
          onChange={(address) => edit({ address })}
        />
        {form.platform !== 'WECOM' && (
          <TextField
            label={text.secret}
            hint={text.secretHint}
            spellCheck={false}
            maxLength={128}
            error={problems.secret}
            value={form.secret}
            onChange={(secret) => edit({ secret })}
          />
        )}
        <TextField
          label={text.name}
          hint={text.nameHint}
          required
          maxLength={20}
          error={problems.name}
          value={form.name}
          onChange={(name) => edit({ name })}
        />
        <Field label={text.groups} error={problems.groups}>
          {() => (
            <Stack gap={8}>
              {item.groups.map(({ group, name, about }) => (
                <Checkbox
                  key={group}
                  label={`${name}（${about}）`}
                  checked={form.groups.includes(group)}
                  onChange={(isOn) => edit({ groups: toggled(form.groups, group, isOn) })}
                />
              ))}
            </Stack>
          )}
        </Field>
      </Fields>
    </FormDialog>
  );
}

export function RenameRobotDialog({ actor }: { actor: RenamingRobot }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
  if (!item) return null;
  return (
    <FormDialog
      actor={actor}
      title={renameText.title}
      width={420}
      texts={renameText}
      problem={refusal?.msg ?? null}
    >
      <Fields saving={busy}>
        <TextField
          label={renameText.name}
          required
          data-autofocus
          maxLength={20}
          error={problems.name}
          value={form.name}
          onChange={(name) => actor.send({ type: 'form.edit', change: { name } })}
        />
      </Fields>
    </FormDialog>
  );
}

export function RemoveRobotDialog({ actor }: { actor: RemovingRobot }) {
  return (
    <ConfirmActionDialog destructive actor={actor} texts={removeText}>
      {({ name }) => <p>{removeText.question(name)}</p>}
    </ConfirmActionDialog>
  );
}
