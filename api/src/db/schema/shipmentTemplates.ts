import { sql } from 'drizzle-orm';
import {
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
import { couriers, skus, warehouses } from './catalogue.ts';
import { at, createdAt, id, ref } from './columns.ts';

/** What a parcel of a template costs its buyer: fen a piece of each combination, and the courier. */
export type TemplateTerms = {
  /** By the id of the combination, as it was when it could be ordered last. */
  prices: Record<string, number>;
  courierFee: number | null;
  /** Whether the warehouse works with the courier. */
  courierOn: boolean;
};

/** A shipment by hand without its recipients, which a buyer has named (发货模板). */
export const shipmentTemplates = pgTable(
  'shipment_template',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    name: text().notNull(),
    warehouseId: ref()
      .notNull()
      .references(() => warehouses.id),
    courierId: ref()
      .notNull()
      .references(() => couriers.id),
    /** Null where none was chosen; the sender may have been deleted since. */
    senderId: ref(),
    remark: text().notNull().default(''),
    /** As of when it was kept or shipped with last; what has changed is said against these. */
    usedTerms: jsonb().$type<TemplateTerms>().notNull(),
    /** As they were looked at last: with others its owner is told. */
    seenTerms: jsonb().$type<TemplateTerms>().notNull(),
    /** What the notice of `told_at` begins with; it is written anew within the hour. */
    toldFrom: jsonb().$type<TemplateTerms>(),
    toldAt: at(),
    /** What its price depends on, as `price_version` calls it. */
    sources: text().array().notNull(),
    usedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('one_shipment_template').on(t.accountId, t.name),
    index('shipment_template_sources').using('gin', t.sources),
    index('shipment_template_warehouse').on(t.warehouseId),
    index('shipment_template_courier').on(t.courierId),
    check('shipment_template_told', sql`(${t.toldFrom} IS NULL) = (${t.toldAt} IS NULL)`),
  ],
);

/** So many pieces of a combination in each parcel of a template. */
export const shipmentTemplateLines = pgTable(
  'shipment_template_line',
  {
    templateId: ref()
      .notNull()
      .references(() => shipmentTemplates.id, { onDelete: 'cascade' }),
    skuId: ref()
      .notNull()
      .references(() => skus.id),
    quantity: smallint().notNull(),
    sort: integer().notNull(),
  },
  (t) => [
    primaryKey({ name: 'shipment_template_line_once', columns: [t.templateId, t.skuId] }),
    index('shipment_template_line_sku').on(t.skuId),
    check('shipment_template_line_quantity', sql`${t.quantity} BETWEEN 1 AND 99`),
  ],
);

/** Templates of whose price something has changed, until that is looked at. One may stand here several times. */
export const shipmentTemplatesToCheck = pgTable(
  'shipment_template_to_check',
  {
    id: id(),
    templateId: ref()
      .notNull()
      .references(() => shipmentTemplates.id, { onDelete: 'cascade' }),
  },
  (t) => [index('shipment_template_to_check_of').on(t.templateId)],
);
