import { fromPlatformCourier } from '../couriers.ts';
import { type Fields, fieldsOf, listOf, momentOf, numberOf, textOf } from '../fields.ts';
import { sealedOf } from '../sealed.ts';
import { ShopError } from '../shopError.ts';
import type { RemoteItem, RemoteOrder, RemoteReceiver, RemoteStatus } from '../shopPlatform.ts';
import { DOUYIN_COURIERS } from './douyinCouriers.ts';
import { PLATFORM } from './douyinErrors.ts';

const SECOND = 1_000;

const STATUSES: Record<number, RemoteStatus> = { 1: 1, 105: 2, 2: 2, 101: 3, 3: 4, 5: 5, 4: 6 };

/** Douyin's flags are stars: 0 grey, 1 purple, 2 cyan, 3 green, 4 orange, 5 red. */
export const STARS: Record<string, string> = { purple: '1', blue: '2', green: '3', yellow: '4', red: '5' };

/** An order of order.searchList or order.orderDetail. Its plain receiver fields are not read, the encrypted ones are passed on. */
export function remoteOrderOf(order: Fields): RemoteOrder {
  const items = listOf(order.sku_order_list);
  const status = STATUSES[numberOf(order.order_status)];
  const createdAt = momentOf(order.create_time, SECOND);
  const remoteOrderNo = textOf(order.order_id);
  if (!status || !createdAt || !remoteOrderNo) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  return {
    remoteOrderNo,
    status,
    refundStatus: refundStatusOf(items),
    items: items.map(itemOf),
    payAmount: numberOf(order.pay_amount),
    createdAt,
    paidAt: momentOf(order.pay_time, SECOND),
    promisedShipAt: momentOf(order.exp_ship_time, SECOND),
    updatedAt: momentOf(order.update_time, SECOND) ?? createdAt,
    buyerNick: '',
    receiver: receiverOf(order),
    buyerMemo: textOf(order.buyer_words),
    sellerMemo: textOf(order.seller_words),
    flagColor: colorOf(order.seller_remark_stars),
    shipments: packsOf(order).map(({ waybillNo, courierCode }) => ({ waybillNo, courierCode })),
  };
}

/** The parcels of an order, newest last, with the ids needed to change them. */
export function packsOf(order: Fields): { packId: string; waybillNo: string; courierCode: string }[] {
  return listOf(order.logistics_info)
    .toSorted((one, other) => numberOf(one.ship_time) - numberOf(other.ship_time))
    .map((pack) => ({
      packId: textOf(pack.delivery_id),
      waybillNo: textOf(pack.tracking_no),
      courierCode: fromPlatformCourier(DOUYIN_COURIERS, textOf(pack.company)),
    }));
}

function itemOf(item: Fields): RemoteItem {
  return {
    lineId: textOf(item.order_id),
    remoteGoodId: textOf(item.product_id_str) || textOf(item.product_id),
    remoteSkuId: textOf(item.sku_id),
    title: textOf(item.product_name),
    sku: listOf(item.spec)
      .map(({ name, value }) => `${textOf(name)}:${textOf(value)}`)
      .join(';'),
    num: numberOf(item.item_num),
    price: numberOf(item.origin_amount),
    pic: textOf(item.product_pic),
    merchantCode: textOf(item.code),
  };
}

function receiverOf(order: Fields): RemoteReceiver {
  const address = fieldsOf(order.mask_post_addr);
  const nameOf = (area: unknown) => textOf(fieldsOf(area).name);
  return {
    name: textOf(order.mask_post_receiver),
    phone: textOf(order.mask_post_tel),
    province: nameOf(address.province),
    city: nameOf(address.city),
    district: nameOf(address.town),
    address: nameOf(address.street) + textOf(address.detail),
    encryptedId: textOf(order.open_address_id) || null,
    ...sealedOf(
      order.encrypt_post_receiver,
      order.encrypt_post_tel,
      fieldsOf(order.post_addr).encrypt_detail,
    ),
  };
}

/** A withdrawn after-sale keeps its `refund_status`; only its own status reveals the withdrawal. */
const AFTER_SALE_OPEN = [6, 7, 11];
const AFTER_SALE_DONE = [12, 53];
const EXCHANGE = 3;

function refundStatusOf(items: Fields[]): 0 | 1 | 2 {
  const afterSales = items
    .map(({ after_sale_info: info }) => fieldsOf(info))
    .map((info) => (numberOf(info.after_sale_type) === EXCHANGE ? 0 : numberOf(info.after_sale_status)));
  if (afterSales.some((status) => AFTER_SALE_OPEN.includes(status))) return 1;
  return items.length > 0 && afterSales.every((status) => AFTER_SALE_DONE.includes(status)) ? 2 : 0;
}

function colorOf(stars: unknown): string | null {
  return Object.keys(STARS).find((color) => STARS[color] === textOf(stars)) ?? null;
}
