import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import type { StoredValue } from '../../../../lib/storage.ts';
import { quoteBatch } from '../../shared/checkout/quoteBatch.ts';
import { loadBeginnings, withGoods, wizardActors } from '../../shared/wizard/wizard.actors.ts';
import { type AutoDraft, beginAutoDraft } from './autoDraft.ts';
import { readShop } from './readShop.ts';
import type { Opened, ShopRead } from './shipAuto.types.ts';
import { findChosen, invalidateShopOrders, shopOrderActors } from './shopOrders.actors.ts';

/** The wizard's own work, through the gateway; the draft comes from the browser. */
export function shipAutoActors(client: ApolloClient, drafts: StoredValue<AutoDraft>) {
  return {
    ...wizardActors(client, () => invalidateShopOrders(client)),
    ...shopOrderActors(client),
    openDraft: fromPromise<Opened>(() => open(client, drafts.load())),
    readShop: fromPromise<ShopRead, number>(({ input }) => readShop(client, input)),
    quote: quoteBatch(client),
  };
}

async function open(client: ApolloClient, kept: AutoDraft | null): Promise<Opened> {
  const [{ last, senderIds }, read] = await Promise.all([
    loadBeginnings(client, kept === null),
    kept?.shopId ? readShop(client, kept.shopId) : null,
  ]);
  const draft = beginAutoDraft({ kept, lastSenderId: last?.senderId ?? null, senderIds });
  const shop = read?.kind === 'shop' ? read.shop : null;
  // So that what was chosen can be shown; the wizard does not wait for it.
  if (shop && draft.chosen.length > 0) void findChosen(client, shop.shopId, draft.chosen).catch(() => {});
  const refused = read?.kind === 'refused' ? read : null;
  if (draft.mode !== 'one') return { kind: 'opened', draft, shop, facts: null, refusal: refused };
  const opened = await withGoods(client, draft);
  return { ...opened, shop, refusal: refused ?? opened.refusal };
}
