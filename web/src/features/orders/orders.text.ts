import type { OrderRowFragment, OrderSort, OrderStatus, ShipMode } from '../../graphql/generated/graphql.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';
import { confirmText } from '../../ui/overlays/confirm.text.ts';

export const ordersText = {
  title: '我的订单',
  ofBatch: (batchNo: string) => `批次 ${batchNo} 的订单`,
  leaveBatch: '查看全部订单',
  tabs: '订单状态',
  list: '订单列表',
  orderNo: '订单号',
  actions: '操作',
  /** Of an order of several goods, or combinations of them. */
  goods: (name: string, kinds: number) => (kinds > 1 ? `${name} 等 ${kinds} 种` : name),
  pieces: (count: number) => `共 ${count} 件`,
  receiver: (name: string, parcels: number) => (parcels > 1 ? `${name} 等` : name),
  erased: '已按规定清除',
  seeParcels: (orderNo: string) => `看订单 ${orderNo} 的包裹`,
  pay: '确认支付',
  cancel: '取消订单',
  confirm: '确认收货',
  review: '评价',
  againSubmit: '重新下单',
  resubmit: '再次提交',
  resend: '重新自动发货',
  sync: '同步',
  detail: '详情',
  noValue: '—',
  /** Every waybill is issued by this site itself. */
  copy: '再来一单',
  export: '导出',
  lost: '没有得到结果，请重试',
  noAutoSend: '不自动回传',
  payBefore: (time: string) => `请在 ${time} 前付款`,
  payLeft: '付款剩余',
  payOver: '已过付款时间',
  notIssued: (count: number) => `${count} 个出单失败`,
  issuing: (count: number) => `${count} 个出单中`,
  none: '还没有订单',
  noneHere: '这里没有订单',
  noneHint: { buyer: '选一件商品，把收件人贴进来就能发货', seller: '买家从您的仓库下单后，订单会列在这里' },
  noneHereHint: { buyer: '换个状态看看，或者去选商品', seller: '换个状态看看' },
  noMatch: '没有符合条件的订单',
  noMatchHint: '换个关键词，或者放宽筛选条件',
  /** Of what a buyer looks for by words. */
  noneFoundHint:
    '换个关键词，或者放宽筛选条件。收件人按完整姓名、手机号或手机号后四位查找。店铺订单的收件人由店铺平台加密，不能按收件人查找，请用订单号',
  reset: '清空筛选',
  goShopping: '去选商品',
  goPublishing: '去发布商品',
  payTitle: '支付订单',
  payWords: (orderNo: string) => `订单 ${orderNo} 将从余额支付，支付后仓库开始备货。`,
  payNow: (amount: string) => `确认支付 ${amount}`,
  recharge: '去充值',
  paid: '支付成功',
  cancelTitle: '取消订单',
  cancelWords: (orderNo: string, parcels: number) =>
    `订单 ${orderNo} 的 ${parcels} 个包裹将不再发出，已锁定的库存会释放。取消后不能恢复。`,
  cancelPaidWords: (orderNo: string, parcels: number, amount: string) =>
    `订单 ${orderNo} 的 ${parcels} 个包裹将不再发出，已付的 ${amount} 会退回余额。取消后不能恢复。`,
  cancelNow: '确认取消订单',
  cancelled: '订单已取消',
  confirmTitle: '确认收货',
  confirmWords: (orderNo: string) => `请确认订单 ${orderNo} 的包裹都已收到。确认后订单进入待评价。`,
  confirmAfterSale: '这个订单有售后正在处理。确认收货后，售后照常处理。',
  confirmNow: '确认收货',
  confirmed: '已确认收货',
  againTitle: '重新下单',
  againWords: (orderNo: string, parcels: number) =>
    `将按订单 ${orderNo} 的收件人重新下单，共 ${parcels} 个包裹。价格按现在的重新计算，可能与原来不同；新订单等待付款，原订单不变。`,
  againNow: '重新下单',
  again: '已再次提交',
  replacedTitle: '新订单已生成',
  replacedWords: (orderNo: string, parcels: number, amount: string, before: string) =>
    `新订单 ${orderNo} 共 ${parcels} 个包裹，按现在的价格应付 ${amount}（原订单 ${before}）。`,
  replacedSkipped: (count: number, msg: string) => `有 ${count} 个包裹没有重新下单：${msg}`,
  payLater: '稍后再付',
  goPay: (amount: string) => `去付款 ${amount}`,
  dialog: {
    ...confirmText,
    requestFailed: '没有得到结果，请重试；重试不会重复扣款',
  },
};

export const orderTabNames = {
  all: '全部',
  pendingPayment: '待付款',
  pendingShipment: '待发货',
  pendingReceipt: '待收货',
  pendingReview: '待评价',
  afterSale: '售后',
};

/** The columns, in their order. */
export const orderColumnNames = {
  orderNo: '订单号',
  platform: '平台',
  id: '订单ID',
  from: '发货地',
  courier: '快递',
  software: '打单软件',
  receiver: '收件人',
  good: '商品名称',
  status: '状态',
  total: '总费用',
  parcels: '包裹数',
  refunds: '退款数',
  trade: '交易时间',
  shop: '店铺名称',
  remark: '备注',
  actions: '操作',
};

/** What a column is called for either side: suppliers read that it is the buyer who pays. */
export function orderColumnName(key: keyof typeof orderColumnNames, by: 'buyer' | 'seller'): string {
  return by === 'seller' && key === 'total' ? '买家支付' : orderColumnNames[key];
}

/** What came of sending an order's parcels again. */
export type QuickOutcome =
  /** How many parcels go again, and why others do not. */
  | { kind: 'resubmitted'; submitted: number; skipped: readonly { msg: string }[] }
  /** How many parcels were posted again, and why others were not. */
  | { kind: 'resent'; submitted: number; failed: readonly { msg: string }[] }
  /** How many parcels have changed. */
  | { kind: 'synced'; updated: number };

/** What came of what is done at a click, in words. */
export function quickText(outcome: QuickOutcome): { tone: 'success' | 'info' | 'warning'; words: string } {
  if (outcome.kind === 'synced') {
    return outcome.updated > 0
      ? { tone: 'success', words: `已同步，${outcome.updated} 个包裹有更新` }
      : { tone: 'info', words: '已同步，没有变化' };
  }
  const left = outcome.kind === 'resent' ? outcome.failed : outcome.skipped;
  const words = `已重新提交 ${outcome.submitted} 个包裹`;
  const [first] = left;
  if (!first) return { tone: 'success', words };
  return { tone: 'warning', words: `${words}，${left.length} 个没有提交：${first.msg}` };
}

/** The progress of the shop's shipping notifications in words; empty when there are none. */
export function autoSendText({
  success,
  failed,
  waiting,
  external,
}: OrderRowFragment['autoSendCounts']): string {
  const all = success + failed + waiting + external;
  if (all === 0) return '';
  return [
    `已回传 ${success}/${all}`,
    failed > 0 ? `失败 ${failed}` : '',
    external > 0 ? `店铺已发货 ${external}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

export const filterText = {
  label: '筛选订单',
  keyword: {
    buyer: '订单号、运单号、商品名、收件人姓名、手机号或后四位',
    /** A receiver is found by whose it is. */
    seller: '订单号、运单号或商品名',
  },
  platform: '平台',
  shopId: '店铺',
  warehouseId: '仓库',
  courierId: '快递',
  mode: '发货方式',
  any: {
    platform: '全部平台',
    shopId: '全部店铺',
    warehouseId: '全部仓库',
    courierId: '全部快递',
    mode: '全部方式',
  },
  sort: '排序',
  reset: '清空筛选',
};

export const shipModeNames: Record<ShipMode, string> = {
  BY_HAND: '手动发货',
  AUTO: '自动发货',
  MODEL: '模板发货',
};

export const sortNames: Record<OrderSort, string> = {
  NEWEST: '最新下单',
  OLDEST: '最早下单',
  FEE_HIGH: '费用从高到低',
  FEE_LOW: '费用从低到高',
};

/** The colour of a status. */
export const orderTones: Record<OrderStatus, Tone> = {
  PENDING_PAYMENT: 'orange',
  PENDING_SHIPMENT: 'warning',
  PENDING_RECEIPT: 'info',
  PENDING_REVIEW: 'success',
  COMPLETED: 'success',
  CANCELLED: 'quiet',
  CLOSED: 'quiet',
};
