import { beijingTime } from '../shops/forms.ts';
import { maskedPhone, opaqueId } from '../shops/masked.ts';
import type { OrderState, SimulatedOrder } from '../shops/shopTypes.ts';
import { yuanOf } from '../shops/yuan.ts';

const STATES: Record<OrderState, string> = {
  // Invisible states.
  waitPay: '',
  waitShip: 'WAIT_SELLER_STOCK_OUT',
  partShipped: 'WAIT_SELLER_STOCK_OUT',
  shipped: 'WAIT_GOODS_RECEIVE_CONFIRM',
  finished: 'FINISHED_L',
  closed: 'TRADE_CANCELED',
};
const NEVER = '0001-01-01 00:00:00';
export const FLAGS = ['none', 'red', 'yellow', 'green', 'blue', 'purple'] as const;

/** The courier numbers of the shops' contracts. */
export const COMPANIES = ['463', '465', '467', '470', '1327', '1499', '2087', '3046'];

/** A buyer who asks to cancel locks the order until the seller has answered. */
export function stateOf({ state, refund }: SimulatedOrder): string {
  return state === 'waitShip' && refund === 'applying' ? 'LOCKED' : STATES[state];
}

/** An order with only the requested fields. */
export function orderOf(order: SimulatedOrder, fields: string[]): Record<string, unknown> {
  const whole = wholeOrderOf(order);
  const input = fields.filter((name) => Object.hasOwn(whole, name));
  return Object.fromEntries(input.map((name) => [name, whole[name]]));
}

function wholeOrderOf(order: SimulatedOrder): Record<string, unknown> {
  const { receiver, shipments, paidAt } = order;
  return {
    orderId: order.orderNo,
    orderState: stateOf(order),
    orderStartTime: beijingTime(order.createdAt),
    paymentConfirmTime: paidAt ? beijingTime(paidAt) : NEVER,
    modified: beijingTime(order.updatedAt),
    orderPayment: '0.00',
    shouldPay: yuanOf(order.payAmount),
    actualPay: yuanOf(order.payAmount),
    orderRemark: order.buyerMemo,
    venderRemark: order.sellerMemo,
    venderRemarkLevelFlag: String(FLAGS.indexOf(order.flag ?? 'none')),
    consigneeInfo: {
      fullname: encrypted(receiver.name),
      mobile: maskedPhone(receiver.phone),
      telephone: maskedPhone(receiver.phone),
      fullAddress: encrypted(receiver.address),
      province: receiver.province,
      city: receiver.city,
      county: receiver.district,
      oaid: opaqueId('jd', order.shopId, receiver.receiverId),
    },
    itemInfoList: order.items.map((item) => ({
      wareId: item.goodId,
      skuId: item.skuId,
      skuName: `${item.title} ${item.sku}`,
      outerSkuId: item.merchantCode,
      itemTotal: String(item.num),
      jdPrice: yuanOf(item.price),
    })),
    logisticsId: shipments.map(({ company }) => company).join('|'),
    waybill: shipments.map(({ waybillNo }) => waybillNo).join('|'),
  };
}

/** In the format of JD's encryption. */
function encrypted(text: string): string {
  return `AAS${Buffer.from(opaqueId('jd', text), 'hex').toString('base64')}`;
}
