import { pgTable } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { at, ref } from './columns.ts';

/** What of a supplier's sales of the last 30 days ends in after-sales, as buyers see it; `keepSellerFigures` writes it. */
export const sellerFigures = pgTable('seller_figure', {
  sellerId: ref()
    .primaryKey()
    .references(() => accounts.id),
  packageCount: ref().notNull(),
  /** In hundredths of a percent; null where nothing was sold. */
  refundedRate: ref(),
  answeredCount: ref().notNull(),
  /** Seconds; null without an answer. */
  answerMedian: ref(),
  countedAt: at().notNull().defaultNow(),
});
