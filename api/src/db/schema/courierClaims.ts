import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { afterSaleCases } from './afterSales.ts';
import { at, createdAt, fen, id, ref } from './columns.ts';
import { parcels } from './shipments.ts';

/** What a courier is to pay for a parcel that it lost, damaged or delayed (快递理赔). */
export const courierClaims = pgTable(
  'courier_claim',
  {
    id: id(),
    claimNo: text().notNull().unique(),
    packageId: ref()
      .notNull()
      .references(() => parcels.id),
    orderId: ref().notNull(),
    sellerId: ref().notNull(),
    /** The newest case of the parcel when it was opened; null without one. */
    caseId: ref().references(() => afterSaleCases.id),
    /** The courier and its number when it was opened. */
    courierName: text().notNull(),
    waybillNo: text().notNull(),
    /** The number is the supplier's own: the courier answers and pays the supplier, and nothing enters the books. */
    direct: boolean().notNull(),
    /** REST `claimKind`. */
    kind: smallint().notNull(),
    /** Fen that are asked for, and what for. */
    amount: fen().notNull(),
    text: text().notNull(),
    /** Who opened it: seller, platform. */
    openedBy: text().notNull(),
    /** REST `claimStatus`. From 40 on it is over. */
    status: smallint().notNull(),
    /** Fen that the courier pays; null while it has not agreed. */
    acceptedAmount: fen(),
    /** What the courier said. */
    answer: text().notNull().default(''),
    /** Of the amount that was paid: what is the supplier's, and what is the platform's. Null before, and where it is direct. */
    supplierPart: fen(),
    platformPart: fen(),
    createdAt: createdAt(),
    updatedAt: at().notNull().defaultNow(),
    finishedAt: at(),
  },
  (t) => [
    // One that was refused or withdrawn may be opened again; what was paid is not claimed twice.
    uniqueIndex('one_courier_claim').on(t.packageId).where(sql`${t.status} <= 40`),
    index('courier_claim_seller').on(t.sellerId, t.id),
    index('courier_claim_seller_open').on(t.sellerId, t.id).where(sql`${t.status} < 40`),
    index('courier_claim_open').on(t.id).where(sql`${t.status} < 40`),
    index('courier_claim_package').on(t.packageId),
    index('courier_claim_case').on(t.caseId).where(sql`${t.caseId} IS NOT NULL`),
    check(
      'courier_claim_amounts',
      sql`${t.amount} > 0 AND ${t.acceptedAmount} BETWEEN 1 AND ${t.amount} AND (${t.status} IN (30, 40)) = (${t.acceptedAmount} IS NOT NULL)`,
    ),
    check(
      'courier_claim_paid',
      sql`(${t.status} = 40 AND NOT ${t.direct}) = (${t.supplierPart} IS NOT NULL AND ${t.platformPart} IS NOT NULL)
        AND ${t.supplierPart} >= 0 AND ${t.platformPart} >= 0 AND ${t.supplierPart} + ${t.platformPart} = ${t.acceptedAmount}`,
    ),
    check('courier_claim_ended', sql`(${t.status} >= 40) = (${t.finishedAt} IS NOT NULL)`),
  ],
);
