import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { boundsOfMonth, type Month, requireBegun } from './months.ts';
import type { StatementDto, StatementPartDto } from './statements.schemas.ts';
import { accountText, byAccount, kindText } from './statementWords.ts';

type Edges = { id: number; code: string; opening: number; closing: number };
type Sum = { id: number; kind: number; count: number; moneyIn: number; moneyOut: number };

/**
 * What an account held at a moment, by its own lines. Lines are dated by the beginning of their transaction: those around
 * the moment may have been written the other way round.
 */
const heldAt = (moment: SQL): SQL => sql`
  SELECT coalesce((
    SELECT last.balance_after - coalesce((
             SELECT sum(e.amount) FROM ledger_entry e
              WHERE e.account_id = a.id AND e.account_seq IS NOT NULL AND e.id < last.id
                AND e.created_at >= ${moment} AND e.created_at < ${moment} + interval '1 hour'), 0)
      FROM (SELECT e.id, e.balance_after FROM ledger_entry e
             WHERE e.account_id = a.id AND e.account_seq IS NOT NULL AND e.created_at < ${moment}
             ORDER BY e.id DESC LIMIT 1) last), 0)::bigint`;

async function partsOf(db: Queryable, accountId: number, month: Month): Promise<StatementPartDto[]> {
  const { from, to } = boundsOfMonth(month);
  const [begins, ends] = [sql`${from}::timestamptz`, sql`${to}::timestamptz`];
  const wallet = sql`ledger_account a WHERE a.owner_id = ${accountId} AND a.code IN ('available', 'frozen', 'deposit')`;
  const { rows: edges } = await db.execute<Edges>(sql`
    SELECT a.id, a.code, (${heldAt(begins)}) AS opening, (${heldAt(ends)}) AS closing FROM ${wallet}`);
  const { rows: sums } = await db.execute<Sum>(sql`
    SELECT e.account_id AS id, e.kind, count(*) AS count, coalesce(sum(e.amount) FILTER (WHERE e.amount > 0), 0)::bigint AS "moneyIn",
           coalesce(-sum(e.amount) FILTER (WHERE e.amount < 0), 0)::bigint AS "moneyOut"
      FROM ledger_entry e
     WHERE e.account_id IN (SELECT a.id FROM ${wallet}) AND e.account_seq IS NOT NULL AND e.created_at >= ${begins} AND e.created_at < ${ends}
     GROUP BY e.account_id, e.kind ORDER BY e.kind`);
  return edges
    .map(({ id, code, opening, closing }) => {
      const lines = sums
        .filter((sum) => sum.id === id)
        .map(({ kind, count, moneyIn, moneyOut }) => ({ title: kindText(kind), count, moneyIn, moneyOut }));
      const moved = lines.reduce((sum, { moneyIn, moneyOut }) => sum + moneyIn - moneyOut, 0);
      return {
        ...{ code, title: accountText(code), opening, closing, lines },
        agrees: opening + moved === closing,
      };
    })
    .filter(({ opening, closing, lines }) => opening !== 0 || closing !== 0 || lines.length > 0)
    .toSorted(byAccount);
}

/** The statement of an account: what it had, what moved, what it has, of one snapshot. */
export async function accountStatement(
  db: Db,
  accountId: number,
  month: Month,
  now: Date,
): Promise<StatementDto> {
  requireBegun(month, now);
  const parts = await db.transaction((tx) => partsOf(tx, accountId, month), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  return { month, isOver: boundsOfMonth(month).to <= now.toISOString(), parts };
}
