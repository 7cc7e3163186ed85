import { fromPlatformCourier } from '../couriers.ts';
import { type Fields, fieldsOf, listOf, momentOf, numberOf, textOf } from '../fields.ts';
import { lineIdOf } from '../lines.ts';
import { ShopError } from '../shopError.ts';
import type { RemoteOrder, RemoteReceiver, RemoteStatus, Shipment } from '../shopPlatform.ts';
import { WEIXIN_COURIERS } from './weixinCouriers.ts';
import { PLATFORM } from './weixinErrors.ts';

const SECOND = 1_000;

/** 12 and 13 are paid and not to be shipped: a gift not accepted, a group not complete. */
const STATUSES: Record<number, RemoteStatus> = {
  10: 1,
  12: 1,
  13: 1,
  20: 2,
  21: 3,
  30: 4,
  100: 5,
  190: 6,
  200: 6,
  250: 6,
};

/** An order of order/get, requested with masked fields. It has no buyer nick and no flag. */
export function remoteOrderOf(order: Fields): RemoteOrder {
  const detail = fieldsOf(order.order_detail);
  const products = listOf(detail.product_infos);
  const ext = fieldsOf(detail.ext_info);
  const status = STATUSES[numberOf(order.status)];
  const createdAt = momentOf(order.create_time, SECOND);
  const remoteOrderNo = textOf(order.order_id);
  if (!status || !createdAt || !remoteOrderNo) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  return {
    remoteOrderNo,
    status,
    refundStatus: refundStatusOf(order, products),
    items: products.map(itemOf),
    payAmount: numberOf(fieldsOf(detail.price_info).order_price),
    createdAt,
    paidAt: momentOf(fieldsOf(detail.pay_info).pay_time, SECOND),
    promisedShipAt: promisedShipAtOf(products),
    updatedAt: momentOf(order.update_time, SECOND) ?? createdAt,
    buyerNick: '',
    receiver: receiverOf(fieldsOf(fieldsOf(detail.delivery_info).address_info)),
    buyerMemo: textOf(ext.customer_notes),
    sellerMemo: textOf(ext.merchant_notes),
    flagColor: null,
    shipments: shipmentsOf(order),
  };
}

/** Newest last. */
function shipmentsOf(order: Fields): RemoteOrder['shipments'] {
  const { delivery_info: delivery } = fieldsOf(order.order_detail);
  return listOf(fieldsOf(delivery).delivery_product_info)
    .toSorted((one, other) => numberOf(one.delivery_time) - numberOf(other.delivery_time))
    .map(({ waybill_id, delivery_id }) => ({
      waybillNo: textOf(waybill_id),
      courierCode: fromPlatformCourier(WEIXIN_COURIERS, textOf(delivery_id)),
    }));
}

/** The items of an order, or those of some lines, that are shipped or to be shipped, in the format of deliveries. */
export function parcelledOf(
  order: Fields,
  lineIds: Shipment['lineIds'],
): { product_id: string; sku_id: string; product_cnt: number }[] {
  return listOf(fieldsOf(order.order_detail).product_infos)
    .filter((product) => lineIds === null || lineIds.includes(lineIdOf(itemOf(product))))
    .map((product) => ({
      product_id: textOf(product.product_id),
      sku_id: textOf(product.sku_id),
      product_cnt: numberOf(product.sku_cnt) - numberOf(product.finish_aftersale_sku_cnt),
    }))
    .filter(({ product_cnt: count }) => count > 0);
}

function itemOf(product: Fields) {
  return {
    remoteGoodId: textOf(product.product_id),
    remoteSkuId: textOf(product.sku_id),
    title: textOf(product.title),
    sku: skuTextOf(product),
    num: numberOf(product.sku_cnt),
    price: numberOf(product.sale_price),
    pic: textOf(product.thumb_img),
    merchantCode: textOf(product.sku_code),
  };
}

/** What a combination is called, of an order as of the goods: a link is agreed by it. */
export function skuTextOf({ sku_attrs: attributes }: Fields): string {
  return listOf(attributes)
    .map(({ attr_key: name, attr_value: value }) => `${textOf(name)}:${textOf(value)}`)
    .join(';');
}

/** The hash identifies a receiver's address within the shop. */
function receiverOf(address: Fields): RemoteReceiver {
  const { real_tel_number: maskedPhone } = fieldsOf(address.tel_number_ext_info);
  return {
    name: textOf(address.user_name),
    phone: textOf(maskedPhone) || textOf(address.tel_number),
    province: textOf(address.province_name),
    city: textOf(address.city_name),
    district: textOf(address.county_name),
    address: textOf(address.detail_info) + textOf(address.house_number),
    encryptedId: textOf(address.hash_code) || null,
  };
}

function refundStatusOf(order: Fields, products: Fields[]): 0 | 1 | 2 {
  const open = numberOf(fieldsOf(order.aftersale_detail).on_aftersale_order_cnt);
  if (open > 0) return 1;
  const isDone = (product: Fields) => numberOf(product.finish_aftersale_sku_cnt) >= numberOf(product.sku_cnt);
  return products.length > 0 && products.every(isDone) ? 2 : 0;
}

function promisedShipAtOf(products: Fields[]): Date | null {
  const deadlines = products
    .map(({ delivery_deadline: deadline }) => momentOf(deadline, SECOND))
    .filter((deadline) => deadline !== null);
  return deadlines.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}
