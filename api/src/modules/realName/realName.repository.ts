import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { accounts, realNameChecks } from '../../db/schema/index.ts';
import { realStatuses } from '../../shared/statuses.ts';

export type CheckRow = typeof realNameChecks.$inferSelect;
export type NewCheck = Pick<
  CheckRow,
  'accountId' | 'certifyId' | 'url' | 'realName' | 'idCard' | 'idCardHash' | 'expiresAt'
>;

export const checkStatuses = { checking: 1, passed: 2, failed: 3 } as const;

/** The state in the account's row. */
export async function findRealName(db: Queryable, accountId: number) {
  const [row] = await db
    .select({ realStatus: accounts.realStatus, realName: accounts.realNameMasked })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row;
}

/** One of the account's checks, else its newest. */
export async function findCheck(
  db: Queryable,
  accountId: number,
  certifyId?: string,
): Promise<CheckRow | undefined> {
  const [row] = await db
    .select()
    .from(realNameChecks)
    .where(
      and(
        eq(realNameChecks.accountId, accountId),
        certifyId === undefined ? undefined : eq(realNameChecks.certifyId, certifyId),
      ),
    )
    .orderBy(desc(realNameChecks.id))
    .limit(1);
  return row;
}

/** The encrypted name of a verified account, from the check that passed last. */
export async function findProvenName(db: Queryable, accountId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ realName: realNameChecks.realName })
    .from(realNameChecks)
    .innerJoin(accounts, eq(accounts.id, realNameChecks.accountId))
    .where(
      and(
        eq(accounts.id, accountId),
        eq(accounts.realStatus, realStatuses.verified),
        eq(realNameChecks.status, checkStatuses.passed),
      ),
    )
    .orderBy(desc(realNameChecks.finishedAt), desc(realNameChecks.id))
    .limit(1);
  return row?.realName;
}

export async function addCheck(tx: Queryable, check: NewCheck): Promise<void> {
  await tx.insert(realNameChecks).values(check);
  await tx
    .update(accounts)
    .set({ realStatus: realStatuses.checking })
    .where(eq(accounts.id, check.accountId));
}

/** The number of other accounts that the person has verified. */
export async function countAccountsOf(tx: Queryable, idCardHash: string, accountId: number): Promise<number> {
  const { rows } = await tx.execute<{ others: number }>(sql`
    SELECT count(DISTINCT account_id) AS others FROM real_name_check
     WHERE id_card_hash = ${idCardHash} AND status = ${literal(checkStatuses.passed)} AND account_id <> ${accountId}`);
  return rows[0]?.others ?? 0;
}

/** Serialises transactions that count one person's accounts. */
export async function lockIdentity(tx: Queryable, idCardHash: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${idCardHash}, 0))`);
}

/** Ends a running check; false when another request has ended it. */
export async function finishCheck(tx: Queryable, id: number, passed: boolean): Promise<boolean> {
  const rows = await tx
    .update(realNameChecks)
    .set({ status: passed ? checkStatuses.passed : checkStatuses.failed, finishedAt: sql`now()` })
    .where(and(eq(realNameChecks.id, id), eq(realNameChecks.status, checkStatuses.checking)))
    .returning({ id: realNameChecks.id });
  return rows.length === 1;
}

export async function recordRealName(
  tx: Queryable,
  accountId: number,
  realStatus: number,
  masked: string | null,
): Promise<void> {
  await tx.update(accounts).set({ realStatus, realNameMasked: masked }).where(eq(accounts.id, accountId));
}
