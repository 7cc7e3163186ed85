import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { goods, warehouses } from './catalogue.ts';
import { at, createdAt, id, ref } from './columns.ts';
import { orders, parcels } from './shipments.ts';

/** Suppliers' accounts at the ERP 旺店通, which ships what is ordered of their warehouses (ERP 对接). */
export const erpAccounts = pgTable(
  'erp_account',
  {
    id: id(),
    sellerId: ref()
      .notNull()
      .references(() => accounts.id),
    /** 卖家账号, 接口账号 and 店铺编号. */
    sid: text().notNull(),
    appKey: text().notNull(),
    shopNo: text().notNull(),
    /** Its secret, sealed. */
    secret: text().notNull(),
    /** Why the ERP refused it last, as a reason code; '' where it works. */
    problemCode: text().notNull().default(''),
    problemAt: at(),
    /** When it was worked on last, and is next. */
    ranAt: at(),
    dueAt: at().notNull().defaultNow(),
    leaseUntil: at(),
    /** Stock that has changed until then was read; of the window after it, so many pages. */
    stockFrom: at().notNull(),
    stockTo: at(),
    stockPage: integer().notNull().default(0),
    updatedAt: at().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    index('erp_account_seller').on(t.sellerId),
    index('erp_account_due').on(t.dueAt),
    // The numbers of a shop there are told once.
    uniqueIndex('erp_account_once').on(t.sid, t.shopNo),
  ],
);

/** Warehouses whose parcels an ERP ships, with its number of each. */
export const erpWarehouses = pgTable(
  'erp_warehouse',
  {
    warehouseId: ref()
      .primaryKey()
      .references(() => warehouses.id),
    accountId: ref()
      .notNull()
      .references(() => erpAccounts.id, { onDelete: 'cascade' }),
    warehouseNo: text().notNull(),
  },
  (t) => [unique('erp_warehouse_once').on(t.accountId, t.warehouseNo)],
);

/** Parcels that an ERP is to ship: no waybill is issued of them here. */
export const erpTrades = pgTable(
  'erp_trade',
  {
    packageId: ref()
      .primaryKey()
      .references(() => parcels.id),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    sellerId: ref().notNull(),
    /** Null once it was unbound. */
    accountId: ref().references(() => erpAccounts.id, { onDelete: 'set null' }),
    /** The company and shop of the account that was unbound, by which one that is bound again takes it over; null before. */
    formerShop: text(),
    /** How often it was put in under another number, because it had changed. */
    serial: smallint().notNull().default(1),
    /** 1 to be put in, 2 in the ERP, 3 shipped, 4 to be cancelled there, 5 cancelled, 6 its number was not taken. */
    state: smallint().notNull().default(1),
    /** What the ERP was given of it, as a hash. */
    contentHash: text().notNull().default(''),
    /** Why the last attempt failed, as a reason code and in words; '' when it did not. */
    code: text().notNull().default(''),
    msg: text().notNull().default(''),
    attempts: smallint().notNull().default(0),
    /** When it is worked on next; null until something changes, or a person says so. */
    dueAt: at(),
    /** When a call with it began whose answer is not known; null where it is. */
    handedAt: at(),
    pushedAt: at(),
    waybillNo: text(),
    courierCode: text(),
    shippedAt: at(),
    /** `receiver_edits` of the parcel as each of its trades was put in, by `serial`; and of the one that was shipped. */
    sentEdits: smallint().array().notNull().default(sql`'{}'`),
    shippedEdits: smallint(),
    createdAt: createdAt(),
  },
  (t) => [
    index('erp_trade_account').on(t.accountId, t.state, t.packageId.desc()),
    index('erp_trade_failed').on(t.sellerId, t.packageId).where(sql`${t.code} <> '' AND ${t.dueAt} IS NULL`),
    index('erp_trade_former').on(t.sellerId).where(sql`${t.formerShop} IS NOT NULL`),
    index('erp_trade_due').on(t.accountId, t.dueAt).where(sql`${t.dueAt} IS NOT NULL`),
  ],
);

/** What an ERP has told of an article in a warehouse, and what became of it here. */
export const erpStocks = pgTable(
  'erp_stock',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => erpAccounts.id, { onDelete: 'cascade' }),
    warehouseNo: text().notNull(),
    /** 商家编码. */
    articleNo: text().notNull(),
    available: integer().notNull(),
    /** 0 to be taken over, 1 taken over, 2 linked with nothing, 3 not taken over. */
    state: smallint().notNull().default(0),
    /** Why it was not, in words. */
    msg: text().notNull().default(''),
    /** Set whenever it is told anew: what was taken over before is not it. */
    isDue: boolean().notNull().default(true),
    readAt: at().notNull().defaultNow(),
    takenAt: at(),
  },
  (t) => [
    unique('erp_stock_once').on(t.accountId, t.warehouseNo, t.articleNo),
    index('erp_stock_state').on(t.accountId, t.state, t.id.desc()),
    index('erp_stock_due').on(t.accountId, t.id).where(sql`${t.isDue}`),
  ],
);

/** Goods that an ERP is to have, or has (货品档案). */
export const erpGoods = pgTable(
  'erp_good',
  {
    accountId: ref()
      .notNull()
      .references(() => erpAccounts.id, { onDelete: 'cascade' }),
    goodId: ref()
      .notNull()
      .references(() => goods.id),
    /** 1 to be put in, 2 taken, 3 not taken. */
    state: smallint().notNull().default(1),
    /** What the ERP has taken of it last, as a hash, of this version of the goods; '' before the first time. */
    contentHash: text().notNull().default(''),
    goodVersion: integer(),
    /** Why the last attempt failed, in words; '' when it did not. */
    msg: text().notNull().default(''),
    attempts: smallint().notNull().default(0),
    /** When it is put in next; null until a person says so. */
    dueAt: at(),
    pushedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'erp_good_once', columns: [t.accountId, t.goodId] }),
    index('erp_good_state').on(t.accountId, t.state, t.goodId.desc()),
    index('erp_good_due').on(t.accountId, t.dueAt).where(sql`${t.dueAt} IS NOT NULL`),
    index('erp_good_good').on(t.goodId),
  ],
);
