import type { ApolloClient } from '@apollo/client';
import { fromCallback, fromPromise } from 'xstate';
import { type SavedSender, saveSender } from '../../../../fields/saveSender.ts';
import type { SenderForm } from '../../../../fields/sender.ts';
import { runQuery } from '../../../../graphql/runOperation.ts';
import { ListSenders } from '../../../../graphql/senders.graphql.ts';
import { isRefusal } from '../../../../lib/refusal.ts';
import { LoadLastPurchase } from '../../../goodsPicker/goods.graphql.ts';
import type { GoodsFactsResult } from '../../../goodsPicker/goodsFacts.ts';
import { type GoodsReading, loadGoodsFacts } from '../../../goodsPicker/loadGoodsFacts.ts';
import { checkout } from '../checkout/checkout.actors.ts';
import { type BasketDraft, type BasketResult, fitBasket, goodIdsOf } from './basket.ts';
import type { TurnEvent } from './wizard.types.ts';
import type { DraftOwnership } from './wizardDraft.ts';

/** What every wizard asks of the gateway, and of the other tabs that have its draft open. */
export function wizardActors(client: ApolloClient, turn: DraftOwnership) {
  return {
    checkout: checkout(client),
    draftTurn: fromCallback<TurnEvent>(({ sendBack, receive }) => {
      receive(() => turn.begin(null));
      return turn.watch((sent) => sendBack({ type: 'draft.sentElsewhere', sent }));
    }),
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

/** Reads the goods of a wizard for one. */
export function loadGoods(client: ApolloClient) {
  return fromPromise<GoodsFactsResult, number>(({ input }) => loadGoodsFacts(client, input));
}

/**
 * Reads the goods of a wizard for several.
 *
 * @param keep hears of what was read
 */
export function loadBasket(client: ApolloClient, keep: (ids: readonly number[]) => void = () => {}) {
  return fromPromise<BasketResult, readonly number[]>(async ({ input }) => {
    const answers = await Promise.all(input.map((id) => loadGoodsFacts(client, id)));
    const refused = answers.find(isRefusal);
    if (!refused) keep(input);
    return refused ?? { kind: 'known', goods: answers.flatMap((one) => (isRefusal(one) ? [] : one.facts)) };
  });
}

/** The goods of a draft as they are now; what is no longer sold is not in it. */
export async function withBasket<D extends BasketDraft>(
  client: ApolloClient,
  draft: D,
  reading?: GoodsReading,
) {
  const ids = goodIdsOf(draft.lines);
  const answers = await Promise.all(ids.map((id) => loadGoodsFacts(client, id, reading)));
  const goods = answers.flatMap((answer) => (isRefusal(answer) ? [] : answer.facts));
  const sold = draft.lines.filter((line) => goods.some(({ goodId }) => goodId === line.goodId));
  const fitted = { ...draft, lines: sold };
  return {
    kind: 'opened',
    ...(goods.length === 0 ? { draft: fitted, facts: null } : splitFacts(fitted, fitBasket(goods, fitted))),
    refusal: answers.find(isRefusal) ?? null,
  } as const;
}

function splitFacts<D extends BasketDraft>(draft: D, { facts, ...fitted }: ReturnType<typeof fitBasket>) {
  return { draft: { ...draft, ...fitted }, facts };
}

/** The goods of a draft as they are now; a draft whose goods are no longer sold has none. */
export async function withGoods<D extends { goodId: number | null }>(client: ApolloClient, draft: D) {
  const opened = { kind: 'opened', draft, facts: null, refusal: null } as const;
  if (draft.goodId === null) return opened;
  const answer = await loadGoodsFacts(client, draft.goodId);
  if (isRefusal(answer)) return { ...opened, draft: { ...draft, goodId: null }, refusal: answer };
  return { ...opened, facts: answer.facts };
}
