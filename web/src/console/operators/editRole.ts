import type { ApolloClient } from '@apollo/client';
import { confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { RemoveRole, SaveRole } from './operators.graphql.ts';
import { rolesText as text } from './operators.text.ts';

/** A role that is edited; without an id a new one. */
export interface EditedRole {
  id: number | null;
  name: string;
  permissions: readonly string[];
}
type Form = Pick<EditedRole, 'name' | 'permissions'>;
type Problems = Partial<Record<keyof Form, string>>;
export type EditingRole = EditRecord<EditedRole, Form, Problems>;

/** Adds or changes a role. */
export const editRole = (client: ApolloClient) =>
  editRecord({
    blank: { name: '', permissions: [] } satisfies Form as Form,
    fill: ({ name, permissions }: EditedRole) => ({ name, permissions }),
    validate: ({ name, permissions }): Problems => ({
      ...(name.trim() === '' && { name: text.nameMissing }),
      ...(permissions.length === 0 && { permissions: text.permissionsMissing }),
    }),
    save: ({ name, permissions }, { id }) =>
      runMutation(client, SaveRole, {
        input: { ...(id !== null && { id }), name: name.trim(), permissions: [...permissions] },
      }),
    refusedAt: ({ errorKey, msg }) => (errorKey === 'ROLE_NAME_TAKEN' ? { name: msg } : null),
    onSaved: () => toast.success(text.saved),
  });

/** Removes a role that nobody has. */
export const removeRole = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: { id: number; name: string }) => runMutation(client, RemoveRole, { id }),
    onDone: () => toast.success(text.removed),
  });
