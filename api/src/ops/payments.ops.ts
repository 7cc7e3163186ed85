import { desc, eq, isNull } from 'drizzle-orm';
import { paymentProblems, payments } from '../db/schema/index.ts';
import { paymentDeskService } from '../modules/payments/paymentDesk.service.ts';
import { payStatusTexts } from '../modules/payments/payStatus.ts';
import { type PayType, payTypeTexts } from '../modules/payments/payTypes.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../shared/clock.ts';
import { yuanText } from '../shared/money.ts';
import { Refusal } from '../shared/refusal.ts';
import { auditorOf, type Command, OpsError, requireNumber, requireOption } from './command.ts';

const KINDS: Record<string, string> = {
  amount: '渠道金额不一致',
  paidTwice: '同一笔支付有两个渠道单号',
  tradeNoUsed: '渠道单号已用于另一笔支付',
  notPaid: '渠道没有这笔支付',
};

export const paymentCommands: Command[] = [
  {
    name: 'payment find',
    usage: '查看一笔支付：--no 支付单号',
    options: { no: { type: 'string' } },
    run: async ({ db }, values) => {
      const [row] = await db
        .select()
        .from(payments)
        .where(eq(payments.payNo, requireOption(values, 'no')));
      if (!row) throw new OpsError('没有这笔支付');
      const { id, payNo, accountId, amount, payType, status, late, channelTradeNo, createdAt, paidAt } = row;
      return [
        {
          id,
          payNo,
          accountId,
          amount: yuanText(amount),
          payType: payTypeTexts[payType as PayType],
          status: payStatusTexts[status],
          late,
          channelTradeNo,
          createdAt: shanghaiIso(createdAt),
          paidAt: shanghaiIsoOrNull(paidAt),
        },
      ];
    },
  },
  {
    name: 'payment problems',
    usage: '列出没有入账或对不上的支付（--all 含已处理的）',
    options: { all: { type: 'boolean' } },
    run: async ({ db }, values) => {
      const rows = await db
        .select({ problem: paymentProblems, payment: payments })
        .from(paymentProblems)
        .innerJoin(payments, eq(payments.id, paymentProblems.paymentId))
        .where(values.all === true ? undefined : isNull(paymentProblems.resolvedAt))
        .orderBy(desc(paymentProblems.id))
        .limit(200);
      return rows.map(({ problem, payment }) => ({
        id: problem.id,
        kind: KINDS[problem.kind] ?? problem.kind,
        payNo: payment.payNo,
        accountId: payment.accountId,
        amount: yuanText(payment.amount),
        told: problem.amount === null ? null : yuanText(problem.amount),
        channelTradeNo: problem.channelTradeNo,
        at: shanghaiIso(problem.createdAt),
        resolvedAt: shanghaiIsoOrNull(problem.resolvedAt),
      }));
    },
  },
  {
    name: 'payment resolve',
    usage: '标记支付问题已处理：--id 编号 --reason 处理说明',
    options: { id: { type: 'string' }, reason: { type: 'string' } },
    run: async ({ db, operator }, values) => {
      const id = requireNumber(values, 'id');
      const reason = requireOption(values, 'reason');
      await paymentDeskService(db)
        .resolve(id, reason, auditorOf(operator))
        .catch((error: unknown) => {
          throw error instanceof Refusal ? new OpsError(`没有待处理的问题 ${id}`) : error;
        });
      return `问题 ${id} 已标记为已处理`;
    },
  },
];
