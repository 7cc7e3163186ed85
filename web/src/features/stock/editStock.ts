import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/toast.ts';
import { UpdateGoodStock } from './stock.graphql.ts';
import { editorText } from './stockEditor.text.ts';
import {
  blankStockForm,
  currentStock,
  type Stock,
  type StockForm,
  type StockProblems,
  stockForm,
  stockInput,
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
    onSaved: ({ goodName }) => toast.success(editorText.saved(goodName)),
  });
