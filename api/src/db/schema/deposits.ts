import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, fen, id, ref } from './columns.ts';

/** Money that goes between a supplier's wallet and its deposit (保证金). Each row is moved once. */
export const depositMoves = pgTable(
  'deposit_move',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    /** The kind of its movement, as `ledger_tx.kind`. */
    kind: smallint().notNull(),
    amount: fen().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('deposit_move_account').on(t.accountId, t.id),
    check('deposit_move_amount', sql`${t.amount} > 0`),
    check('deposit_move_kind', sql`${t.kind} IN (20, 21, 22)`),
  ],
);
