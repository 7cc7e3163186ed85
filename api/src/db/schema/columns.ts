import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** Identity primary key. Ids are JSON numbers; 2^53 is far away. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
/** A key of another table. */
export const ref = () => bigint({ mode: 'number' });
/** Whole fen. */
export const fen = () => bigint({ mode: 'number' });
export const at = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
export const createdAt = () => at().notNull().defaultNow();
