import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { equalities, within } from '../../db/conditions.ts';
import { type Order, orderBy, pageOfRows, windowOf } from '../../db/pages.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Paging } from '../../shared/paging.ts';
import { payStatus } from '../../shared/statuses.ts';
import type { RechargeDto, RechargesFilter } from './payments.schemas.ts';
import { rechargeStatusOf, rechargeStatusTexts } from './payStatus.ts';
import { type PayType, payTypeTexts } from './payTypes.ts';

type Row = {
  id: number;
  payNo: string;
  amount: number;
  payType: PayType;
  status: number;
  late: boolean;
  channelTradeNo: string | null;
  createdAt: string;
  paidAt: string | null;
};

type Which = Omit<RechargesFilter, keyof Paging>;

const NEWEST: Order = { name: 'recharges', by: [sql`id`], descending: true };

const COLUMNS = sql`
  id, pay_no AS "payNo", amount, pay_type AS "payType", status, late, channel_trade_no AS "channelTradeNo",
  created_at AS "createdAt", paid_at AS "paidAt"`;

/** A page of the person's recharges, the newest first. */
export async function listRecharges(db: Db, accountId: number, filter: RechargesFilter) {
  const window = windowOf(filter, NEWEST);
  const from = rechargeRows(accountId, filter);
  const [found, counted] = await Promise.all([
    db.execute<Row>(
      sql`SELECT ${COLUMNS} ${from} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`,
    ),
    db.execute<{ total: number; sumPaid: number }>(sql`
      SELECT count(*) AS total, coalesce(sum(amount) FILTER (WHERE status = ${payStatus.paid}), 0)::bigint AS "sumPaid" ${from}`),
  ]);
  const { total = 0, sumPaid = 0 } = counted.rows[0] ?? {};
  return { ...pageOfRows(window, found.rows, total, dto), sumPaid };
}

/** The continuation of the account's list below a recharge. */
export async function rechargesBelow(
  db: Queryable,
  accountId: number,
  filter: Which,
  id: number,
  limit: number,
): Promise<RechargeDto[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT ${COLUMNS} ${rechargeRows(accountId, filter)} AND id < ${id} ORDER BY id DESC LIMIT ${limit}`);
  return rows.map(dto);
}

/** FROM and WHERE of the recharges that a filter selects. */
export function rechargeRows(accountId: number, filter: Which): SQL {
  const status = sql`CASE status WHEN ${payStatus.failed} THEN ${payStatus.closed} ELSE status END`;
  const conditions = [
    sql`account_id = ${accountId}`,
    ...equalities([
      [filter.status, status],
      [filter.payType, sql`pay_type`],
    ]),
    ...within(sql`created_at`, filter),
  ];
  return sql`FROM payment WHERE ${sql.join(conditions, sql` AND `)}`;
}

function dto({ payNo, createdAt, paidAt, ...row }: Row): RechargeDto {
  const status = rechargeStatusOf(row.status);
  return {
    ...row,
    rechargeNo: payNo,
    payId: row.id,
    bonus: 0,
    realAmount: row.amount,
    payTypeText: payTypeTexts[row.payType],
    status,
    statusText: rechargeStatusTexts[status] ?? '',
    createdAt: shanghaiIso(new Date(createdAt)),
    paidAt: shanghaiIsoOrNull(paidAt),
  };
}
