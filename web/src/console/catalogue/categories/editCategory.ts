import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../../flows/editRecord.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { runMutation } from '../../graphql/runMutation.ts';
import { CreateCategory, RenameCategory } from '../catalogue.graphql.ts';
import { categoryFormText as text } from '../catalogue.text.ts';

/** The category that is renamed; an id of null for a new one. */
export interface EditedCategory {
  id: number | null;
  name: string;
}
export interface CategoryForm {
  name: string;
}
export type CategoryProblems = Partial<Record<'name', string>>;
export type EditingCategory = EditRecord<EditedCategory, CategoryForm, CategoryProblems>;

/** The name of a category, new or not. */
export const editCategory = (client: ApolloClient) =>
  editRecord({
    blank: { name: '' },
    fill: ({ name }: EditedCategory): CategoryForm => ({ name }),
    validate: ({ name }): CategoryProblems => (name.trim() === '' ? { name: text.nameMissing } : {}),
    save: async ({ name: given }, { id }): Promise<object | Refusal> => {
      const name = given.trim();
      return id === null
        ? runMutation(client, CreateCategory, { name })
        : runMutation(client, RenameCategory, { id, name });
    },
    refusedAt: ({ errorKey, msg }) => (errorKey === 'CATEGORY_NAME_TAKEN' ? { name: msg } : null),
    onSaved: () => toast.success(text.done),
  });
