import { payStatus } from '../../shared/statuses.ts';
export const payStatusTexts: Record<number, string> = {
  0: '待支付',
  1: '已支付',
  2: '已关闭',
  3: '支付失败',
  4: '已退款',
  5: '金额异常',
};

/** What a recharge says where its payment has another word for it. */
export const rechargeStatusTexts: Record<number, string> = { ...payStatusTexts, 1: '已到账' };

/** A recharge knows no failure: what could not be opened is closed. */
export function rechargeStatusOf(status: number): number {
  return status === payStatus.failed ? payStatus.closed : status;
}
