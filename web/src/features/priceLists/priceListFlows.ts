import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import {
  blankList,
  currentList,
  type EditedList,
  type ListProblems,
  listForm,
  listInput,
  listProblems,
  type PriceList,
  type PriceListForm,
} from './priceListForm.ts';
import { CreatePriceList, DeletePriceLists, UpdatePriceList } from './priceLists.graphql.ts';
import { listEditorText, removalText } from './priceLists.text.ts';

export type EditPriceList = EditRecord<EditedList, PriceListForm, ListProblems>;

/** Writing a price list, a new one or one that is there. */
export const editPriceList = (client: ApolloClient) =>
  editRecord({
    blank: listForm(blankList),
    fill: (list: EditedList) => listForm(list),
    validate: (form) => listProblems(form),
    save: async (form, { id, version }) => {
      const input = listInput(form);
      const answer =
        id === null
          ? await runMutation(client, CreatePriceList, { input })
          : await runMutation(client, UpdatePriceList, { id, version, input });
      return isRefusal(answer) ? answer : true;
    },
    current: (list, { errorKey, data }) =>
      errorKey === 'CHANGED_MEANWHILE' ? currentList(list, data.current) : null,
    onSaved: () => toast.success(listEditorText.saved),
  });

export type RemovePriceList = ConfirmAction<PriceList>;

/** Removing a list. */
export const removePriceList = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: PriceList) => runMutation(client, DeletePriceLists, { ids: [id] }, { awaitReads: true }),
    onDone: () => toast.success(removalText.done),
  });
