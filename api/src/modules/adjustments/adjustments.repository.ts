import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { equalities, within } from '../../db/conditions.ts';
import { countTold, type Order, orderBy, pageOfRows, windowOf } from '../../db/pages.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import type { Fen } from '../../shared/money.ts';
import type { Page } from '../../shared/paging.ts';
import type { Permission } from '../../shared/permissions.ts';
import type { AdjustmentDto, AdjustmentsFilter } from './adjustments.schemas.ts';

const NEWEST: Order = { name: 'adjustments', by: [sql`g.id`], descending: true };

const COLUMNS = sql`
  g.id, g.account_id AS "accountId", g.kind, g.amount, g.order_id AS "orderId", o.order_no AS "orderNo", g.package_id AS "packageId",
  p.package_no AS "packageNo", g.reason, g.operator, g.approved_by AS "approvedBy", g.created_at AS "createdAt"`;
const TABLES = sql`
  balance_adjustment g LEFT JOIN orders o ON o.id = g.order_id LEFT JOIN order_package p ON p.id = g.package_id`;

const shown = (row: AdjustmentDto): AdjustmentDto => ({
  ...row,
  createdAt: shanghaiIso(new Date(row.createdAt)),
});

export async function listAdjustments(
  db: Queryable,
  filter: AdjustmentsFilter,
): Promise<Page<AdjustmentDto>> {
  const window = windowOf(filter, NEWEST);
  const { accountId, orderId, kind, operator } = filter;
  const those: SQL[] = [
    sql`true`,
    ...equalities([
      [accountId, sql`g.account_id`],
      [orderId, sql`g.order_id`],
      [kind, sql`g.kind`],
    ]),
    ...(operator ? [sql`g.operator = ${operator}`] : []),
    ...within(sql`g.created_at`, filter),
  ];
  const which = sql.join(those, sql` AND `);
  const { rows } = await db.execute<AdjustmentDto>(sql`
    SELECT ${COLUMNS} FROM ${TABLES} WHERE ${which} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`);
  const total = await countTold(db, sql`FROM balance_adjustment g WHERE ${which}`);
  return pageOfRows(window, rows, total, shown);
}

export async function findAdjustment(db: Queryable, which: SQL): Promise<AdjustmentDto | null> {
  const { rows } = await db.execute<AdjustmentDto>(sql`SELECT ${COLUMNS} FROM ${TABLES} WHERE ${which}`);
  return rows[0] ? shown(rows[0]) : null;
}

/** The approval that an operator asked for under a number of theirs, if any. */
export async function findAsked(
  tx: Queryable,
  { accountId, operatorId, clientNo }: { accountId: number; operatorId: number; clientNo: string },
): Promise<{ id: number; amount: Fen } | undefined> {
  const { rows } = await tx.execute<{ id: number; amount: number }>(sql`
    SELECT id, (payload->>'amount')::bigint AS amount FROM operator_approval WHERE target = ${`account:${accountId}`} AND asked_by = ${operatorId}
       AND action = 'balance.adjust' AND payload->>'clientNo' = ${clientNo}`);
  return rows[0];
}

/**
 * What an operator moves alone by roles that permit it: fen at a time, and fen that are left of today's. The operator is
 * locked where it decides.
 */
export async function limitsOf(
  db: Queryable,
  operatorId: number,
  permission: Permission,
): Promise<{ caseLimit: Fen; dayLeft: Fen }> {
  const { rows } = await db.execute<{ caseLimit: number; dayLimit: number; used: number }>(sql`
    SELECT coalesce(max(r.adjust_case_fen), 0)::bigint AS "caseLimit", coalesce(max(r.adjust_day_fen), 0)::bigint AS "dayLimit",
           (SELECT coalesce(sum(abs(g.amount)), 0)::bigint FROM balance_adjustment g
             WHERE g.operator_id = ${operatorId} AND g.approved_by IS NULL
               AND g.created_at >= date_trunc('day', now() AT TIME ZONE 'Asia/Shanghai') AT TIME ZONE 'Asia/Shanghai') AS used
      FROM operator_role_member m JOIN operator_role r ON r.id = m.role_id
     WHERE m.operator_id = ${operatorId} AND ${permission} = ANY (r.permissions)`);
  const { caseLimit = 0, dayLimit = 0, used = 0 } = rows[0] ?? {};
  return { caseLimit, dayLeft: Math.max(0, dayLimit - used) };
}

export type Holder = { status: number; kind: number; balance: Fen; free: Fen };

/** An account with what is in its wallet; locked, so that it is not closed meanwhile. */
export async function lockHolder(tx: Tx, accountId: number): Promise<Holder | undefined> {
  const { rows } = await tx.execute<{ status: number; kind: number }>(
    sql`SELECT status, kind FROM account WHERE id = ${accountId} FOR SHARE`,
  );
  if (!rows[0]) return undefined;
  await tx.execute(sql`SELECT lock_wallet(${accountId})`);
  return { ...rows[0], ...(await walletOf(tx, accountId)) };
}

export async function walletOf(db: Queryable, accountId: number): Promise<{ balance: Fen; free: Fen }> {
  const { rows } = await db.execute<{ balance: number; free: number }>(sql`
    SELECT coalesce((SELECT balance FROM ledger_account WHERE owner_id = ${accountId} AND code = 'available'), 0) AS balance,
           free_in_wallet(${accountId}) AS free`);
  return rows[0] ?? { balance: 0, free: 0 };
}

export type About = { orderId: number | null; packageId: number | null };

/** The order or parcel of a number, where the account bought or supplied it. */
export async function findAbout(
  tx: Queryable,
  accountId: number,
  number: string,
): Promise<About | undefined> {
  const { rows } = await tx.execute<About>(sql`
    SELECT id AS "orderId", NULL::bigint AS "packageId" FROM orders
     WHERE order_no = ${number} AND ${accountId} IN (account_id, seller_id)
    UNION ALL
    SELECT order_id, id FROM order_package WHERE package_no = ${number} AND ${accountId} IN (account_id, seller_id)`);
  return rows[0];
}

export type Made = About & {
  accountId: number;
  kind: number;
  amount: Fen;
  reason: string;
  clientNo: string;
  operatorId: number;
  operator: string;
  approvedBy: string | null;
};

/** Writes an adjustment and moves its money: out of the platform's account of its kind, or into it. Answers its id. */
export async function makeAdjustment(tx: Tx, made: Made, title: string, code: string): Promise<number> {
  const { accountId, kind, amount, orderId, packageId, reason, operatorId, operator, approvedBy, clientNo } =
    made;
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO balance_adjustment (account_id, kind, amount, order_id, package_id, reason, operator_id, operator, approved_by, client_no)
    VALUES (${accountId}, ${kind}, ${amount}, ${orderId}, ${packageId}, ${reason}, ${operatorId}, ${operator}, ${approvedBy}, ${clientNo})
    RETURNING id`);
  const id = Number(rows[0]?.id);
  await tx.execute(sql`
    SELECT ledger_move(${kind}::smallint, 'adjustment', ${id}, '', ${title}, ledger_account_of(0, ${code}),
      ledger_account_of(${accountId}, 'available'), ${amount})`);
  return id;
}
