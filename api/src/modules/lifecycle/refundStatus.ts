import { refundStatus } from '../../shared/statuses.ts';
export const refundStatusTexts: Record<number, string> = {
  0: '无',
  10: '申请中',
  20: '作废面单中',
  30: '待供应商处理',
  40: '退款成功',
  50: '已拒绝',
  60: '已撤销',
};

/** Requested and undecided. */
export const REFUND_ACTIVE: readonly number[] = [
  refundStatus.applied,
  refundStatus.voiding,
  refundStatus.waitSeller,
];
