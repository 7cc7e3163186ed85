import type { ApolloClient } from '@apollo/client';
import { confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { CreateGoodStock, DeleteGoodStock, UpdateGoodStock } from './stock.graphql.ts';
import { editorText, newStockText, removalText } from './stock.text.ts';
import {
  blankStock,
  blankStockForm,
  currentStock,
  type NewStockForm,
  type NewStockProblems,
  newStockInput,
  newStockProblems,
  type Stock,
  type StockForm,
  type StockProblems,
  stockForm,
  stockInput,
  stockName,
  stockProblems,
} from './stockForm.ts';

export type EditStock = EditRecord<Stock, StockForm, StockProblems>;

/** Counting a row anew, adding pieces or taking them away. */
export const editStock = (client: ApolloClient) =>
  editRecord({
    blank: blankStockForm,
    fill: (stock: Stock) => stockForm(stock),
    edit: (form, change, stock) => ({
      ...{ ...form, ...change },
      // The number of one way means nothing in another.
      ...(change.mode !== undefined && { pieces: stockForm(stock, change.mode).pieces }),
    }),
    validate: stockProblems,
    save: (form, stock, isRetry) => {
      const { id, ...input } = stockInput(form, stock, isRetry);
      return runMutation(client, UpdateGoodStock, { id, input });
    },
    current: (stock, { errorKey, data }) =>
      errorKey === 'CHANGED_MEANWHILE' ? currentStock(stock, data.current) : null,
    onSaved: (stock) => toast.success(editorText.saved(stockName(stock))),
  });

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

/** Removing a row. */
export const removeStock = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: Stock) => runMutation(client, DeleteGoodStock, { id }, { awaitReads: true }),
    onDone: () => toast.success(removalText.done),
  });
