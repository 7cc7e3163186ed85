import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import type { Rule, Scope } from './rule.ts';
import { isOfMoney, rules } from './rules.ts';

/** A violated rule: the number of violating rows and some of their ids. */
export type LedgerViolation = { rule: Rule; rows: number; sample: number[] };

const SAMPLE = 20;
const WITHIN = '10min';
/** Longer than any transaction: whatever one wrote is covered by the next check. */
const OVERLAP = '10 minutes';

/** Evaluates every rule, each in a snapshot of its own. */
export function findViolations(db: Queryable, scope: Scope): Promise<LedgerViolation[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('statement_timeout', ${WITHIN}, true)`);
    const breaches: LedgerViolation[] = [];
    for (const rule of rules.filter(({ onlyInFull }) => scope.isFull || !onlyInFull)) {
      const { rows } = await tx.execute<{ id: number; rows: number }>(sql`
        SELECT id::bigint AS id, count(*) OVER () AS rows FROM (${sql.raw(rule.broken(scope))}) broken ORDER BY id LIMIT ${SAMPLE}`);
      if (rows[0]) breaches.push({ rule, rows: rows[0].rows, sample: rows.map(({ id }) => id) });
    }
    return breaches;
  });
}

export type Due = { isFull: boolean; checkedAt: string | null };

/** Claims the next due check, if any; a failed one is retried by the next caller. */
export async function claimCheck(db: Queryable): Promise<Due | undefined> {
  const { rows } = await db.execute<Due>(sql`
    WITH due AS (SELECT id, next_full_at <= now() AS is_full, checked_at FROM ledger_check WHERE next_at <= now() FOR UPDATE SKIP LOCKED)
    UPDATE ledger_check s SET next_at = now() + interval '4 minutes',
           next_full_at = CASE WHEN due.is_full THEN now() + interval '1 hour' ELSE s.next_full_at END
      FROM due WHERE s.id = due.id RETURNING due.is_full AS "isFull", due.checked_at AS "checkedAt"`);
  return rows[0];
}

/** The last movement certainly covered by the check of that time, and the number of movements by id. */
export async function movementsAt(db: Queryable, checkedAt: string | null) {
  const { rows } = await db.execute<{ seen: number; last: number }>(sql`
    SELECT coalesce((SELECT max(id) FROM ledger_tx), 0) AS last,
           coalesce((SELECT id FROM ledger_tx WHERE created_at < ${checkedAt}::timestamptz - ${OVERLAP}::interval
                      ORDER BY id DESC LIMIT 1), 0) AS seen`);
  return rows[0] ?? { seen: 0, last: 0 };
}

/** The amount of data to check: an empty ledger would pass too. */
export async function sizeOf(db: Queryable): Promise<{ accounts: number; movements: number }> {
  const { rows } = await db.execute<{ accounts: number; movements: number }>(sql`
    SELECT (SELECT count(*) FROM ledger_account) AS accounts, (SELECT count(*) FROM ledger_tx) AS movements`);
  return rows[0] ?? { accounts: 0, movements: 0 };
}

export type CheckOutcome = { paused: boolean; fresh: LedgerViolation[] };

/**
 * Records the result of a check; a violation of a money rule stops cash-outs. Returns the new violations. A full
 * check closes violations that it no longer finds; only an operator resumes cash-outs.
 */
export function recordCheck(
  db: Queryable,
  { isFull }: Scope,
  breaches: readonly LedgerViolation[],
): Promise<CheckOutcome> {
  return db.transaction(async (tx) => {
    const fresh: LedgerViolation[] = [];
    for (const breach of breaches) {
      const { rows } = await tx.execute<{ isNew: boolean }>(sql`
        INSERT INTO ledger_violation (rule, rows, sample)
        VALUES (${breach.rule.name}, ${breach.rows}, ${`{${breach.sample.join(',')}}`}::bigint[])
        ON CONFLICT (rule) WHERE resolved_at IS NULL
        DO UPDATE SET rows = excluded.rows, sample = excluded.sample, seen_at = now()
        RETURNING xmax = 0 AS "isNew"`);
      if (rows[0]?.isNew) fresh.push(breach);
    }
    const names = sql.param(breaches.map(({ rule }) => rule.name));
    if (isFull)
      await tx.execute(sql`
        UPDATE ledger_violation SET resolved_at = now() WHERE resolved_at IS NULL AND rule <> ALL (${names}::text[])`);
    const pauses = breaches.some(({ rule }) => isOfMoney(rule));
    const { rows } = await tx.execute<{ paused: boolean }>(sql`
      UPDATE ledger_check s SET checked_at = now(), full_at = CASE WHEN ${isFull} THEN now() ELSE s.full_at END,
             next_full_at = CASE WHEN ${isFull} THEN ${NEXT_NIGHT} ELSE s.next_full_at END,
             paused_at = coalesce(s.paused_at, CASE WHEN ${pauses} THEN now() END)
        FROM ledger_check b WHERE b.id = s.id RETURNING b.paused_at IS NULL AND s.paused_at IS NOT NULL AS paused`);
    return { paused: rows[0]?.paused === true, fresh };
  });
}

/** Half past three of the next night in Shanghai. */
const NEXT_NIGHT = sql`(((now() AT TIME ZONE 'Asia/Shanghai') - interval '3 hours 30 minutes')::date + 1 + time '03:30') AT TIME ZONE 'Asia/Shanghai'`;

/** Stops cash-outs for everybody; false when they were stopped already. */
export async function pause(tx: Queryable): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`UPDATE ledger_check SET paused_at = now() WHERE paused_at IS NULL`,
  );
  return rowCount === 1;
}

/** Makes the next check due, and a full one. */
export async function askForCheck(tx: Queryable): Promise<void> {
  await tx.execute(sql`UPDATE ledger_check SET next_at = now(), next_full_at = now()`);
}

/** The rules that were found broken and not to hold since, by name. A check that runs has ended before. */
export async function openViolations(tx: Queryable): Promise<string[]> {
  const { rows } = await tx.execute<{ rule: string }>(
    sql`SELECT rule FROM ledger_violation WHERE resolved_at IS NULL`,
  );
  return rows.map(({ rule }) => rule);
}

/** Resumes cash-outs; false when they were not stopped. */
export async function resume(tx: Queryable): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`UPDATE ledger_check SET paused_at = NULL WHERE paused_at IS NOT NULL`,
  );
  return rowCount === 1;
}
