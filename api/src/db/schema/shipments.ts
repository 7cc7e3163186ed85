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
    /** Whose orders it ships; null where the recipients were given otherwise. */
    shopId: ref(),
    /** The shop is told the waybill numbers. */
    autoSend: boolean().notNull().default(false),
    /** Placed by the shop's `autoOrder`, not by a person. */
    byItself: boolean().notNull().default(false),
    /** The shop's own id of the sender address; null for its default. */
    remoteAddressId: text(),
    /** Common to orders that were placed and are paid as one decision. */
    batchNo: text(),
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
    index('orders_batch').on(t.batchNo).where(sql`${t.batchNo} IS NOT NULL`),
    index('orders_by_itself').on(t.shopId, t.createdAt).where(sql`${t.byItself}`),
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
    outputCode: text().notNull().default(''),
    outputAttempts: smallint().notNull().default(0),
    autoSendStatus: smallint().notNull().default(0),
    autoSendResult: text().notNull().default(''),
    autoSendCode: text().notNull().default(''),
    autoSendAttempts: smallint().notNull().default(0),
    /** When the shop is told next; null when nothing is to be told. */
    autoSendAt: at(),
    /** While a waybill is issued or a shop is told: until then a worker has the parcel. While it is queued: not before. */
    leaseUntil: at(),
    shopId: ref(),
    mergeId: ref(),
    /** The shop's encrypted receiver and its key as they were ordered; null where the receiver is plain. */
    encryptedId: text(),
    receiverKey: text(),
    waybillNo: text(),
    /** The waybill service's own number of the order; voiding it must name it. */
    courierOrderNo: text(),
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
    index('order_package_to_issue').on(t.orderId).where(sql`${t.outputStatus} IN (1, 2)`),
    index('order_package_to_send').on(t.shopId, t.autoSendAt).where(sql`${t.autoSendStatus} IN (1, 2)`),
    index('order_package_problem')
      .on(t.accountId, t.id.desc())
      .where(sql`${t.outputStatus} = 4 OR ${t.autoSendStatus} IN (4, 5)`),
    check('package_fee', sql`${t.packageFee} = ${t.goodsFee} + ${t.courierFee} + ${t.remoteFee}`),
    check(
      'package_shares',
      sql`${t.supplierShare} >= 0 AND ${t.agentShare} >= 0 AND ${t.supplierShare} + ${t.agentShare} <= ${t.packageFee}`,
    ),
    check('package_refund', sql`0 <= ${t.refundFee} AND ${t.refundFee} <= ${t.packageFee}`),
  ],
);

/**
 * Which parcel an order number of a platform went into, so that none goes out twice; a merged parcel has several.
 * Given back when the parcel ends.
 */
export const thirdOrders = pgTable(
  'third_order',
  {
    accountId: ref().notNull(),
    platform: smallint().notNull(),
    thirdOrderNo: text().notNull(),
    packageId: ref()
      .notNull()
      .references(() => parcels.id),
  },
  (t) => [
    primaryKey({ name: 'third_order_once', columns: [t.accountId, t.platform, t.thirdOrderNo] }),
    index('third_order_package').on(t.packageId),
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
