import { bigint, text, timestamp } from 'drizzle-orm/pg-core';

/** Identity primary key. Ids are JSON numbers; 2^53 is far away. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
/** Numbered like an id, without an index. */
export const sequence = () => bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity();
/** A key of another table. */
export const ref = () => bigint({ mode: 'number' });
/** Whole fen. */
export const fen = () => bigint({ mode: 'number' });
export const at = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
export const createdAt = () => at().notNull().defaultNow();

/** Where something is: codes and the names they had when written. */
export const region = () => ({
  provinceCode: text().notNull(),
  cityCode: text().notNull(),
  districtCode: text().notNull(),
  province: text().notNull(),
  city: text().notNull(),
  district: text().notNull(),
});

/** The parts of a price; the discount is already inside the courier fee. */
export const feeParts = () => ({
  goodsFee: fen().notNull(),
  courierFee: fen().notNull(),
  remoteFee: fen().notNull(),
  discountFee: fen().notNull(),
});
