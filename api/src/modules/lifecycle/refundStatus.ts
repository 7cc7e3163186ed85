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

/** A status in words; while its parcel lies at an ERP that is asked to cancel it, those say so. */
export function refundStatusText(status: number, isAtErp: boolean): string {
  if (status === refundStatus.applied && isAtErp) return '正在通知供应商的仓库取消';
  return refundStatusTexts[status] ?? '';
}

/** Requested and undecided. */
export const REFUND_ACTIVE: readonly number[] = [
  refundStatus.applied,
  refundStatus.voiding,
  refundStatus.waitSeller,
];
