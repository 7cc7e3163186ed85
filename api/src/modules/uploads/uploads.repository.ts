import { and, desc, eq, inArray, lt, not, sql } from 'drizzle-orm';
import { keyOf } from '../../adapters/storage/uploadNames.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { uploads } from '../../db/schema/index.ts';

/** Unsaved forms in browsers may still refer to pictures. */
const UNUSED_FOR = '7 days';

export type NewUpload = Omit<typeof uploads.$inferInsert, 'id' | 'createdAt'>;

/** When the account's nth newest upload was made; null when there are fewer. */
export async function timeOfNth(on: Queryable, accountId: number, nth: number): Promise<Date | null> {
  const [row] = await on
    .select({ createdAt: uploads.createdAt })
    .from(uploads)
    .where(eq(uploads.accountId, accountId))
    .orderBy(desc(uploads.id))
    .offset(nth - 1)
    .limit(1);
  return row?.createdAt ?? null;
}

/** Answers the id of the row. */
export async function addUpload(tx: Queryable, upload: NewUpload): Promise<number> {
  const [row] = await tx.insert(uploads).values(upload).returning({ id: uploads.id });
  if (!row) throw new Error('the upload was not written');
  return row.id;
}

/**
 * Marks pictures as used, so that they are kept permanently. False when an address is not an upload of the account.
 */
export async function usePictures(tx: Tx, accountId: number, urls: readonly string[]): Promise<boolean> {
  const keys = [...new Set(urls)].map(keyOf);
  if (!keys.every((key) => key !== null)) return false;
  const own = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.accountId, accountId), inArray(uploads.key, keys)))
    .orderBy(uploads.id)
    .for('no key update');
  const ids = own.map(({ id }) => id);
  await tx
    .update(uploads)
    .set({ used: true })
    .where(and(inArray(uploads.id, ids), not(uploads.used)));
  return ids.length === keys.length;
}

/** The oldest unused pictures, locked against use until the transaction ends. */
export function lockUnused(tx: Tx, most: number): Promise<{ id: number; key: string }[]> {
  return tx
    .select({ id: uploads.id, key: uploads.key })
    .from(uploads)
    .where(and(not(uploads.used), lt(uploads.createdAt, sql`now() - ${UNUSED_FOR}::interval`)))
    .orderBy(uploads.createdAt)
    .limit(most)
    .for('update', { skipLocked: true });
}

export async function removeUploads(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.delete(uploads).where(inArray(uploads.id, [...ids]));
}
