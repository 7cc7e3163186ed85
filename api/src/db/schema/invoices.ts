import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { at, createdAt, fen, id, ref } from './columns.ts';
import { privateFiles } from './privateFiles.ts';

/** What an account has its invoices made out to; name, tax number, address and bank lie sealed in `title`. */
export const invoiceTitles = pgTable(
  'invoice_title',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    /** 1 a person, 2 a company. */
    kind: smallint().notNull(),
    title: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('invoice_title_account').on(t.accountId, t.id),
    check('invoice_title_kind', sql`${t.kind} IN (1, 2)`),
  ],
);

/** An invoice that was asked for, or the red-letter one that takes a part of it back: its amount is less than nothing. */
export const invoices = pgTable(
  'invoice',
  {
    id: id(),
    /** Who asked for it. */
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    /** The supplier that issues it; null where the platform does. */
    issuerId: ref().references(() => accounts.id),
    /** 1 goods and freight, 2 the platform's fees, 3 recharges, 4 what the platform buys of a supplier. */
    kind: smallint().notNull(),
    /** Who sold the goods when it was asked for: 1 the supplier (licensed), 2 the platform (resale). */
    custody: smallint().notNull(),
    titleKind: smallint().notNull(),
    /** As it was when it was asked for, sealed; empty once it was erased. */
    title: text().notNull(),
    amount: fen().notNull(),
    /** The invoice that a red-letter one takes back in part or as a whole; null of others. */
    redOf: ref(),
    /** 1 asked, 2 being issued, 3 issued, 4 refused. */
    status: smallint().notNull().default(1),
    number: text().notNull().default(''),
    issuedOn: date({ mode: 'string' }),
    fileId: ref().references(() => privateFiles.id),
    /** Why it was refused; empty otherwise. */
    reason: text().notNull().default(''),
    /** Name of the operator; empty while it is asked for, and where its supplier decided. */
    decidedBy: text().notNull().default(''),
    decidedAt: at(),
    /** Until when it is to be issued. */
    dueAt: at().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('invoice_account').on(t.accountId, t.id),
    index('invoice_issuer').on(t.issuerId, t.status, t.id).where(sql`${t.issuerId} IS NOT NULL`),
    index('invoice_listed').on(t.status, t.id),
    index('invoice_to_issue').on(t.dueAt).where(sql`${t.status} IN (1, 2)`),
    index('invoice_red').on(t.id).concurrently().where(sql`${t.redOf} IS NOT NULL`),
    index('invoice_kept').on(t.decidedAt).where(sql`${t.status} IN (3, 4) AND ${t.title} <> ''`),
    index('invoice_file').on(t.fileId).where(sql`${t.fileId} IS NOT NULL`),
    uniqueIndex('invoice_number_once')
      .on(sql`coalesce(${t.issuerId}, 0)`, t.number)
      .where(sql`${t.number} <> ''`),
    uniqueIndex('one_open_red_letter').on(t.redOf).where(sql`${t.status} = 1 AND ${t.redOf} IS NOT NULL`),
    check('invoice_kind', sql`${t.kind} IN (1, 2, 3, 4)`),
    check('invoice_custody', sql`${t.custody} IN (1, 2)`),
    check('invoice_status', sql`${t.status} IN (1, 2, 3, 4)`),
    check('invoice_amount', sql`${t.status} = 4 OR (${t.redOf} IS NULL) = (${t.amount} > 0)`),
    check('invoice_issued', sql`(${t.status} = 3) = (${t.issuedOn} IS NOT NULL AND ${t.number} <> '')`),
  ],
);

/** The parcel or recharge that an invoice is of. Of one kind each is in one invoice that was not refused. */
export const invoiceParts = pgTable(
  'invoice_part',
  {
    id: id(),
    invoiceId: ref()
      .notNull()
      .references(() => invoices.id),
    /** That of the invoice. */
    kind: smallint().notNull(),
    // Without foreign keys: adding them would stop orders and payments for a moment.
    packageId: ref(),
    paymentId: ref(),
    /** Fen; less than nothing in a red-letter one. */
    amount: fen().notNull(),
    isRed: boolean().notNull().default(false),
    /** Its invoice was refused: it can be asked for again. */
    released: boolean().notNull().default(false),
  },
  (t) => [
    index('invoice_part_invoice').on(t.invoiceId, t.id),
    index('invoice_part_package').on(t.packageId).where(sql`${t.packageId} IS NOT NULL`),
    index('invoice_part_payment').on(t.paymentId).where(sql`${t.paymentId} IS NOT NULL`),
    uniqueIndex('parcel_invoiced_once')
      .on(t.packageId, t.kind)
      .where(sql`${t.packageId} IS NOT NULL AND NOT ${t.isRed} AND NOT ${t.released}`),
    uniqueIndex('recharge_invoiced_once')
      .on(t.paymentId)
      .where(sql`${t.paymentId} IS NOT NULL AND NOT ${t.isRed} AND NOT ${t.released}`),
    uniqueIndex('red_part_once')
      .on(t.invoiceId, sql`coalesce(${t.packageId}, 0)`, sql`coalesce(${t.paymentId}, 0)`)
      .where(sql`${t.isRed}`),
    check('invoice_part_of', sql`(${t.packageId} IS NULL) <> (${t.paymentId} IS NULL)`),
    check('invoice_part_amount', sql`${t.released} OR ${t.isRed} = (${t.amount} < 0)`),
  ],
);
