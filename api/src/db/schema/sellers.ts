import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { couriers } from './catalogue.ts';
import { at, id, picture, ref } from './columns.ts';

/** Pictures that people have uploaded, by the address under which they are served. */
export const uploads = pgTable(
  'upload',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    ...picture(),
  },
  (t) => [
    index('upload_account').on(t.accountId, t.id),
    index('upload_unused').on(t.createdAt).where(sql`NOT ${t.used}`),
    index('upload_same').on(t.sha256).where(sql`${t.sha256} IS NOT NULL`).concurrently(),
  ],
);

export type LabelField =
  | 'goods'
  | 'spec'
  | 'merchantCode'
  | 'num'
  | 'orderNo'
  | 'packageNo'
  | 'sender'
  | 'printedAt'
  | 'text'
  | 'remark';
export type LabelFontSize = 'small' | 'normal' | 'large';

/** What a supplier adds to a label below the courier's part. Without `fields` the flags say what is printed. */
export type LabelExtras = {
  showGoods: boolean;
  showNum: boolean;
  showRemark: boolean;
  showOrderNo: boolean;
  /** Own words, at most 60. */
  text: string;
  /** In the order in which they are printed. */
  fields?: LabelField[];
  fontSize?: LabelFontSize;
};

/** How a supplier prints labels; the setting that names both platform and courier wins over one that names less. */
export const printSettings = pgTable(
  'print_setting',
  {
    id: id(),
    sellerId: ref()
      .notNull()
      .references(() => accounts.id),
    /** REST `platform`; null for any. */
    platform: smallint(),
    /** Null for any. */
    courierId: ref().references(() => couriers.id),
    /** `76x130`, `100x150` or `100x180`, millimetres. */
    paper: text().notNull(),
    extras: jsonb().$type<LabelExtras>().notNull(),
    /** Of the local print component; empty for its default. */
    printerName: text().notNull().default(''),
    autoPrint: boolean().notNull().default(false),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    unique('print_setting_once').on(t.sellerId, t.platform, t.courierId).nullsNotDistinct(),
    index('print_setting_seller').on(t.sellerId, sql`${t.id} DESC`),
  ],
);
