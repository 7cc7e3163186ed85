import { and, eq, inArray, not } from 'drizzle-orm';
import { keyOf } from '../../adapters/storage/uploadNames.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { uploads } from '../../db/schema/index.ts';

export type NewUpload = Omit<typeof uploads.$inferInsert, 'id' | 'createdAt'>;

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
