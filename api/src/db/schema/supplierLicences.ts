import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { at, createdAt, id, ref } from './columns.ts';
import { privateFiles } from './privateFiles.ts';

/** What a supplier may trade in, by a document that an operator has looked at. One of each kind holds. */
export const supplierLicences = pgTable(
  'supplier_licence',
  {
    id: id(),
    sellerId: ref()
      .notNull()
      .references(() => accounts.id),
    /** 1 business, 2 food, 3 cosmetics, 4 electronics. */
    kind: smallint().notNull(),
    /** As printed on it. */
    number: text().notNull(),
    fileId: ref()
      .notNull()
      .references(() => privateFiles.id),
    /** Its last day; null where it has none. */
    endsOn: date({ mode: 'string' }),
    /** 1 waiting, 2 accepted, 3 refused, 4 replaced by a newer one. */
    status: smallint().notNull().default(1),
    /** Why it was refused; empty otherwise. */
    reason: text().notNull().default(''),
    addedBy: text().notNull(),
    decidedBy: text().notNull().default(''),
    decidedAt: at(),
    /** When an accepted one is to be looked at again; null of others. */
    checkOn: date({ mode: 'string' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('supplier_licence_seller').on(t.sellerId, t.id),
    index('supplier_licence_waiting').on(t.id).where(sql`${t.status} = 1`),
    index('supplier_licence_due').on(t.checkOn, t.id).where(sql`${t.status} = 2`),
    index('supplier_licence_ending').on(t.endsOn).where(sql`${t.status} = 2 AND ${t.endsOn} IS NOT NULL`),
    index('supplier_licence_file').on(t.fileId),
    uniqueIndex('one_accepted_licence').on(t.sellerId, t.kind).where(sql`${t.status} = 2`),
    check('supplier_licence_kind', sql`${t.kind} IN (1, 2, 3, 4)`),
    check('supplier_licence_status', sql`${t.status} IN (1, 2, 3, 4)`),
    check('supplier_licence_decided', sql`(${t.status} = 1) = (${t.decidedAt} IS NULL)`),
    check('supplier_licence_check', sql`${t.status} <> 2 OR ${t.checkOn} IS NOT NULL`),
  ],
);
