import { useSelector } from '@xstate/react';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { toggled } from '../../lib/toggled.ts';
import { useFields } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import type { RoleRowFragment } from '../graphql/generated/graphql.ts';
import type { EditingOperator } from './editOperator.ts';
import { editorText as text } from './operators.text.ts';

interface Props {
  actor: EditingOperator;
  roles: readonly RoleRowFragment[];
}

/** The form of an operator. */
export function EditOperatorDialog({ actor, roles }: Props) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useSelector(actor, isBusy);
  const edit = (change: Partial<typeof form>) => actor.send({ type: 'form.edit', change });
  const isNew = item?.id === null;
  return (
    <FormDialog
      actor={actor}
      title={isNew ? text.adding : text.editing(item?.name ?? '')}
      texts={text}
      problem={refusal?.msg ?? null}
    >
      <Fields saving={busy}>
        {isNew && (
          <TextField
            label={text.name}
            hint={text.nameHint}
            required
            maxLength={30}
            data-autofocus
            error={problems.name}
            value={form.name}
            onChange={(name) => edit({ name })}
          />
        )}
        <TextField
          label={text.displayName}
          hint={text.displayNameHint}
          required
          maxLength={30}
          error={problems.displayName}
          value={form.displayName}
          onChange={(displayName) => edit({ displayName })}
        />
        <Stack role="group" aria-label={text.roles} gap={8} below={12}>
          <Text>{text.roles}</Text>
          {roles.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={form.roleIds.includes(id)}
              onChange={(isChosen) => edit({ roleIds: toggled(form.roleIds, id, isChosen) })}
            />
          ))}
          {problems.roleIds && (
            <Text role="alert" tone="danger" small>
              {problems.roleIds}
            </Text>
          )}
        </Stack>
      </Fields>
    </FormDialog>
  );
}
