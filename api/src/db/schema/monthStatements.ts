import { sql } from 'drizzle-orm';
import { bigint, check, date, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, fen } from './columns.ts';

/** What moved in a past month on the accounts of a kind of owner, by kind of movement: the ledger summed up once. */
export const monthStatements = pgTable(
  'month_statement',
  {
    /** Its first day, in Asia/Shanghai. */
    month: date({ mode: 'string' }).notNull(),
    /** 0 the platform, 1 buyers, 2 suppliers. */
    ownerKind: smallint().notNull(),
    /** Of the ledger accounts: `available`, `frozen`, `escrow` and so on. */
    code: text().notNull(),
    /** Of the movements; 0 is the balance when the month began. */
    kind: smallint().notNull(),
    lines: bigint({ mode: 'number' }).notNull(),
    amount: fen().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'month_statement_once', columns: [t.month, t.ownerKind, t.code, t.kind] }),
    check('month_statement_month', sql`extract(day FROM ${t.month}) = 1`),
  ],
);
