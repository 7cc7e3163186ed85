import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, fen, id, ref } from './columns.ts';
import { privateFiles } from './privateFiles.ts';
import type { ReturnAddress } from './returns.ts';
import { parcels, type RefundItem } from './shipments.ts';

/** What buyer and supplier settle about a parcel that was shipped (售后单). Names and texts of people are in its messages. */
export const afterSaleCases = pgTable(
  'after_sale_case',
  {
    id: id(),
    caseNo: text().notNull().unique(),
    packageId: ref()
      .notNull()
      .references(() => parcels.id),
    orderId: ref().notNull(),
    accountId: ref().notNull(),
    sellerId: ref().notNull(),
    /** REST `caseKind`: what is wrong. */
    kind: smallint().notNull(),
    /** REST `caseAsk`: what its buyer wants. */
    ask: smallint().notNull(),
    /** Fen that are asked for. */
    amount: fen().notNull(),
    /** What it is about; null for all that is in the parcel. */
    items: jsonb().$type<RefundItem[]>(),
    /** REST `caseStatus`. */
    status: smallint().notNull(),
    /** What the supplier offers instead, a REST `caseAsk`; null while there is no offer. */
    offerKind: smallint(),
    /** Fen that it offers while the parcel goes on, without a return; null for another offer. */
    offerAmount: fen(),
    /** How often its buyer has insisted after an answer. */
    insisted: smallint().notNull().default(0),
    /** The refund that waits with it, or that ended it; null where no money of the whole parcel is asked for. */
    refundId: ref(),
    /** Where the goods are to be sent; null while nobody wants them back. */
    returnTo: jsonb().$type<ReturnAddress>(),
    /** The parcel in which they come back. */
    returnId: ref(),
    /** REST `returnedGoods`; null while nothing is said of them. By which courier they were sent back to the buyer, and its number. */
    goods: smallint(),
    goodsCourierId: ref(),
    goodsWaybillNo: text(),
    /** The parcel that was sent instead. */
    replacementId: ref(),
    /** Fen of a replacement's freight that somebody else than the supplier bears, and REST `freightBy`. */
    freight: fen().notNull().default(0),
    freightBy: smallint().notNull().default(1),
    /** When its next step is taken by itself; null where nobody is waited for, or an operator. */
    dueAt: at(),
    /** How it ended; null while it is open for the first time. */
    outcome: text(),
    /** Fen that its buyer was given. */
    givenAmount: fen().notNull().default(0),
    /** The newest message that each side has seen. */
    readByBuyer: ref().notNull().default(0),
    readBySeller: ref().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: at().notNull().defaultNow(),
    finishedAt: at(),
    /** When an operator decided it last; null where its parties ended it. */
    judgedAt: at(),
    /** Who appealed against that, once and for all: user or seller. It is open again then, and keeps how it had ended. */
    appealedBy: text(),
    appealedAt: at(),
  },
  (t) => [
    uniqueIndex('one_open_case').on(t.packageId).where(sql`${t.status} < 70`),
    index('after_sale_case_package').on(t.packageId),
    index('after_sale_case_open').on(t.orderId).where(sql`${t.status} < 70`),
    index('after_sale_case_account').on(t.accountId, t.id),
    index('after_sale_case_seller').on(t.sellerId, t.id),
    index('after_sale_case_account_open').on(t.accountId, t.id).where(sql`${t.status} < 70`),
    index('after_sale_case_seller_open').on(t.sellerId, t.id).where(sql`${t.status} < 70`),
    index('after_sale_case_refund').on(t.refundId).where(sql`${t.refundId} IS NOT NULL`),
    index('after_sale_case_due').on(t.dueAt, t.id).where(sql`${t.dueAt} IS NOT NULL`),
    index('after_sale_case_return').on(t.returnId).where(sql`${t.returnId} IS NOT NULL`),
    index('after_sale_case_unsettled')
      .on(t.sellerId, t.returnId)
      .where(sql`${t.returnId} IS NOT NULL AND ${t.goods} IS NULL`),
    index('after_sale_case_judging').on(t.id).where(sql`${t.status} = 60`),
    check(
      'after_sale_case_amounts',
      sql`${t.amount} >= 0 AND ${t.offerAmount} >= 1 AND ${t.givenAmount} >= 0`,
    ),
    check(
      'after_sale_case_ended',
      sql`(${t.status} >= 70) = (${t.finishedAt} IS NOT NULL AND ${t.outcome} IS NOT NULL)`,
    ),
    check('after_sale_case_appeal', sql`(${t.appealedBy} IS NULL) = (${t.appealedAt} IS NULL)`),
    check('after_sale_case_due_ended', sql`${t.status} < 60 OR ${t.dueAt} IS NULL`),
  ],
);

/** What was said and done in a case, in its order. Append-only. */
export const caseMessages = pgTable(
  'case_message',
  {
    id: id(),
    caseId: ref()
      .notNull()
      .references(() => afterSaleCases.id),
    /** Who: user, seller, system, platform. */
    by: text().notNull(),
    /** What it did: `said`, or a step of the case. */
    action: text().notNull(),
    text: text().notNull().default(''),
    /** Fen that were asked for, offered or given with it. */
    amount: fen(),
    createdAt: createdAt(),
  },
  (t) => [index('case_message_case').on(t.caseId, t.id)],
);

/** Pictures and videos that were said with a message: the parties of its case see them. */
export const caseFiles = pgTable(
  'case_file',
  {
    fileId: ref()
      .primaryKey()
      .references(() => privateFiles.id),
    caseId: ref()
      .notNull()
      .references(() => afterSaleCases.id),
    messageId: ref()
      .notNull()
      .references(() => caseMessages.id),
    /** From 0, as they were given. */
    sort: smallint().notNull(),
  },
  (t) => [index('case_file_message').on(t.messageId, t.sort)],
);

/**
 * Money that a buyer got back for a parcel that goes on, by a case. Each is moved once: `ledger_tx.step` names it. What
 * its owners bore of it is no longer in the shares of the parcel.
 */
export const compensations = pgTable(
  'compensation',
  {
    id: id(),
    caseId: ref()
      .notNull()
      .references(() => afterSaleCases.id),
    packageId: ref()
      .notNull()
      .references(() => parcels.id),
    amount: fen().notNull(),
    /** Fen beyond what the parcel cost, from its supplier's deposit. */
    surplus: fen().notNull().default(0),
    /** What its supplier bore, after the commission that it was given back, and what its agent bore; the platform the rest. */
    supplierPart: fen().notNull(),
    agentPart: fen().notNull(),
    /** What it took off the parcel's `supplierShare`, and of that off its `supplyFee`. */
    sharePart: fen().notNull().default(0),
    supplyPart: fen().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('compensation_package').on(t.packageId),
    index('compensation_case').on(t.caseId),
    check(
      'compensation_parts',
      sql`${t.amount} >= 0 AND ${t.surplus} >= 0 AND ${t.amount} + ${t.surplus} > 0 AND ${t.supplierPart} >= 0 AND ${t.agentPart} >= 0 AND ${t.supplierPart} + ${t.agentPart} <= ${t.amount}`,
    ),
  ],
);

/** Parcels whose buyer does not want to ask for what was suggested. */
export const dismissedSuggestions = pgTable('dismissed_suggestion', {
  packageId: ref()
    .primaryKey()
    .references(() => parcels.id),
  createdAt: createdAt(),
});
