import { fromBeijingTime } from '../beijingTime.ts';
import { fromPlatformCourier } from '../couriers.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../fields.ts';
import { ShopError } from '../shopError.ts';
import type { RemoteItem, RemoteOrder, RemoteReceiver, RemoteStatus } from '../shopPlatform.ts';
import { fenOf } from '../yuan.ts';
import { JD_COURIERS } from './jdCouriers.ts';
import { PLATFORM } from './jdErrors.ts';

const STATUSES: Record<string, RemoteStatus> = {
  WAIT_SELLER_STOCK_OUT: 2,
  WAIT_SELLER_DELIVERY: 2,
  LOCKED: 2,
  PAUSE: 2,
  POP_ORDER_PAUSE: 2,
  WAIT_GOODS_RECEIVE_CONFIRM: 4,
  RECEIPTS_CONFIRM: 5,
  FINISHED_L: 5,
  TRADE_CANCELED: 6,
};

/** The buyer has asked to cancel, and the seller has not answered yet. */
const LOCKED = 'LOCKED';

/** By the remark's flag; 0 is grey. */
export const FLAGS = ['', 'red', 'yellow', 'green', 'blue', 'purple'];

/** The fields that `remoteOrderOf` reads: JD returns only requested fields. */
export const ORDER_FIELDS = [
  'orderId,orderState,orderStartTime,paymentConfirmTime,modified,actualPay,shouldPay,orderPayment,orderRemark',
  'venderRemark,venderRemarkLevelFlag,consigneeInfo,itemInfoList,waybill,logisticsId',
].join(',');

/** An order of jingdong.pop.order.search or .get. */
export function remoteOrderOf(order: Fields): RemoteOrder {
  const remoteOrderNo = textOf(order.orderId);
  const state = textOf(order.orderState);
  const status = STATUSES[state];
  const createdAt = fromBeijingTime(order.orderStartTime);
  if (!status || !createdAt || !remoteOrderNo) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  const paidAt = fromBeijingTime(order.paymentConfirmTime);
  return {
    remoteOrderNo,
    status,
    refundStatus: refundStatusOf(state, paidAt),
    items: listOf(order.itemInfoList).map(itemOf),
    // The paid amount is filled in late; orderPayment is no longer maintained.
    payAmount: fenOf(order.actualPay || order.shouldPay || order.orderPayment),
    createdAt,
    paidAt,
    promisedShipAt: null,
    updatedAt: fromBeijingTime(order.modified) ?? createdAt,
    buyerNick: '',
    receiver: receiverOf(fieldsOf(order.consigneeInfo)),
    buyerMemo: textOf(order.orderRemark),
    sellerMemo: textOf(order.venderRemark),
    flagColor: FLAGS[numberOf(order.venderRemarkLevelFlag)] || null,
    shipments: shipmentsOf(textOf(order.logisticsId), textOf(order.waybill)),
  };
}

/** JD reports no refunds here; a locked order is about to be cancelled, a cancelled one was refunded. */
function refundStatusOf(state: string, paidAt: Date | null): RemoteOrder['refundStatus'] {
  if (state === LOCKED) return 1;
  return state === 'TRADE_CANCELED' && paidAt ? 2 : 0;
}

function itemOf(item: Fields): RemoteItem {
  return {
    remoteGoodId: textOf(item.wareId),
    remoteSkuId: textOf(item.skuId),
    // Contains the SKU's properties.
    title: textOf(item.skuName),
    sku: '',
    num: numberOf(item.itemTotal),
    price: fenOf(item.jdPrice),
    pic: '',
    merchantCode: textOf(item.outerSkuId) || textOf(item.productNo),
  };
}

function receiverOf(consignee: Fields): RemoteReceiver {
  const oaid = textOf(consignee.oaid);
  return {
    name: shown(consignee.fullname),
    phone: shown(consignee.mobile) || shown(consignee.telephone),
    province: textOf(consignee.province),
    city: textOf(consignee.city),
    district: textOf(consignee.county),
    address: shown(consignee.fullAddress),
    encryptedId: oaid || null,
    ...(oaid && { sealed: { identity: oaid, name: '', phone: '', address: '' } }),
  };
}

/** Fields that are not masked are encrypted and cannot be shown. */
function shown(value: unknown): string {
  const text = textOf(value);
  return /^[\w+/=-]{24,}$/.test(text) ? '' : text;
}

/** `2100|4700` with `12,34|56`: bars separate couriers, commas the numbers of one courier. */
function shipmentsOf(logisticsIds: string, waybills: string): RemoteOrder['shipments'] {
  const couriers = logisticsIds.split('|');
  return waybills.split('|').flatMap((numbers, index) =>
    numbers
      .split(',')
      .filter(Boolean)
      .map((waybillNo) => ({
        waybillNo,
        courierCode: fromPlatformCourier(JD_COURIERS, couriers[index] ?? ''),
      })),
  );
}
