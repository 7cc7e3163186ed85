import type { ReasonCode } from '../../shared/reasons.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { RowProblem } from '../addresses/receiverRules.ts';
import type { ParcelPlan, Recipient, Recipients } from './recipients.types.ts';
import type { ShopContent } from './shipments.schemas.ts';
import type { OrderableShopOrder } from './shopOrders.repository.ts';

type Named = { shopOrderIds: number[]; mergeIds: number[]; contents?: readonly ShopContent[] };

/**
 * Parcels of a shop's orders: first the merged ones, then the single ones, each with what keeps it from being ordered.
 *
 * @throws Refusal NOT_FOUND for an id that is not among `orders`; BAD_PARAM when they are of several shops, or for contents
 * of a parcel that is not named, or twice of one
 */
export function shopRecipients(
  orders: OrderableShopOrder[],
  { shopOrderIds, mergeIds, contents = [] }: Named,
): Recipients {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const byMerge = Map.groupBy(orders, ({ mergeId }) => mergeId);
  const groups = [
    ...mergeIds.map((id) => byMerge.get(id) ?? []),
    ...shopOrderIds.map((id) => [byId.get(id)].filter((order) => order !== undefined)),
  ];
  const [first] = orders;
  if (!first || groups.some((group) => group.length === 0)) throw new Refusal('NOT_FOUND');
  if (orders.some(({ shopId }) => shopId !== first.shopId))
    throw new Refusal('BAD_PARAM', { field: 'shopOrderIds' });
  const contentOf = new Map(contents.map((content) => [parcelKeyOf(content), content]));
  const keys = [
    ...mergeIds.map((mergeId) => parcelKeyOf({ mergeId })),
    ...shopOrderIds.map((shopOrderId) => parcelKeyOf({ shopOrderId })),
  ];
  if (contents.some(({ mergeId, lineIds }) => mergeId && lineIds))
    throw new Refusal('BAD_PARAM', { field: 'contents' });
  if (contentOf.size < contents.length || [...contentOf.keys()].some((key) => !keys.includes(key)))
    throw new Refusal('BAD_PARAM', { field: 'contents' });
  const list = groups.map((group, at) =>
    parcelOf(group, mergeIds[at] ?? null, contentOf.get(keys[at] ?? '')),
  );
  return { list, shop: { id: first.shopId, platform: first.platform, supplierId: first.supplierId } };
}

/** Tells the parcels of merges and of single orders apart. */
function parcelKeyOf({ shopOrderId, mergeId }: Pick<ShopContent, 'shopOrderId' | 'mergeId'>): string {
  return mergeId ? `merge ${mergeId}` : `order ${shopOrderId}`;
}

function parcelOf(orders: OrderableShopOrder[], mergeId: number | null, content?: ShopContent): Recipient {
  const [first] = orders;
  if (!first) throw new Refusal('NOT_FOUND');
  const problem = orders.map((order) => problemOf(order, mergeId)).find((each) => each !== null);
  const differ = orders.some(({ receiverKey }) => receiverKey !== first.receiverKey);
  return {
    receiver: {
      thirdOrderNo: first.remoteOrderNo,
      receiverName: first.receiverName,
      receiverPhone: first.receiverPhone,
      provinceCode: first.provinceCode,
      cityCode: first.cityCode,
      districtCode: first.districtCode,
      address: first.receiverAddress,
      encrypted: first.encryptedId !== null,
    },
    ...{ items: content?.items ?? null, num: null, specification: '', remark: '' },
    thirdOrderNos: orders.map(({ remoteOrderNo }) => remoteOrderNo),
    fromShop: {
      shopOrderIds: orders.map(({ id }) => id),
      lineIds: lineIdsOf(first, content?.lineIds ?? null),
      mergeId,
      encryptedId: first.encryptedId,
      receiverKey: first.receiverKey,
      planned: content?.planKey ? planOf(content.planKey) : null,
    },
    problems: problem
      ? [problem]
      : content?.lineIds?.some((id) => !first.linesLeft.includes(id))
        ? [blockingProblem('DUPLICATE_NO', `订单号【${first.remoteOrderNo}】的这些商品已在其他包裹中`)]
        : differ
          ? [blockingProblem('RECEIVER_CHANGED', '收件信息已变更，请拆分后重新合并')]
          : [],
  };
}

/** What of an order a parcel holds: these lines, else all that are left; null for all of an order. */
function lineIdsOf({ isBegun, linesLeft }: OrderableShopOrder, lineIds: readonly string[] | null) {
  const isRest = lineIds === null || linesLeft.every((id) => lineIds.includes(id));
  if (isRest) return isBegun ? linesLeft : null;
  return [...new Set(lineIds)];
}

/** Reads the `planKey` of a plan: what the orders said, then the links. */
function planOf(key: string): ParcelPlan {
  const [print = '', ...links] = key.split('.');
  return {
    print,
    links: links.map((link) => {
      const [id, version] = link.split('-').map(Number);
      return { id: id ?? 0, version: version ?? 0 };
    }),
  };
}

/** Why a shop order cannot be ordered; null when it can. */
export function problemOf(order: OrderableShopOrder, mergeId: number | null): RowProblem | null {
  const no = `订单号【${order.remoteOrderNo}】`;
  if (order.packageNo !== null && order.linesLeft.length === 0)
    return blockingProblem('DUPLICATE_NO', `${no}已下单，包裹号【${order.packageNo}】`);
  if (order.remoteRefundStatus !== 0) return blockingProblem('SHOP_REFUNDING', `${no}退款中或已退款`);
  if (order.remoteStatus === 6) return blockingProblem('SHOP_CLOSED', `${no}已关闭`);
  if (order.remoteStatus === 1) return blockingProblem('ORDER_REFUSED', `${no}还没有付款`);
  if (!order.awaitsParcels) return blockingProblem('SHOP_SHIPPED', `${no}在店铺已发货`);
  if (order.importStatus === 4) return blockingProblem('ORDER_REFUSED', `${no}已忽略，请先取消忽略`);
  if (order.importStatus !== 0) return blockingProblem('ORDER_REFUSED', `${no}已拦截，请重新拉取`);
  if (order.mergeId !== mergeId) return blockingProblem('ORDER_REFUSED', `${no}已合并，请按合并包裹选择`);
  return null;
}

function blockingProblem(reasonCode: ReasonCode, msg: string): RowProblem {
  return { field: 'row', reasonCode, msg, blocking: true };
}
