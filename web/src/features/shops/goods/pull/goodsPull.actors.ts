import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { invalidate } from '../../../../graphql/invalidate.ts';
import { runMutation, runQuery } from '../../../../graphql/runOperation.ts';
import { isRefusal } from '../../../../lib/refusal.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { EndShopGoodsPull, LoadShopGoodsPull, PullShopGoods } from '../../shared/shops.graphql.ts';
import { goodsPullMachine, type PullOutcome } from './goodsPull.machine.ts';
import { goodsPullText as text } from './goodsPull.text.ts';

/** Reading a shop's goods on the real graph. */
export function goodsPullLogic(client: ApolloClient) {
  return goodsPullMachine.provide({
    actors: {
      findPull: fromPromise<PullOutcome, number>(async ({ input: shopId, signal }) => {
        const answer = await runQuery(
          client,
          LoadShopGoodsPull,
          { shopId },
          { uncached: 'momentary', signal },
        );
        return isRefusal(answer) ? answer : { kind: 'pull', pull: answer.shopGoodsPull };
      }),
      beginPull: fromPromise<PullOutcome, number>(async ({ input: shopId }) => {
        const answer = await runMutation(client, PullShopGoods, { shopId });
        return isRefusal(answer) ? answer : { kind: 'pull', pull: answer.pullShopGoods };
      }),
      cancelPull: fromPromise<PullOutcome, number>(async ({ input: shopId }) => {
        const answer = await runMutation(client, EndShopGoodsPull, { shopId });
        return isRefusal(answer) ? answer : { kind: 'pull', pull: answer.endShopGoodsPull };
      }),
    },
    actions: {
      announceEnd: (_, answer) => {
        void invalidate(client, 'shopGoodsPulled');
        if (answer.kind === 'pull' && answer.pull?.status === 'DONE') toast.success(text.done(answer.pull));
      },
    },
  });
}
