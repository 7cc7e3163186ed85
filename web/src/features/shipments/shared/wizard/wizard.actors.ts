import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { type SavedSender, saveSender } from '../../../../fields/saveSender.ts';
import type { SenderForm } from '../../../../fields/sender.ts';
import { runQuery } from '../../../../graphql/runOperation.ts';
import { ListSenders } from '../../../../graphql/senders.graphql.ts';
import { isRefusal } from '../../../../lib/refusal.ts';
import { LoadLastPurchase } from '../../../goodsPicker/goods.graphql.ts';
import type { GoodsFactsResult } from '../../../goodsPicker/goodsFacts.ts';
import { loadGoodsFacts } from '../../../goodsPicker/loadGoodsFacts.ts';
import { checkout } from '../checkout/checkout.actors.ts';

/** What every wizard asks of the gateway. */
export function wizardActors(client: ApolloClient) {
  return {
    checkout: checkout(client),
    loadGoods: fromPromise<GoodsFactsResult, number>(({ input }) => loadGoodsFacts(client, input)),
    saveSender: fromPromise<SavedSender, SenderForm | null>(async ({ input }) => {
      if (!input) throw new Error('no sender to save');
      return saveSender(client, input);
    }),
  };
}

/** What a wizard begins with besides its draft: for a new one the last order, and who can send. */
export async function loadBeginnings(client: ApolloClient, isNew: boolean) {
  const [last, senders] = await Promise.all([
    isNew ? runQuery(client, LoadLastPurchase, {}, { warnOnRefusal: true }) : null,
    runQuery(client, ListSenders, {}, { warnOnRefusal: true }),
  ]);
  const bought = last && !isRefusal(last) ? last.lastPurchase : null;
  return {
    last: bought ? { ...bought, goodId: bought.good?.id ?? null } : null,
    senderIds: isRefusal(senders) ? [] : senders.senders.map(({ id }) => id),
  };
}

/** The goods of a draft as they are now; a draft whose goods are no longer sold has none. */
export async function withGoods<D extends { goodId: number | null }>(client: ApolloClient, draft: D) {
  const opened = { kind: 'opened', draft, facts: null, refusal: null } as const;
  if (draft.goodId === null) return opened;
  const answer = await loadGoodsFacts(client, draft.goodId);
  if (isRefusal(answer)) return { ...opened, draft: { ...draft, goodId: null }, refusal: answer };
  return { ...opened, facts: answer.facts };
}
