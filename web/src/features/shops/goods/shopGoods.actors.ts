import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation, runQuery } from '../../../graphql/runOperation.ts';
import { isRefusal } from '../../../lib/refusal.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { AddShopGood, DeleteShopGood, ListShopSkus, SaveShopLinks } from '../shared/shops.graphql.ts';
import {
  type FoundTarget,
  type LinkOutcome,
  type LinkSubject,
  type RemovalOutcome,
  shopGoodsMachine,
} from './shopGoods.machine.ts';
import { shopGoodsText as text } from './shopGoods.text.ts';
import {
  type Link,
  type LinkRequest,
  limitFen,
  linkOf,
  noLink,
  remoteKey,
  type ShopItem,
  targetOf,
  wholeShop,
} from './shopItem.ts';

/** Most links of one call. */
const LINKS_A_CALL = 200;
/** Most characters of a keyword. */
const KEYWORD_LENGTH = 60;

interface LinkInput {
  shopId: number;
  requests: readonly LinkRequest[];
}

/** Linking on the real graph. What it changes is read again: the list, and what needs a person. */
export function shopGoodsLogic(client: ApolloClient) {
  return shopGoodsMachine.provide({
    actors: {
      findTarget: fromPromise<FoundTarget, { shopId: number; item: ShopItem | null }>(({ input, signal }) =>
        findTarget(client, input, signal),
      ),
      linkSkus: fromPromise<LinkOutcome, LinkInput>(({ input }) => linkSkus(client, input)),
      removeLink: fromPromise<RemovalOutcome, LinkSubject | null>(async ({ input }) => {
        if (!input) throw new Error('no link to remove');
        const answer = await runMutation(client, DeleteShopGood, { id: input.id });
        return isRefusal(answer) ? answer : { kind: 'done' };
      }),
    },
    actions: {
      announceLinked: (_, answer) => {
        if (answer.kind === 'linked' && answer.linked > 0) toast.success(text.linkedNow(answer.linked));
      },
      announceRemoved: () => toast.success(text.removed),
    },
  });
}

/** The SKU as the shop's orders have it; one that none of them has yet can be linked all the same. */
async function findTarget(
  client: ApolloClient,
  { shopId, item }: { shopId: number; item: ShopItem | null },
  signal: AbortSignal,
): Promise<FoundTarget> {
  if (!item) throw new Error('no item to link');
  const asked = { shopId, keyword: item.title.slice(0, KEYWORD_LENGTH), page: 1 };
  const answer = await runQuery(client, ListShopSkus, asked, { signal });
  if (isRefusal(answer)) return answer;
  const row = answer.shopSkus.list.find((one) => remoteKey(one) === remoteKey(item));
  if (!row) return { kind: 'found', target: { ...wholeShop, ...item }, link: noLink };
  return { kind: 'found', target: targetOf(row), link: linkOf(row) };
}

async function linkSkus(client: ApolloClient, { shopId, requests }: LinkInput): Promise<LinkOutcome> {
  const [first] = requests;
  if (first?.link && first.target.remoteSkuId === '') return linkWhole(client, shopId, first);
  let linked = 0;
  const failed: Record<string, string> = {};
  for (let from = 0; from < requests.length; from += LINKS_A_CALL) {
    const part = requests.slice(from, from + LINKS_A_CALL);
    const answer = await runMutation(client, SaveShopLinks, { input: { shopId, links: part.map(inputOf) } });
    if (isRefusal(answer)) return answer;
    linked += answer.linkShopSkus.linked;
    for (const { row, msg } of answer.linkShopSkus.rows) {
      const request = part[row];
      if (msg && request) failed[remoteKey(request.target)] = msg;
    }
  }
  return { kind: 'linked', linked, failed };
}

/** A link of all variants of an item, or of the whole shop. */
async function linkWhole(
  client: ApolloClient,
  shopId: number,
  { target, link }: LinkRequest,
): Promise<LinkOutcome> {
  const { remoteGoodId, remoteSkuId, title: remoteTitle } = target;
  const { items, warehouseId, courierId, fallback } = link ?? noLink;
  const input = {
    ...{ shopId, remoteGoodId, remoteSkuId, remoteTitle, warehouseId, courierId },
    ...fallbackOf(fallback),
  };
  const answer = await runMutation(client, AddShopGood, { input: { ...input, items: items.map(piecesOf) } });
  return isRefusal(answer) ? answer : { kind: 'linked', linked: 1, failed: {} };
}

function inputOf({ target: { remoteGoodId, remoteSkuId, remoteSkuText }, link }: LinkRequest) {
  return {
    ...{ remoteGoodId, remoteSkuId, remoteSkuText },
    ...(link && {
      items: link.items.map(piecesOf),
      warehouseId: link.warehouseId,
      courierId: link.courierId,
      ...fallbackOf(link.fallback),
    }),
  };
}

/** Nothing where it stays as it is. */
function fallbackOf(fallback: Link['fallback']) {
  if (!fallback) return {};
  const { items, byItself, priceLimit, moreLimit } = fallback;
  const limits = { priceLimit: limitFen(priceLimit) ?? null, moreLimit: limitFen(moreLimit) ?? null };
  return { fallback: { items: items.map(piecesOf), byItself, ...limits } };
}

const piecesOf = ({ skuId, quantity }: { skuId: number; quantity: number }) => ({ skuId, quantity });
