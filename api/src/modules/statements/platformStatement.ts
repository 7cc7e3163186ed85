import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { boundsOfMonth, type Month, monthAfter, monthAt, requireBegun } from './months.ts';
import type { PlatformPartDto, PlatformStatementDto } from './statements.schemas.ts';
import { accountText, byAccount, kindText } from './statementWords.ts';

/** `month_statement.kind` of rows that are balances. */
const OPENING = 0;
const CLOSING = -1;
const WITHIN = '10min';
/** Transactions that began earlier may have later numbers. */
const OVERLAP = 100_000;

const OWNED = sql`ledger_account a LEFT JOIN account o ON o.id = a.owner_id`;
const GROUP = sql`coalesce(o.kind, 0)::smallint AS owner_kind, a.code`;

/** Lines from a moment on. */
function linesFrom(moment: string): SQL {
  return sql`(SELECT e.* FROM ledger_entry e
    WHERE e.created_at >= ${moment}::timestamptz
      AND e.tx_id > coalesce((SELECT id FROM ledger_tx WHERE created_at < ${moment}::timestamptz ORDER BY id DESC LIMIT 1), 0) - ${OVERLAP}::int) e`;
}

/** Sums a month up, once; what people have at its end comes from their balances, and must be what the lines make of it. */
async function writeMonth(tx: Queryable, month: Month): Promise<void> {
  const { from, to } = boundsOfMonth(month);
  const [first, before] = [`${month}-01`, `${monthAfter(month, -1)}-01`];
  await tx.execute(sql`
    INSERT INTO month_statement (month, owner_kind, code, kind, lines, amount)
    SELECT ${first}::date, coalesce(o.kind, 0), a.code, e.kind, count(*), sum(e.amount)
      FROM ${linesFrom(from)} JOIN ${OWNED} ON a.id = e.account_id
     WHERE e.created_at < ${to}::timestamptz GROUP BY 2, 3, 4`);
  await tx.execute(sql`
    INSERT INTO month_statement (month, owner_kind, code, kind, lines, amount)
    SELECT ${first}::date, owner_kind, code, ${OPENING}, 0, sum(amount) FROM (
      SELECT owner_kind, code, amount FROM month_statement WHERE month = ${before}::date AND kind = ${CLOSING}
      UNION ALL
      SELECT ${GROUP}, e.amount FROM ledger_entry e JOIN ${OWNED} ON a.id = e.account_id
       WHERE e.created_at < ${from}::timestamptz AND NOT EXISTS (SELECT FROM month_statement WHERE month = ${before}::date)) s
     GROUP BY owner_kind, code`);
  // The platform's accounts keep no balance: theirs is what their lines make of it.
  await tx.execute(sql`
    INSERT INTO month_statement (month, owner_kind, code, kind, lines, amount)
    SELECT ${first}::date, owner_kind, code, ${CLOSING}, 0, sum(amount) FROM (
      SELECT ${GROUP}, a.balance AS amount FROM ${OWNED} WHERE a.owner_id <> 0
      UNION ALL
      SELECT ${GROUP}, -e.amount FROM ${linesFrom(to)} JOIN ${OWNED} ON a.id = e.account_id WHERE a.owner_id <> 0
      UNION ALL
      SELECT owner_kind, code, amount FROM month_statement WHERE month = ${first}::date AND owner_kind = 0 AND kind >= ${OPENING}) s
     GROUP BY owner_kind, code`);
}

/** The month behind the last one that was written, or the first of the ledger; null where nothing has moved yet. */
async function monthToWrite(tx: Queryable): Promise<Month | null> {
  const { rows } = await tx.execute<{ last: string | null }>(sql`
    SELECT to_char(max(month), 'YYYY-MM') AS last FROM month_statement`);
  if (rows[0]?.last) return monthAfter(rows[0].last, 1);
  const { rows: first } = await tx.execute<{ month: string | null }>(sql`
    SELECT to_char(min(created_at) AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM') AS month
      FROM (SELECT created_at FROM ledger_tx ORDER BY id LIMIT ${OVERLAP}) first`);
  return first[0]?.month ?? null;
}

/** Scheduled job: sums up the months that have ended and were not, the oldest first. */
export async function writeMonths(db: Db, now: Date, stop?: AbortSignal): Promise<void> {
  while (!stop?.aborted) {
    const isWritten = await db.transaction(
      async (tx) => {
        await tx.execute(sql`SELECT set_config('statement_timeout', ${WITHIN}, true)`);
        // One process at a time; the others leave it to that.
        const { rows } = await tx.execute<{ isHeld: boolean }>(sql`
          SELECT pg_try_advisory_xact_lock(hashtextextended('month statements', 0)) AS "isHeld"`);
        if (!rows[0]?.isHeld) return false;
        const month = await monthToWrite(tx);
        if (!month || month >= monthAt(now)) return false;
        await writeMonth(tx, month);
        return true;
      },
      { isolationLevel: 'repeatable read' },
    );
    if (!isWritten) return;
  }
}

type Row = { ownerKind: number; code: string; kind: number; lines: number; amount: number };

/** What the platform, its buyers and its suppliers had, what moved, and what they have. */
export async function platformStatement(
  db: Queryable,
  month: Month,
  now: Date,
): Promise<PlatformStatementDto> {
  requireBegun(month, now);
  const { rows } = await db.execute<Row>(sql`
    SELECT owner_kind AS "ownerKind", code, kind, lines, amount FROM month_statement
     WHERE month = ${`${month}-01`}::date ORDER BY owner_kind, code, kind`);
  const parts = new Map<string, PlatformPartDto>();
  for (const { ownerKind, code, kind, lines, amount } of rows) {
    const key = `${ownerKind} ${code}`;
    const part = parts.get(key) ?? {
      ...{ ownerKind, code, title: accountText(code), opening: 0, closing: 0, agrees: true },
      lines: [],
    };
    parts.set(key, part);
    if (kind === OPENING) part.opening = amount;
    else if (kind === CLOSING) part.closing = amount;
    else
      part.lines.push({
        ...{ title: kindText(kind), count: lines },
        ...{ moneyIn: Math.max(amount, 0), moneyOut: Math.max(-amount, 0) },
      });
  }
  const all = [...parts.values()].map((part) => ({
    ...part,
    agrees:
      part.opening + part.lines.reduce((sum, line) => sum + line.moneyIn - line.moneyOut, 0) === part.closing,
  }));
  return {
    month,
    isWritten: all.length > 0,
    balanced: all.reduce((sum, { closing }) => sum + closing, 0) === 0,
    parts: all
      .filter(({ opening, closing, lines }) => opening !== 0 || closing !== 0 || lines.length > 0)
      .toSorted((one, other) => one.ownerKind - other.ownerKind || byAccount(one, other)),
  };
}
