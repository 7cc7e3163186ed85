import { maskedAddress, maskedName, maskedPhone, opaqueId } from '../shops/masked.ts';
import type { FlagColor, OrderState, SimulatedOrder } from '../shops/shopTypes.ts';
import { wholeNumber } from '../shops/wholeNumbers.ts';

const STATUSES: Record<OrderState, number> = {
  waitPay: 10,
  waitShip: 30,
  partShipped: 30,
  shipped: 40,
  finished: 70,
  closed: 80,
};
const DELIVERIES: Partial<Record<OrderState, number>> = { partShipped: 10, shipped: 40, finished: 40 };
const REFUND_STATUSES = { none: null, applying: 10, done: 60 };
const FLAGS: Record<FlagColor, number> = { red: 1, yellow: 2, green: 3, blue: 4, purple: 5 };
const DAY_MS = 86_400_000;
const BEIJING_MS = 8 * 3_600_000;

export function flagOf(number: number): FlagColor | null {
  const [found] = Object.entries(FLAGS).find(([, each]) => each === number) ?? [];
  return (found as FlagColor | undefined) ?? null;
}

/** One for a receiver on a day; the same receiver has another on the next. */
function openAddressId({ receiver, createdAt }: SimulatedOrder): string {
  const day = Math.floor((createdAt.getTime() + BEIJING_MS) / DAY_MS);
  return opaqueId('openAddressId', receiver.receiverId, String(day));
}

/** Longer than a number can be exact. */
export function logisticsId({ orderNo }: SimulatedOrder, index: number): string {
  return `${orderNo}${index + 10}`;
}

/** An order in Kuaishou's shape, of its first kind of good: its receiver as ciphers and masked, and never plain. */
export function kuaishouOrder(order: SimulatedOrder) {
  const { receiver, shipments, refund } = order;
  const [item] = order.items;
  const refundStatus = REFUND_STATUSES[refund];
  return {
    orderBaseInfo: {
      oid: wholeNumber(order.orderNo),
      status: STATUSES[order.state],
      createTime: order.createdAt.getTime(),
      // Whole seconds, though it is told in milliseconds.
      updateTime: Math.floor(order.updatedAt.getTime() / 1_000) * 1_000,
      payTime: order.paidAt?.getTime() ?? 0,
      sendTime: shipments.at(-1)?.at.getTime() ?? 0,
      promiseTimeStampOfDelivery: order.promisedShipAt?.getTime() ?? 0,
      totalFee: order.payAmount,
      expressFee: 0,
      discountFee: 0,
      buyerNick: maskedName(order.buyerNick),
      buyerOpenId: opaqueId('buyer', order.buyerNick),
      remark: order.buyerMemo,
    },
    orderItemInfo: item && {
      itemId: wholeNumber(item.goodId),
      skuId: wholeNumber(item.skuId),
      itemTitle: item.title,
      skuDesc: item.sku,
      skuNick: item.merchantCode,
      itemPicUrl: item.pic,
      num: item.num,
      price: item.price,
      originalPrice: item.price,
    },
    orderAddress: {
      province: receiver.province,
      city: receiver.city,
      district: receiver.district,
      town: '',
      consignee: '',
      mobile: '',
      address: '',
      encryptedConsignee: opaqueId('name', order.orderNo),
      encryptedMobile: opaqueId('phone', order.orderNo),
      encryptedAddress: opaqueId('address', order.orderNo),
      desensitiseConsignee: maskedName(receiver.name),
      desensitiseMobile: maskedPhone(receiver.phone),
      desensitiseAddress: maskedAddress(receiver.address),
    },
    orderDeliveryInfo: {
      openAddressId: openAddressId(order),
      deliveryStatus: DELIVERIES[order.state] ?? 0,
    },
    orderLogisticsInfo: shipments.map(({ waybillNo, company }, index) => ({
      expressNo: waybillNo,
      expressCode: Number(company),
      logisticsId: wholeNumber(logisticsId(order, index)),
    })),
    orderRefundList: refundStatus === null ? [] : [{ refundId: 1, refundStatus }],
    orderNote: {
      orderNoteInfo:
        order.sellerMemo || order.flag
          ? [
              {
                note: order.sellerMemo,
                flagTagCode: `${order.flag ?? 'grey'}_flag_tag_order`,
                createTime: order.updatedAt.getTime(),
              },
            ]
          : [],
    },
  };
}

/** The same with what only the details have. */
export function kuaishouDetail(order: SimulatedOrder) {
  const listed = kuaishouOrder(order);
  const { promiseTimeStampOfDelivery: validPromiseShipmentTimeStamp } = listed.orderBaseInfo;
  return { ...listed, orderBaseInfo: { ...listed.orderBaseInfo, validPromiseShipmentTimeStamp } };
}
