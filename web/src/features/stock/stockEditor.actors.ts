import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import { refreshStock } from './refreshStock.ts';
import { UpdateGoodStock } from './stock.graphql.ts';
import { type SavedStock, stockEditorMachine } from './stockEditor.machine.ts';
import { editorText } from './stockEditor.text.ts';
import type { StockChange } from './stockForm.ts';

/** The editor on the real graph. A refusal too may mean that what is on show is out of date. */
export function stockEditorLogic(client: ApolloClient) {
  return stockEditorMachine.provide({
    actors: {
      saveStock: fromPromise<SavedStock, StockChange | null>(async ({ input }) => {
        if (!input) throw new Error('no stock to change');
        const { id, ...change } = input;
        const answer = await runMutation(client, UpdateGoodStock, { id, input: change });
        void refreshStock(client);
        return isRefusal(answer) ? answer : { kind: 'saved' };
      }),
    },
    actions: { announce: (_, { stock }) => toast.success(editorText.saved(stock?.goodName ?? '')) },
  });
}
