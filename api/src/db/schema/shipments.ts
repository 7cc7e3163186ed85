import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { at, createdAt, feeParts, fen, id, ref, region } from './columns.ts';

/** Senders printed on labels. */
export const senders = pgTable(
  'sender',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    name: text().notNull(),
    phone: text().notNull(),
    ...region(),
    address: text().notNull(),
    isDefault: boolean().notNull().default(false),
    remark: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('sender_account').on(t.accountId, t.id),
    uniqueIndex('one_default_sender').on(t.accountId).where(sql`${t.isDefault}`),
  ],
);

/** What was said for a price: an order that names a quote is refused when its price is another one. */
export const quotes = pgTable(
  'quote',
  {
    quoteNo: text().primaryKey(),
    accountId: ref().notNull(),
    totalFee: fen().notNull(),
    expiresAt: at().notNull(),
  },
  (t) => [index('quote_expires').on(t.expiresAt)],
);

/** N parcels of one goods. Names and prices are those of the moment of ordering. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    orderNo: text().notNull().unique(),
    accountId: ref().notNull(),
    sellerId: ref().notNull(),
    type: smallint().notNull(),
    platform: smallint().notNull(),
    goodId: ref().notNull(),
    goodName: text().notNull(),
    goodPic: text().notNull(),
    goodPrice: fen().notNull(),
    num: integer().notNull(),
    warehouseId: ref().notNull(),
    warehouseName: text().notNull(),
    warehouseProvince: text().notNull(),
    warehouseCity: text().notNull(),
    courierId: ref().notNull(),
    courierName: text().notNull(),
    senderId: ref().notNull(),
    sender: jsonb().$type<SenderSnapshot>().notNull(),
    remark: text().notNull(),
    status: smallint().notNull(),
    afterSaleStatus: smallint().notNull().default(0),
    packageCount: integer().notNull(),
    ...feeParts(),
    totalFee: fen().notNull(),
    refundCount: integer().notNull().default(0),
    refundFee: fen().notNull().default(0),
    cancelType: smallint(),
    createdAt: createdAt(),
    payExpireAt: at().notNull(),
    paidAt: at(),
    cancelledAt: at(),
    receivedAt: at(),
    completedAt: at(),
  },
  (t) => [
    index('orders_account').on(t.accountId, t.id.desc()),
    index('orders_account_status').on(t.accountId, t.status, t.id.desc()),
    index('orders_unpaid').on(t.payExpireAt).where(sql`${t.status} = 10`),
    check('order_total', sql`${t.totalFee} = ${t.goodsFee} + ${t.courierFee} + ${t.remoteFee}`),
    check('order_refund', sql`0 <= ${t.refundFee} AND ${t.refundFee} <= ${t.totalFee}`),
    check('order_paid', sql`(${t.status} IN (10, 60)) = (${t.paidAt} IS NULL)`),
  ],
);

export type SenderSnapshot = {
  name: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  address: string;
};

/** One recipient's parcel, with its price by part and how that price will be shared out. */
export const parcels = pgTable(
  'order_package',
  {
    id: id(),
    packageNo: text().notNull().unique(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    accountId: ref().notNull(),
    platform: smallint().notNull(),
    thirdOrderNo: text(),
    duplicateAllowed: boolean().notNull().default(false),
    status: smallint().notNull(),
    refundStatus: smallint().notNull().default(0),
    outputStatus: smallint().notNull().default(0),
    outputInfo: text().notNull().default(''),
    outputResult: text().notNull().default(''),
    autoSendStatus: smallint().notNull().default(0),
    autoSendResult: text().notNull().default(''),
    waybillNo: text(),
    receiverName: text().notNull(),
    receiverPhone: text().notNull(),
    ...region(),
    address: text().notNull(),
    weight: integer().notNull(),
    ...feeParts(),
    packageFee: fen().notNull(),
    supplierShare: fen().notNull(),
    agentShare: fen().notNull(),
    refundFee: fen().notNull().default(0),
    createdAt: createdAt(),
    promisedShipAt: at(),
    shippedAt: at(),
    signedAt: at(),
    refundedAt: at(),
  },
  (t) => [
    index('order_package_order').on(t.orderId, t.id),
    index('order_package_account').on(t.accountId, t.id.desc()),
    uniqueIndex('third_order_once')
      .on(t.accountId, t.platform, t.thirdOrderNo)
      .where(
        sql`${t.thirdOrderNo} IS NOT NULL AND NOT ${t.duplicateAllowed} AND ${t.status} NOT IN (70, 80)`,
      ),
    check('package_fee', sql`${t.packageFee} = ${t.goodsFee} + ${t.courierFee} + ${t.remoteFee}`),
    check(
      'package_shares',
      sql`${t.supplierShare} >= 0 AND ${t.agentShare} >= 0 AND ${t.supplierShare} + ${t.agentShare} <= ${t.packageFee}`,
    ),
    check('package_refund', sql`0 <= ${t.refundFee} AND ${t.refundFee} <= ${t.packageFee}`),
  ],
);

/** First answers of calls that may be retried. Written in the transaction that does the work. */
export const idempotencyKeys = pgTable(
  'idempotency_key',
  {
    accountId: ref().notNull(),
    op: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.op, t.key] }),
    index('idempotency_key_created').on(t.createdAt),
  ],
);
