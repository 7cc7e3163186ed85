import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, text, timestamp } from 'drizzle-orm/pg-core';

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
/** Moved by a trigger with whatever its owner can see (`changedRows.sql`), never backwards. */
export const updatedAt = () => at().notNull().defaultNow();

/**
 * Who acted, where it was not the owner of the account: set by `act_as` for the transaction. Both are null for the owner
 * and for what the product does by itself.
 */
export const actedBy = () => ({
  memberId: ref().default(sql`nullif(current_setting('chengcang.member', true), '')::bigint`),
  tokenId: ref().default(sql`nullif(current_setting('chengcang.token', true), '')::bigint`),
});

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

/** A picture that somebody has uploaded, by the address under which it is served. */
export const picture = () => ({
  /** Name in the storage: random, never reused. */
  key: text().notNull().unique(),
  /** As who uploaded it called it. */
  name: text().notNull(),
  mime: text().notNull(),
  /** Bytes as stored; pixels. */
  size: integer().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** In hexadecimal, of what is stored; null of pictures of an earlier release. */
  sha256: text(),
  /** Something has shown it; orders may show it for ever after. */
  used: boolean().notNull().default(false),
  createdAt: createdAt(),
});
