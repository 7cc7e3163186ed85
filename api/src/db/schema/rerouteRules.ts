import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, fen, ref } from './columns.ts';
import { orders, parcels } from './shipments.ts';

/** Within which limits stopped parcels of a buyer take their best other way by themselves (改道规则); no row: none do. */
export const rerouteRules = pgTable(
  'reroute_rule',
  {
    accountId: ref()
      .primaryKey()
      .references(() => accounts.id),
    maxMore: fen().notNull(),
    maxDays: smallint().notNull(),
    /** The stops of which it was told that the rule leaves parcels, while they last. */
    toldStops: text().array().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [check('reroute_rule_limits', sql`${t.maxMore} >= 0 AND ${t.maxDays} >= 0`)],
);

/** Stopped parcels that were moved, with the order that each became. */
export const reroutedParcels = pgTable('rerouted_parcel', {
  packageId: ref()
    .primaryKey()
    .references(() => parcels.id),
  orderId: ref()
    .notNull()
    .unique('rerouted_parcel_order')
    .references(() => orders.id),
  createdAt: createdAt(),
});
