import type { ParcelDto } from '../parcels/parcels.schemas.ts';
import type { OrderDto } from '../shipments/shipments.schemas.ts';
import { jsonOf } from './graphNames.ts';

/*
 * What stands in the lines of an export as JSON: fields of the graph's `Order` and `Parcel` that say what is, and neither
 * what may be done nor who of an account did it. Names and their meanings stay; new ones may come in.
 */
export const orderFields = [
  ...['id', 'orderNo', 'type', 'platform', 'sendArea', 'courierId', 'courierName', 'softwareName'],
  ...['goodId', 'goodName', 'goodPrice', 'skuId', 'skuName', 'num', 'skuCount', 'pieceCount'],
  ...['status', 'statusText', 'afterSaleStatus', 'goodsFee', 'courierFee', 'remoteFee', 'discountFee'],
  ...['totalFee', 'packageCount', 'refundCount', 'refundFee', 'tradeAt', 'createdAt', 'updatedAt'],
  ...['payExpireAt', 'paidAt', 'shippedAt', 'receivedAt', 'completedAt', 'cancelledAt', 'cancelType'],
  ...['reviewScore', 'reviewText', 'remark', 'senderName', 'shopId', 'shopName', 'batchNo'],
  ...['outputCounts', 'autoSendCounts'],
] as (keyof OrderDto)[];

export const parcelFields = [
  ...[
    'id',
    'packageNo',
    'orderId',
    'orderNo',
    'platform',
    'thirdOrderNos',
    'shopId',
    'shopName',
    'encrypted',
  ],
  ...['items', 'specification', 'remark', 'weight', 'status', 'statusText', 'refundStatus', 'outputStatus'],
  ...['outputInfo', 'outputResult', 'outputCode', 'autoSendStatus', 'autoSendResult', 'autoSendCode'],
  ...['warehouseId', 'warehouseName', 'courierId', 'courierName', 'softwareName', 'waybillNo', 'ownWaybill'],
  'atErp',
  ...['receiverErasedAt', 'receiverName', 'receiverPhone', 'province', 'city', 'district', 'address'],
  ...['goodsFee', 'courierFee', 'remoteFee', 'discountFee', 'price', 'refundFee', 'partOf', 'partOfNo'],
  ...['replacesNo', 'refundId', 'traceState', 'traceText', 'tracedAt', 'orderAt', 'updatedAt'],
  ...['promisedShipAt', 'shippedAt', 'pickedAt', 'signedAt', 'refundedAt'],
] as (keyof ParcelDto)[];

export const orderJson = jsonOf<OrderDto>(orderFields, {
  ...{ type: 'ShipMode', platform: 'Platform', status: 'OrderStatus', cancelType: 'CancelType' },
  afterSaleStatus: 'AfterSaleStatus',
});

export const parcelJson = jsonOf<ParcelDto>(parcelFields, {
  ...{ platform: 'Platform', status: 'ParcelStatus', refundStatus: 'RefundStatus' },
  ...{ outputStatus: 'OutputStatus', autoSendStatus: 'AutoSendStatus', traceState: 'TraceState' },
});
