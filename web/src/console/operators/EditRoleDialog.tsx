import { useSelector } from '@xstate/react';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { permissionText } from '../permissions.text.ts';
import type { EditingRole } from './editRole.ts';
import { rolesText as text } from './operators.text.ts';
import { groupedPermissions } from './permissionGroups.ts';
import styles from './roles.module.css';

/** The form of a role: its name, and a table of all permissions by what they are about. */
export function EditRoleDialog({ actor }: { actor: EditingRole }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useSelector(actor, isBusy);
  const edit = (change: Partial<typeof form>) => actor.send({ type: 'form.edit', change });
  const toggle = (permission: string, isChosen: boolean) =>
    edit({
      permissions: isChosen
        ? [...form.permissions, permission]
        : form.permissions.filter((each) => each !== permission),
    });
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
        {problems.permissions && (
          <Text as="p" role="alert" tone="danger" small below={8}>
            {problems.permissions}
          </Text>
        )}
        <table className={styles.permissions} aria-label={text.permissions}>
          <tbody>
            {groupedPermissions(Object.keys(permissionText)).map(({ group, permissions }) => (
              <tr key={group}>
                <th scope="row">{group}</th>
                <td>
                  {permissions.map((permission) => (
                    <Checkbox
                      key={permission}
                      label={permissionText[permission]}
                      checked={form.permissions.includes(permission)}
                      onChange={(isChosen) => toggle(permission, isChosen)}
                    />
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fields>
    </FormDialog>
  );
}
