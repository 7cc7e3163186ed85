import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import type { GoodStockInput } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import { type BegunStock, newStockMachine } from './newStock.machine.ts';
import { refreshStock } from './refreshStock.ts';
import { CreateGoodStock } from './stock.graphql.ts';
import { newStockText } from './stock.text.ts';

/** Beginning a row on the real graph. */
export function newStockLogic(client: ApolloClient) {
  return newStockMachine.provide({
    actors: {
      createStock: fromPromise<BegunStock, GoodStockInput | null>(async ({ input }) => {
        if (!input) throw new Error('no stock to begin');
        const answer = await runMutation(client, CreateGoodStock, { input });
        void refreshStock(client);
        return isRefusal(answer) ? answer : { kind: 'begun' };
      }),
    },
    actions: { announce: () => toast.success(newStockText.done) },
  });
}
