import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { at, createdAt, fen, id, ref } from './columns.ts';
import { payments } from './payments.ts';

/** Accounts that their people close: begun, until nothing is owed either way. At most one goes on at a time. */
export const accountClosings = pgTable(
  'account_closing',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    /** 1 goes on, 2 the account is closed, 3 taken back. */
    status: smallint().notNull().default(1),
    createdAt: createdAt(),
    endedAt: at(),
  },
  (t) => [
    uniqueIndex('one_open_closing').on(t.accountId).where(sql`${t.status} = 1`),
    check(
      'account_closing_status',
      sql`${t.status} IN (1, 2, 3) AND (${t.status} = 1) = (${t.endedAt} IS NULL)`,
    ),
  ],
);

/**
 * Recharged money that goes back the way it came. It leaves the wallet when the row is written; the functions of the
 * database that change the status move it on, or back.
 */
export const rechargeRefunds = pgTable(
  'recharge_refund',
  {
    id: id(),
    /** The channel knows the refund by it. */
    refundNo: text().notNull().unique(),
    paymentId: ref()
      .notNull()
      .references(() => payments.id),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    amount: fen().notNull(),
    /** 0 under way, 1 it has arrived, 2 the channel does not do it and the money is back in the wallet. */
    status: smallint().notNull().default(0),
    /** What the channel, or we, said last of why it has not arrived. */
    code: text().notNull().default(''),
    tries: integer().notNull().default(0),
    nextTryAt: at().notNull().defaultNow(),
    /** Where an operator has sent it another way: what the bank calls the transfer. */
    transferNo: text(),
    createdAt: createdAt(),
    endedAt: at(),
  },
  (t) => [
    index('recharge_refund_payment').on(t.paymentId),
    index('recharge_refund_account').on(t.accountId, t.id),
    index('recharge_refund_ended')
      .on(t.endedAt)
      .where(sql`${t.status} = 1 AND ${t.transferNo} IS NULL`)
      .concurrently(),
    index('recharge_refund_due').on(t.nextTryAt).where(sql`${t.status} = 0`),
    unique('recharge_refund_transfer_once').on(t.transferNo),
    check('recharge_refund_amount', sql`${t.amount} BETWEEN 1 AND 1000000000000`),
    check(
      'recharge_refund_status',
      sql`${t.status} IN (0, 1, 2) AND (${t.status} = 0) = (${t.endedAt} IS NULL) AND (${t.transferNo} IS NULL OR ${t.status} = 1)`,
    ),
  ],
);
