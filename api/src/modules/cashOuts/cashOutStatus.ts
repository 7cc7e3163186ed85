/** REST `cashOut.status`. How it may go on is said by `advance_cash_out` in the migrations. */
export const cashOutStatus = {
  auditing: 0,
  approved: 10,
  paying: 20,
  paid: 30,
  rejected: 40,
  failed: 50,
  revoked: 60,
} as const;
export type CashOutStatus = (typeof cashOutStatus)[keyof typeof cashOutStatus];

export const cashOutStatusTexts: Record<number, string> = {
  0: '待审核',
  10: '待打款',
  20: '打款中',
  30: '已到账',
  40: '已驳回',
  50: '打款失败',
  60: '已撤销',
};
