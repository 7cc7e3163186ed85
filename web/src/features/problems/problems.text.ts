import type { ProblemKind } from '../../graphql/generated/graphql.ts';
import type { BulkAction, ProblemRowAction } from './problemActions.ts';

const problemKindNames: Record<ProblemKind, string> = {
  OUTPUT: '出单失败',
  AUTO_SEND: '回传失败',
  SHOP: '店铺续期',
  AUTO_ORDER: '未能自动下单',
  SOURCE_ORDER: '1688采购失败',
  LISTING: '铺货异常',
  PICKUP: '超24小时未揽收',
  MOVEMENT: '物流停滞',
  LATE: '发货超时',
  CASE: '售后待处理',
  REFUND: '等待退款',
  WAYBILL_ACCOUNT: '面单账号异常',
  ERP_ACCOUNT: 'ERP账号异常',
  ERP_PARCEL: 'ERP没有接受',
};

/** What a kind is called: of refunds suppliers are who is waited for. */
export function problemKindName(kind: ProblemKind, by: 'buyer' | 'seller'): string {
  return by === 'seller' && kind === 'REFUND' ? '退款待处理' : problemKindNames[kind];
}

const actionNames: Record<ProblemRowAction, string> = {
  AGAIN_SUBMIT: '再次提交',
  FILL_WAYBILL: '填写运单号',
  EDIT_RECEIVER: '修改收件人',
  RE_AUTO_SEND: '重新自动发货',
  RENEW_SHOP: '续期',
  ORDER: '去下单',
  REFUND: '申请退款',
  AFTER_SALE: '申请售后',
  ANSWER_REFUND: '处理退款',
  ANSWER_CASE: '处理',
  TRACE: '物流轨迹',
  OPEN_SOURCE_ORDERS: '看1688采购单',
  OPEN_LISTINGS: '看铺货记录',
  MEND_ACCOUNT: '处理账号',
  OPEN_ERP: '去 ERP 对接',
  map: '去关联商品',
  settings: '店铺设置',
  recharge: '去充值',
  dismiss: '忽略建议',
};

/** The label of an action's button: suppliers refund without approval. */
export function rowActionName(action: ProblemRowAction, by: 'buyer' | 'seller'): string {
  return by === 'seller' && action === 'REFUND' ? '退款给买家' : actionNames[action];
}

export const columnNames = {
  title: '事项',
  kind: '类型',
  reason: '原因',
  price: '金额',
  actions: '建议操作',
};

export const problemsText = {
  title: '待处理',
  kinds: '问题类型',
  all: '全部',
  list: '待处理的问题',
  choosePage: '选择本页全部问题',
  chooseOne: (title: string) => `选择 ${title}`,
  bulk: '批量操作',
  clear: '清空选择',
  bulkChosen: (action: BulkAction, count: number) => `${actionNames[action]}（已选 ${count} 个）`,
  bulkAll: (action: BulkAction) => `全部${actionNames[action]}`,
  bulkFirst: (action: BulkAction, most: number) => `${actionNames[action]}前 ${most} 个`,
  gathering: '正在读取全部问题…',
  cancel: '取消',
  requestFailed: '没有读到，请重试',
  nothing: '这些问题刚刚已经处理好了',
  /** Since when it stands; an authorisation has its end. */
  at: (kind: ProblemKind, time: string) => (kind === 'SHOP' ? `${time} 到期` : `自 ${time}`),
  waiting: '只需等待',
  allWell: '一切正常',
  allWellHint: {
    buyer: '出单、回传、物流、铺货、售后、退款和店铺授权都没有需要您处理的',
    shop: '这个店铺的出单、回传、物流、铺货和授权都没有需要您处理的',
    seller: '出单、面单与 ERP 账号、物流、售后和退款都没有需要您处理的',
  },
  noneHere: '这一类没有待处理的问题',
  noneHereHint: '其他类型里还有，可以切换查看',
  showAll: '查看全部',
  goShipping: '去发货',
  goParcels: '看包裹列表',
  /** Where shops are looked after: how much of it waits elsewhere. */
  pointer: (problems: number) => `有 ${problems} 个问题待处理`,
  pointerOpen: '去处理',
  returns: (days: number, parcels: number, isMore: boolean) =>
    `近 ${days} 天出单后又退款的包裹有 ${isMore ? '至少 ' : ''}${parcels} 个，面单作废了库存也不会自动加回。货还在仓库或已经退回的，请确认入库`,
  returnsOpen: '去确认入库',
};
