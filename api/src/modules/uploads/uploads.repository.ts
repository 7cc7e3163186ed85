import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { uploads } from '../../db/schema/index.ts';
import { keyOf } from './uploadNames.ts';

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

/** Whether every address is one of a picture that the account has uploaded. */
export async function picturesBelong(
  on: Queryable,
  accountId: number,
  urls: readonly string[],
): Promise<boolean> {
  const keys = [...new Set(urls)].map(keyOf);
  if (!keys.every((key) => key !== null)) return false;
  const [row] = await on
    .select({ own: count() })
    .from(uploads)
    .where(and(eq(uploads.accountId, accountId), inArray(uploads.key, keys)));
  return row?.own === keys.length;
}
