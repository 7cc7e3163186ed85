import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import { type ActionRequest, type ActionResponse, goodActionsMachine } from './goodActions.machine.ts';
import { actionTexts } from './goodActions.text.ts';
import { refreshGoods } from './refreshGoods.ts';
import { DeleteGoods, SetGoodsOnSale } from './sellerGoods.graphql.ts';

/** The actions on the real graph; the lists are refetched when they are done. */
export function goodActionsLogic(client: ApolloClient) {
  return goodActionsMachine.provide({
    actors: { runAction: fromPromise<ActionResponse, ActionRequest>(({ input }) => run(client, input)) },
    actions: {
      announce: (_, { action }) => toast.success(actionTexts[action].done),
      refresh: () => refreshGoods(client),
    },
  });
}

async function run(client: ApolloClient, { action, ids }: ActionRequest): Promise<ActionResponse> {
  if (action === 'remove') {
    const answer = await runMutation(client, DeleteGoods, { ids: [...ids] });
    return isRefusal(answer) ? answer : { kind: 'answered', results: answer.deleteGoods };
  }
  const variables = { ids: [...ids], onSale: action === 'putOn' };
  const answer = await runMutation(client, SetGoodsOnSale, variables);
  return isRefusal(answer) ? answer : { kind: 'answered', results: answer.setGoodsOnSale };
}
