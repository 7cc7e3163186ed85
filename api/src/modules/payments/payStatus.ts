import { payStatus } from '../../shared/statuses.ts';
export const payStatusTexts: Record<number, string> = {
  0: '待支付',
  1: '已支付',
  2: '已关闭',
  3: '支付失败',
  4: '已退款',
  5: '金额异常',
};

/** Status texts of recharges that differ from those of payments. */
export const rechargeStatusTexts: Record<number, string> = { ...payStatusTexts, 1: '已到账' };

/** A recharge has no failed status: what could not be opened is closed. */
export function rechargeStatusOf(status: number): number {
  return status === payStatus.failed ? payStatus.closed : status;
}
