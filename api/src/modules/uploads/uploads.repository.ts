import { and, eq, inArray, not } from 'drizzle-orm';
import { keyOf } from '../../adapters/storage/uploadNames.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { operators, operatorUploads, uploads } from '../../db/schema/index.ts';

export type NewUpload = Omit<typeof uploads.$inferInsert, 'id' | 'createdAt' | 'accountId'>;

/** Answers the id of the row. */
export async function addUpload(tx: Queryable, accountId: number, upload: NewUpload): Promise<number> {
  const [row] = await tx
    .insert(uploads)
    .values({ ...upload, accountId })
    .returning({ id: uploads.id });
  if (!row) throw new Error('the upload was not written');
  return row.id;
}

/** The same of an operator's picture. */
export async function addOperatorUpload(
  tx: Queryable,
  operatorId: number,
  upload: NewUpload,
): Promise<number> {
  const [row] = await tx
    .insert(operatorUploads)
    .values({ ...upload, operatorId })
    .returning({ id: operatorUploads.id });
  if (!row) throw new Error('the upload was not written');
  return row.id;
}

/** One upload of an operator at a time, so that they are counted. */
export async function lockOperator(tx: Queryable, id: number): Promise<void> {
  await tx.select({ id: operators.id }).from(operators).where(eq(operators.id, id)).for('no key update');
}

/**
 * Marks a picture that some operator has uploaded as used, so that it is kept, and answers its pixels; null when the address
 * is none.
 */
export async function useOperatorPicture(
  tx: Tx,
  url: string,
): Promise<{ width: number; height: number } | null> {
  const key = keyOf(url);
  if (key === null) return null;
  const [picture] = await tx
    .update(operatorUploads)
    .set({ used: true })
    .where(eq(operatorUploads.key, key))
    .returning({ width: operatorUploads.width, height: operatorUploads.height });
  return picture ?? null;
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
