import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { cashOuts } from './cashOuts.ts';
import { at, createdAt, fen, id, ref } from './columns.ts';
import { payments } from './payments.ts';

/** Who a payment channel pays parts of recharges to for a supplier; added to the channel when it was written down. */
export const splitReceivers = pgTable(
  'split_receiver',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    /** merchant: by its number; person: by what the channel calls them towards our application. */
    kind: text().notNull(),
    /** Number and name: sealed. */
    account: text().notNull(),
    name: text().notNull(),
    /** The number as it may be shown. */
    accountMasked: text().notNull(),
    createdAt: createdAt(),
    /** Since when another one takes its place, or none. */
    removedAt: at(),
  },
  (t) => [
    uniqueIndex('one_split_receiver').on(t.accountId).where(sql`${t.removedAt} IS NULL`),
    check('split_receiver_kind', sql`${t.kind} IN ('merchant', 'person')`),
  ],
);

/** Parts of recharges by which a cash-out is paid. What is under way or has arrived is counted in `payment.split_amount`. */
export const cashOutSplits = pgTable(
  'cash_out_split',
  {
    id: id(),
    /** The channel knows the part by it. */
    splitNo: text().notNull().unique(),
    cashOutId: ref()
      .notNull()
      .references(() => cashOuts.id),
    paymentId: ref()
      .notNull()
      .references(() => payments.id),
    receiverId: ref()
      .notNull()
      .references(() => splitReceivers.id),
    amount: fen().notNull(),
    /** 0 under way, 1 arrived, 2 refused by the channel, 3 closed by it: nothing arrived. */
    status: smallint().notNull().default(0),
    /** The channel's reason: of what ended, or of the last attempt. */
    code: text().notNull().default(''),
    /** What the channel calls it. */
    orderNo: text().unique(),
    tries: smallint().notNull().default(0),
    nextTryAt: at().notNull().defaultNow(),
    createdAt: createdAt(),
    endedAt: at(),
  },
  (t) => [
    check('cash_out_split_amount', sql`${t.amount} BETWEEN 1 AND 1000000000000`),
    check(
      'cash_out_split_status',
      sql`${t.status} IN (0, 1, 2, 3) AND (${t.status} = 0) = (${t.endedAt} IS NULL) AND (${t.status} = 1) = (${t.orderNo} IS NOT NULL)`,
    ),
    index('cash_out_split_cash_out').on(t.cashOutId, t.id),
    index('cash_out_split_payment').on(t.paymentId),
    index('cash_out_split_receiver').on(t.receiverId),
    index('cash_out_split_due').on(t.nextTryAt).where(sql`${t.status} = 0`),
    index('cash_out_split_ended').on(t.endedAt).where(sql`${t.status} = 1`),
  ],
);
