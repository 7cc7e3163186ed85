import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { CreateOperator, UpdateOperator } from './operators.graphql.ts';
import { editorText as text } from './operators.text.ts';

/** A password that is shown once. */
export interface GivenPassword {
  name: string;
  password: string;
}

/** An operator that is edited; without an id a new one. */
export interface EditedOperator {
  id: number | null;
  name: string;
  displayName: string;
  roleIds: readonly number[];
  isEnabled: boolean;
  onPassword: (given: GivenPassword) => void;
}

type Form = Pick<EditedOperator, 'name' | 'displayName' | 'roleIds'>;
type Problems = Partial<Record<keyof Form, string>>;
export type EditingOperator = EditRecord<EditedOperator, Form, Problems>;

const NAME = /^[a-z0-9][a-z0-9.-]{1,29}$/;

/** Adds an operator, or changes one's name and roles. */
export const editOperator = (client: ApolloClient) =>
  editRecord({
    blank: { name: '', displayName: '', roleIds: [] } satisfies Form as Form,
    fill: ({ name, displayName, roleIds }: EditedOperator) => ({ name, displayName, roleIds }),
    validate: ({ name, displayName, roleIds }, { id }): Problems => ({
      ...(id === null && !NAME.test(name) && { name: text.nameUnfit }),
      ...(displayName.trim() === '' && { displayName: text.displayNameMissing }),
      ...(roleIds.length === 0 && { roleIds: text.rolesMissing }),
    }),
    save: async ({ name, displayName, roleIds }, { id, isEnabled }) => {
      const input = { displayName: displayName.trim(), roleIds: [...roleIds] };
      if (id !== null) return runMutation(client, UpdateOperator, { id, input: { ...input, isEnabled } });
      // The password stays in no cache.
      return runMutation(client, CreateOperator, { input: { ...input, name } }, { uncached: 'private' });
    },
    refusedAt: ({ errorKey, msg }) => (errorKey === 'OPERATOR_NAME_TAKEN' ? { name: msg } : null),
    onSaved: ({ onPassword, name }, answer) => {
      if (isRefusal(answer)) return;
      if ('createOperator' in answer) {
        const { password, operator } = answer.createOperator;
        onPassword({ name: name || `#${operator.id}`, password });
      } else toast.success(text.saved);
    },
  });
