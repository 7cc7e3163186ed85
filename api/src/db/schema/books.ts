import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';

/** One row: how the checks of the books stand, and whether cash-outs are stopped because of them. */
export const ledgerChecks = pgTable(
  'ledger_check',
  {
    id: smallint().primaryKey().default(1),
    /** Of the next check of what has moved, and of the next one of everything. */
    nextAt: at().notNull().defaultNow(),
    nextFullAt: at().notNull().defaultNow(),
    /** When everything was last checked, and when at least what had moved; null before. */
    fullAt: at(),
    checkedAt: at(),
    pausedAt: at(),
  },
  (t) => [check('ledger_check_one', sql`${t.id} = 1`)],
);

/** Rules that did not hold. */
export const ledgerViolations = pgTable(
  'ledger_violation',
  {
    id: id(),
    rule: text().notNull(),
    /** How many rows broke it when it was last seen, and the ids of some of them. */
    rows: integer().notNull(),
    sample: bigint({ mode: 'number' }).array().notNull(),
    createdAt: createdAt(),
    seenAt: at().notNull().defaultNow(),
    resolvedAt: at(),
  },
  (t) => [uniqueIndex('ledger_violation_open').on(t.rule).where(sql`${t.resolvedAt} IS NULL`)],
);
