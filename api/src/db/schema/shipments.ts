import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { actedBy, at, createdAt, feeParts, fen, id, ref, region, sequence, updatedAt } from './columns.ts';

/** Senders printed on labels; name, phone and address lie sealed in `person`. */
export const senders = pgTable(
  'sender',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    person: text().notNull(),
    ...region(),
    isDefault: boolean().notNull().default(false),
    remark: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('sender_account').on(t.accountId, t.id),
    uniqueIndex('one_default_sender').on(t.accountId).where(sql`${t.isDefault}`),
  ],
);

/**
 * What was said for a price: an order that names a quote is refused when its price is another one. In partitions
 * (`partitioned.ts`).
 */
export const quotes = pgTable('quote', {
  quoteNo: text().notNull(),
  accountId: ref().notNull(),
  totalFee: fen().notNull(),
  expiresAt: at().notNull(),
});

/**
 * N parcels from one warehouse by one courier. Names and prices are those of the moment of ordering; goods, combination
 * and `num` those of the first line of its first parcel. `order_sku` has the other combinations of its parcels.
 */
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
    skuId: ref().notNull(),
    skuName: text().notNull().default(''),
    merchantCode: text().notNull().default(''),
    num: integer().notNull(),
    /** Different combinations in its parcels; pieces of all its parcels. */
    skuCount: smallint().notNull().default(1),
    pieceCount: integer().notNull(),
    /** Whether `order_sku_part` says what some of its combinations were made of. */
    hasBundles: boolean().notNull().default(false),
    warehouseId: ref().notNull(),
    warehouseName: text().notNull(),
    warehouseProvince: text().notNull(),
    warehouseCity: text().notNull(),
    courierId: ref().notNull(),
    courierName: text().notNull(),
    senderId: ref().notNull(),
    /** A `SenderSnapshot`, sealed. */
    sender: text().notNull(),
    remark: text().notNull(),
    /** Whose orders it ships; null where the recipients were given otherwise. */
    shopId: ref(),
    /** The shop is told the waybill numbers. */
    autoSend: boolean().notNull().default(false),
    /** Placed by the shop's `autoOrder`, not by a person. */
    byItself: boolean().notNull().default(false),
    /** The shop's own id of the sender address; null for its default. */
    remoteAddressId: text(),
    /** What prints its waybills (打单软件), as the settings named it when ordered. */
    softwareId: ref().notNull().default(1),
    softwareName: text().notNull().default('橙仓打单'),
    /** The parcel that its only one replaces (补发), which costs nothing; null for what was bought. */
    replaces: ref(),
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
    updatedAt: updatedAt(),
    payExpireAt: at().notNull(),
    paidAt: at(),
    /** Who placed it. */
    ...actedBy(),
    cancelledAt: at(),
    /** When the last of its live parcels was shipped; receipt is confirmed by itself some days later. */
    shippedAt: at(),
    receivedAt: at(),
    reviewedAt: at(),
    reviewScore: smallint(),
    reviewText: text().notNull().default(''),
    completedAt: at(),
    /** Why its pieces cost what they cost, as `PricedPiece`s; null where that is the price for anybody. */
    priceParts: jsonb(),
  },
  (t) => [
    // All that the list is filtered by is in these two: a page and its count are read from them alone.
    index('orders_account').on(
      t.accountId,
      t.id,
      t.status,
      t.afterSaleStatus,
      t.platform,
      t.type,
      t.warehouseId,
      t.courierId,
      t.shopId,
      t.createdAt,
      t.packageCount,
      t.goodName,
    ),
    // What a warehouse's score is taken from.
    index('orders_reviewed').on(t.warehouseId, t.reviewScore).where(sql`${t.reviewScore} IS NOT NULL`),
    index('orders_seller').on(
      t.sellerId,
      t.id,
      t.status,
      t.afterSaleStatus,
      t.platform,
      t.type,
      t.warehouseId,
      t.courierId,
      t.shopId,
      t.createdAt,
      t.packageCount,
      t.goodName,
    ),
    // Those of several combinations, of which a list's keyword may name another than the first.
    index('orders_account_mixed').on(t.accountId, t.id).where(sql`${t.skuCount} > 1`),
    index('orders_seller_mixed').on(t.sellerId, t.id).where(sql`${t.skuCount} > 1`),
    index('orders_fee').on(t.accountId, t.totalFee, t.id),
    index('orders_after_sale').on(t.accountId, t.id).where(sql`${t.afterSaleStatus} > 0`),
    // How many parcels each has is in it because all of them are counted by it.
    index('orders_account_status').on(t.accountId, t.status, t.id, t.packageCount),
    // What was sold on a day, for reports.
    index('orders_paid').on(t.paidAt).where(sql`${t.paidAt} IS NOT NULL`).concurrently(),
    index('orders_seller_paid').on(t.sellerId, t.paidAt).where(sql`${t.paidAt} IS NOT NULL`),
    index('orders_batch').on(t.batchNo).where(sql`${t.batchNo} IS NOT NULL`),
    index('orders_by_itself').on(t.shopId, t.createdAt).where(sql`${t.byItself}`),
    // What operators list: of everybody, the newest first, a state at a time.
    index('orders_listed').on(t.status, t.createdAt, t.id),
    index('orders_unpaid').on(t.payExpireAt).where(sql`${t.status} = 10`),
    // The status is in it so that a supplier's counts, for which it comes in handy, are read from it alone.
    index('orders_unfinished')
      .on(t.sellerId, t.status, t.goodId, t.warehouseId)
      .where(sql`${t.status} IN (10, 20, 30)`),
    index('orders_to_receive').on(t.shippedAt).where(sql`${t.status} = 30`),
    index('orders_to_complete').on(t.receivedAt).where(sql`${t.status} = 40`),
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
    /** Of the order: a supplier's parcels are found by an index of their own. */
    sellerId: ref().notNull(),
    platform: smallint().notNull(),
    thirdOrderNo: text(),
    duplicateAllowed: boolean().notNull().default(false),
    status: smallint().notNull(),
    refundStatus: smallint().notNull().default(0),
    outputStatus: smallint().notNull().default(0),
    outputInfo: text().notNull().default(''),
    outputResult: text().notNull().default(''),
    outputCode: text().notNull().default(''),
    /** Tries of the round that runs; how often a person has begun another one. */
    outputAttempts: smallint().notNull().default(0),
    resubmits: smallint().notNull().default(0),
    /** A courier may have issued a waybill whose number never arrived; it must be given back if the parcel ends. */
    waybillOutcomeUnknown: boolean().notNull().default(false),
    autoSendStatus: smallint().notNull().default(0),
    autoSendResult: text().notNull().default(''),
    autoSendCode: text().notNull().default(''),
    autoSendAttempts: smallint().notNull().default(0),
    /** When the shop is told next; null when nothing is to be told. */
    autoSendAt: at(),
    /** While a waybill is issued or a shop is told: until then a worker has the parcel. While it is queued: not before. */
    leaseUntil: at(),
    /** The buyer wants it back while its waybill is being issued: the outcome decides. */
    cancelRequested: boolean().notNull().default(false),
    /** What the courier said last: its state and its words; null before the first trace. */
    traceState: smallint(),
    traceText: text().notNull().default(''),
    tracedAt: at(),
    /** Until when the courier has been asked to push what happens; null when it was not. */
    trackedUntil: at(),
    /** When the courier was last heard of it, or was asked in vain; null before. */
    traceCheckedAt: at(),
    pickedAt: at(),
    /** 0 none, 1 waiting, 2 settled, 3 reversed: the shares of supplier and agent. */
    settleStatus: smallint().notNull().default(0),
    /** Not before this need anybody look whether its shares are to be paid out: kept by triggers, see `settling.sql`. */
    settleFrom: at().notNull().default(sql`'2000-01-01'`),
    settledAt: at(),
    /**
     * While its shares are in the wallets and may have to come back: when to look next whether they still may. Null: they
     * were not paid out, have come back, or are their owners' for good.
     */
    heldUntil: at(),
    /** Taken off the supplier's share when it was settled or, before that, refunded. */
    commission: fen().notNull().default(0),
    shopId: ref(),
    mergeId: ref(),
    /** The lines of its shop order that it was ordered for, by `lineIdOf`, also after it gave them back; null for all. */
    lineIds: text().array(),
    /** The shop's encrypted receiver as it was ordered; null where the receiver is plain. */
    encryptedId: text(),
    /** That of the shop's order; null where the recipients were given otherwise. */
    receiverKey: text(),
    waybillNo: text(),
    /** The waybill service's own number of the order; voiding it must name it. */
    courierOrderNo: text(),
    /** The supplier's `waybill_account` that its waybill was asked of; null where it was the platform's own. */
    waybillAccountId: ref(),
    /** The courier that its supplier gave it to, under a number of the supplier's own; null where its waybill is issued here. */
    ownCourierId: ref(),
    /** Where the courier sorts it to (大头笔), as large on the label; empty where the service gave none. */
    routeCode: text().notNull().default(''),
    printCount: smallint().notNull().default(0),
    printedAt: at(),
    /** How many lines it has. The only one is here; of several the first is, and all are in `package_line`. */
    lineCount: smallint().notNull().default(1),
    skuId: ref().notNull(),
    num: smallint().notNull(),
    /** What its buyer said of the goods for this recipient; empty without any. */
    specification: text().notNull().default(''),
    /** Its buyer's words for this parcel, beside those of its order; erased with the receiver, whom they may name. */
    remark: text().notNull().default(''),
    /** Name, phone and address, sealed; empty once they were erased. */
    receiver: text().notNull(),
    /** When they were erased, some months after its last case; null while they are there. */
    receiverErasedAt: at(),
    /** How often a person has changed it: sealed texts differ even where what they hold does not. */
    receiverEdits: smallint().notNull().default(0),
    ...region(),
    weight: integer().notNull(),
    ...feeParts(),
    /** Its supplier bears the freight to its area (包邮). */
    freeFreight: boolean().notNull().default(false),
    /** What its courier costs the supplier of its own, in fen: of free freight and of a replacement; 0 where the fee has it. */
    borneFreight: fen().notNull().default(0),
    packageFee: fen().notNull(),
    supplierShare: fen().notNull(),
    agentShare: fen().notNull(),
    /** What of the supplier's share is for the goods: commission is taken of it. */
    supplyFee: fen().notNull().default(0),
    /** What of the agent's share is for the goods; the rest is for the courier. */
    agentFee: fen().notNull().default(0),
    /** The parcel that it was in while its pieces were not refunded; null where it was placed as it is. */
    partOf: ref(),
    refundFee: fen().notNull().default(0),
    /** Fen that its buyer got back of `packageFee` while it went on: its shares are of the rest. */
    compensated: fen().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    promisedShipAt: at(),
    shippedAt: at(),
    signedAt: at(),
    /** When what replaced it arrived: its buyer has as long from then on. */
    replacedAt: at(),
    refundedAt: at(),
  },
  (t) => [
    index('order_package_order').on(t.orderId, t.id),
    index('order_package_part').on(t.partOf).where(sql`${t.partOf} IS NOT NULL`),
    // As with orders.
    index('order_package_account').on(
      t.accountId,
      t.id,
      t.orderId,
      t.status,
      t.refundStatus,
      t.outputStatus,
      t.autoSendStatus,
      t.platform,
      t.shopId,
      t.createdAt,
    ),
    index('order_package_seller').on(
      t.sellerId,
      t.id,
      t.orderId,
      t.status,
      t.refundStatus,
      t.outputStatus,
      t.autoSendStatus,
      t.platform,
      t.shopId,
      t.createdAt,
    ),
    index('order_package_account_status').on(t.accountId, t.status, t.id),
    index('order_package_refund').on(t.accountId, t.refundStatus, t.id).where(sql`${t.refundStatus} > 0`),
    // As with orders.
    index('order_package_listed').on(t.status, t.createdAt, t.id),
    index('order_package_failed').on(t.accountId, t.id).where(sql`${t.outputStatus} = 4`),
    index('order_package_third_order').on(t.thirdOrderNo).where(sql`${t.thirdOrderNo} IS NOT NULL`),
    index('order_package_to_issue').on(t.orderId).where(sql`${t.outputStatus} IN (1, 2)`),
    index('order_package_to_send').on(t.shopId, t.autoSendAt).where(sql`${t.autoSendStatus} IN (1, 2)`),
    index('order_package_waybill').on(t.waybillNo).where(sql`${t.waybillNo} IS NOT NULL`),
    index('order_package_to_track')
      .on(t.trackedUntil)
      .where(sql`${t.status} IN (30, 40, 60) AND ${t.waybillNo} IS NOT NULL`),
    index('order_package_to_ask')
      .on(sql`coalesce(${t.traceCheckedAt}, ${t.shippedAt})`)
      .where(sql`${t.status} IN (30, 40, 60) AND ${t.waybillNo} IS NOT NULL`),
    index('order_package_moving').on(t.tracedAt).where(sql`${t.status} = 40`),
    index('order_package_settle_from').on(t.settleFrom).where(sql`${t.settleStatus} = 1`),
    // Only what is over is in it, and leaves it when it is erased. As `erasing.sql.ts` says it.
    index('order_package_to_erase')
      .on(sql`greatest(${t.createdAt}, ${t.signedAt}, ${t.settledAt}, ${t.refundedAt})`)
      .where(sql`${t.receiverErasedAt} IS NULL AND (${t.settleStatus} IN (2, 3) OR ${t.status} IN (70, 80))`),
    index('order_package_held').on(t.heldUntil).where(sql`${t.heldUntil} IS NOT NULL`),
    index('order_package_unsettled')
      .on(t.sellerId, t.supplierShare, t.supplyFee)
      .where(sql`${t.settleStatus} IN (0, 1) AND ${t.status} IN (20, 30, 40, 50, 60)`),
    index('order_package_problem')
      .on(t.accountId)
      .where(
        sql`(${t.outputStatus} = 4 AND ${t.status} = 20) OR (${t.autoSendStatus} IN (4, 5) AND ${t.status} NOT IN (70, 80)) OR ${t.status} = 60`,
      ),
    index('order_package_seller_problem')
      .on(t.sellerId)
      .where(sql`(${t.outputStatus} = 4 AND ${t.status} = 20) OR ${t.status} = 60`),
    index('order_package_not_picked')
      .on(t.accountId, t.shippedAt)
      .where(sql`${t.status} = 30 AND ${t.pickedAt} IS NULL AND ${t.traceCheckedAt} IS NOT NULL`),
    // As the problems of kind `late` say it: not shipped, or shipped later than was promised.
    index('order_package_late')
      .on(t.accountId, t.promisedShipAt)
      .where(
        sql`${t.status} IN (20, 30, 40) AND (${t.status} = 20 OR ${t.shippedAt} > ${t.promisedShipAt} OR ${t.pickedAt} > ${t.promisedShipAt})`,
      ),
    // What waits to be shipped, and what of it is late.
    index('order_package_to_ship').on(t.sellerId, t.promisedShipAt, t.orderId).where(sql`${t.status} = 20`),
    index('order_package_seller_not_picked')
      .on(t.sellerId, t.shippedAt)
      .where(sql`${t.status} = 30 AND ${t.pickedAt} IS NULL AND ${t.traceCheckedAt} IS NOT NULL`),
    check('package_fee', sql`${t.packageFee} = ${t.goodsFee} + ${t.courierFee} + ${t.remoteFee}`),
    check(
      'package_shares',
      // A supplier bears the final share of an agent, which may be more than its own.
      sql`${t.supplierShare} + ${t.agentShare} >= 0 AND ${t.agentShare} >= 0 AND ${t.supplierShare} + ${t.agentShare} <= ${t.packageFee}`,
    ),
    check(
      'package_compensated',
      sql`${t.compensated} >= 0 AND ${t.refundFee} + ${t.compensated} <= ${t.packageFee} AND ${t.supplierShare} + ${t.agentShare} + ${t.compensated} <= ${t.packageFee}`,
    ),
    check('package_held', sql`${t.heldUntil} IS NULL OR ${t.settleStatus} = 2`),
    check('package_refund', sql`0 <= ${t.refundFee} AND ${t.refundFee} <= ${t.packageFee}`),
  ],
);

/** The lines of parcels that have several. The view `parcel_line` has those of all parcels. */
export const packageLines = pgTable(
  'package_line',
  {
    packageId: ref()
      .notNull()
      .references(() => parcels.id),
    /** From 1. */
    line: smallint().notNull(),
    skuId: ref().notNull(),
    num: smallint().notNull(),
    goodsFee: fen().notNull(),
    /** What of the supplier's share is for this line, and what of the agent's. */
    supplyFee: fen().notNull(),
    agentFee: fen().notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'package_line_once', columns: [t.packageId, t.line] }),
    check('package_line_num', sql`${t.num} > 0`),
  ],
);

/** Combinations of an order's parcels beside its own first one, named as they were when ordered. */
export const orderSkus = pgTable(
  'order_sku',
  {
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    skuId: ref().notNull(),
    goodId: ref().notNull(),
    goodName: text().notNull(),
    goodPic: text().notNull(),
    skuName: text().notNull(),
    merchantCode: text().notNull(),
  },
  (t) => [primaryKey({ name: 'order_sku_once', columns: [t.orderId, t.skuId] })],
);

/** What the bundles of an order were made of when ordered: that is what it takes of the stock and gives back. */
export const orderSkuParts = pgTable(
  'order_sku_part',
  {
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    skuId: ref().notNull(),
    partSkuId: ref().notNull(),
    /** Pieces of the part in a piece of the bundle. */
    num: smallint().notNull(),
    sort: smallint().notNull(),
    goodName: text().notNull(),
    skuName: text().notNull(),
    merchantCode: text().notNull(),
  },
  (t) => [
    primaryKey({ name: 'order_sku_part_once', columns: [t.orderId, t.skuId, t.partSkuId] }),
    check('order_sku_part_num', sql`${t.num} > 0`),
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
    // The number first: lists are searched by it alone.
    primaryKey({ name: 'third_order_once', columns: [t.thirdOrderNo, t.accountId, t.platform] }),
    index('third_order_package').on(t.packageId),
  ],
);

/** By what parcels are found by their receivers (`receiverPrints`); those of bound shops are not. */
export const receiverPrints = pgTable(
  'receiver_print',
  {
    print: bigint({ mode: 'bigint' }).notNull(),
    packageId: ref().notNull(),
  },
  (t) => [primaryKey({ name: 'receiver_print_once', columns: [t.print, t.packageId] })],
);

/**
 * Who saw the receiver of a parcel in clear, and when; what was seen is not kept. Append-only. Without foreign keys: a
 * file of 50,000 receivers would lock as many parcels.
 */
export const receiverReveals = pgTable(
  'receiver_reveal',
  {
    id: id(),
    accountId: ref().notNull(),
    /** The parcel whose receiver it was; null for an entry of the address book. */
    packageId: ref(),
    /** The entry of the address book; it may have been deleted since. */
    entryId: ref(),
    /** Where it was shown: on a `screen`, in a supplier's `sheet`, in a buyer's `export`. */
    purpose: text().notNull(),
    at: at().notNull().defaultNow(),
    ...actedBy(),
  },
  (t) => [
    check('receiver_reveal_of', sql`num_nonnulls(${t.packageId}, ${t.entryId}) = 1`),
    check('receiver_reveal_purpose', sql`${t.purpose} IN ('screen', 'sheet', 'export')`),
    index('receiver_reveal_account').on(t.accountId, t.at),
    index('receiver_reveal_package').on(t.packageId),
  ],
);

/** So many pieces of a combination whose money is asked for; `goodsFee` in fen for all of them. */
export type RefundItem = {
  skuId: number;
  goodId: number;
  goodName: string;
  goodPic: string;
  skuName: string;
  merchantCode: string;
  num: number;
  goodsFee: number;
};

/** Requests for the money of a parcel (退款), decided by what the parcel is at. */
export const refunds = pgTable(
  'refund',
  {
    id: id(),
    refundNo: text().notNull().unique(),
    packageId: ref()
      .notNull()
      .references(() => parcels.id),
    orderId: ref().notNull(),
    accountId: ref().notNull(),
    sellerId: ref().notNull(),
    /** Fen that go back to the buyer, and fen of the waybill that are kept. */
    amount: fen().notNull(),
    waybillFee: fen().notNull().default(0),
    /** What it is about, as it was when asked for; null for all that is in the parcel. */
    items: jsonb().$type<RefundItem[]>(),
    reason: text().notNull().default(''),
    /** REST `refundStatus`. */
    status: smallint().notNull(),
    /** Who asked: user, seller, system. */
    appliedBy: text().notNull().default('user'),
    /** Who answered: user, seller, system, platform. */
    auditBy: text(),
    auditReason: text().notNull().default(''),
    auditAt: at(),
    /** When it is agreed to by itself; null when nobody is waited for. */
    dueAt: at(),
    /** When its waybill is given back next; while that is done, until when a worker has it. Null: nothing to give back. */
    voidAt: at(),
    attempts: smallint().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    finishedAt: at(),
    /** When the supplier had the goods back. */
    returnedAt: at(),
    /** Its supplier gave it back when nobody could ask for it any more: the agent keeps its share, the supplier bears it. */
    afterHold: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('one_active_refund').on(t.packageId).where(sql`${t.status} IN (10, 20, 30)`),
    index('refund_account').on(t.accountId, t.id),
    index('refund_seller').on(t.sellerId, t.status, t.id),
    index('refund_waiting').on(t.accountId, t.createdAt).where(sql`${t.status} = 30`),
    index('refund_due').on(t.dueAt).where(sql`${t.status} = 30`),
    index('refund_void').on(t.voidAt).where(sql`${t.voidAt} IS NOT NULL`),
    index('refund_package').on(t.packageId),
    check('refund_amount', sql`${t.amount} >= 0 AND ${t.waybillFee} >= 0`),
  ],
);

/** What happened to a parcel, in the order in which it happened. Append-only, in partitions (`partitioned.ts`). */
export const parcelEvents = pgTable(
  'package_event',
  {
    /** In the order in which they happened. No key of its own: events are read by their parcel alone. */
    id: sequence(),
    packageId: ref()
      .notNull()
      .references(() => parcels.id),
    at: at().notNull().defaultNow(),
    /** created, paid, issued, issueFailed, sent, sendFailed, trace, refund…, one word each. */
    type: text().notNull(),
    text: text().notNull(),
    reasonCode: text().notNull().default(''),
    /** user, seller, system, platform. */
    actor: text().notNull(),
  },
  (t) => [
    index('package_event_package').on(t.packageId, t.id),
    uniqueIndex('package_event_trace_once').on(t.packageId, t.at, t.text).where(sql`${t.type} = 'trace'`),
  ],
);

/**
 * First answers of calls that may be retried. Written in the transaction that does the work. In partitions
 * (`partitioned.ts`), within each of which a key is unique; between two of them `key_lock` sees to it.
 */
export const idempotencyKeys = pgTable('idempotency_key', {
  accountId: ref().notNull(),
  op: text().notNull(),
  key: text().notNull(),
  requestHash: text().notNull(),
  answer: jsonb().notNull(),
  createdAt: createdAt(),
});
