import { fromBeijingTime } from '../beijingTime.ts';
import { fromPlatformCourier } from '../couriers.ts';
import { type Fields, listOf, numberOf, textOf } from '../fields.ts';
import { sealedOf } from '../sealed.ts';
import { ShopError } from '../shopError.ts';
import type { RemoteItem, RemoteOrder, RemoteReceiver, RemoteStatus } from '../shopPlatform.ts';
import { fenOf } from '../yuan.ts';
import { PINDUODUO_COURIERS } from './pinduoduoCouriers.ts';
import { PLATFORM } from './pinduoduoErrors.ts';

const CANCELLED = 2;
const SHIPPING: Record<number, RemoteStatus> = { 1: 2, 2: 4, 3: 5 };
const REFUNDS: Record<number, RemoteOrder['refundStatus']> = { 1: 0, 2: 1, 3: 1, 4: 2 };

/** By `remark_tag`. */
export const TAGS = ['', 'red', 'yellow', 'green', 'blue', 'purple'];

/** When a group of buyers was complete and the order confirmed: the sort key of lists. */
export function sealedAt(order: Fields): Date | null {
  return fromBeijingTime(order.confirm_time);
}

/** An order of pdd.order.list.get or pdd.order.information.get. Its encrypted receiver is passed on as it is. */
export function remoteOrderOf(order: Fields): RemoteOrder {
  const remoteOrderNo = textOf(order.order_sn);
  const status = statusOf(order);
  const createdAt = fromBeijingTime(order.created_time);
  if (!status || !createdAt || !remoteOrderNo) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  return {
    remoteOrderNo,
    status,
    refundStatus: REFUNDS[numberOf(order.refund_status)] ?? 0,
    items: listOf(order.item_list).map(itemOf),
    payAmount: fenOf(order.pay_amount),
    createdAt,
    paidAt: fromBeijingTime(order.pay_time),
    promisedShipAt: fromBeijingTime(order.last_ship_time),
    updatedAt: fromBeijingTime(order.updated_at) ?? createdAt,
    buyerNick: '',
    receiver: receiverOf(order),
    buyerMemo: textOf(order.buyer_memo),
    sellerMemo: textOf(order.remark),
    flagColor: TAGS[numberOf(order.remark_tag)] || null,
    shipments: [order, ...listOf(order.extra_delivery_list)].flatMap(shipmentOf),
  };
}

/** An order refunded before shipping keeps the status "waiting for shipping" forever. */
function statusOf(order: Fields): RemoteStatus | undefined {
  const confirmed = numberOf(order.confirm_status);
  if (confirmed === CANCELLED) return 6;
  if (confirmed === 0) return 1;
  const status = SHIPPING[numberOf(order.order_status)];
  return status === 2 && REFUNDS[numberOf(order.refund_status)] === 2 ? 6 : status;
}

function itemOf(item: Fields): RemoteItem {
  return {
    remoteGoodId: textOf(item.goods_id),
    remoteSkuId: textOf(item.sku_id),
    title: textOf(item.goods_name),
    sku: textOf(item.goods_spec),
    num: numberOf(item.goods_count),
    price: fenOf(item.goods_price),
    pic: textOf(item.goods_img),
    merchantCode: textOf(item.outer_id) || textOf(item.outer_goods_id),
  };
}

function receiverOf(order: Fields): RemoteReceiver {
  return {
    name: textOf(order.receiver_name_mask),
    phone: textOf(order.receiver_phone_mask),
    province: textOf(order.province),
    city: textOf(order.city),
    district: textOf(order.town),
    address: textOf(order.receiver_address_mask),
    encryptedId: textOf(order.open_address_id) || null,
    ...sealedOf(order.receiver_name, order.receiver_phone, order.receiver_address),
  };
}

function shipmentOf(delivery: Fields): RemoteOrder['shipments'] {
  const waybillNo = textOf(delivery.tracking_number);
  if (!waybillNo) return [];
  return [{ waybillNo, courierCode: fromPlatformCourier(PINDUODUO_COURIERS, textOf(delivery.logistics_id)) }];
}
