import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { at, ref } from './columns.ts';

/** From so many parcels on figures say something. */
export const FIGURES_FROM = 20;
/** Where operators are warned: seconds to ship, hundredths of a percent, tenths of a star. */
export const SERVICE_LIMITS = {
  shipMedian: 172_800,
  lateRate: 1_000,
  refundedRate: 1_000,
  disputedRate: 200,
  score: 40,
} as const;

/** What of a supplier's sales of the last 30 days ends in after-sales, as buyers see it; `keepSellerFigures` writes it. */
export const sellerFigures = pgTable(
  'seller_figure',
  {
    sellerId: ref()
      .primaryKey()
      .references(() => accounts.id),
    packageCount: ref().notNull(),
    /** In hundredths of a percent; null where nothing was sold. */
    refundedRate: ref(),
    answeredCount: ref().notNull(),
    /** Seconds; null without an answer. */
    answerMedian: ref(),
    /** Of its parcels, in hundredths of a percent: with a case, decided by the platform, and shipped after the promised time. */
    caseRate: ref(),
    disputedRate: ref(),
    lateRate: ref(),
    /** Seconds from payment to shipping; null where nothing was shipped. */
    shipMedian: ref(),
    /** Of the reviews of its orders, in tenths; null without any. */
    score: ref(),
    countedAt: at().notNull().defaultNow(),
  },
  (t) => [
    index('seller_figure_warned')
      .on(t.sellerId)
      .where(
        sql.raw(
          `package_count >= ${FIGURES_FROM} AND (ship_median > ${SERVICE_LIMITS.shipMedian} OR late_rate > ${SERVICE_LIMITS.lateRate} OR refunded_rate > ${SERVICE_LIMITS.refundedRate} OR disputed_rate > ${SERVICE_LIMITS.disputedRate} OR score < ${SERVICE_LIMITS.score})`,
        ),
      ),
  ],
);
