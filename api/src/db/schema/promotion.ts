import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { goods } from './catalogue.ts';
import { at, createdAt, fen, id, ref } from './columns.ts';

/** What an agent adds for one it has invited: on goods, or on all of them where none are named. */
export const userProfits = pgTable(
  'user_profit',
  {
    id: id(),
    agentId: ref()
      .notNull()
      .references(() => accounts.id),
    userId: ref()
      .notNull()
      .references(() => accounts.id),
    goodId: ref().references(() => goods.id),
    /** Fen a piece, and fen a parcel. */
    profit: fen().notNull(),
    courierProfit: fen().notNull().default(0),
    enabled: boolean().notNull().default(true),
    remark: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    unique('user_profit_once').on(t.agentId, t.userId, t.goodId).nullsNotDistinct(),
    index('user_profit_agent').on(t.agentId, t.id),
    check('user_profit_amounts', sql`${t.profit} >= 0 AND ${t.courierProfit} >= 0`),
  ],
);

/** What an agent adds for everyone it has invited, unless a row of theirs says otherwise. */
export const defaultProfits = pgTable(
  'default_profit',
  {
    agentId: ref()
      .primaryKey()
      .references(() => accounts.id),
    profit: fen().notNull(),
    courierProfit: fen().notNull().default(0),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [check('default_profit_amounts', sql`${t.profit} >= 0 AND ${t.courierProfit} >= 0`)],
);
