/** What the parts of a wallet are called on every page, in the wallet's words. */
export const balanceNames = {
  available: '可用余额',
  frozen: '冻结金额',
  held: '售后保留',
  withdrawable: '可提现',
  deposit: '保证金',
  pendingSettle: '待结算',
  recharged: '累计充值',
  spent: '累计支付',
  earned: '累计收益',
};

/** What accounts of the ledger are called, as the api's files and statements have it. */
export const ledgerAccountNames: Record<string, string> = {
  available: balanceNames.available,
  frozen: balanceNames.frozen,
  deposit: balanceNames.deposit,
  escrow: '订单托管',
  revenue: '平台收入',
};
