import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { couriers, warehouses } from './catalogue.ts';
import { at, createdAt, id, ref } from './columns.ts';

/** A supplier's own accounts at couriers, with which its waybills are issued (电子面单账号). */
export const waybillAccounts = pgTable(
  'waybill_account',
  {
    id: id(),
    sellerId: ref()
      .notNull()
      .references(() => accounts.id),
    courierId: ref()
      .notNull()
      .references(() => couriers.id),
    /** Null for every warehouse; one that names the warehouse wins. */
    warehouseId: ref().references(() => warehouses.id),
    /** REST `platform` of the shops whose encrypted receivers it is for; 0 for plain receivers. */
    platform: smallint().notNull().default(0),
    /** What the courier gave, as JSON, sealed. */
    account: text().notNull(),
    enabled: boolean().notNull().default(true),
    /** While the courier refuses it, waybills are issued with the platform's account; otherwise parcels wait. */
    fallsBack: boolean().notNull().default(false),
    /** Why the courier refused it last, as a reason code; '' where it works or was not used. */
    problemCode: text().notNull().default(''),
    /** When the courier refused it last. */
    problemAt: at(),
    /** When a test has passed last. */
    testedAt: at(),
    /** When a test was begun last. */
    testBegunAt: at(),
    /** Counts what may have ended a problem: what was asked before says nothing of the account since. */
    version: integer().notNull().default(0),
    /** Waybills that were issued with it are still voided with it; it is swept some months later. */
    removedAt: at(),
    updatedAt: at().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('one_waybill_account')
      .on(t.sellerId, t.courierId, t.platform, sql`coalesce(${t.warehouseId}, 0)`)
      .where(sql`${t.removedAt} IS NULL`),
    index('waybill_account_removed').on(t.removedAt).where(sql`${t.removedAt} IS NOT NULL`),
    check('waybill_account_problem', sql`${t.problemCode} = '' OR ${t.problemAt} IS NOT NULL`),
  ],
);
