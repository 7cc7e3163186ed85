import { fromBeijingTime } from '../beijingTime.ts';
import { courierNamed } from '../courierNames.ts';
import { type Fields, listOf, numberOf, textOf } from '../fields.ts';
import { ShopError } from '../shopError.ts';
import type { RemoteItem, RemoteOrder, RemoteReceiver, RemoteStatus } from '../shopPlatform.ts';
import { fenOf } from '../yuan.ts';
import { PLATFORM } from './jushuitanErrors.ts';

const STATUSES: Record<string, RemoteStatus> = {
  WaitPay: 1,
  WaitConfirm: 2,
  WaitFConfirm: 2,
  WaitOuterSent: 2,
  Delivering: 2,
  Question: 2,
  Sent: 4,
  // Others have taken their place, under numbers of their own.
  Merged: 6,
  Split: 6,
  Cancelled: 6,
};
/** Those that the company has not given to a warehouse of its own, and holds for nothing. */
const FOR_OTHERS = ['WaitConfirm', 'WaitFConfirm', 'WaitOuterSent'];
const FINISHED = 'TRADE_FINISHED';
const NOT_SENT = 'no_deliver';

/** By `seller_flag`. */
const FLAGS = ['', 'red', 'yellow', 'green', 'blue', 'purple'];

/** Whether a supplier may be asked for it. */
export function waitsForOthers(order: Fields): boolean {
  return FOR_OTHERS.includes(textOf(order.status));
}

/** An order of orders/single/query, known by the company's own number of it (内部订单号). */
export function remoteOrderOf(order: Fields): RemoteOrder {
  const remoteOrderNo = textOf(order.o_id);
  const createdAt = fromBeijingTime(order.order_date);
  const items = listOf(order.items).filter(({ sku_type: type }) => textOf(type) !== NOT_SENT);
  const refundStatus = refundStatusOf(items);
  const status = statusOf(order, refundStatus);
  if (!status || !createdAt || !remoteOrderNo) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  return {
    remoteOrderNo,
    status,
    refundStatus,
    items: items.map(itemOf),
    payAmount: fenOf(textOf(order.paid_amount) || order.pay_amount),
    createdAt,
    paidAt: fromBeijingTime(order.pay_date),
    promisedShipAt: fromBeijingTime(order.plan_delivery_date),
    updatedAt: fromBeijingTime(order.modified) ?? createdAt,
    buyerNick: textOf(order.shop_buyer_id),
    receiver: receiverOf(order),
    buyerMemo: textOf(order.buyer_message),
    sellerMemo: textOf(order.remark),
    flagColor: FLAGS[numberOf(order.seller_flag)] || null,
    shipments: shipmentsOf(order),
  };
}

/** An order whose money went back before it was sent keeps its status for a while. */
function statusOf(order: Fields, refundStatus: RemoteOrder['refundStatus']): RemoteStatus | undefined {
  const status = STATUSES[textOf(order.status)];
  if (status === 2 && refundStatus === 2) return 6;
  return status === 4 && textOf(order.shop_status) === FINISHED ? 5 : status;
}

function refundStatusOf(items: Fields[]): RemoteOrder['refundStatus'] {
  const states = items.map(({ refund_status: state }) => textOf(state));
  if (states.includes('waiting')) return 1;
  return states.length > 0 && states.every((state) => state === 'success') ? 2 : 0;
}

/** Known by the article number that the company's catalogue has, which every shop of it shares. */
function itemOf(item: Fields): RemoteItem {
  const code = textOf(item.sku_id);
  return {
    lineId: textOf(item.oi_id),
    remoteGoodId: textOf(item.i_id) || code,
    remoteSkuId: code,
    title: textOf(item.name),
    sku: textOf(item.properties_value),
    num: numberOf(item.qty),
    price: fenOf(item.price),
    pic: textOf(item.pic),
    merchantCode: code,
  };
}

/** In plain: orders of the company's own malls and offline ones are all that this call tells of. */
function receiverOf(order: Fields): RemoteReceiver {
  const [town, address] = [textOf(order.receiver_town), textOf(order.receiver_address)];
  return {
    name: textOf(order.receiver_name),
    phone: textOf(order.receiver_mobile) || textOf(order.receiver_phone),
    province: textOf(order.receiver_state),
    city: textOf(order.receiver_city),
    district: textOf(order.receiver_district),
    address: address.includes(town) ? address : town + address,
    encryptedId: null,
  };
}

function shipmentsOf(order: Fields): RemoteOrder['shipments'] {
  const waybillNo = textOf(order.l_id);
  return waybillNo ? [{ waybillNo, courierCode: courierNamed(textOf(order.logistics_company)) }] : [];
}
