import type { MoneyLogDto } from '../../../../gateway/src/domains/wallet/wallet.dto.ts';
import { at, days } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';

export function moneyLogRow(id: number): MoneyLogDto {
  return {
    id,
    logNo: `L${id}`,
    type: 2,
    typeText: '订单支付',
    amount: -534,
    balanceBefore: 1_000,
    balanceAfter: 466,
    frozenBefore: 0,
    frozenAfter: 0,
    bizNo: 'D1',
    orderId: 1,
    packageId: null,
    payId: null,
    cashOutId: null,
    parts: [
      { title: '货款', amount: -254 },
      { title: '运费', amount: -280 },
    ],
    title: '订单支付',
    createdAt: at,
  };
}

export const answers: Answers = {
  '/userMoneyLogs/getUserMoneyLogsList': () => ok({ ...pageOf([moneyLogRow(1)]), sumIn: 0, sumOut: 534 }),
  '/userMoneyLogs/days': ({ body }) => ok({ list: days((body as { days: number }).days) }),
};
