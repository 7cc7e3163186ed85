import { beijingTime } from '../shops/forms.ts';
import type { OrderState, SimulatedOrder, SimulatedShop } from '../shops/shopTypes.ts';
import { wholeNumber } from '../shops/wholeNumbers.ts';

const STATES: Record<OrderState, string> = {
  waitPay: 'WaitPay',
  waitShip: 'WaitConfirm',
  partShipped: 'WaitConfirm',
  shipped: 'Sent',
  finished: 'Sent',
  closed: 'Cancelled',
};
const SHOP_STATES: Record<OrderState, string> = {
  waitPay: 'WAIT_BUYER_PAY',
  waitShip: 'WAIT_SELLER_SEND_GOODS',
  partShipped: 'WAIT_SELLER_SEND_GOODS',
  shipped: 'WAIT_BUYER_CONFIRM_GOODS',
  finished: 'TRADE_FINISHED',
  closed: 'TRADE_CLOSED',
};
const REFUNDS = { none: 'none', applying: 'waiting', done: 'success' } as const;
const FLAGS = ['none', 'red', 'yellow', 'green', 'blue', 'purple'] as const;

/** A company's own list of couriers, with numbers of its own. */
export const COURIERS = [
  '圆通速递',
  '中通快递',
  '申通快递',
  '韵达快递',
  '顺丰速运',
  '京东快递',
  'EMS',
  '德邦快递',
  '极兔速递',
].map((name, index) => ({ lc_id: `LC${101 + index}`, lc_name: name }));

/** The number of the company's one mall. */
export function mallOf({ shopId }: Pick<SimulatedShop, 'shopId'>): number {
  return Number(`${shopId}1`);
}

/** The mall's own number of an order, beside the company's. */
export function mallNumberOf(orderNo: string): string {
  return `CC${orderNo}`;
}

export function orderOf(order: SimulatedOrder, shop: SimulatedShop): Record<string, unknown> {
  const { receiver, shipments, paidAt, promisedShipAt } = order;
  const shipment = shipments.at(-1);
  const courier = COURIERS.find(({ lc_id: id }) => id === shipment?.company);
  return {
    o_id: wholeNumber(order.orderNo),
    so_id: mallNumberOf(order.orderNo),
    co_id: Number(shop.shopId),
    shop_id: mallOf(shop),
    shop_name: shop.name,
    status: STATES[order.state],
    shop_status: SHOP_STATES[order.state],
    order_date: beijingTime(order.createdAt),
    pay_date: paidAt ? beijingTime(paidAt) : null,
    modified: beijingTime(order.updatedAt),
    plan_delivery_date: promisedShipAt ? beijingTime(promisedShipAt) : null,
    pay_amount: order.payAmount / 100,
    paid_amount: order.payAmount / 100,
    shop_buyer_id: order.buyerNick,
    receiver_name: receiver.name,
    receiver_mobile: receiver.phone,
    receiver_phone: '',
    receiver_state: receiver.province,
    receiver_city: receiver.city,
    receiver_district: receiver.district,
    receiver_town: '',
    receiver_address: receiver.address,
    buyer_message: order.buyerMemo,
    remark: order.sellerMemo,
    seller_flag: FLAGS.indexOf(order.flag ?? 'none'),
    l_id: shipment?.waybillNo ?? '',
    lc_id: courier?.lc_id ?? '',
    logistics_company: courier?.lc_name ?? '',
    items: order.items.map((item, index) => ({
      oi_id: Number(order.orderNo) * 100 + index,
      i_id: item.goodId,
      sku_id: item.merchantCode,
      shop_sku_id: item.skuId,
      name: item.title,
      properties_value: item.sku,
      qty: item.num,
      price: item.price / 100,
      amount: (item.price * item.num) / 100,
      pic: item.pic,
      sku_type: 'normal',
      is_gift: false,
      refund_status: REFUNDS[order.refund],
    })),
  };
}
