import { beijingTime } from '../shops/forms.ts';
import { maskedAddress, maskedName, maskedPhone, opaqueId } from '../shops/masked.ts';
import type { OrderItem, OrderState, RefundState, SimulatedOrder } from '../shops/shopTypes.ts';
import { wholeNumber } from '../shops/wholeNumbers.ts';
import { yuanOf } from '../shops/yuan.ts';

const STATUSES: Record<OrderState, string> = {
  waitPay: 'WAIT_BUYER_PAY',
  waitShip: 'WAIT_SELLER_SEND_GOODS',
  partShipped: 'SELLER_CONSIGNED_PART',
  shipped: 'WAIT_BUYER_CONFIRM_GOODS',
  finished: 'TRADE_FINISHED',
  closed: 'TRADE_CLOSED',
};
const REFUNDS: Record<RefundState, string> = {
  none: 'NO_REFUND',
  applying: 'WAIT_SELLER_AGREE',
  done: 'SUCCESS',
};
export const FLAGS = ['none', 'red', 'yellow', 'green', 'blue', 'purple'] as const;

/** Couriers by their codes. Trades tell the names. */
export const COMPANIES: Record<string, string> = {
  YTO: '圆通速递',
  ZTO: '中通快递',
  STO: '申通快递',
  YUNDA: '韵达快递',
  SF: '顺丰速运',
  JD: '京东快递',
  EMS: 'EMS',
  JTSD: '极兔速递',
  DBKD: '德邦快递',
};

const USUAL_PROMISE_MS = 48 * 3_600_000;
const NEEDED_FOR_OAID = ['receiver_name', 'receiver_address', 'created', 'receiver_mobile', 'receiver_phone'];

/** A receiver's identity in one trade: the same receiver has another in another. */
export function oaidOf({ orderNo, receiver }: SimulatedOrder): string {
  return opaqueId('taobao', orderNo, receiver.receiverId);
}

export function statusOf({ state }: SimulatedOrder): string {
  return STATUSES[state];
}

/** A trade with the fields that were asked for, and no others. */
export function tradeOf(order: SimulatedOrder, fields: string[]): Record<string, unknown> {
  const whole = wholeTradeOf(order);
  const input = fields.filter((name) => Object.hasOwn(whole, name));
  const isWhole = NEEDED_FOR_OAID.every((name) => input.includes(name));
  return Object.fromEntries(
    input.filter((name) => name !== 'oaid' || isWhole).map((name) => [name, whole[name]]),
  );
}

/** What is sold ahead of time names when it will be sent instead of the latest time. */
function promiseFieldOf({ paidAt, promisedShipAt }: SimulatedOrder): 'delivery_time' | 'est_con_time' {
  const isAhead = paidAt && promisedShipAt && promisedShipAt.getTime() - paidAt.getTime() > USUAL_PROMISE_MS;
  return isAhead ? 'est_con_time' : 'delivery_time';
}

function wholeTradeOf(order: SimulatedOrder): Record<string, unknown> {
  const { receiver, paidAt, promisedShipAt } = order;
  return {
    tid: wholeNumber(order.orderNo),
    status: statusOf(order),
    created: beijingTime(order.createdAt),
    modified: beijingTime(order.updatedAt),
    ...(paidAt && { pay_time: beijingTime(paidAt) }),
    ...(promisedShipAt && { [promiseFieldOf(order)]: beijingTime(promisedShipAt) }),
    payment: yuanOf(order.payAmount),
    buyer_nick: maskedName(order.buyerNick),
    buyer_message: order.buyerMemo,
    seller_memo: order.sellerMemo,
    seller_flag: FLAGS.indexOf(order.flag ?? 'none'),
    oaid: oaidOf(order),
    receiver_name: maskedName(receiver.name),
    receiver_mobile: maskedPhone(receiver.phone),
    receiver_phone: '',
    receiver_state: receiver.province,
    receiver_city: receiver.city,
    receiver_district: receiver.district,
    receiver_town: '',
    receiver_address: maskedAddress(receiver.address),
    orders: { order: order.items.map((item, index) => subOrderOf(order, item, index)) },
  };
}

/** An item is an order of its own below the trade. */
export function subOrderId({ orderNo }: SimulatedOrder, index: number): string {
  return String(BigInt(orderNo) + BigInt(index));
}

function subOrderOf(order: SimulatedOrder, item: OrderItem, index: number): Record<string, unknown> {
  const shipment = order.shipments.findLast(({ skuIds }) => skuIds === null || skuIds.includes(item.skuId));
  return {
    oid: wholeNumber(subOrderId(order, index)),
    num_iid: wholeNumber(item.goodId),
    sku_id: item.skuId,
    title: item.title,
    sku_properties_name: item.sku,
    outer_sku_id: item.merchantCode,
    num: item.num,
    price: yuanOf(item.price),
    pic_path: item.pic,
    refund_status: REFUNDS[order.refund],
    ...(shipment && {
      invoice_no: shipment.waybillNo,
      logistics_company: COMPANIES[shipment.company],
      consign_time: beijingTime(shipment.at),
    }),
  };
}
