import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { ConsoleList, ListSavedViewsQuery } from '../graphql/generated/graphql.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { RemoveView, SaveView } from './list.graphql.ts';
import { removingText, savingText } from './list.text.ts';

export type SavedView = ListSavedViewsQuery['savedViews'][number];

/** A list with the search part of its address. */
export interface ViewToSave {
  list: ConsoleList;
  search: string;
}
interface Form {
  name: string;
  isShared: boolean;
}
type Problems = Partial<Record<keyof Form, string>>;
export type SavingView = EditRecord<ViewToSave, Form, Problems>;

/** Keeps the filters of a list under a name. */
export const saveView = (client: ApolloClient) =>
  editRecord({
    blank: { name: '', isShared: false } as Form,
    fill: (_: ViewToSave) => ({ name: '', isShared: false }),
    validate: ({ name }): Problems => (name.trim() === '' ? { name: savingText.nameMissing } : {}),
    save: ({ name, isShared }, { list, search }) =>
      runMutation(client, SaveView, { input: { list, search, name: name.trim(), isShared } }),
    onSaved: (_, { saveView: { name } }) => toast.success(savingText.saved(name)),
  });

export type RemovedView = Pick<SavedView, 'id' | 'name' | 'isShared'>;
export type RemovingView = ConfirmAction<RemovedView>;

/** Removes a view, after a question. */
export const removeView = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: RemovedView): Promise<unknown> => runMutation(client, RemoveView, { id }),
    onDone: ({ name }) => toast.success(removingText.done(name)),
  });
