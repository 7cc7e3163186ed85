import { sql } from 'drizzle-orm';
import { type PayType, payTypeTexts } from '../modules/payments/payTypes.ts';
import { endRefund, wakeRefund } from '../modules/payments/rechargeRefunds.repository.ts';
import { shanghaiIso } from '../shared/clock.ts';
import { yuanText } from '../shared/money.ts';
import { rechargeRefundStatuses } from '../shared/statuses.ts';
import { audited, type Command, OpsError, requireOption } from './command.ts';

const STATUS_TEXTS: Record<number, string> = { 0: '退回中', 1: '已退回', 2: '渠道未接受，已返还余额' };

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
    run: async (context, values) => {
      const no = requireOption(values, 'no');
      return audited(context, 'recharge-refund retry', no, {}, async (tx) => {
        if ((await wakeRefund(tx, no)) === undefined) throw new OpsError(`没有进行中的充值退回 ${no}`);
        return `充值退回 ${no} 会在十秒内再试`;
      });
    },
  },
  {
    name: 'recharge-refund transferred',
    usage: '渠道退不了而已另行转账的，记为已退回：--no 退回单号 --transfer 转账单号',
    options: { no: { type: 'string' }, transfer: { type: 'string' } },
    run: async (context, values) => {
      const no = requireOption(values, 'no');
      const transferNo = requireOption(values, 'transfer').trim();
      return audited(context, 'recharge-refund transferred', no, { transferNo }, async (tx) => {
        const { rows } = await tx.execute<{ id: number }>(sql`
          SELECT id FROM recharge_refund WHERE refund_no = ${no} AND status = ${rechargeRefundStatuses.underway}`);
        const [row] = rows;
        if (!row) throw new OpsError(`没有进行中的充值退回 ${no}`);
        await endRefund(tx, row.id, rechargeRefundStatuses.done, { code: 'BY_HAND', transferNo });
        return `充值退回 ${no} 已记为退回`;
      });
    },
  },
];
