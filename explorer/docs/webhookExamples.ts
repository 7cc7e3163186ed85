import type { WebhookEvent } from '../../api/src/modules/webhooks/webhookEvents.ts';

type Data = Readonly<Record<string, string | number>>;

const parcel: Data = { id: 5310, status: 30, orderId: 1201, packageNo: 'P261129100000000456' };

/** What the body of each event has as `data`, beside `updatedAt`; held to what is sent by a test of the api. */
export const WEBHOOK_EXAMPLES: Record<WebhookEvent, Data> = {
  'order.paid': { id: 1201, status: 20, orderNo: 'D261129100000000123' },
  'order.cancelled': { id: 1202, status: 60, orderNo: 'D261129100000000124' },
  'parcel.waybill_issued': { ...parcel, status: 20 },
  'parcel.shipped': parcel,
  'parcel.delivered': { ...parcel, status: 50 },
  'parcel.problem': { ...parcel, status: 20 },
  'refund.changed': { id: 77, status: 50, orderId: 1201, refundNo: 'R2611291000000004560', packageId: 5310 },
  'stock.low': { id: 31, goodId: 12, skuId: 40, warehouseId: 3 },
  'goods.changed': { id: 12, status: 20, goodsNo: 'G10012' },
  'cash_out.changed': { id: 9, status: 30, cashOutNo: 'C261129100000000001' },
  'shop.expiring': { id: 5, status: 2, platform: 4 },
};
