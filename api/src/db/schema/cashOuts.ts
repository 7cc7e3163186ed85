import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { at, createdAt, fen, id, ref, updatedAt } from './columns.ts';

/** Lists of cash-outs that an operator pays at a bank, each with a file of its payees. */
export const cashOutBatches = pgTable('cash_out_batch', {
  id: id(),
  /** Name of who made it. */
  operator: text().notNull(),
  /** What was on it. One that could not be paid may be on a later one since. */
  cashOutIds: bigint({ mode: 'number' }).array().notNull(),
  createdAt: createdAt(),
});

/**
 * Money that people ask to have paid out. Their amount is frozen from the beginning until it is paid or returned; the
 * functions of the database that change the status move it in the ledger, under the cash-out's id.
 */
export const cashOuts = pgTable(
  'cash_out',
  {
    id: id(),
    cashOutNo: text().notNull().unique(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    /** Taken from the balance; the fee is kept of it. */
    amount: fen().notNull(),
    fee: fen().notNull(),
    accountType: smallint().notNull(),
    /** Where the money goes, and in whose name: sealed. */
    account: text().notNull(),
    accountName: text().notNull(),
    /** The account as it may be shown. */
    accountMasked: text().notNull(),
    bankName: text(),
    status: smallint().notNull().default(0),
    /** Why it was rejected, or why it could not be paid. */
    auditReason: text().notNull().default(''),
    /** What the bank or channel calls the transfer. */
    transferNo: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    auditedAt: at(),
    paidAt: at(),
    /** Name of the operator who approved it; null of what was approved before names were kept. */
    approvedBy: text(),
    /** Name of who last took a step of its payment; never who approved it. */
    paidBy: text(),
    /** The last list for the bank that it was on. */
    batchId: ref().references(() => cashOutBatches.id),
  },
  (t) => [
    uniqueIndex('one_auditing_cash_out').on(t.accountId).where(sql`${t.status} = 0`),
    unique('cash_out_transfer_once').on(t.accountType, t.transferNo),
    check(
      'cash_out_amount',
      sql`${t.amount} BETWEEN 1 AND 1000000000000 AND ${t.fee} >= 0 AND ${t.fee} < ${t.amount}`,
    ),
    check(
      'cash_out_type',
      sql`${t.accountType} IN (1, 2, 3) AND (${t.bankName} IS NOT NULL) = (${t.accountType} = 3)`,
    ),
    check('cash_out_status', sql`${t.status} IN (0, 10, 20, 30, 40, 50, 60)`),
    check(
      'cash_out_paid',
      sql`(${t.status} = 30) = (${t.paidAt} IS NOT NULL) AND (${t.status} = 30) = (${t.transferNo} IS NOT NULL)`,
    ),
    check('cash_out_two_people', sql`lower(${t.paidBy}) <> lower(${t.approvedBy})`),
    index('cash_out_account').on(t.accountId, t.id),
    index('cash_out_open').on(t.id).where(sql`${t.status} IN (0, 10, 20, 50)`),
  ],
);
