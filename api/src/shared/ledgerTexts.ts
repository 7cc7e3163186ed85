/** What people call the accounts of the ledger, in the order of statements. */
export const ledgerAccountTexts: Readonly<Record<string, string>> = {
  available: '可用余额',
  frozen: '冻结金额',
  deposit: '保证金',
  recharge: '充值渠道',
  cashOut: '提现渠道',
  escrow: '订单托管',
  revenue: '平台收入',
  refund: '充值退回',
  adjust: '平台调账',
  courier: '快递理赔',
  demo: '演示资金',
};
