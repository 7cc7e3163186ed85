import type { ReasonCode } from '../../shared/reasons.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { RowProblem } from '../addresses/receiverRules.ts';
import type { Recipient, Recipients } from './recipients.types.ts';
import type { OrderableShopOrder } from './shopOrders.repository.ts';

type RecipientIds = { shopOrderIds: number[]; mergeIds: number[] };

/**
 * Parcels of a shop's orders: first the merged ones, then the single ones, each with what keeps it from being ordered.
 *
 * @throws Refusal NOT_FOUND for an id that is not among `orders`; BAD_PARAM when they are of several shops
 */
export function shopRecipients(
  orders: OrderableShopOrder[],
  { shopOrderIds, mergeIds }: RecipientIds,
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
  const list = groups.map((group, at) => parcelOf(group, mergeIds[at] ?? null));
  return { list, shop: { id: first.shopId, platform: first.platform } };
}

function parcelOf(orders: OrderableShopOrder[], mergeId: number | null): Recipient {
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
    ...{ num: null, specification: '', remark: '' },
    thirdOrderNos: orders.map(({ remoteOrderNo }) => remoteOrderNo),
    fromShop: {
      shopOrderIds: orders.map(({ id }) => id),
      mergeId,
      encryptedId: first.encryptedId,
      receiverKey: first.receiverKey,
    },
    problems: problem
      ? [problem]
      : differ
        ? [blockingProblem('RECEIVER_CHANGED', '收件信息已变更，请拆分后重新合并')]
        : [],
  };
}

/** Why a shop order cannot be ordered; null when it can. */
export function problemOf(order: OrderableShopOrder, mergeId: number | null): RowProblem | null {
  const no = `订单号【${order.remoteOrderNo}】`;
  if (order.packageNo !== null)
    return blockingProblem('DUPLICATE_NO', `${no}已下单，包裹号【${order.packageNo}】`);
  if (order.remoteRefundStatus !== 0) return blockingProblem('SHOP_REFUNDING', `${no}退款中或已退款`);
  if (order.remoteStatus === 6) return blockingProblem('SHOP_CLOSED', `${no}已关闭`);
  if (order.remoteStatus === 1) return blockingProblem('ORDER_REFUSED', `${no}还没有付款`);
  if (order.remoteStatus !== 2) return blockingProblem('SHOP_SHIPPED', `${no}在店铺已发货`);
  if (order.importStatus === 4) return blockingProblem('ORDER_REFUSED', `${no}已忽略，请先取消忽略`);
  if (order.importStatus !== 0) return blockingProblem('ORDER_REFUSED', `${no}已拦截，请重新拉取`);
  if (order.mergeId !== mergeId) return blockingProblem('ORDER_REFUSED', `${no}已合并，请按合并包裹选择`);
  return null;
}

function blockingProblem(reasonCode: ReasonCode, msg: string): RowProblem {
  return { field: 'row', reasonCode, msg, blocking: true };
}
