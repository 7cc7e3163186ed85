import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/toast.ts';
import {
  blankStock,
  type NewStockForm,
  type NewStockProblems,
  newStockInput,
  newStockProblems,
} from './newStockForm.ts';
import { CreateGoodStock } from './stock.graphql.ts';
import { newStockText } from './stock.text.ts';

export type NewStock = EditRecord<NewStockForm, NewStockForm, NewStockProblems>;

/** Beginning the stock of goods at a warehouse. */
export const newStock = (client: ApolloClient) =>
  editRecord({
    blank: blankStock,
    fill: (form: NewStockForm) => form,
    validate: newStockProblems,
    save: async (form) => {
      const input = newStockInput(form);
      if (!input) throw new Error('no stock to begin');
      return runMutation(client, CreateGoodStock, { input });
    },
    onSaved: () => toast.success(newStockText.done),
  });
