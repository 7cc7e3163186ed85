import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 120,
  title: '钱包',
  role: 'buyer',
  examples: [
    'moneyLogs',
    'walletStatement',
    'channels',
    'recharge',
    'payment',
    'recharges',
    'limits',
    'cashOut',
    'cashOuts',
    'revokeCashOut',
    'exportMoneyLogs',
    'exportStatement',
    'exportRecharges',
    'exportCashOuts',
  ],
};
