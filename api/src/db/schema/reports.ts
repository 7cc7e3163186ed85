import { date, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { at, fen, ref } from './columns.ts';

/**
 * What was sold on a day by the clock of Shanghai, and what became of it: in all, and by buyers' level, supplier and goods.
 * Parcels are in the day of their payment; `keepReports` counts a day again while after-sales may change it.
 */
export const reportDays = pgTable(
  'report_day',
  {
    /** 1 all, 2 level, 3 supplier, 4 goods. */
    subject: smallint().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** The level, or the id of the supplier or goods; 0 of all. */
    subjectId: ref().notNull(),
    orders: ref().notNull(),
    parcels: ref().notNull(),
    pieces: ref().notNull(),
    turnover: fen().notNull(),
    goodsFee: fen().notNull(),
    margin: fen().notNull(),
    commission: fen().notNull(),
    supplierShare: fen().notNull(),
    agentShare: fen().notNull(),
    refundedParcels: ref().notNull(),
    refundFee: fen().notNull(),
    freightPaid: fen().notNull(),
    freightCost: fen().notNull(),
    freightAgents: fen().notNull(),
    freightBorne: fen().notNull(),
    shipped: ref().notNull(),
    shipSeconds: ref().notNull(),
    late: ref().notNull(),
    cases: ref().notNull(),
    disputed: ref().notNull(),
    countedAt: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ name: 'report_day_once', columns: [t.subject, t.day, t.subjectId] })],
);
