import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { among, literal } from '../../db/conditions.ts';
import { type InvoiceKind, invoiceKinds, payStatus } from '../../shared/statuses.ts';
import { IS_PAID_OUT } from '../wallet/shares.sql.ts';

export type Scope = { kind: InvoiceKind; from?: string; to?: string; orderIds?: readonly number[] };
/** A parcel or recharge that can be invoiced now, for so many fen. */
export type Part = { id: number; sellerId: number | null; amount: number };

export const MOST_PARTS = 2_000;
const OF_RECHARGE = invoiceKinds.recharge;

/** From the first to the last day in Shanghai. */
function inDays(column: SQL, { from, to }: Scope): SQL[] {
  const start = (day: SQL) => sql`(${day}::date)::timestamp AT TIME ZONE 'Asia/Shanghai'`;
  return [
    ...(from ? [sql`${column} >= ${start(sql`${from}`)}`] : []),
    ...(to ? [sql`${column} < ${start(sql`${to}`)} + interval '1 day'`] : []),
  ];
}

const all = (conditions: SQL[]) => sql.join(conditions, sql` AND `);
const isFree = (of: SQL, kind: InvoiceKind) =>
  sql`NOT EXISTS (SELECT FROM invoice_part x WHERE ${of} AND x.kind = ${kind} AND NOT x.is_red AND NOT x.released)`;
const PARCEL = sql`x.package_id IS NOT NULL AND x.package_id = p.id`;
const RECHARGE = sql`x.payment_id IS NOT NULL AND x.payment_id = y.id`;
const IS_QUIET = sql`p.refund_status NOT IN (10, 20, 30)`;

/** Ids of what an account may have invoiced; one more than is taken at a time, where there are so many. */
export async function findCandidates(
  on: Queryable,
  accountId: number,
  isSeller: boolean,
  scope: Scope,
): Promise<number[]> {
  const { kind } = scope;
  const most = literal(MOST_PARTS + 1);
  const { rows } = await on.execute<{ id: number }>(
    kind === OF_RECHARGE
      ? sql`SELECT y.id FROM payment y
             WHERE y.account_id = ${accountId} AND y.status = ${literal(payStatus.paid)}
               AND ${all([isFree(RECHARGE, kind), ...inDays(sql`y.created_at`, scope)])}
             ORDER BY y.id LIMIT ${most}`
      : sql`SELECT p.id FROM order_package p
             WHERE ${isSeller ? sql`p.seller_id` : sql`p.account_id`} = ${accountId} AND ${IS_PAID_OUT} AND ${IS_QUIET}
               AND p.package_fee - p.compensated > p.refund_fee
               AND ${all([isFree(PARCEL, kind), ...among(sql`p.order_id`, scope.orderIds), ...inDays(sql`p.created_at`, scope)])}
             ORDER BY p.id LIMIT ${most}`,
  );
  return rows.map(({ id }) => id);
}

/** Locks them, so that no refund comes between. */
export async function lockParts(tx: Tx, kind: InvoiceKind, ids: readonly number[]): Promise<void> {
  const which = sql`id = ANY (${`{${ids.join()}}`}::bigint[]) ORDER BY id FOR NO KEY UPDATE`;
  await tx.execute(
    kind === OF_RECHARGE
      ? sql`SELECT FROM payment WHERE ${which}`
      : sql`SELECT FROM order_package WHERE ${which}`,
  );
}

/** What each is invoiced for; those that are worth nothing, or were invoiced meanwhile, are left out. */
export async function priceParts(on: Queryable, kind: InvoiceKind, ids: readonly number[]): Promise<Part[]> {
  const those = `{${ids.join()}}`;
  const { rows } = await on.execute<Part>(
    kind === OF_RECHARGE
      ? sql`SELECT y.id, NULL::bigint AS "sellerId", invoiceable_recharge(y.id) AS amount FROM payment y
             WHERE y.id = ANY (${those}::bigint[]) AND ${isFree(RECHARGE, kind)} ORDER BY y.id`
      : sql`SELECT p.id, p.seller_id AS "sellerId", invoiceable_of(${kind}::smallint, p.id) AS amount FROM order_package p
             WHERE p.id = ANY (${those}::bigint[]) AND ${IS_QUIET} AND ${isFree(PARCEL, kind)} ORDER BY p.id`,
  );
  return rows.filter(({ amount }) => amount > 0);
}

/** What an account has invoiced of recharges and of goods, and what it has ever paid in or earned. */
export async function findPrepaid(
  on: Queryable,
  accountId: number,
): Promise<{ recharges: number; goods: number; had: number }> {
  const { rows } = await on.execute<{ recharges: number; goods: number; had: number }>(sql`
    SELECT coalesce(sum(amount) FILTER (WHERE kind = 3), 0)::bigint AS recharges,
           coalesce(sum(amount) FILTER (WHERE kind = 1), 0)::bigint AS goods,
           (SELECT coalesce(sum(recharged + earned), 0)::bigint FROM ledger_account WHERE owner_id = ${accountId} AND code = 'available') AS had
      FROM invoice WHERE account_id = ${accountId} AND status <> 4`);
  return rows[0] ?? { recharges: 0, goods: 0, had: 0 };
}

/** The companies of suppliers. */
export async function findCompanies(on: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await on.execute<{ id: number; name: string }>(
    sql`SELECT id, company_name AS name FROM account WHERE id = ANY (${`{${ids.join()}}`}::bigint[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
