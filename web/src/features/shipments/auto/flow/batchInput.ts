import type { BatchInput, BatchPartInput, ShopOrderFilter } from '../../../../graphql/generated/graphql.ts';
import type { AutoDraft, ListFilter, Plan } from './autoDraft.ts';
import { byPieces, namedParcels } from './chosenOrders.ts';
import { apart } from './parcelSplits.ts';
import { parcelKey } from './plannedParcels.ts';

/** Most parcels of one order. */
const PART_PARCELS = 500;

/** What of a draft its parts are made of. */
export const COMPOSED = [
  ...([
    'mode',
    'plan',
    'splits',
    'chosen',
    'goodId',
    'skuId',
    'warehouseId',
    'courierId',
    'quantity',
    'numBy',
  ] as const),
] as const;

export type Composed = Pick<AutoDraft, (typeof COMPOSED)[number]>;

type Part = Pick<
  BatchPartInput,
  'goodId' | 'skuId' | 'quantity' | 'contents' | 'warehouseId' | 'courierId'
> & {
  mergeIds: number[];
  shopOrderIds: number[];
};

/** The batch as the gateway wants it. */
export function batchInput(draft: Omit<AutoDraft, 'sent'>, quoteNo?: string): BatchInput {
  const { senderId, remark, skipInvalid, autoSend, remoteAddressId } = draft;
  return {
    type: 'AUTO',
    parts: partsOf(draft),
    senderId: senderId ?? 0,
    remark: remark.trim(),
    skipInvalid,
    autoSend: autoSend ?? true,
    ...(autoSend && remoteAddressId ? { remoteAddressId } : {}),
    ...(quoteNo ? { quoteNo } : {}),
  };
}

/** The orders that the chosen parcels become: by the plan, or of the same goods; each as large as an order may be. */
export function partsOf({ mode, plan, splits, chosen, ...one }: Composed): Part[] {
  const inOrders = (part: Part) => apart(part, splits).flatMap(split);
  if (mode === 'mapped') return (plan?.parts ?? []).flatMap((part) => plannedParts(part, inOrders));
  const { goodId, skuId, warehouseId, courierId, quantity, numBy } = one;
  if (goodId === null || warehouseId === null || courierId === null) return [];
  const goods = { ...(skuId === null ? { goodId } : { skuId }), warehouseId, courierId };
  if (numBy === 'same') return inOrders({ ...goods, quantity, ...namedParcels(chosen) });
  return [...byPieces(chosen)].flatMap(([pieces, orders]) =>
    inOrders({ ...goods, quantity: pieces, ...namedParcels(orders) }),
  );
}

/** Every parcel says what it holds, and what that was planned by. */
function plannedParts(part: Plan['parts'][number], inOrders: (part: Part) => Part[]): Part[] {
  const { warehouseId, courierId, mergeIds, shopOrderIds, contents } = part;
  const contentOf = new Map(contents.map((content) => [parcelKey(content), content]));
  return inOrders({ warehouseId, courierId, mergeIds, shopOrderIds }).map((one) => ({
    ...one,
    contents: [
      ...one.mergeIds.map((mergeId) => ({ mergeId })),
      ...one.shopOrderIds.map((shopOrderId) => ({ shopOrderId })),
    ].flatMap((parcel) => {
      const content = contentOf.get(parcelKey(parcel));
      if (!content) return [];
      const items = content.items.map(({ skuId, quantity }) => ({ skuId, quantity }));
      const { lineIds, planKey } = content;
      return [{ ...parcel, items, ...(lineIds ? { lineIds } : {}), planKey }];
    }),
  }));
}

function split(part: Part): Part[] {
  const { mergeIds, shopOrderIds } = part;
  const parts: Part[] = [];
  for (let at = 0; at < mergeIds.length + shopOrderIds.length; at += PART_PARCELS) {
    const single = at - mergeIds.length;
    parts.push({
      ...part,
      mergeIds: mergeIds.slice(at, at + PART_PARCELS),
      shopOrderIds: shopOrderIds.slice(Math.max(single, 0), Math.max(single + PART_PARCELS, 0)),
    });
  }
  return parts;
}

const HOUR_MS = 3_600_000;

/** What the list asks for: whole days in Asia/Shanghai, whole hours, and nothing that is left open. */
export function filterInput(shopId: number, filter: ListFilter, now = Date.now()): ShopOrderFilter {
  const { importStatus, refund, hasMemo, flagColor, startOn, endOn, isLapsing, shipWithin } = filter;
  // The same list is asked for all hour long.
  const until = Math.ceil(now / HOUR_MS) + (shipWithin ?? 0);
  const keyword = filter.keyword.trim();
  const goodsKeyword = filter.goodsKeyword.trim();
  return {
    shopId,
    ...(importStatus ? { importStatus } : {}),
    ...(refund === null ? {} : { refund }),
    ...(hasMemo === null ? {} : { hasMemo }),
    ...(flagColor ? { flagColor } : {}),
    ...(keyword ? { keyword } : {}),
    ...(goodsKeyword ? { goodsKeyword } : {}),
    ...(startOn ? { startAt: `${startOn}T00:00:00+08:00` } : {}),
    ...(endOn ? { endAt: `${endOn}T23:59:59.999+08:00` } : {}),
    ...(isLapsing ? { isLapsing } : {}),
    ...(shipWithin === null ? {} : { shipBefore: new Date(until * HOUR_MS).toISOString() }),
  };
}
