import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 120,
  title: '钱包',
  role: 'buyer',
  examples: [
    'moneyLogs',
    'channels',
    'recharge',
    'payment',
    'recharges',
    'limits',
    'cashOut',
    'cashOuts',
    'revokeCashOut',
    'exportMoneyLogs',
    'exportRecharges',
    'exportCashOuts',
  ],
};
