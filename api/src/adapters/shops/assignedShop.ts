import type { AssignedOrder, AssigningPlatform } from './assigningPlatform.ts';
import { ShopError } from './shopError.ts';
import type { RemoteOrder, ShopPlatform } from './shopPlatform.ts';

/** Calls that have nothing to do with assigned orders. */
type Own = Pick<ShopPlatform, 'authorizeUrl' | 'exchange' | 'refresh'>;

const STATUSES = { assigned: 2, posted: 4, cancelled: 6 } as const;
/** A receiver of whom the region alone is known. */
const MASK = '***';

/**
 * What one merchant has assigned to one supplier, as if it were a shop of the merchant: the same links, prices, orders and
 * reports serve it. Its calls take the access of the supplier. Each assigned order is one parcel.
 */
export function assignedShop(
  platform: AssigningPlatform,
  own: Own,
  merchantShopId: string,
  now: () => Date,
): ShopPlatform {
  const { platform: id } = platform;
  const keyOf = (assignedId: string) => ({ merchantShopId, assignedId });
  const { authorizeUrl, exchange, refresh } = own;

  return {
    platform: id,
    // What the merchant has for sale is the merchant's to say.
    keepsStock: true,
    ...{ authorizeUrl, exchange, refresh },

    async listOrders(access, window, cursor) {
      const readAt = now();
      const { orders, next } = await platform.listAssigned(access, window, cursor);
      const theirs = orders.filter((order) => order.merchantShopId === merchantShopId);
      return { orders: theirs.map((order) => remoteOrderOf(order, readAt)), next };
    },

    async getOrder(access, assignedId) {
      const readAt = now();
      const order = await platform.getAssigned(access, keyOf(assignedId));
      return order && remoteOrderOf(order, readAt);
    },

    // They would be the supplier's, whose default one counts.
    sendAddresses: async () => [],

    listGoods: async () => ({ skus: [], read: 0, total: 0, next: null }),

    setStocks: async (_access, targets) =>
      targets.map(() => ({ kind: 'keptElsewhere', code: 'ASSIGNED', retryAfterMs: null })),

    // Whether several assigned orders may share a waybill is not published.
    mergeGroups: async (_access, orders) => orders.map(({ remoteOrderNo }) => [remoteOrderNo]),

    async postShipment(access, { remoteOrderNos, courierCode, waybillNo, remoteAddressId }) {
      for (const assignedId of remoteOrderNos) {
        const order = await platform.getAssigned(access, keyOf(assignedId));
        if (!order) throw new ShopError('assigned', 'closed', 'NOT_ASSIGNED');
        const parcels = [{ courierCode, waybillNo, num: piecesOf(order) }];
        await platform.postShipment(access, keyOf(assignedId), { parcels, remoteAddressId });
      }
    },

    async changeShipment(access, { remoteOrderNos, courierCode, waybillNo }) {
      for (const assignedId of remoteOrderNos) {
        const parcel = (await platform.getAssigned(access, keyOf(assignedId)))?.parcels.at(-1);
        if (!parcel) throw new ShopError('assigned', 'invalid', 'NOT_SHIPPED');
        if (parcel.waybillNo === waybillNo && parcel.courierCode === courierCode) continue;
        await platform.changeShipment(access, keyOf(assignedId), { ...parcel, courierCode, waybillNo });
      }
    },

    // The merchant's memos are not the supplier's to write.
    remark: async () => undefined,
  };
}

/** Platforms do not tell when it was changed last: it is as new as its reading. */
export function remoteOrderOf(order: AssignedOrder, readAt: Date): RemoteOrder {
  const { assignedId, items, region } = order;
  const createdAt = order.assignedAt ?? readAt;
  return {
    remoteOrderNo: assignedId,
    status: STATUSES[order.status],
    refundStatus: order.isInAfterSale ? 1 : 0,
    // Where no id of the combination is told, its code at the merchant stands for it, else what it says.
    items: items.map((item) => ({
      ...item,
      remoteSkuId: item.remoteSkuId || item.merchantCode || item.sku,
      pic: '',
    })),
    payAmount: items.reduce((sum, { price, num }) => sum + price * num, 0),
    createdAt,
    paidAt: createdAt,
    promisedShipAt: order.promisedShipAt,
    updatedAt: readAt,
    buyerNick: '',
    receiver: { name: MASK, phone: MASK, ...region, address: MASK, encryptedId: order.receiverId },
    buyerMemo: order.buyerMemo,
    sellerMemo: order.sellerMemo,
    flagColor: null,
    shipments: order.parcels.map(({ waybillNo, courierCode }) => ({ waybillNo, courierCode })),
  };
}

function piecesOf({ items }: AssignedOrder): number {
  return items.reduce((sum, { num }) => sum + num, 0);
}
