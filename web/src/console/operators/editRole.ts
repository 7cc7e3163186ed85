import type { ApolloClient } from '@apollo/client';
import { confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { parseYuan } from '../../lib/money.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { RemoveRole, SaveRole } from './operators.graphql.ts';
import { rolesText as text } from './operators.text.ts';

/** A role that is edited; without an id a new one. */
export interface EditedRole {
  id: number | null;
  name: string;
  permissions: readonly string[];
  /** Fen that one with the role adjusts alone, at a time and in a day. */
  adjustCase: number;
  adjustDay: number;
}
type Form = Pick<EditedRole, 'name' | 'permissions'> & { adjustCase: string; adjustDay: string };
type Problems = Partial<Record<keyof Form, string>>;
export type EditingRole = EditRecord<EditedRole, Form, Problems>;

const MOST = 100_000_000;
function fenOf(typed: string): number | null {
  const fen = parseYuan(typed.trim());
  return fen !== null && fen >= 0 && fen <= MOST ? fen : null;
}

/** Adds or changes a role. */
export const editRole = (client: ApolloClient) =>
  editRecord({
    blank: { name: '', permissions: [], adjustCase: '0', adjustDay: '0' } satisfies Form as Form,
    fill: ({ name, permissions, adjustCase, adjustDay }: EditedRole) => ({
      ...{ name, permissions },
      ...{ adjustCase: String(adjustCase / 100), adjustDay: String(adjustDay / 100) },
    }),
    validate: ({ name, permissions, adjustCase, adjustDay }): Problems => ({
      ...(name.trim() === '' && { name: text.nameMissing }),
      ...(permissions.length === 0 && { permissions: text.permissionsMissing }),
      ...(fenOf(adjustCase) === null && { adjustCase: text.adjustUnfit }),
      ...(fenOf(adjustDay) === null && { adjustDay: text.adjustUnfit }),
    }),
    save: ({ name, permissions, adjustCase, adjustDay }, { id }) =>
      runMutation(client, SaveRole, {
        input: {
          ...(id !== null && { id }),
          name: name.trim(),
          permissions: [...permissions],
          ...{ adjustCase: fenOf(adjustCase) ?? 0, adjustDay: fenOf(adjustDay) ?? 0 },
        },
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
