import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { actedBy, at, createdAt, fen, id, ref, region, sequence, updatedAt } from './columns.ts';

export const categories = pgTable('category', {
  id: bigint({ mode: 'number' }).primaryKey(),
  name: text().notNull(),
  icon: text(),
  sort: integer().notNull().default(0),
  /** Buyers and suppliers are not offered it. */
  hidden: boolean().notNull().default(false),
});

export const couriers = pgTable('courier', {
  id: id(),
  name: text().notNull(),
  code: text().notNull().unique(),
  logo: text(),
  workDays: text().notNull().default('1111111'),
  sundayRest: boolean().notNull().default(false),
  restDates: date({ mode: 'string' }).array().notNull().default(sql`'{}'`),
  cutoffTime: text().notNull().default('18:00'),
  status: smallint().notNull().default(1),
  /** Where it stands among all couriers; by id where that is the same. */
  sort: ref().notNull().default(0),
});

/** Couriers, fees and area rules that several warehouses of a supplier share (运费模板). */
export const freightTemplates = pgTable(
  'freight_template',
  {
    id: id(),
    sellerId: ref()
      .notNull()
      .references(() => accounts.id),
    name: text().notNull(),
    /** Counts its changes: who edits an older one is told. */
    version: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('freight_template_name').on(t.sellerId, t.name)],
);

/** What a courier costs: what the buyer pays and what it costs the supplier. */
const courierFees = () => ({
  courierId: ref()
    .notNull()
    .references(() => couriers.id),
  firstWeight: integer().notNull(),
  firstFee: fen().notNull(),
  stepWeight: integer().notNull(),
  stepFee: fen().notNull(),
  costFirstFee: fen().notNull(),
  costStepFee: fen().notNull(),
  enabled: boolean().notNull().default(true),
});

/** As `warehouse_courier` has them. */
export const freightTemplateCouriers = pgTable(
  'freight_template_courier',
  {
    id: id(),
    templateId: ref()
      .notNull()
      .references(() => freightTemplates.id, { onDelete: 'cascade' }),
    ...courierFees(),
  },
  (t) => [
    unique('freight_template_courier_once').on(t.templateId, t.courierId),
    check(
      'template_never_below_cost',
      sql`${t.firstFee} >= ${t.costFirstFee} AND ${t.stepFee} >= ${t.costStepFee}`,
    ),
    check('template_weights', sql`${t.firstWeight} > 0 AND ${t.stepWeight} > 0`),
  ],
);

/** As `area_rule` has them, each of one courier. */
export const freightTemplateRules = pgTable(
  'freight_template_rule',
  {
    id: id(),
    templateId: ref()
      .notNull()
      .references(() => freightTemplates.id, { onDelete: 'cascade' }),
    courierId: ref()
      .notNull()
      .references(() => couriers.id),
    areaCode: text().notNull(),
    type: smallint().notNull(),
    fee: fen().notNull().default(0),
    startAt: at(),
    endAt: at(),
    reason: text().notNull(),
  },
  (t) => [
    index('freight_template_rule_template').on(t.templateId, t.courierId),
    check('freight_template_rule_fee', sql`${t.fee} >= 0`),
    check('freight_template_rule_code', sql`${t.areaCode} ~ '^[0-9]{2}([0-9]{2}){0,2}$'`),
  ],
);

export const warehouses = pgTable(
  'warehouse',
  {
    id: id(),
    name: text().notNull(),
    /** What `searchTextOf` makes of the name; empty until it is filled in. */
    searchText: text().notNull().default(''),
    sellerId: ref()
      .notNull()
      .references(() => accounts.id),
    logo: text(),
    intro: text().notNull().default(''),
    ...region(),
    address: text().notNull(),
    /** Whom buyers' parcels that come back are sent to, and where buyers ask. */
    contact: text().notNull().default(''),
    phone: text().notNull().default(''),
    csUrl: text(),
    platforms: smallint().array().notNull().default(sql`'{}'`),
    /** When the warehouse packs; as with couriers. */
    workDays: text().notNull().default('1111111'),
    sundayRest: boolean().notNull().default(false),
    restDates: date({ mode: 'string' }).array().notNull().default(sql`'{}'`),
    outputMode: smallint().notNull().default(0),
    cutoffTime: text().notNull().default('16:00'),
    status: smallint().notNull().default(1),
    pauseReason: text(),
    /** Whose couriers and area rules it has; null for its own. */
    freightTemplateId: ref().references(() => freightTemplates.id),
    /** Counts its changes: who edits an older one is told. */
    version: integer().notNull().default(0),
    deletedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    // One that is removed leaves its name to others.
    uniqueIndex('warehouse_name').on(t.name).where(sql`${t.deletedAt} IS NULL`),
    index('warehouse_seller').on(t.sellerId),
    index('warehouse_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
);

/** Fees of a courier at a warehouse: what the buyer pays and what it costs. */
export const warehouseCouriers = pgTable(
  'warehouse_courier',
  {
    id: id(),
    warehouseId: ref()
      .notNull()
      .references(() => warehouses.id),
    ...courierFees(),
  },
  (t) => [
    unique('warehouse_courier_once').on(t.warehouseId, t.courierId),
    check('never_below_cost', sql`${t.firstFee} >= ${t.costFirstFee} AND ${t.stepFee} >= ${t.costStepFee}`),
    check('weights', sql`${t.firstWeight} > 0 AND ${t.stepWeight} > 0`),
  ],
);

/**
 * Bans (type 1), surcharges (type 2) and free freight (type 3) by area; a missing warehouse or courier means any. A ban of no
 * warehouse is one of the platform (停发地区), which no rule of a warehouse overrides.
 */
export const areaRules = pgTable(
  'area_rule',
  {
    id: id(),
    warehouseId: ref().references(() => warehouses.id),
    courierId: ref().references(() => couriers.id),
    areaCode: text().notNull(),
    type: smallint().notNull(),
    fee: fen().notNull().default(0),
    startAt: at(),
    endAt: at(),
    reason: text().notNull(),
    /** Name of the operator who made it; empty of a supplier's. */
    operator: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('area_rule_warehouse').on(t.warehouseId, t.courierId),
    check('area_rule_fee', sql`${t.fee} >= 0`),
    check('area_rule_code', sql`${t.areaCode} ~ '^[0-9]{2}([0-9]{2}){0,2}$'`),
  ],
);

export const goods = pgTable(
  'goods',
  {
    id: id(),
    goodsNo: text().notNull().unique(),
    name: text().notNull(),
    /** What `searchTextOf` makes of the name; empty until it is filled in. */
    searchText: text().notNull().default(''),
    categoryId: ref()
      .notNull()
      .references(() => categories.id),
    sellerId: ref()
      .notNull()
      .references(() => accounts.id),
    pics: jsonb().$type<string[]>().notNull(),
    detail: text().notNull().default(''),
    /** The least of its combinations on sale, for lists. */
    supplyPrice: fen().notNull(),
    platformMargin: fen().notNull().default(0),
    /** Of the combination that costs least. */
    weight: integer().notNull(),
    unit: text().notNull().default('件'),
    minNum: integer().notNull().default(1),
    maxNum: integer().notNull().default(99),
    platforms: smallint().array().notNull().default(sql`'{}'`),
    isGift: boolean().notNull().default(false),
    /** What the pieces of its price steps are counted in: 1 a parcel, 2 an order or batch. */
    stepsPer: smallint().notNull().default(1),
    status: smallint().notNull().default(1),
    /** Off sale because its supplier is frozen: it goes back when the supplier is thawed. */
    offByFreeze: boolean().notNull().default(false),
    /** What its supplier tells the packers of it; buyers never see it. */
    packerNote: text().notNull().default(''),
    /**
     * Whose fees count for it; null for those of the warehouse. No foreign key, so that removing a template does not read all
     * goods: who sets it locks the template.
     */
    freightTemplateId: ref(),
    /** Why an operator has refused it; empty otherwise. */
    auditReason: text().notNull().default(''),
    /** When its supplier wants it on sale, and off; null for no such moment. */
    onAt: at(),
    offAt: at(),
    /** Counts its changes: who edits an older one is told. */
    version: integer().notNull().default(0),
    sort: integer().notNull().default(0),
    /** Pieces sold, in all and within the last thirty days, as `count_sales` has them. */
    sold: integer().notNull().default(0),
    monthSold: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: at(),
  },
  (t) => [
    index('goods_general')
      .on(t.sort.desc(), t.id.desc())
      .where(sql`${t.status} = 1 AND ${t.deletedAt} IS NULL`),
    index('goods_category')
      .on(t.categoryId, t.sort.desc(), t.id.desc())
      .where(sql`${t.status} = 1 AND ${t.deletedAt} IS NULL`),
    index('goods_scheduled')
      .on(sql`least(${t.onAt}, ${t.offAt})`)
      .where(sql`${t.onAt} IS NOT NULL OR ${t.offAt} IS NOT NULL`),
    index('goods_judged')
      .on(t.status, t.id)
      .where(sql`${t.status} IN (3, 5) AND ${t.deletedAt} IS NULL`)
      .concurrently(),
    index('goods_seller').on(t.sellerId, t.id).where(sql`${t.deletedAt} IS NULL`),
    index('goods_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    // Words of two Chinese characters, of which the index above knows nothing.
    index('goods_pairs').using('gin', sql`sign_pairs(${t.searchText})`).concurrently(),
    index('goods_whole_name').on(sql`lower(${t.name})`).concurrently(),
    // Not partial: statistics of a partial one are not used to estimate how few goods a price leaves.
    index('goods_price').on(sql`(${t.supplyPrice} + ${t.platformMargin})`).concurrently(),
    check('goods_amounts', sql`${t.supplyPrice} >= 0 AND ${t.platformMargin} >= 0`),
    check('goods_num', sql`1 <= ${t.minNum} AND ${t.minNum} <= ${t.maxNum} AND ${t.maxNum} <= 99`),
    check('goods_weight', sql`${t.weight} > 0`),
  ],
);

/** What the combinations of goods differ in (颜色, 尺码): up to three of them, in the order of `sort`. */
export const goodProperties = pgTable(
  'good_property',
  {
    id: id(),
    goodId: ref()
      .notNull()
      .references(() => goods.id),
    name: text().notNull(),
    sort: smallint().notNull(),
  },
  (t) => [unique('good_property_once').on(t.goodId, t.name)],
);

/** A value of a property (红色). Its id says what it means; its name may be corrected. */
export const goodPropertyValues = pgTable(
  'good_property_value',
  {
    id: id(),
    propertyId: ref()
      .notNull()
      .references(() => goodProperties.id),
    name: text().notNull(),
    sort: smallint().notNull(),
  },
  (t) => [unique('good_property_value_once').on(t.propertyId, t.name)],
);

/**
 * A combination of values, which is what is ordered, stocked and priced (规格). Goods without properties have exactly one,
 * with no values.
 */
export const skus = pgTable(
  'sku',
  {
    id: id(),
    skuNo: text().notNull().unique(),
    goodId: ref()
      .notNull()
      .references(() => goods.id),
    /** Of `good_property_value`, in the order of the properties. */
    valueIds: ref().array().notNull().default(sql`'{}'`),
    /** The names of its values (红色 / XL); empty without values. */
    name: text().notNull().default(''),
    /** The supplier's own article number (商家编码). */
    merchantCode: text().notNull().default(''),
    barcodes: text().array().notNull().default(sql`'{}'`),
    /** Empty where it is that of its goods. */
    pic: text().notNull().default(''),
    supplyPrice: fen().notNull(),
    weight: integer().notNull(),
    /** 1 on sale, 2 not. */
    status: smallint().notNull().default(1),
    sort: smallint().notNull().default(0),
    /** How many combinations it is made of (组合装), as `sku_part` has them; 0 for one that has stock of its own. */
    partCount: smallint().notNull().default(0),
    createdAt: createdAt(),
    deletedAt: at(),
  },
  (t) => [
    uniqueIndex('sku_once').on(t.goodId, t.valueIds).where(sql`${t.deletedAt} IS NULL`),
    index('sku_merchant_code').on(t.merchantCode).where(sql`${t.merchantCode} <> ''`),
    index('sku_bundle').on(t.goodId).where(sql`${t.partCount} > 0`),
    index('sku_off_sale').on(t.goodId).where(sql`${t.status} <> 1`).concurrently(),
    check('sku_amounts', sql`${t.supplyPrice} >= 0 AND ${t.weight} > 0`),
  ],
);

/** What a bundle is made of: combinations of the same supplier that are no bundles themselves. */
export const skuParts = pgTable(
  'sku_part',
  {
    skuId: ref()
      .notNull()
      .references(() => skus.id),
    partSkuId: ref()
      .notNull()
      .references(() => skus.id),
    num: smallint().notNull(),
    sort: smallint().notNull(),
  },
  (t) => [
    primaryKey({ name: 'sku_part_once', columns: [t.skuId, t.partSkuId] }),
    index('sku_part_of').on(t.partSkuId),
    check('sku_part_num', sql`${t.num} > 0 AND ${t.skuId} <> ${t.partSkuId}`),
  ],
);

/**
 * Pieces that were paid, or refunded, and are not in the counts yet: appended with the order, taken away by who counts.
 * No foreign key, so that a payment waits for nobody.
 */
export const goodSales = pgTable('good_sale', {
  id: id(),
  goodId: ref().notNull(),
  day: date().notNull(),
  /** Less than 0 where they were refunded. */
  pieces: integer().notNull(),
});

/** Pieces sold a day in Asia/Shanghai, by the day of their payment, without those that were refunded. */
export const goodSaleDays = pgTable(
  'good_sale_day',
  {
    goodId: ref().notNull(),
    day: date().notNull(),
    pieces: integer().notNull(),
  },
  (t) => [
    primaryKey({ name: 'good_sale_day_once', columns: [t.goodId, t.day] }),
    index('good_sale_day_day').on(t.day),
  ],
);

/** The goods that sold most in the last thirty days, as `roll_month_sold` finds them: where a search finds very many, these are looked at first. */
export const bestSellingGoods = pgTable('best_selling_good', {
  goodId: ref()
    .primaryKey()
    .references(() => goods.id),
  monthSold: integer().notNull(),
  /** That of the goods, so that few of them have to be read; a new name comes with the next roll. */
  searchText: text().notNull().default(''),
});

/** Goods that a buyer keeps in mind, with the price of that day. */
export const favourites = pgTable(
  'good_collect',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    goodId: ref()
      .notNull()
      .references(() => goods.id),
    price: fen().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('good_collect_once').on(t.accountId, t.goodId), index('good_collect_good').on(t.goodId)],
);

/** The counters of a combination at a warehouse. Nothing references this table, so that a hot row is locked by buyers only. */
export const goodStocks = pgTable(
  'good_stock',
  {
    id: id(),
    goodId: ref()
      .notNull()
      .references(() => goods.id),
    skuId: ref()
      .notNull()
      .references(() => skus.id),
    warehouseId: ref()
      .notNull()
      .references(() => warehouses.id),
    /** Pieces on hand but for the safety stock: what orders hold, and what can be ordered. */
    quantity: integer().notNull(),
    locked: integer().notNull().default(0),
    /** Pieces that are not for sale here (安全库存): as many as its supplier wants, and as many of them as there are. */
    safetyQuantity: integer().notNull().default(0),
    safetyHeld: integer().notNull().default(0),
    warnQuantity: integer().notNull().default(0),
    /** Where in the warehouse it lies (货位); empty where nobody said. */
    bin: text().notNull().default(''),
    /** Counts what people have changed, not what orders lock and ship: who edits an older one is told. */
    version: integer().notNull().default(0),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('good_stock_once').on(t.skuId, t.warehouseId),
    index('good_stock_good').on(t.goodId, t.warehouseId),
    check('never_oversold', sql`0 <= ${t.locked} AND ${t.locked} <= ${t.quantity}`),
    check(
      'safety_stock_first',
      sql`0 <= ${t.safetyHeld} AND ${t.safetyHeld} <= ${t.safetyQuantity} AND (${t.safetyHeld} = ${t.safetyQuantity} OR ${t.quantity} = ${t.locked})`,
    ),
  ],
);

/**
 * Every movement of a stock row, append-only, in partitions (`partitioned.ts`). `stockId` has no foreign key on purpose: see
 * goodStocks.
 */
export const stockLogs = pgTable(
  'stock_log',
  {
    id: sequence(),
    stockId: ref().notNull(),
    type: smallint().notNull(),
    delta: integer().notNull(),
    /** Pieces on hand, with the safety stock. */
    quantityAfter: integer().notNull(),
    lockedAfter: integer().notNull(),
    bizNo: text().notNull(),
    operatorId: ref(),
    remark: text().notNull().default(''),
    createdAt: createdAt(),
    ...actedBy(),
  },
  (t) => [index('stock_log_stock').on(t.stockId, t.id)],
);
