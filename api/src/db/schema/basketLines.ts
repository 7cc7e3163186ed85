import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { skus, warehouses } from './catalogue.ts';
import { createdAt, fen, id, ref } from './columns.ts';

/** What a buyer has put into the basket (进货单): a combination from a warehouse, pieces a parcel, the price of that day. */
export const basketLines = pgTable(
  'basket_line',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    skuId: ref()
      .notNull()
      .references(() => skus.id),
    warehouseId: ref()
      .notNull()
      .references(() => warehouses.id),
    quantity: smallint().notNull(),
    price: fen().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('basket_line_once').on(t.accountId, t.skuId, t.warehouseId),
    index('basket_line_sku').on(t.skuId),
    index('basket_line_warehouse').on(t.warehouseId),
    check('basket_line_quantity', sql`${t.quantity} BETWEEN 1 AND 99`),
  ],
);
