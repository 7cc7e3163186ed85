import { sql } from 'drizzle-orm';
import { paymentDeskService } from '../modules/payments/paymentDesk.service.ts';
import { type PayType, payTypeTexts } from '../modules/payments/payTypes.ts';
import { shanghaiIso } from '../shared/clock.ts';
import { yuanText } from '../shared/money.ts';
import { Refusal } from '../shared/refusal.ts';
import { auditorOf, type Command, OpsError, requireOption } from './command.ts';

const STATUS_TEXTS: Record<number, string> = { 0: '退回中', 1: '已退回', 2: '渠道未接受，已返还可用余额' };

type Row = {
  refundNo: string;
  payNo: string;
  payType: PayType;
  accountId: number;
  amount: number;
  status: number;
  code: string;
  tries: number;
  createdAt: string;
};

export const rechargeRefundCommands: Command[] = [
  {
    name: 'recharge-refund list',
    usage: '列出还没有到账的充值退回，最早的在前（--all 含已结束的）',
    options: { all: { type: 'boolean' } },
    run: async ({ db }, values) => {
      const { rows } = await db.execute<Row>(sql`
        SELECT r.refund_no AS "refundNo", y.pay_no AS "payNo", y.pay_type AS "payType", r.account_id AS "accountId", r.amount, r.status,
               r.code, r.tries, r.created_at AS "createdAt"
          FROM recharge_refund r JOIN payment y ON y.id = r.payment_id
         WHERE r.status = 0 OR ${values.all === true} ORDER BY r.id LIMIT 200`);
      return rows.map(({ payType, amount, status, createdAt, ...row }) => ({
        ...row,
        payType: payTypeTexts[payType],
        amount: yuanText(amount),
        status: STATUS_TEXTS[status],
        createdAt: shanghaiIso(new Date(createdAt)),
      }));
    },
  },
  {
    name: 'recharge-refund retry',
    usage: '立即再试一笔充值退回：--no 退回单号',
    options: { no: { type: 'string' } },
    run: async ({ db, operator }, values) => {
      const no = requireOption(values, 'no');
      await open(no, paymentDeskService(db).retry(no, auditorOf(operator)));
      return `充值退回 ${no} 会在十秒内再试`;
    },
  },
  {
    name: 'recharge-refund transferred',
    usage: '渠道退不了而已另行转账的，记为已退回：--no 退回单号 --transfer 转账单号',
    options: { no: { type: 'string' }, transfer: { type: 'string' } },
    run: async ({ db, operator }, values) => {
      const no = requireOption(values, 'no');
      const transferNo = requireOption(values, 'transfer').trim();
      await open(no, paymentDeskService(db).transferred(no, transferNo, auditorOf(operator)));
      return `充值退回 ${no} 已记为退回`;
    },
  },
];

/** What cannot be done with a refund that is over, or not there. */
async function open(no: string, work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    const isOver = ['NOT_FOUND', 'RECHARGE_REFUND_STATE'].includes(error.errorKey);
    throw new OpsError(isOver ? `没有进行中的充值退回 ${no}` : error.message);
  });
}
