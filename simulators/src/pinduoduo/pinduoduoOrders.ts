import { beijingTime } from '../shops/forms.ts';
import { maskedAddress, maskedName, maskedPhone, opaqueId } from '../shops/masked.ts';
import type { OrderState, RefundState, SimulatedOrder } from '../shops/shopTypes.ts';
import { wholeNumber } from '../shops/wholeNumbers.ts';

const SHIPPING: Record<OrderState, number> = {
  waitPay: 1,
  waitShip: 1,
  partShipped: 1,
  shipped: 2,
  finished: 3,
  closed: 1,
};
const REFUNDS: Record<RefundState, number> = { none: 1, applying: 2, done: 4 };
export const TAGS = ['none', 'red', 'yellow', 'green', 'blue', 'purple'] as const;
const TAG_NAMES = ['', '红色', '黄色', '绿色', '蓝色', '紫色'];

/** The numbers of couriers. */
export const COMPANIES = ['1', '44', '85', '115', '118', '120', '121', '131', '384'];

export function orderStatusOf({ state }: SimulatedOrder): number {
  return SHIPPING[state];
}

/** As pdd.order.list.get and pdd.order.information.get tell it: encrypted for as long as it waits, and masked. */
export function orderOf(order: SimulatedOrder): Record<string, unknown> {
  const { receiver, paidAt, promisedShipAt } = order;
  const [first, ...others] = order.shipments.map(({ company, waybillNo }) => ({
    logistics_id: Number(company),
    tracking_number: waybillNo,
  }));
  const encrypted = (text: string) =>
    order.state === 'waitShip' ? `~${opaqueId('pinduoduo', order.orderNo, text)}~1~` : '';
  return {
    order_sn: order.orderNo,
    order_status: orderStatusOf(order),
    confirm_status: confirmStatusOf(order),
    refund_status: REFUNDS[order.refund],
    created_time: beijingTime(order.createdAt),
    confirm_time: paidAt && beijingTime(paidAt),
    pay_time: paidAt && beijingTime(paidAt),
    last_ship_time: promisedShipAt && beijingTime(promisedShipAt),
    updated_at: beijingTime(order.updatedAt),
    pay_amount: order.payAmount / 100,
    buyer_memo: order.buyerMemo,
    remark: order.sellerMemo,
    remark_tag: order.flag ? TAGS.indexOf(order.flag) : null,
    remark_tag_name: order.flag ? TAG_NAMES[TAGS.indexOf(order.flag)] : null,
    province: receiver.province,
    city: receiver.city,
    town: receiver.district,
    receiver_name: encrypted(receiver.name),
    receiver_phone: encrypted(receiver.phone),
    receiver_address: encrypted(receiver.address),
    receiver_name_mask: maskedName(receiver.name),
    receiver_phone_mask: maskedPhone(receiver.phone),
    receiver_address_mask: maskedAddress(receiver.address),
    open_address_id: opaqueId('pinduoduo', order.shopId, receiver.receiverId),
    item_list: order.items.map((item) => ({
      goods_id: wholeNumber(item.goodId),
      sku_id: wholeNumber(item.skuId),
      goods_name: item.title,
      goods_spec: item.sku,
      outer_id: item.merchantCode,
      goods_count: item.num,
      goods_price: item.price / 100,
      goods_img: item.pic,
    })),
    ...(first ?? { logistics_id: 0, tracking_number: '' }),
    extra_delivery_list: others,
  };
}

function confirmStatusOf({ state, refund }: SimulatedOrder): number {
  if (state === 'waitPay') return 0;
  return state === 'closed' && refund !== 'done' ? 2 : 1;
}
