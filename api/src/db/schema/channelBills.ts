import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { at, createdAt, fen, id, ref } from './columns.ts';

/** Bills of payment channels: one of a channel and a day of Beijing, compared with our payments and refunds. */
export const channelBills = pgTable(
  'channel_bill',
  {
    id: id(),
    payType: smallint().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** 0 waits for the channel to write it, 1 compared. */
    status: smallint().notNull().default(0),
    /** How often it was asked for; the result is that of the last one. */
    runs: bigint({ mode: 'number' }).notNull().default(0),
    /** Why it was not read: the channel's code, or that of a failed call; empty when it was. */
    code: text().notNull().default(''),
    askedAt: at(),
    comparedAt: at(),
    /** What the bill says came and went back, in lines and fen; then the same of ours on that day. */
    toldPayments: bigint({ mode: 'number' }).notNull().default(0),
    toldPaid: fen().notNull().default(0),
    toldRefunds: bigint({ mode: 'number' }).notNull().default(0),
    toldReturned: fen().notNull().default(0),
    ourPayments: bigint({ mode: 'number' }).notNull().default(0),
    ourPaid: fen().notNull().default(0),
    ourRefunds: bigint({ mode: 'number' }).notNull().default(0),
    ourReturned: fen().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    unique('channel_bill_once').on(t.payType, t.day),
    index('channel_bill_days').on(t.day, t.id),
    index('channel_bill_waiting').on(t.id).where(sql`${t.status} = 0`),
    check('channel_bill_status', sql`${t.status} IN (0, 1)`),
  ],
);

/** The lines of a bill as a run has read them, kept for some days: what moves around midnight is on a neighbour's. */
export const channelBillLines = pgTable(
  'channel_bill_line',
  {
    billId: ref()
      .notNull()
      .references(() => channelBills.id),
    run: bigint({ mode: 'number' }).notNull(),
    /** 1 a payment, 2 a refund. */
    kind: smallint().notNull(),
    number: text().notNull(),
    tradeNo: text().notNull(),
    amount: fen().notNull(),
    isDone: boolean().notNull(),
    at: at(),
  },
  (t) => [
    primaryKey({ name: 'channel_bill_line_once', columns: [t.billId, t.run, t.kind, t.number] }),
    index('channel_bill_line_number').on(t.number),
  ],
);

/** What a bill and the books say differently of a payment or a refund. */
export const channelBillDifferences = pgTable(
  'channel_bill_difference',
  {
    id: id(),
    billId: ref()
      .notNull()
      .references(() => channelBills.id),
    /** 1 only in the bill, 2 only with us, 3 another amount, 4 another state. */
    kind: smallint().notNull(),
    /** 1 a payment, 2 a refund. */
    lineKind: smallint().notNull(),
    number: text().notNull(),
    tradeNo: text().notNull().default(''),
    /** Without a foreign key: adding one would stop payments. */
    paymentId: ref(),
    /** Fen in the bill and with us; null where it is not there. */
    told: fen(),
    ours: fen(),
    /** When the channel says that it moved. */
    toldAt: at(),
    createdAt: createdAt(),
    closedAt: at(),
    /** Who closed it; empty when a run found it settled. */
    closedBy: text().notNull().default(''),
    reason: text().notNull().default(''),
  },
  (t) => [
    unique('channel_bill_difference_once').on(t.billId, t.lineKind, t.number),
    index('channel_bill_difference_open').on(t.billId, t.id).where(sql`${t.closedAt} IS NULL`),
    index('channel_bill_difference_number').on(t.number),
    check('channel_bill_difference_kind', sql`${t.kind} BETWEEN 1 AND 4`),
  ],
);
