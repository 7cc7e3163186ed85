import { useSelector } from '@xstate/react';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { CheckboxTable } from '../../ui/inputs/CheckboxTable.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { permissionText } from '../permissions.text.ts';
import type { EditingRole } from './editRole.ts';
import { rolesText as text } from './operators.text.ts';
import { groupedPermissions } from './permissionGroups.ts';

const groups = groupedPermissions(Object.keys(permissionText)).map(({ group, permissions }) => ({
  name: group,
  choices: permissions.map((value) => ({ value: value as string, label: permissionText[value] })),
}));

/** The form of a role: its name, and a table of all permissions by what they are about. */
export function EditRoleDialog({ actor }: { actor: EditingRole }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useSelector(actor, isBusy);
  const edit = (change: Partial<typeof form>) => actor.send({ type: 'form.edit', change });
  return (
    <FormDialog
      actor={actor}
      title={item?.id === null ? text.adding : text.editing(item?.name ?? '')}
      width={720}
      texts={text}
      problem={refusal?.msg ?? null}
    >
      <Fields saving={busy}>
        <TextField
          label={text.name}
          required
          maxLength={20}
          data-autofocus
          error={problems.name}
          value={form.name}
          onChange={(name) => edit({ name })}
        />
        <Row gap={12} align="start">
          {(['adjustCase', 'adjustDay'] as const).map((limit) => (
            <TextField
              key={limit}
              label={text[limit]}
              inputMode="decimal"
              error={problems[limit]}
              value={form[limit]}
              onChange={(typed) => edit({ [limit]: typed })}
            />
          ))}
        </Row>
        <Text as="p" tone="secondary" small below={12}>
          {text.adjustHint}
        </Text>
        <CheckboxTable
          label={text.permissions}
          groups={groups}
          chosen={form.permissions}
          error={problems.permissions}
          onChange={(permissions) => edit({ permissions })}
        />
      </Fields>
    </FormDialog>
  );
}
