type Kind = 'buyer' | 'seller';

const both = ['buyer', 'seller'] as const;

/** What endpoints can hear of, in one table: what it says to people, and whose accounts have something to do with it. */
export const WEBHOOK_EVENTS = {
  'order.paid': { name: '订单已付款', kinds: both },
  'order.cancelled': { name: '订单已取消或关闭', kinds: both },
  'parcel.waybill_issued': { name: '包裹已出单，有了运单号', kinds: both },
  'parcel.shipped': { name: '包裹已发货', kinds: both },
  'parcel.delivered': { name: '包裹已签收', kinds: both },
  'parcel.problem': { name: '包裹有异常：出单失败、回传失败、物流异常', kinds: both },
  'refund.changed': { name: '退款有变化', kinds: both },
  'stock.low': { name: '库存不多于预警数量', kinds: ['seller'] },
  'goods.changed': { name: '商品有变化', kinds: ['seller'] },
  'cash_out.changed': { name: '提现有变化', kinds: both },
  'shop.expiring': { name: '店铺绑定即将到期或已到期', kinds: ['buyer'] },
} as const satisfies Record<string, { name: string; kinds: readonly Kind[] }>;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;

export const webhookEvents = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];

/** What its owner sends to try an endpoint; nobody chooses it. */
export const TEST_EVENT = 'webhook.test';

/** What an account of a kind can hear of. */
export function webhookEventsOf(kind: Kind): WebhookEvent[] {
  return webhookEvents.filter((event) => (WEBHOOK_EVENTS[event].kinds as readonly Kind[]).includes(kind));
}
