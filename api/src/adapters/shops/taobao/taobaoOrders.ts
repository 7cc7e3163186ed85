import { fromBeijingTime } from '../beijingTime.ts';
import { courierNamed } from '../courierNames.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../fields.ts';
import { ShopError } from '../shopError.ts';
import type { RemoteItem, RemoteOrder, RemoteReceiver, RemoteStatus } from '../shopPlatform.ts';
import { fenOf } from '../yuan.ts';
import { PLATFORM } from './taobaoErrors.ts';

const STATUSES: Record<string, RemoteStatus> = {
  TRADE_NO_CREATE_PAY: 1,
  WAIT_BUYER_PAY: 1,
  PAY_PENDING: 1,
  WAIT_PRE_AUTH_CONFIRM: 1,
  // Paid, but not to be shipped.
  PAID_FORBID_CONSIGN: 1,
  WAIT_SELLER_SEND_GOODS: 2,
  SELLER_CONSIGNED_PART: 3,
  WAIT_BUYER_CONFIRM_GOODS: 4,
  TRADE_BUYER_SIGNED: 5,
  TRADE_FINISHED: 5,
  TRADE_CLOSED: 6,
  TRADE_CLOSED_BY_TAOBAO: 6,
};

const REFUND_OPEN = [
  'WAIT_SELLER_AGREE',
  'WAIT_BUYER_RETURN_GOODS',
  'WAIT_SELLER_CONFIRM_GOODS',
  'SELLER_REFUSE_BUYER',
];

/** By `seller_flag`; 0 is grey, the default. */
export const FLAGS = ['', 'red', 'yellow', 'green', 'blue', 'purple'];

/** The fields that `remoteOrderOf` reads. Without the receiver's five fields and `created` Taobao returns no oaid. */
export const TRADE_FIELDS = [
  'tid,status,created,pay_time,modified,payment,buyer_nick,buyer_message,seller_memo,seller_flag,delivery_time,est_con_time',
  'oaid,receiver_name,receiver_mobile,receiver_phone,receiver_state,receiver_city,receiver_district',
  'receiver_town,receiver_address,orders',
].join(',');

/** A trade of taobao.trade.fullinfo.get. */
export function remoteOrderOf(trade: Fields): RemoteOrder {
  const orders = listOf(fieldsOf(trade.orders).order);
  const remoteOrderNo = textOf(trade.tid);
  const status = STATUSES[textOf(trade.status)];
  const createdAt = fromBeijingTime(trade.created);
  if (!status || !createdAt || !remoteOrderNo) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  return {
    remoteOrderNo,
    status,
    refundStatus: refundStatusOf(orders),
    items: orders.map(itemOf),
    payAmount: fenOf(trade.payment),
    createdAt,
    paidAt: fromBeijingTime(trade.pay_time),
    promisedShipAt: promisedShipAtOf(trade, orders),
    updatedAt: fromBeijingTime(trade.modified) ?? createdAt,
    buyerNick: textOf(trade.buyer_nick),
    receiver: receiverOf(trade),
    buyerMemo: textOf(trade.buyer_message),
    sellerMemo: textOf(trade.seller_memo),
    flagColor: FLAGS[numberOf(trade.seller_flag)] || null,
    shipments: shipmentsOf(orders),
  };
}

/** The latest time to ship, else when the seller means to: of goods sold ahead of time, for the trade or for each part. */
function promisedShipAtOf(trade: Fields, orders: Fields[]): Date | null {
  const ofParts = orders
    .map(({ estimate_con_time: time }) => fromBeijingTime(time))
    .filter((time) => time !== null)
    .toSorted((one, other) => one.getTime() - other.getTime());
  return fromBeijingTime(trade.delivery_time) ?? fromBeijingTime(trade.est_con_time) ?? ofParts[0] ?? null;
}

/** Parts of a trade are refunded individually; the rest must still be shipped. */
function refundStatusOf(orders: Fields[]): RemoteOrder['refundStatus'] {
  const states = orders.map(({ refund_status: state }) => textOf(state));
  if (states.some((state) => REFUND_OPEN.includes(state))) return 1;
  return states.length > 0 && states.every((state) => state === 'SUCCESS') ? 2 : 0;
}

function itemOf(order: Fields): RemoteItem {
  return {
    lineId: textOf(order.oid),
    remoteGoodId: textOf(order.num_iid),
    remoteSkuId: textOf(order.sku_id),
    title: textOf(order.title),
    sku: textOf(order.sku_properties_name),
    num: numberOf(order.num),
    price: fenOf(order.price),
    pic: textOf(order.pic_path),
    merchantCode: textOf(order.outer_sku_id) || textOf(order.outer_iid),
  };
}

function receiverOf(trade: Fields): RemoteReceiver {
  const district = textOf(trade.receiver_district);
  const oaid = textOf(trade.oaid);
  return {
    name: textOf(trade.receiver_name),
    phone: textOf(trade.receiver_mobile) || textOf(trade.receiver_phone),
    province: textOf(trade.receiver_state),
    // Counties directly under a province are in the district field, with an empty city.
    city: textOf(trade.receiver_city) || district,
    district,
    address: textOf(trade.receiver_town) + textOf(trade.receiver_address),
    encryptedId: oaid || null,
    ...(oaid && { sealed: { identity: oaid, name: '', phone: '', address: '' } }),
  };
}

function shipmentsOf(orders: Fields[]): RemoteOrder['shipments'] {
  const sent = orders
    .filter(({ invoice_no: waybillNo }) => textOf(waybillNo))
    .toSorted((one, other) => (textOf(one.consign_time) < textOf(other.consign_time) ? -1 : 1));
  const byNumber = new Map(
    sent.map((order) => [textOf(order.invoice_no), courierNamed(textOf(order.logistics_company))]),
  );
  return [...byNumber].map(([waybillNo, courierCode]) => ({ waybillNo, courierCode }));
}
