import type { OrderParcelPartFragment, ParcelStatus, ShowOrderQuery } from '../graphql/generated/graphql.ts';

type Order = Pick<ShowOrderQuery['order'], 'orderNo' | 'status' | 'statusText' | 'packageCount'>;
type Parcel = Pick<
  OrderParcelPartFragment,
  'packageNo' | 'status' | 'statusText' | 'courierName' | 'waybillNo' | 'traceText' | 'outputStatus'
>;

/** Parcels that a reply names one by one. */
const NAMED = 5;

const NEXT: Partial<Record<ParcelStatus, string>> = {
  PENDING_PAYMENT: '请在截止时间前付款。',
  PENDING_SHIPMENT: '供应商正在安排发货，发货后可以查到运单号。',
  SHIPPED: '快递揽收后会有物流轨迹。',
  IN_TRANSIT: '请留意快递的派送通知。',
  SIGNED: '如有问题，请在签收后 7 天内申请售后。',
  ABNORMAL: '我们正在与快递核实，有结果会通知您。',
  REFUNDED: '退款已退回您的余额。',
};

/** What a buyer is told of an order in a chat: no name, phone or address. */
export function orderReply(order: Order, parcels: readonly Parcel[]): string {
  const lines = parcels.slice(0, NAMED).map((parcel) => {
    const waybill = parcel.waybillNo ? `，${parcel.courierName} ${parcel.waybillNo}` : '';
    return `包裹 ${parcel.packageNo}：${parcel.statusText}${waybill}${parcel.traceText && `，${parcel.traceText}`}`;
  });
  const more =
    order.packageCount > NAMED ? [`其余 ${order.packageCount - lines.length} 个包裹可以在订单里查看。`] : [];
  const [first] = parcels;
  const next = first && NEXT[first.status];
  return [
    `您的订单 ${order.orderNo}：${order.statusText}。`,
    ...lines,
    ...more,
    ...(next ? [next] : []),
  ].join('\n');
}
