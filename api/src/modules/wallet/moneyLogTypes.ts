/** Kinds of ledger movements, as `userMoneyLog.type` shows them. */
export const moneyLogTypes = {
  recharge: 1,
  orderPay: 2,
  packageRefund: 3,
  cashOutFreeze: 4,
  cashOutPaid: 5,
  cashOutReturn: 6,
  agentProfit: 7,
  agentReverse: 8,
  supplierSettle: 9,
  supplierReverse: 10,
  bonus: 11,
  adjust: 12,
  supplement: 13,
  compensation: 14,
} as const;

export const moneyLogTexts: Record<number, string> = {
  1: '充值',
  2: '订单支付',
  3: '包裹退款',
  4: '提现冻结',
  5: '提现成功',
  6: '提现退回',
  7: '推广收益',
  8: '收益冲回',
  9: '货款结算',
  10: '货款冲回',
  11: '充值赠送',
  12: '平台调账',
  13: '运费补收',
  14: '赔付',
};
