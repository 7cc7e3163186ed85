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
    actedBy: '小李',
    title: '订单支付',
    createdAt: at,
  };
}

export const answers: Answers = {
  '/userMoneyLogs/getUserMoneyLogsList': () => ok({ ...pageOf([moneyLogRow(1)]), sumIn: 0, sumOut: 534 }),
  '/statements/month': ({ query }) =>
    ok({
      ...{ month: String(query.month ?? '2026-11'), isOver: false },
      parts: [
        {
          ...{ code: 'available', title: '可用余额', opening: 1_000, closing: 466, agrees: true },
          lines: [{ title: '订单支付', count: 1, moneyIn: 0, moneyOut: 534 }],
        },
      ],
    }),
  '/userMoneyLogs/days': ({ body }) => ok({ list: days((body as { days: number }).days) }),
};
