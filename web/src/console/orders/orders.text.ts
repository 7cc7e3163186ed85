import { formatMoney } from '../../lib/money.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';
import type { OrderStatus, OutputStatus, ParcelStatus } from '../graphql/generated/graphql.ts';

export const orderNames: Record<OrderStatus, string> = {
  PENDING_PAYMENT: '待付款',
  PENDING_SHIPMENT: '待发货',
  PENDING_RECEIPT: '待收货',
  PENDING_REVIEW: '待评价',
  COMPLETED: '已完成',
  CANCELLED: '已取消',
  CLOSED: '已关闭',
};
export const orderTones: Record<OrderStatus, Tone> = {
  PENDING_PAYMENT: 'warning',
  PENDING_SHIPMENT: 'orange',
  PENDING_RECEIPT: 'info',
  PENDING_REVIEW: 'success',
  COMPLETED: 'success',
  CANCELLED: 'quiet',
  CLOSED: 'quiet',
};
export const parcelNames: Record<ParcelStatus, string> = {
  PENDING_PAYMENT: '待付款',
  PENDING_SHIPMENT: '待发货',
  SHIPPED: '已发货',
  IN_TRANSIT: '运输中',
  SIGNED: '已签收',
  ABNORMAL: '异常',
  REFUNDED: '已退款',
  CANCELLED: '已取消',
};
export const parcelTones: Record<ParcelStatus, Tone> = {
  PENDING_PAYMENT: 'warning',
  PENDING_SHIPMENT: 'orange',
  SHIPPED: 'info',
  IN_TRANSIT: 'info',
  SIGNED: 'success',
  ABNORMAL: 'danger',
  REFUNDED: 'quiet',
  CANCELLED: 'quiet',
};
export const outputNames: Record<OutputStatus, string> = {
  NONE: '未出单',
  QUEUED: '等待出单',
  ISSUING: '出单中',
  SUCCESS: '已出单',
  FAILED: '出单失败',
  VOIDING: '作废中',
  VOIDED: '已作废',
};

const inBoth = {
  number: '订单号、包裹号、运单号或平台订单号',
  status: '状态',
  courier: '快递',
  reset: '清空筛选',
  noMatch: '没有符合条件的记录',
  noMatchHint: '换个条件试试',
};
export const ordersText = {
  ...inBoth,
  title: '订单',
  hint: '全部买家的订单，最新的在前',
  list: '订单列表',
  any: { status: '全部状态', courier: '全部快递' },
  none: '还没有订单',
  columns: {
    number: '订单号',
    status: '状态',
    goods: '商品',
    buyer: '买家',
    seller: '供应商',
    courier: '快递',
    money: '金额',
  },
  packages: (count: number) => `${count} 个包裹`,
  refunded: (fen: number) => `已退 ${formatMoney(fen)}`,
};
export const parcelsText = {
  ...inBoth,
  title: '包裹',
  hint: '全部买家的包裹，最新的在前',
  list: '包裹列表',
  output: '出单',
  any: { status: '全部状态', output: '全部出单状态', courier: '全部快递' },
  none: '还没有包裹',
  columns: {
    number: '包裹号',
    status: '状态',
    waybill: '运单',
    goods: '商品',
    buyer: '买家',
    seller: '供应商',
    money: '金额',
  },
  refunded: (fen: number) => `已退 ${formatMoney(fen)}`,
};

const narrowedNames = { account: '买家', seller: '供应商', order: '订单编号' };
export const narrowedText = {
  names: narrowedNames,
  tag: (party: keyof typeof narrowedNames, id: number) => `${narrowedNames[party]} ${id}`,
  remove: (party: keyof typeof narrowedNames) => `不再只看这个${narrowedNames[party]}`,
};
