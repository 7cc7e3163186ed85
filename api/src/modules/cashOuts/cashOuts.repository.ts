import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { cashOuts } from '../../db/schema/index.ts';
import { toRefusals } from '../../db/toRefusals.ts';
import type { Fen } from '../../shared/money.ts';
import { type CashOutStatus, cashOutStatus } from '../../shared/statuses.ts';
import type { AccountType } from './payees.ts';

export type CashOutRow = typeof cashOuts.$inferSelect;

/** The terms that decide whether a cash-out is allowed. */
export type CashOutTerms = {
  accountId: number;
  amount: Fen;
  min: Fen;
  max: Fen;
  /** Maximum requests per day in Shanghai. */
  perDay: number;
};

export type NewCashOut = CashOutTerms & {
  /** In ten-thousandths. */
  feeRate: number;
  accountType: AccountType;
  /** Encrypted, like the name. */
  account: string;
  accountName: string;
  accountMasked: string;
  bankName: string | null;
  key: string | null;
  hash: string;
};

/** Refuses a request that is not allowed now. */
export async function checkCashOut(db: Queryable, terms: CashOutTerms): Promise<void> {
  await toRefusals(db.execute(sql`SELECT check_cash_out(${JSON.stringify(terms)}::jsonb)`));
}

/** Creates a cash-out and freezes its amount; a repeated key returns the first one's id. */
export async function beginCashOut(db: Queryable, cashOut: NewCashOut): Promise<number> {
  const { rows } = await toRefusals(
    db.execute<{ id: number }>(sql`SELECT begin_cash_out(${JSON.stringify(cashOut)}::jsonb) AS id`),
  );
  const [begun] = rows;
  if (!begun) throw new Error('the database function answered nothing');
  return begun.id;
}

export type Step = {
  to: CashOutStatus;
  /** The required owner; any without it. */
  owner?: number;
  reason?: string;
  transferNo?: string;
};

/** Moves a cash-out to another status together with its money; refuses transitions that are not allowed. */
export async function advanceCashOut(
  db: Queryable,
  id: number,
  { to, owner, reason, transferNo }: Step,
): Promise<void> {
  await toRefusals(
    db.execute(sql`
      SELECT advance_cash_out(${id}, ${owner ?? null}::bigint, ${to}::smallint, ${reason ?? null}, ${transferNo ?? null})`),
  );
}

export async function findCashOut(
  db: Queryable,
  id: number,
  accountId?: number,
): Promise<CashOutRow | undefined> {
  const [row] = await db
    .select()
    .from(cashOuts)
    .where(and(eq(cashOuts.id, id), accountId === undefined ? undefined : eq(cashOuts.accountId, accountId)));
  return row;
}

/** The undecided cash-out. */
export async function findAuditing(db: Queryable, accountId: number): Promise<CashOutRow | undefined> {
  const [row] = await db
    .select()
    .from(cashOuts)
    .where(and(eq(cashOuts.accountId, accountId), eq(cashOuts.status, literal(cashOutStatus.auditing))));
  return row;
}

/** Whether money of an account is on its way out, or may still be sent again. */
export async function hasOpenCashOut(db: Queryable, accountId: number): Promise<boolean> {
  const { auditing, approved, paying, failed } = cashOutStatus;
  const [row] = await db
    .select({ id: cashOuts.id })
    .from(cashOuts)
    .where(
      and(eq(cashOuts.accountId, accountId), inArray(cashOuts.status, [auditing, approved, paying, failed])),
    )
    .limit(1);
  return row !== undefined;
}

/**
 * The withdrawable fen of the total, the number of requests today, and whether it is the remainder of a closed
 * account.
 */
export async function findRoom(
  db: Queryable,
  accountId: number,
): Promise<{ withdrawable: Fen; balance: Fen; today: number; isClosing: boolean }> {
  const { rows } = await db.execute<{
    withdrawable: number;
    balance: number;
    today: number;
    isClosing: boolean;
  }>(sql`
    SELECT withdrawable_of(${accountId}) AS withdrawable, cash_outs_today(${accountId}) AS today,
           coalesce((SELECT balance FROM ledger_account WHERE owner_id = ${accountId} AND code = 'available'), 0) AS balance,
           EXISTS (SELECT FROM account WHERE id = ${accountId} AND closing_since IS NOT NULL) AS "isClosing"`);
  return rows[0] ?? { withdrawable: 0, balance: 0, today: 0, isClosing: false };
}
