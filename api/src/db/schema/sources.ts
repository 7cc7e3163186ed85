import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { at, createdAt, fen, id, ref } from './columns.ts';
import { shopOrders, shops } from './shops.ts';

/** What of an offer is bought for an order; `price` is that of its link then, in fen. */
export type SourceItem = {
  offerId: string;
  specId: string;
  title: string;
  specName: string;
  pic: string;
  num: number;
  price: number;
};

/** A specification of an offer at a source (1688) that stands for a SKU of a shop in the place of combinations here. */
export const shopOffers = pgTable(
  'shop_offer',
  {
    id: id(),
    shopId: ref()
      .notNull()
      .references(() => shops.id),
    remoteGoodId: text().notNull(),
    remoteSkuId: text().notNull(),
    /** The account at the source that buys it. */
    sourceId: ref()
      .notNull()
      .references(() => shops.id),
    offerId: text().notNull(),
    /** '' for an offer without specifications. */
    specId: text().notNull(),
    title: text().notNull(),
    specName: text().notNull(),
    pic: text().notNull(),
    supplier: text().notNull(),
    /** Fen a piece, as it was read last. */
    price: fen().notNull(),
    /** Pieces for a piece of the SKU. */
    num: integer().notNull(),
    readAt: at().notNull().defaultNow(),
  },
  (t) => [
    unique('shop_offer_once').on(t.shopId, t.remoteGoodId, t.remoteSkuId),
    index('shop_offer_source').on(t.sourceId),
    check('shop_offer_pieces', sql`${t.num} BETWEEN 1 AND 99`),
  ],
);

/** Orders of shops that are bought at a source (1688 采购单): each is of one supplier and for one order of a shop. */
export const sourceOrders = pgTable(
  'source_order',
  {
    id: id(),
    shopOrderId: ref()
      .notNull()
      .references(() => shopOrders.id),
    shopId: ref()
      .notNull()
      .references(() => shops.id),
    sourceId: ref()
      .notNull()
      .references(() => shops.id),
    supplier: text().notNull(),
    items: jsonb().$type<SourceItem[]>().notNull(),
    /** 0 to be handed over, 1 to be paid, 2 to be sent, 3 sent, 4 told to the shop, 5 closed. */
    status: smallint().notNull().default(0),
    /** Its number at the source; null before it was handed over. */
    remoteOrderNo: text(),
    /** Fen to be paid there, and of that the freight; null before they were told. */
    amount: fen(),
    freight: fen(),
    waybillNo: text(),
    courierCode: text(),
    /** Why the last attempt failed, as a reason code and in words; '' when it did not. */
    code: text().notNull().default(''),
    msg: text().notNull().default(''),
    attempts: smallint().notNull().default(0),
    /** When it is worked on next; null until a person says so. */
    dueAt: at(),
    leaseUntil: at(),
    paidAt: at(),
    sentAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('source_order_once').on(t.shopOrderId).where(sql`${t.status} <> 5`),
    index('source_order_shop').on(t.shopId, t.id.desc()),
    index('source_order_source').on(t.sourceId, t.id.desc()),
    index('source_order_code').on(t.shopId, t.id).where(sql`${t.code} <> ''`),
    index('source_order_due').on(t.dueAt).where(sql`${t.dueAt} IS NOT NULL`),
  ],
);
