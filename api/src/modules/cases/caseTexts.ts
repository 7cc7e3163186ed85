import { returnedGoods } from '../../shared/statuses.ts';

export const caseKindTexts: Record<number, string> = {
  0: '未说明',
  1: '未收到货',
  2: '物流延误',
  3: '破损',
  4: '发错货',
  5: '少件',
  6: '质量问题',
  7: '无理由退货',
  8: '拦截退回',
  9: '买家拒收',
};

export const caseAskTexts: Record<number, string> = {
  1: '全额退款',
  2: '部分补偿',
  3: '补发',
  4: '退货退款',
  5: '退运费',
};

export const caseStatusTexts: Record<number, string> = {
  10: '待供应商处理',
  20: '待买家确认',
  30: '待买家退货',
  40: '退货待验收',
  50: '补发中',
  60: '平台处理中',
  70: '已完成',
  80: '已关闭',
};

export const caseOutcomeTexts: Record<string, string> = {
  refunded: '已退款',
  compensated: '已补偿',
  replaced: '已补发',
  refused: '平台不支持',
  revoked: '买家已撤销',
  lapsed: '买家超时未处理，已关闭',
};

/** What became of goods that came back; `waybill` says how they were sent on. */
export function returnedGoodsText(goods: number, waybill: string | null): string {
  if (goods === returnedGoods.restocked) return '已入库';
  return goods === returnedGoods.unsellable ? '不能再卖' : `已寄还买家：${waybill ?? ''}`;
}

/** What was said and done in a case, by `case_message.action`. */
export const caseStepTexts: Record<string, string> = {
  open: '申请售后',
  say: '留言',
  accept: '同意',
  offer: '提出方案',
  refuse: '拒绝',
  acceptOffer: '接受方案',
  sendBack: '退货已寄出',
  arrived: '退货已送达',
  settleGoods: '处理退回的商品',
  notReturned: '没有退回',
  replaced: '补发已签收',
  replacementEnded: '补发已取消',
  insist: '坚持诉求',
  escalate: '申请平台介入',
  revoke: '撤销售后',
  refund: '已退款',
  decide: '平台裁决',
  appeal: '申诉',
};
