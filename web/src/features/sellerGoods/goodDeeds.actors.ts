import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import { type DeedAnswer, type DeedWish, goodDeedsMachine } from './goodDeeds.machine.ts';
import { deedWords } from './goodDeeds.text.ts';
import { refreshGoods } from './refreshGoods.ts';
import { DeleteGoods, SetGoodsOnSale } from './sellerGoods.graphql.ts';

/** The deeds on the real graph; the lists are read again when they are over. */
export function goodDeedsLogic(client: ApolloClient) {
  return goodDeedsMachine.provide({
    actors: { doDeed: fromPromise<DeedAnswer, DeedWish>(({ input }) => run(client, input)) },
    actions: {
      announce: (_, { deed }) => toast.success(deedWords[deed].done),
      refresh: () => refreshGoods(client),
    },
  });
}

async function run(client: ApolloClient, { deed, ids }: DeedWish): Promise<DeedAnswer> {
  if (deed === 'remove') {
    const answer = await runMutation(client, DeleteGoods, { ids: [...ids] });
    return isRefusal(answer) ? answer : { kind: 'answered', results: answer.deleteGoods };
  }
  const variables = { ids: [...ids], onSale: deed === 'putOn' };
  const answer = await runMutation(client, SetGoodsOnSale, variables);
  return isRefusal(answer) ? answer : { kind: 'answered', results: answer.setGoodsOnSale };
}
