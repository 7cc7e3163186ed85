import { fromPlatformCourier } from '../couriers.ts';
import { type Fields, fieldsOf, listOf, momentOf, numberOf, textOf } from '../fields.ts';
import { sealedOf } from '../sealed.ts';
import { ShopError } from '../shopError.ts';
import type { RemoteOrder, RemoteReceiver, RemoteStatus } from '../shopPlatform.ts';
import { KUAISHOU_COURIERS } from './kuaishouCouriers.ts';
import { PLATFORM } from './kuaishouErrors.ts';

const MILLISECOND = 1;

const STATUSES: Record<number, RemoteStatus> = { 10: 1, 30: 2, 40: 4, 50: 4, 70: 5, 80: 6 };
const PAID = 30;
/** Values of `deliveryStatus`. */
const PARTLY_DELIVERED = 10;

/** The flag's text in a note, for writing and reading. */
export const FLAGS: Record<string, { number: number; tag: string }> = {
  red: { number: 1, tag: 'red_flag_tag_order' },
  yellow: { number: 2, tag: 'yellow_flag_tag_order' },
  green: { number: 3, tag: 'green_flag_tag_order' },
  blue: { number: 4, tag: 'blue_flag_tag_order' },
  purple: { number: 5, tag: 'purple_flag_tag_order' },
};

/** An order of open.order.cursor.list or open.order.detail, which has one kind of goods. */
export function remoteOrderOf(order: Fields): RemoteOrder {
  const base = fieldsOf(order.orderBaseInfo);
  const [newestNote] = listOf(fieldsOf(order.orderNote).orderNoteInfo);
  const status = statusOf(order, numberOf(base.status));
  const createdAt = momentOf(base.createTime, MILLISECOND);
  const remoteOrderNo = textOf(base.oid);
  if (!status || !createdAt || !remoteOrderNo) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  return {
    remoteOrderNo,
    status,
    refundStatus: refundStatusOf(listOf(order.orderRefundList)),
    items: [itemOf(fieldsOf(order.orderItemInfo))],
    payAmount: numberOf(base.totalFee),
    createdAt,
    paidAt: momentOf(base.payTime, MILLISECOND),
    promisedShipAt: promisedShipAtOf(base),
    updatedAt: momentOf(base.updateTime, MILLISECOND) ?? createdAt,
    buyerNick: textOf(base.buyerNick),
    receiver: receiverOf(order),
    buyerMemo: textOf(base.remark),
    sellerMemo: textOf(newestNote?.note),
    flagColor: colorOf(newestNote?.flagTagCode),
    shipments: parcelsOf(order).map(({ waybillNo, courierCode }) => ({ waybillNo, courierCode })),
  };
}

/** The parcels of an order, newest last, with the ids needed to change them. */
export function parcelsOf(order: Fields): { parcelId: string; waybillNo: string; courierCode: string }[] {
  return listOf(order.orderLogisticsInfo)
    .filter(({ expressNo }) => textOf(expressNo) !== '')
    .map((parcel) => ({
      parcelId: textOf(parcel.logisticsId),
      waybillNo: textOf(parcel.expressNo),
      courierCode: fromPlatformCourier(KUAISHOU_COURIERS, textOf(parcel.expressCode)),
    }));
}

/** Lists of orders have the first alone, details both; of goods that are sold ahead of time the second is right. */
function promisedShipAtOf({
  promiseTimeStampOfDelivery,
  validPromiseShipmentTimeStamp,
}: Fields): Date | null {
  return (
    momentOf(validPromiseShipmentTimeStamp, MILLISECOND) ?? momentOf(promiseTimeStampOfDelivery, MILLISECOND)
  );
}

function statusOf(order: Fields, status: number): RemoteStatus | undefined {
  const { deliveryStatus } = fieldsOf(order.orderDeliveryInfo);
  return status === PAID && numberOf(deliveryStatus) === PARTLY_DELIVERED ? 3 : STATUSES[status];
}

function itemOf(item: Fields) {
  return {
    remoteGoodId: textOf(item.itemId),
    remoteSkuId: textOf(item.skuId),
    title: textOf(item.itemTitle),
    sku: textOf(item.skuDesc),
    num: numberOf(item.num),
    price: numberOf(item.price),
    pic: textOf(item.itemPicUrl),
    merchantCode: textOf(item.skuNick) || textOf(item.goodsCode),
  };
}

/** Older orders without an `openAddressId` have only ciphers of the receiver, unique per order. */
function receiverOf(order: Fields): RemoteReceiver {
  const address = fieldsOf(order.orderAddress);
  const { openAddressId } = fieldsOf(order.orderDeliveryInfo);
  return {
    name: textOf(address.desensitiseConsignee),
    phone: textOf(address.desensitiseMobile),
    province: textOf(address.province),
    city: textOf(address.city),
    district: textOf(address.district),
    address: textOf(address.town) + textOf(address.desensitiseAddress),
    encryptedId: textOf(openAddressId) || textOf(address.encryptedAddress) || null,
    ...sealedOf(address.encryptedConsignee, address.encryptedMobile, address.encryptedAddress),
  };
}

const REFUNDED = 60;
const REFUND_FAILED = 70;

function refundStatusOf(refunds: Fields[]): 0 | 1 | 2 {
  const statuses = refunds.map(({ refundStatus }) => numberOf(refundStatus));
  if (statuses.some((status) => status > 0 && status < REFUNDED)) return 1;
  return statuses.some((status) => status >= REFUNDED && status < REFUND_FAILED) ? 2 : 0;
}

/** An order without a flag reads as grey. */
function colorOf(tag: unknown): string | null {
  return Object.keys(FLAGS).find((color) => FLAGS[color]?.tag === textOf(tag)) ?? null;
}
