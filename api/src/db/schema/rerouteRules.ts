import { sql } from 'drizzle-orm';
import { check, pgTable, smallint } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, fen, ref } from './columns.ts';

/** Within which limits stopped parcels of a buyer take their best other way by themselves (改道规则); no row: none do. */
export const rerouteRules = pgTable(
  'reroute_rule',
  {
    accountId: ref()
      .primaryKey()
      .references(() => accounts.id),
    maxMore: fen().notNull(),
    maxDays: smallint().notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('reroute_rule_limits', sql`${t.maxMore} >= 0 AND ${t.maxDays} >= 0`)],
);
