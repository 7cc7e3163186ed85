/** REST `pay.status`. Closed and failed ones are credited too when the channel says that they were paid all the same. */
export const payStatus = {
  pending: 0,
  paid: 1,
  closed: 2,
  failed: 3,
  refunded: 4,
  abnormal: 5,
} as const;

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
