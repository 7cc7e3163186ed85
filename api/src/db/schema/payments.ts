import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { at, createdAt, fen, id, ref } from './columns.ts';

/** Recharges, each one payment through a channel. What is paid is in the ledger once, under the payment's id. */
export const payments = pgTable(
  'payment',
  {
    id: id(),
    /** The channel knows the payment by it. */
    payNo: text().notNull().unique(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    amount: fen().notNull(),
    payType: smallint().notNull(),
    status: smallint().notNull().default(0),
    /** Paid after it was closed here. */
    late: boolean().notNull().default(false),
    channelTradeNo: text(),
    payUrl: text(),
    qrCode: text(),
    /** 1 at a computer, 2 in WeChat, 3 in the browser of a phone. */
    payWay: smallint().notNull().default(1),
    /** WeChat's number of what is paid in its own browser. */
    prepayId: text(),
    /** Hash of what WeChat has to repeat when it says who pays; once. */
    loginState: text(),
    expireAt: at().notNull(),
    paidAt: at(),
    /** When the channel was asked last, how often by the poller, and when that asks again. */
    askedAt: at(),
    asks: smallint().notNull().default(0),
    nextAskAt: at().notNull(),
    /** When it is compared with what the channel knows; null once it was. */
    reconcileAt: at(),
    /** What of it the channel may pay to others, as agreed when it was opened; and what is on its way or there, kept by a trigger. */
    splitLimit: fen().notNull().default(0),
    splitAmount: fen().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    unique('payment_trade_once').on(t.payType, t.channelTradeNo),
    check('payment_way', sql`${t.payWay} IN (1, 2, 3)`),
    check('payment_amount', sql`${t.amount} BETWEEN 1 AND 1000000000000`),
    check(
      'payment_paid',
      sql`(${t.status} IN (1, 4)) = (${t.paidAt} IS NOT NULL) AND (${t.status} IN (1, 4)) = (${t.channelTradeNo} IS NOT NULL)`,
    ),
    check(
      'payment_split',
      sql`${t.splitAmount} >= 0 AND ${t.splitAmount} <= ${t.splitLimit} AND ${t.splitLimit} <= ${t.amount}`,
    ),
    index('payment_account').on(t.accountId, t.id),
    index('payment_to_ask').on(t.nextAskAt).where(sql`${t.status} = 0`),
    // By the day of a channel's bill.
    index('payment_paid').on(t.payType, t.paidAt).where(sql`${t.paidAt} IS NOT NULL`).concurrently(),
    // What can still be split off, the oldest first.
    index('payment_to_split')
      .on(t.paidAt, t.id)
      .where(sql`${t.status} = 1 AND ${t.splitAmount} < ${t.splitLimit}`)
      .concurrently(),
    index('payment_to_reconcile').on(t.reconcileAt).where(sql`${t.reconcileAt} IS NOT NULL`),
  ],
);

/** What a channel says of a payment and the books cannot follow: for operators. Nothing was credited for it. */
export const paymentProblems = pgTable(
  'payment_problem',
  {
    id: id(),
    paymentId: ref()
      .notNull()
      .references(() => payments.id),
    /** amount: another one was paid; paidTwice; tradeNoUsed: the trade is another payment's; notPaid: the channel denies it. */
    kind: text().notNull(),
    /** As the channel says; empty and null where it says none. */
    channelTradeNo: text().notNull().default(''),
    amount: fen(),
    createdAt: createdAt(),
    resolvedAt: at(),
  },
  (t) => [unique('payment_problem_once').on(t.paymentId, t.kind, t.channelTradeNo)],
);

/** What a channel said of a payment and when: pushed by it, or answered. Never who paid. */
export const paymentNotices = pgTable(
  'payment_notice',
  {
    id: id(),
    paymentId: ref()
      .notNull()
      .references(() => payments.id),
    /** Whether the channel said it of its own accord. */
    isPushed: boolean().notNull(),
    /** paid, waiting, closed; absent where it does not know the payment. */
    state: text().notNull(),
    /** Fen and number of what is paid; null and empty otherwise. */
    amount: fen(),
    channelTradeNo: text().notNull().default(''),
    /** How often it said the same in a row, and when last. */
    times: integer().notNull().default(1),
    createdAt: createdAt(),
    lastAt: at().notNull().defaultNow(),
  },
  (t) => [
    index('payment_notice_payment').on(t.paymentId, t.id),
    check('payment_notice_state', sql`${t.state} IN ('paid', 'waiting', 'closed', 'absent')`),
  ],
);
