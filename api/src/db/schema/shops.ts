import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RemoteItem } from '../../adapters/shops/shopPlatform.ts';
import { accounts } from './accounts.ts';
import { goods, skus, warehouses } from './catalogue.ts';
import { at, createdAt, fen, id, ref, region } from './columns.ts';
import { parcels } from './shipments.ts';

/** 0 nothing, 1 the flag, 2 the memo, 3 both. */
export type TagRule = { matchType: 0 | 1 | 2 | 3; color: string | null; text: string };

/** Shops that people have authorised. Tokens lie sealed. A shop of a platform is bound to one account at a time. */
export const shops = pgTable(
  'shop',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    platform: smallint().notNull(),
    remoteShopId: text().notNull(),
    shopName: text().notNull(),
    sellerNick: text().notNull(),
    /** A supplier's waybill account, not a buyer's shop. */
    isSeller: boolean().notNull(),
    /** The supplier's to whom a merchant's shop assigns orders at the platform, which stand in this row; its access counts. */
    assignedFrom: ref().references((): AnyPgColumn => shops.id),
    /** A supplier's to which merchants assign orders, as its platform said last. */
    receivesAssigned: boolean().notNull().default(false),
    accessToken: text().notNull(),
    refreshToken: text(),
    expiresAt: at().notNull(),
    refreshExpiresAt: at(),
    /** The ends of its authorisation of which it was last told that they come, and that they have come; null before. */
    expiryTold: at(),
    lapseTold: at(),
    /** 1 authorised, 3 lapsed, 4 disabled, 5 unbound. "About to lapse" follows from the time. */
    status: smallint().notNull().default(1),
    autoSend: boolean().notNull().default(true),
    /** New orders of mapped goods are ordered and paid by themselves. */
    autoOrder: boolean().notNull().default(false),
    /** What `autoOrder` may spend on this shop in a day of Shanghai, and on one parcel; null for no limit. */
    autoDayLimit: fen(),
    autoParcelLimit: fen(),
    /** Its linked goods are kept at the available quantity, less what is held back, and of that this share in percent. */
    stockSync: boolean().notNull().default(false),
    stockReserve: integer().notNull().default(0),
    stockShare: smallint().notNull().default(100),
    /** Of its price, in percent, what has to be left of a linked combination; null for any. */
    minMargin: smallint(),
    /** What happens where less is left: 1 it is told, 2 the price is raised, 3 it is kept at 0. */
    marginAction: smallint().notNull().default(3),
    /** What a raised price ends with, as in `LISTING_ENDINGS`, and by how much it is raised at most at a time, in percent. */
    priceEnding: smallint().notNull().default(0),
    raiseLimit: smallint().notNull().default(20),
    /** What has changed of goods that were put up in it is sent by itself: title, pictures and combinations, and prices. */
    autoListingContent: boolean().notNull().default(false),
    autoListingPrice: boolean().notNull().default(false),
    defaultCourierId: ref(),
    defaultSenderId: ref(),
    /** What is marked on a shop's order once it is shipped. */
    tagRule: jsonb().$type<TagRule>().notNull().default({ matchType: 0, color: null, text: '' }),
    authAt: at().notNull().defaultNow(),
    lastSyncAt: at(),
    /** One of the reasons of `ShopErrorKind`, of the last call that failed; null after one that did not. */
    lastError: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('shop_account').on(t.accountId, t.id),
    index('shop_auto_order').on(t.id).where(sql`${t.autoOrder}`),
    index('shop_assigned_from').on(t.assignedFrom).where(sql`${t.assignedFrom} IS NOT NULL`).concurrently(),
    index('shop_supplier').on(t.id).where(sql`${t.isSeller}`).concurrently(),
    index('shop_receives_assigned').on(t.id).where(sql`${t.receivesAssigned}`).concurrently(),
    // Those whose end is to be told: an end that was told leaves it.
    index('shop_ending')
      .on(
        sql`(CASE WHEN ${t.refreshToken} IS NULL OR ${t.refreshExpiresAt} IS NOT NULL THEN greatest(${t.expiresAt}, ${t.refreshExpiresAt}) END)`,
      )
      .where(
        sql`${t.status} = 1 AND ${t.lapseTold} IS DISTINCT FROM (CASE WHEN ${t.refreshToken} IS NULL OR ${t.refreshExpiresAt} IS NOT NULL THEN greatest(${t.expiresAt}, ${t.refreshExpiresAt}) END)`,
      )
      .concurrently(),
    uniqueIndex('shop_bound_once').on(t.platform, t.remoteShopId).where(sql`${t.status} <> 5`),
  ],
);

/**
 * Whose the merchants of a supplier are where its platform hides them: who has shown it by a memo of an order that was
 * assigned since, which nobody but the merchant can have written.
 */
export const assignedMerchants = pgTable(
  'assigned_merchant',
  {
    supplierShopId: ref()
      .notNull()
      .references(() => shops.id),
    /** The mask by which the platform calls the merchant. */
    merchantShopId: text().notNull(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    /** When the order was assigned that has shown it last. */
    shownAt: at().notNull(),
  },
  (t) => [
    primaryKey({ name: 'assigned_merchant_once', columns: [t.supplierShopId, t.merchantShopId] }),
    index('assigned_merchant_account').on(t.accountId),
  ],
);

/** What was assigned to a supplier by merchants who have no shop for it here: nobody can order it yet. */
export const unclaimedOrders = pgTable(
  'unclaimed_order',
  {
    id: id(),
    supplierShopId: ref()
      .notNull()
      .references(() => shops.id),
    merchantShopId: text().notNull(),
    assignedId: text().notNull(),
    /** As the platform tells it to the supplier. */
    merchantName: text().notNull(),
    goodsTitle: text().notNull(),
    sku: text().notNull(),
    num: integer().notNull(),
    province: text().notNull(),
    city: text().notNull(),
    assignedAt: at().notNull(),
    promisedShipAt: at(),
  },
  (t) => [unique('unclaimed_order_once').on(t.supplierShopId, t.merchantShopId, t.assignedId)],
);

/** Authorisations under way; the state that comes back with the code is good once, for the person it was made for. */
export const shopAuthStates = pgTable('shop_auth_state', {
  stateHash: text().primaryKey(),
  accountId: ref().notNull(),
  platform: smallint().notNull(),
  isSeller: boolean().notNull(),
  /** The name that the shop must have; null for any. */
  expectedName: text(),
  usedAt: at(),
  expiresAt: at().notNull(),
});

/** Orders of shops as they were read last. Receivers are what the platform shows: masked, with an encrypted identity. */
export const shopOrders = pgTable(
  'shop_order',
  {
    id: id(),
    shopId: ref()
      .notNull()
      .references(() => shops.id),
    remoteOrderNo: text().notNull(),
    remoteStatus: smallint().notNull(),
    remoteRefundStatus: smallint().notNull(),
    /** 0 not ordered, or some of it; 1 ordered, 2 issued, 3 written back: all of it; 4 ignored, 5 intercepted, 6 assigned to a supplier. */
    importStatus: smallint().notNull().default(0),
    items: jsonb().$type<RemoteItem[]>().notNull(),
    goodsTitle: text().notNull(),
    num: integer().notNull(),
    payAmount: fen().notNull(),
    paidAt: at(),
    promisedShipAt: at(),
    buyerNick: text().notNull(),
    /** Name, phone and address as the platform shows them, sealed; empty once they were erased. */
    receiver: text().notNull(),
    ...region(),
    encryptedId: text(),
    /** Equal for equal receivers of one shop; a keyed hash. */
    receiverKey: text().notNull(),
    buyerMemo: text().notNull(),
    sellerMemo: text().notNull(),
    flagColor: text(),
    /** Of what a merchant has assigned, the number of the order at the merchant's own shop; null before that was read, '' where it is not told. */
    merchantOrderNo: text(),
    mergeId: ref(),
    /** Of the first of its parcels that has not ended; `shopOrderParcels` has all. */
    orderId: ref(),
    packageId: ref(),
    /** Why `autoOrder` left it to a person, as a reason code and in words; '' when it did not. */
    problemCode: text().notNull().default(''),
    problemText: text().notNull().default(''),
    remoteUpdatedAt: at().notNull(),
    syncedAt: at().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('shop_order_once').on(t.shopId, t.remoteOrderNo),
    // What was assigned of an order of a merchant's own shop.
    index('shop_order_assigned').on(t.merchantOrderNo).where(sql`${t.merchantOrderNo} <> ''`).concurrently(),
    // What was sold on a day, for the figures of shops.
    index('shop_order_paid').on(t.shopId, t.paidAt).where(sql`${t.paidAt} IS NOT NULL`).concurrently(),
    index('shop_order_waiting').on(t.shopId, t.importStatus, t.id.desc()),
    // What waits, by until when it is to be sent: as `ship_by` says it.
    index('shop_order_ship_by')
      .on(
        t.shopId,
        sql`coalesce(${t.promisedShipAt}, (coalesce(${t.paidAt}, ${t.createdAt}) AT TIME ZONE 'UTC' + interval '48 hours') AT TIME ZONE 'UTC')`,
        t.id,
        t.remoteRefundStatus,
      )
      .where(sql`${t.importStatus} = 0`)
      .concurrently(),
    index('shop_order_package').on(t.packageId).where(sql`${t.packageId} IS NOT NULL`),
    index('shop_order_merge').on(t.mergeId).where(sql`${t.mergeId} IS NOT NULL`),
    index('shop_order_problem').on(t.shopId, t.id.desc()).where(sql`${t.problemCode} <> ''`),
    index('shop_order_to_erase').on(t.syncedAt).where(sql`${t.receiver} <> '' AND ${t.packageId} IS NULL`),
    index('shop_order_receiver').on(t.shopId, t.receiverKey).where(sql`${t.importStatus} = 0`),
  ],
);

/**
 * What of a shop's orders is in which parcel: none of their lines is in two. A merged parcel holds several orders, and an
 * order in parts is in several parcels. What a parcel held is given back when it ends, unless its shop was told.
 */
export const shopOrderParcels = pgTable(
  'shop_order_parcel',
  {
    shopOrderId: ref()
      .notNull()
      .references(() => shopOrders.id),
    packageId: ref()
      .notNull()
      .references(() => parcels.id),
    /** Of its lines, by `lineIdOf`; null for all of the order. */
    lineIds: text().array(),
    /** 1 ordered, 2 issued, 3 written back. */
    importStatus: smallint().notNull().default(1),
  },
  (t) => [
    primaryKey({ name: 'shop_order_parcel_once', columns: [t.shopOrderId, t.packageId] }),
    index('shop_order_parcel_package').on(t.packageId),
  ],
);

/** What shops sell, as their orders and their catalogue said last: a row for each SKU of the platform. */
export const shopSkus = pgTable(
  'shop_sku',
  {
    id: id(),
    shopId: ref()
      .notNull()
      .references(() => shops.id),
    remoteGoodId: text().notNull(),
    /** '' for goods without variants. */
    remoteSkuId: text().notNull(),
    title: text().notNull(),
    sku: text().notNull(),
    /** What it says of itself, as `shop_sku_text` reads it; compared with what was agreed for its link. */
    skuText: text().notNull(),
    /** The shop's own article number; '' where the platform tells none. */
    merchantCode: text().notNull().default(''),
    pic: text().notNull(),
    /** Fen a piece, as the catalogue has it; null where it was not read. */
    price: fen(),
    /** When the newest order was placed that said so; 1970 where none has yet, and its words are the catalogue's. */
    seenAt: at().notNull(),
    /** When the catalogue was read that has it; null where none had. */
    listedAt: at(),
    /** How far its link or that of its goods can be used, as `link_state_of` says; 0 where there is neither. */
    linkState: smallint().notNull().default(0),
  },
  (t) => [
    unique('shop_sku_once').on(t.shopId, t.remoteGoodId, t.remoteSkuId),
    index('shop_sku_link_state').on(t.shopId, t.linkState, t.id),
  ],
);

/** What stands for an item of a shop; without an item, for every item of the shop. */
export const shopGoods = pgTable(
  'shop_good',
  {
    id: id(),
    shopId: ref()
      .notNull()
      .references(() => shops.id),
    remoteGoodId: text().notNull().default(''),
    remoteSkuId: text().notNull().default(''),
    remoteTitle: text().notNull().default(''),
    /** What the SKU may say of itself, the newest agreement last; empty where nothing was seen when it was linked. */
    agreedTexts: text().array().notNull().default(sql`'{}'`),
    /** Those of the first of `shop_good_item`, for lists and for callers that know one only. */
    goodId: ref()
      .notNull()
      .references(() => goods.id),
    warehouseId: ref().references(() => warehouses.id),
    courierId: ref(),
    num: integer().notNull().default(1),
    /** Its own in the place of the shop's, where 0 is nothing; null for the shop's. */
    marginAction: smallint(),
    minMargin: smallint(),
    /** Counts its changes, so that an order planned by an older one is told. */
    version: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [unique('shop_good_once').on(t.shopId, t.remoteGoodId, t.remoteSkuId)],
);

/** The combinations and pieces that a piece of a linked item stands for. */
export const shopGoodItems = pgTable(
  'shop_good_item',
  {
    shopGoodId: ref()
      .notNull()
      .references(() => shopGoods.id, { onDelete: 'cascade' }),
    skuId: ref()
      .notNull()
      .references(() => skus.id),
    num: integer().notNull(),
    sort: smallint().notNull(),
  },
  (t) => [
    primaryKey({ name: 'shop_good_item_once', columns: [t.shopGoodId, t.skuId] }),
    index('shop_good_item_sku').on(t.skuId),
    check('shop_good_item_pieces', sql`${t.num} BETWEEN 1 AND 99`),
  ],
);

/** What goes out in place of a link's own combinations where these cannot. */
export const shopGoodFallbacks = pgTable(
  'shop_good_fallback',
  {
    shopGoodId: ref()
      .primaryKey()
      .references(() => shopGoods.id, { onDelete: 'cascade' }),
    /** Taken without a person's word; otherwise it is suggested. */
    byItself: boolean().notNull().default(false),
    /** Fen that the link's own goods may cost for a piece of the item, without freight; null for any. */
    priceLimit: fen(),
    /** Fen a piece of the item that it may cost more and still be taken by itself; null for any. */
    moreLimit: fen(),
  },
  (t) => [check('shop_good_fallback_limits', sql`${t.priceLimit} >= 0 AND ${t.moreLimit} >= 0`)],
);

export const shopGoodFallbackItems = pgTable(
  'shop_good_fallback_item',
  {
    shopGoodId: ref().notNull(),
    skuId: ref()
      .notNull()
      .references(() => skus.id),
    num: integer().notNull(),
    sort: smallint().notNull(),
  },
  (t) => [
    primaryKey({ name: 'shop_good_fallback_item_once', columns: [t.shopGoodId, t.skuId] }),
    foreignKey({
      name: 'shop_good_fallback_item_of',
      columns: [t.shopGoodId],
      foreignColumns: [shopGoodFallbacks.shopGoodId],
    }).onDelete('cascade'),
    index('shop_good_fallback_item_sku').on(t.skuId),
    check('shop_good_fallback_item_pieces', sql`${t.num} BETWEEN 1 AND 99`),
  ],
);

/**
 * How many pieces of a linked combination a shop is to have, and what it was told last. There is a row for each that was
 * kept since its shop wants it.
 */
export const shopStocks = pgTable(
  'shop_stock',
  {
    shopSkuId: ref()
      .primaryKey()
      .references(() => shopSkus.id, { onDelete: 'cascade' }),
    shopId: ref()
      .notNull()
      .references(() => shops.id),
    /** As it was worked out last; null before. */
    quantity: integer(),
    /** What the shop has taken last; null before, and where an answer was lost. */
    sentQuantity: integer(),
    sentAt: at(),
    /** Fen that its link's pieces cost, as it was worked out last, and what they cost before that changed; null where not known. */
    cost: fen(),
    costBefore: fen(),
    /** Less is left of its price than its rule wants. */
    marginLow: boolean().notNull().default(false),
    /** The rule by which it was worked out last; 0 for none. */
    marginAction: smallint().notNull().default(0),
    minMargin: smallint(),
    /** The least that it has cost since the shop asks `basePrice`: what costs more than that has risen. */
    baseCost: fen(),
    basePrice: fen(),
    /** What the rule wants it to cost in the shop; null where the price is right, or not to be raised. */
    wantedPrice: fen(),
    /** What the shop was asked to take and has not answered to; null where nothing is open. */
    askedPrice: fen(),
    /** What the shop asked before its cost changed to this one. */
    priceBefore: fen(),
    /** The last raise that the shop has taken. */
    raisedFrom: fen(),
    raisedTo: fen(),
    raisedAt: at(),
    /** Why `wantedPrice` is not what the shop asks, as a reason code; '' for none. */
    priceCode: text().notNull().default(''),
    /** It is sold whatever is left of its price. */
    sellsAnyway: boolean().notNull().default(false),
    /** 0 waiting, 1 as it is to be, 2 failed. */
    state: smallint().notNull().default(0),
    /** Why the last attempt failed, as a reason code; '' when it did not. */
    code: text().notNull().default(''),
    attempts: smallint().notNull().default(0),
    /** When it is worked out next; null until something changes. */
    dueAt: at(),
    leaseUntil: at(),
    /** Counts what made it due, so that nothing is missed that changes while it is sent. */
    version: integer().notNull().default(0),
  },
  (t) => [
    index('shop_stock_due').on(t.shopId, t.dueAt, t.shopSkuId).where(sql`${t.dueAt} IS NOT NULL`),
    index('shop_stock_state').on(t.shopId, t.state, t.shopSkuId.desc()),
    index('shop_stock_margin_low').on(t.shopId, t.shopSkuId.desc()).where(sql`${t.marginLow}`),
  ],
);

/**
 * What stocks of shops depend on and has changed: a combination, all of a warehouse, or a shop with its goods, one or all.
 * It stands here until the rows are due that it concerns, which are looked for in a job, since many may be linked to it.
 */
export const shopStockChanges = pgTable('shop_stock_change', {
  id: id(),
  skuId: ref(),
  warehouseId: ref(),
  shopId: ref(),
  remoteGoodId: text(),
});

/** One parcel for several orders of one receiver. */
export const mergeOrders = pgTable(
  'merge_order',
  {
    id: id(),
    mergeNo: text().notNull().unique(),
    shopId: ref()
      .notNull()
      .references(() => shops.id),
    receiverKey: text().notNull(),
    /** 1 merged, 2 split. */
    status: smallint().notNull().default(1),
    packageId: ref(),
    createdAt: createdAt(),
  },
  (t) => [
    index('merge_order_shop').on(t.shopId, t.status),
    index('merge_order_to_erase').on(t.createdAt).where(sql`${t.receiverKey} <> ''`),
  ],
);

/** Readings of a shop's orders, which go on where they were when their worker dies. */
export const shopPulls = pgTable(
  'shop_pull',
  {
    id: uuid().primaryKey().defaultRandom(),
    shopId: ref()
      .notNull()
      .references(() => shops.id),
    fromAt: at().notNull(),
    toAt: at().notNull(),
    /** Only this order; null for all that wait. */
    orderNo: text(),
    cursor: text(),
    /** 0 running, 1 done, 2 failed. */
    status: smallint().notNull().default(0),
    total: integer().notNull().default(0),
    added: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    /** Why it failed, as an errorKey. */
    errorKey: text(),
    createdAt: createdAt(),
    finishedAt: at(),
  },
  (t) => [
    uniqueIndex('one_running_pull').on(t.shopId).where(sql`${t.status} = 0`),
    index('shop_pull_shop').on(t.shopId, t.createdAt.desc()),
  ],
);

/** Readings of what a shop has on sale, which go on where they were when their worker dies. */
export const shopGoodsPulls = pgTable(
  'shop_goods_pull',
  {
    id: uuid().primaryKey().defaultRandom(),
    shopId: ref()
      .notNull()
      .references(() => shops.id),
    cursor: text(),
    /** 0 running, 1 done, 2 failed, 3 cancelled. */
    status: smallint().notNull().default(0),
    /** How many the platform counts, and how many of those were read; null before it was asked. */
    total: integer(),
    read: integer().notNull().default(0),
    /** Combinations that were listed, and of these the new and the changed ones. */
    skus: integer().notNull().default(0),
    added: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    /** Why it failed, as an errorKey. */
    errorKey: text(),
    createdAt: createdAt(),
    finishedAt: at(),
  },
  (t) => [
    uniqueIndex('one_running_goods_pull').on(t.shopId).where(sql`${t.status} = 0`),
    index('shop_goods_pull_shop').on(t.shopId, t.createdAt.desc()),
  ],
);

/** What outside platforms gave the application itself, one row for all processes. Sealed. */
export const outsideSecrets = pgTable('outside_secret', {
  name: text().primaryKey(),
  sealed: text().notNull(),
  expiresAt: at(),
  updatedAt: at().notNull().defaultNow(),
});
