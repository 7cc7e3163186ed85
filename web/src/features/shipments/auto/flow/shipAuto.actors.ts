import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { type SavedSender, saveSender } from '../../../../fields/saveSender.ts';
import type { SenderForm } from '../../../../fields/sender.ts';
import { runQuery } from '../../../../graphql/runOperation.ts';
import { ListSenders } from '../../../../graphql/senders.graphql.ts';
import { isRefusal } from '../../../../lib/refusal.ts';
import type { StoredValue } from '../../../../lib/storage.ts';
import { LoadLastPurchase } from '../../../goodsPicker/goods.graphql.ts';
import type { GoodsFactsResult } from '../../../goodsPicker/goodsFacts.ts';
import { loadGoodsFacts } from '../../../goodsPicker/loadGoodsFacts.ts';
import { batchActors } from '../../shared/checkout/batch.actors.ts';
import { type AutoDraft, beginAutoDraft } from './autoDraft.ts';
import { readShop } from './readShop.ts';
import type { Opened, ShopRead } from './shipAuto.types.ts';
import { findChosen, invalidateShopOrders, shopOrderActors } from './shopOrders.actors.ts';

/** The wizard's own work, through the gateway; the draft comes from the browser. */
export function shipAutoActors(client: ApolloClient, drafts: StoredValue<AutoDraft>) {
  return {
    ...shopOrderActors(client),
    ...batchActors(client, () => invalidateShopOrders(client)),
    openBatch: fromPromise<Opened, { account: string }>(() => open(client, drafts.load())),
    readShop: fromPromise<ShopRead, number>(({ input }) => readShop(client, input)),
    loadGoods: fromPromise<GoodsFactsResult, number>(({ input }) => loadGoodsFacts(client, input)),
    saveSender: fromPromise<SavedSender, SenderForm | null>(async ({ input }) => {
      if (!input) throw new Error('no sender to save');
      return saveSender(client, input);
    }),
  };
}

async function open(client: ApolloClient, kept: AutoDraft | null): Promise<Opened> {
  const [last, senders, read] = await Promise.all([
    kept ? null : runQuery(client, LoadLastPurchase, {}, { warnOnRefusal: true }),
    runQuery(client, ListSenders, {}, { warnOnRefusal: true }),
    kept?.shopId ? readShop(client, kept.shopId) : null,
  ]);
  const draft = beginAutoDraft({
    kept,
    lastSenderId: last && !isRefusal(last) ? (last.lastPurchase?.senderId ?? null) : null,
    senderIds: isRefusal(senders) ? [] : senders.senders.map(({ id }) => id),
  });
  const shop = read?.kind === 'shop' ? read.shop : null;
  // So that what was chosen can be shown; the wizard does not wait for it.
  if (shop && draft.chosen.length > 0) void findChosen(client, shop.shopId, draft.chosen).catch(() => {});
  const refused = read?.kind === 'refused' ? read : null;
  const opened = { kind: 'opened', draft, shop, facts: null, refusal: refused } as const;
  if (draft.mode !== 'one' || draft.goodId === null) return opened;
  const answer = await loadGoodsFacts(client, draft.goodId);
  if (isRefusal(answer)) {
    return { ...opened, draft: { ...draft, goodId: null }, refusal: refused ?? answer };
  }
  return { ...opened, facts: answer.facts };
}
