import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import type { Db } from '../../db/client.ts';
import { within } from '../../db/conditions.ts';
import { actorOf } from '../../plugins/session.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { answers, body, NullableInt, ok } from '../../shared/envelope.ts';
import { pageFields, pagingFields, windowOf } from '../../shared/paging.ts';
import { moneyLogTexts } from './moneyLogTypes.ts';

const MoneyLog = Type.Object({
  id: Type.Integer(),
  logNo: Type.String(),
  type: Type.Integer({ description: '1充值 2订单支付 3包裹退款 … 14赔付' }),
  typeText: Type.String(),
  amount: Type.Integer({ description: 'fen, effect on the available balance' }),
  balanceBefore: Type.Integer({ description: 'fen' }),
  balanceAfter: Type.Integer({ description: 'fen' }),
  orderId: NullableInt,
  packageId: NullableInt,
  title: Type.String(),
  createdAt: Type.String(),
});

const MoneyLogsBody = body({
  ...pagingFields(20),
  type: Type.Optional(Type.Integer({ minimum: 1, maximum: 14 })),
  direction: Type.Optional(Type.Union([Type.Literal('in'), Type.Literal('out')])),
  startAt: Type.Optional(Type.String({ format: 'date-time' })),
  endAt: Type.Optional(Type.String({ format: 'date-time' })),
});

const MoneyLogsAnswer = Type.Object({
  ...pageFields(MoneyLog),
  sumIn: Type.Integer({ description: 'fen over the whole filter' }),
  sumOut: Type.Integer({ description: 'fen over the whole filter' }),
});

type LogRow = {
  id: number;
  type: number;
  amount: number;
  balanceAfter: number;
  bizType: string;
  bizId: number;
  packageOrderId: number | null;
  title: string;
  createdAt: string;
};

/** Lines of the person's wallet: the ledger itself, so that list and balance cannot disagree. */
async function listMoneyLogs(
  db: Db,
  accountId: number,
  filter: Static<typeof MoneyLogsBody>,
): Promise<Static<typeof MoneyLogsAnswer>> {
  const { page, pageSize, limit, offset } = windowOf(filter, 20);
  const conditions = [sql`a.owner_id = ${accountId}`, sql`a.code = 'available'`];
  if (filter.type !== undefined) conditions.push(sql`t.kind = ${filter.type}`);
  if (filter.direction === 'in') conditions.push(sql`e.amount > 0`);
  if (filter.direction === 'out') conditions.push(sql`e.amount < 0`);
  conditions.push(...within(sql`t.created_at`, filter));
  const from = sql`FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id JOIN ledger_tx t ON t.id = e.tx_id
                   WHERE ${sql.join(conditions, sql` AND `)}`;
  const [lines, sums] = await Promise.all([
    db.execute<LogRow>(sql`
      SELECT e.id, t.kind AS type, e.amount, e.balance_after AS "balanceAfter", t.biz_type AS "bizType", t.biz_id AS "bizId",
             CASE WHEN t.biz_type = 'package' THEN (SELECT order_id FROM order_package WHERE id = t.biz_id) END AS "packageOrderId",
             t.title, t.created_at AS "createdAt" ${from} ORDER BY e.account_seq DESC LIMIT ${limit} OFFSET ${offset}`),
    db.execute<{ total: number; sumIn: number; sumOut: number }>(sql`
      SELECT count(*) AS total, coalesce(sum(e.amount) FILTER (WHERE e.amount > 0), 0)::bigint AS "sumIn",
             coalesce(-sum(e.amount) FILTER (WHERE e.amount < 0), 0)::bigint AS "sumOut" ${from}`),
  ]);
  const { total = 0, sumIn = 0, sumOut = 0 } = sums.rows[0] ?? {};
  return { list: lines.rows.map(dto), total, page, pageSize, sumIn, sumOut };
}

function dto(row: LogRow): Static<typeof MoneyLog> {
  return {
    id: row.id,
    logNo: `L${String(row.id).padStart(10, '0')}`,
    type: row.type,
    typeText: moneyLogTexts[row.type] ?? '',
    amount: row.amount,
    balanceBefore: row.balanceAfter - row.amount,
    balanceAfter: row.balanceAfter,
    orderId: row.bizType === 'order' ? row.bizId : row.packageOrderId,
    packageId: row.bizType === 'package' ? row.bizId : null,
    title: row.title,
    createdAt: shanghaiIso(new Date(row.createdAt)),
  };
}

export function walletRoutes(db: Db): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/userMoneyLogs/getUserMoneyLogsList',
      {
        config: { access: 'any' },
        schema: {
          tags: ['wallet'],
          summary: 'Lines of the own wallet, newest first',
          body: MoneyLogsBody,
          response: answers(MoneyLogsAnswer),
        },
      },
      async (request) => ok(await listMoneyLogs(db, actorOf(request).accountId, request.body)),
    );
  };
}
