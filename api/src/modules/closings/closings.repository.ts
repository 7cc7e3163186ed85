import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { shanghaiIsoOrNull } from '../../shared/clock.ts';
import { type PayType, payTypeTexts } from '../payments/payTypes.ts';
import type { CheckKey, ClosingDto } from './closings.schemas.ts';

/** The status of a closed account without personal data. */
export const CLOSED = 4;

type Facts = Record<CheckKey, number> & {
  /** Of the wallet, in fen. */
  balance: number;
  frozen: number;
  /** What may go out of it now; `kept` is what the deposit lacks of it, and stays in until closing begins. */
  income: number;
  kept: number;
  deposit: number;
  stranded: number;
  unused: number;
  demo: number;
  /** How many. */
  shops: number;
  members: number;
  memberParcels: number;
};

/** Parcels `p` whose money may still be refunded or is not settled yet. */
const UNSETTLED = sql`p.status NOT IN (10, 70, 80) AND (p.settle_status IN (0, 1) OR p.held_until IS NOT NULL)`;

/** What prevents closing, and the wallet's contents. Both sides of an order count. */
export async function findFacts(db: Queryable, accountId: number): Promise<Facts> {
  const mine = (of: string) => sql.raw(`(${of}.account_id = ${accountId} OR ${of}.seller_id = ${accountId})`);
  const { rows } = await db.execute<Facts>(sql`
    SELECT (SELECT count(*)::int FROM orders o WHERE ${mine('o')} AND o.status = 10) AS "unpaidOrders",
           (SELECT count(*)::int FROM order_package p WHERE ${mine('p')} AND p.status IN (20, 30, 40, 60)) AS parcels,
           (SELECT count(*)::int FROM order_package p WHERE ${mine('p')} AND p.status = 50 AND ${UNSETTLED}) AS "afterSale",
           (SELECT count(*)::int FROM order_package p WHERE ${mine('p')} AND p.refund_status IN (10, 20, 30))
             + (SELECT count(*)::int FROM after_sale_case c JOIN order_package p ON p.id = c.package_id
                 WHERE ${mine('c')} AND (c.status < 70 AND p.refund_status NOT IN (10, 20, 30)
                        -- Of what was decided the buyer may appeal, and the deposit answers for it.
                        OR c.seller_id = ${accountId} AND c.status >= 70 AND c.judged_at > now() - interval '7 days' AND c.appealed_at IS NULL))
             + (SELECT count(*)::int FROM courier_claim k WHERE k.seller_id = ${accountId} AND k.status < 40 AND NOT k.direct) AS refunds,
           (SELECT count(*)::int FROM goods WHERE seller_id = ${accountId} AND status = 1 AND deleted_at IS NULL) AS "goodsOnSale",
           (SELECT count(*)::int FROM cash_out WHERE account_id = ${accountId} AND status IN (0, 10, 20, 50)) AS "cashOuts",
           (SELECT count(*)::int FROM payment WHERE account_id = ${accountId} AND status = 0) AS recharges,
           (SELECT count(*)::int FROM shop WHERE account_id = ${accountId} AND status <> 5) AS shops,
           (SELECT count(*)::int FROM account WHERE super_id = ${accountId} AND status <> ${CLOSED}) AS members,
           (SELECT count(*)::int FROM order_package p JOIN account b ON b.id = p.account_id
             WHERE b.super_id = ${accountId} AND p.agent_share > 0 AND (p.status = 10 OR ${UNSETTLED})) AS "memberParcels",
           w.balance, w.frozen, w.balance < 0 AS debt, withdrawable_income_of(${accountId}) AS income,
           income_of(${accountId}) - withdrawable_income_of(${accountId}) AS kept, deposit_of(${accountId}) AS deposit,
           coalesce(unreturnable_recharge_of(${accountId}), 0) AS stranded, coalesce(unused_recharge_of(${accountId}), 0) AS unused,
           coalesce((SELECT sum(amount) FROM demo_money WHERE account_id = ${accountId}), 0)::bigint AS demo
      FROM (SELECT coalesce(max(balance) FILTER (WHERE code = 'available'), 0) AS balance,
                   coalesce(max(balance) FILTER (WHERE code = 'frozen'), 0) AS frozen
              FROM ledger_account WHERE owner_id = ${accountId}) w`);
  const [facts] = rows;
  if (!facts) throw new Error('nothing is known of the account');
  return { ...facts, debt: Number(facts.debt) };
}

type Back = ClosingDto['refunds'][number];
type BackRow = Pick<Back, 'payNo' | 'amount' | 'status'> & { payType: PayType; paidAt: string | null };

const BACK_TEXTS: Record<number, string> = { 0: '将退回', 1: '退回中', 2: '已退回', 3: '渠道未接受' };

/** What would be refunded if the account were closed now. */
export async function planRefunds(db: Queryable, accountId: number): Promise<Back[]> {
  const { rows } = await db.execute<BackRow>(sql`
    SELECT y.pay_no AS "payNo", y.pay_type AS "payType", y.paid_at AS "paidAt", 0 AS status, x.amount FROM (
      SELECT id, least(remaining, unused_recharge_of(${accountId}) - (sum(remaining) OVER w - remaining))::bigint AS amount
        FROM recharges_of(${accountId}) WHERE returnable AND remaining > 0
      WINDOW w AS (ORDER BY paid_at DESC, id DESC)) x JOIN payment y ON y.id = x.id
     WHERE x.amount > 0 ORDER BY y.paid_at DESC, y.id DESC`);
  return rows.map(backOf);
}

/** What was refunded since a closing began. */
export async function findRefunds(db: Queryable, accountId: number, since: Date): Promise<Back[]> {
  const { rows } = await db.execute<BackRow>(sql`
    SELECT y.pay_no AS "payNo", y.pay_type AS "payType", y.paid_at AS "paidAt", r.status + 1 AS status, r.amount
      FROM recharge_refund r JOIN payment y ON y.id = r.payment_id
     WHERE r.account_id = ${accountId} AND r.created_at >= ${since.toISOString()}::timestamptz ORDER BY r.id`);
  return rows.map(backOf);
}

function backOf({ paidAt, ...row }: BackRow): Back {
  return {
    ...row,
    payTypeText: payTypeTexts[row.payType],
    paidAt: shanghaiIsoOrNull(paidAt),
    statusText: BACK_TEXTS[row.status] ?? '',
  };
}

export type OpenClosing = { id: number; createdAt: Date };

/** The closing in progress. */
export async function findOpen(db: Queryable, accountId: number): Promise<OpenClosing | undefined> {
  const { rows } = await db.execute<{ id: number; createdAt: string }>(sql`
    SELECT id, created_at AS "createdAt" FROM account_closing WHERE account_id = ${accountId} AND status = 1`);
  const [row] = rows;
  return row && { id: row.id, createdAt: new Date(row.createdAt) };
}

/** The next accounts with a closing in progress, by their ids. */
export async function findClosing(db: Queryable, after: number, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ accountId: number }>(sql`
    SELECT account_id AS "accountId" FROM account_closing WHERE status = 1 AND account_id > ${after}
     ORDER BY account_id LIMIT ${literal(limit)}`);
  return rows.map(({ accountId }) => accountId);
}

/**
 * Locks an account against concurrent orders, recharges, logins and wallet changes. Returns its status and password
 * hash.
 */
export async function holdAccount(
  tx: Queryable,
  accountId: number,
): Promise<{ status: number; passwordHash: string } | undefined> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`closing:${accountId}`}, 0))`);
  const { rows } = await tx.execute<{ status: number; passwordHash: string }>(sql`
    SELECT status, password_hash AS "passwordHash" FROM account WHERE id = ${accountId} FOR UPDATE`);
  await tx.execute(sql`
    SELECT FROM ledger_account WHERE id = (SELECT ledger_account_of(${accountId}, 'available')) FOR UPDATE`);
  return rows[0];
}

export async function beginClosing(tx: Queryable, accountId: number): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO account_closing (account_id) VALUES (${accountId}) RETURNING id`);
  await tx.execute(sql`UPDATE account SET closing_since = now() WHERE id = ${accountId}`);
  const [row] = rows;
  if (!row) throw new Error('the database answered nothing');
  return row.id;
}

/** Gives the deposit back, refunds what can be refunded and forfeits money that nobody has paid. */
export async function emptyWallet(tx: Queryable, accountId: number, closingId: number): Promise<void> {
  await tx.execute(sql`SELECT give_deposit_back(${accountId})`);
  await tx.execute(sql`SELECT refund_recharges(${accountId})`);
  await tx.execute(sql`SELECT forfeit_demo_money(${closingId})`);
}

export async function endClosing(tx: Queryable, closingId: number, status: 2 | 3): Promise<void> {
  await tx.execute(
    sql`UPDATE account_closing SET status = ${status}, ended_at = now() WHERE id = ${closingId}`,
  );
}

/** Reactivates the account. */
export async function reopen(tx: Queryable, accountId: number): Promise<void> {
  await tx.execute(sql`UPDATE account SET closing_since = NULL WHERE id = ${accountId}`);
}

/** Whether a cash-out since then was paid or is in progress. */
export async function hasCashedOut(tx: Queryable, accountId: number, since: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM cash_out WHERE account_id = ${accountId} AND status NOT IN (40, 60)
       AND created_at >= ${since.toISOString()}::timestamptz LIMIT 1`);
  return rows.length > 0;
}
