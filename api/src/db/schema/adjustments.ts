import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, fen, id, ref } from './columns.ts';
import { operators } from './operators.ts';

/**
 * Money that an operator gives to a wallet or takes out of it: 12 adjustments, 13 freight that is collected later, 14
 * compensations. Each is in the ledger once, under its id. Append-only.
 */
export const balanceAdjustments = pgTable(
  'balance_adjustment',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    /** As `ledger_tx.kind`. */
    kind: smallint().notNull(),
    /** Negative where it is taken. */
    amount: fen().notNull(),
    /** What it is about, where that is an order, or a parcel of it. */
    orderId: ref(),
    packageId: ref(),
    /** The account reads it. */
    reason: text().notNull(),
    /** Who asked for it. */
    operatorId: ref()
      .notNull()
      .references(() => operators.id),
    operator: text().notNull(),
    /** The second operator, where it took one. */
    approvedBy: text(),
    /** The same number leads to the same adjustment. */
    clientNo: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('balance_adjustment_once').on(t.operatorId, t.clientNo),
    check('balance_adjustment_kind', sql`${t.kind} IN (12, 13, 14)`),
    check(
      'balance_adjustment_amount',
      sql`CASE ${t.kind} WHEN 13 THEN ${t.amount} < 0 WHEN 14 THEN ${t.amount} > 0 ELSE ${t.amount} <> 0 END`,
    ),
    check('balance_adjustment_parcel', sql`${t.packageId} IS NULL OR ${t.orderId} IS NOT NULL`),
    check('balance_adjustment_two', sql`${t.approvedBy} <> ${t.operator}`),
    index('balance_adjustment_account').on(t.accountId, t.id),
    index('balance_adjustment_order').on(t.orderId),
    index('balance_adjustment_operator').on(t.operatorId, t.createdAt),
  ],
);
