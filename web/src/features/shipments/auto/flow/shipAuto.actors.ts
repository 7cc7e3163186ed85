import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runQuery } from '../../../../graphql/runOperation.ts';
import { isRefusal, refusal } from '../../../../lib/refusal.ts';
import { quoteBatch } from '../../shared/checkout/checkout.actors.ts';
import { loadBeginnings, loadGoods, withGoods, wizardActors } from '../../shared/wizard/wizard.actors.ts';
import type { OwnedDraft } from '../../shared/wizard/wizardDraft.ts';
import { type AutoDraft, beginAutoDraft, byItsSettings, draftOfShop } from './autoDraft.ts';
import type { Opened, ShopRead } from './shipAuto.types.ts';
import { findChosen, loadFreight, shopOrderActors } from './shopOrders.actors.ts';
import { FindShop } from './shopOrders.graphql.ts';

/** The wizard's own work, through the gateway; the draft comes from the browser, for the shop that was asked for. */
export function shipAutoActors(
  client: ApolloClient,
  drafts: OwnedDraft<AutoDraft>,
  shopId: number | null = null,
) {
  return {
    ...wizardActors(client, drafts.turn),
    ...shopOrderActors(client),
    loadGoods: loadGoods(client),
    openDraft: fromPromise<Opened, string>(() => open(client, draftOfShop(drafts.load(), shopId))),
    readShop: fromPromise<ShopRead, number>(({ input }) => readShop(client, input)),
    quote: quoteBatch(client),
  };
}

async function open(client: ApolloClient, kept: AutoDraft | null): Promise<Opened> {
  const [{ last, senderIds }, read] = await Promise.all([
    loadBeginnings(client, kept === null),
    kept?.shopId ? readShop(client, kept.shopId) : null,
  ]);
  const begun = beginAutoDraft({ kept, lastSenderId: last?.senderId ?? null, senderIds });
  const shop = read?.kind === 'shop' ? read.shop : null;
  const draft = shop ? { ...begun, ...byItsSettings(begun, shop) } : begun;
  // So that what was chosen can be shown; the wizard does not wait for it.
  if (shop && draft.chosen.length > 0) void findChosen(client, shop.shopId, draft.chosen).catch(() => {});
  if (draft.plan) void loadFreight(client, draft.plan).catch(() => {});
  const refused = read?.kind === 'refused' ? read : null;
  if (draft.mode !== 'one') return { kind: 'opened', draft, shop, facts: null, refusal: refused };
  const opened = await withGoods(client, draft);
  return { ...opened, shop, refusal: refused ?? opened.refusal };
}

/** Reads what the rules of the wizard need to know about a shop; refused when its binding has ended. */
async function readShop(client: ApolloClient, shopId: number): Promise<ShopRead> {
  const answer = await runQuery(client, FindShop, { id: shopId }, { uncached: 'momentary' });
  if (isRefusal(answer)) return answer;
  const [found] = answer.shops.list;
  if (!found) return refusal('SHOP_UNBOUND');
  const { id, platform, shopName, status, autoSend, defaultSenderId } = found;
  if (status === 'EXPIRED') return refusal('SHOP_EXPIRED');
  if (status === 'DISABLED') return refusal('SHOP_UNBOUND');
  return { kind: 'shop', shop: { shopId: id, shopName, platform, autoSend, defaultSenderId } };
}
