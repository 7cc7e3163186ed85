import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import { refreshStock } from './refreshStock.ts';
import { type RemovedStock, removingStockMachine } from './removingStock.machine.ts';
import { DeleteGoodStock } from './stock.graphql.ts';
import { removalText } from './stock.text.ts';

/** Removing a row on the real graph; the list is read again after each try. */
export function removingStockLogic(client: ApolloClient) {
  return removingStockMachine.provide({
    actors: {
      removeStock: fromPromise<RemovedStock, number>(async ({ input: id }) => {
        const answer = await runMutation(client, DeleteGoodStock, { id });
        await refreshStock(client);
        return isRefusal(answer) ? answer : { kind: 'removed' };
      }),
    },
    actions: { announce: () => toast.success(removalText.done) },
  });
}
