import { and, desc, inArray, lt, not, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import type { operatorUploads, privateFiles, uploads } from '../../db/schema/index.ts';

/** Unsaved forms in browsers may still refer to files. */
const UNUSED_FOR = '7 days';

/** Tables of files that are removed while nothing uses them. */
export type StoredFiles = typeof uploads | typeof operatorUploads | typeof privateFiles;

/** When the nth newest file among some rows of a table was uploaded; null when there are fewer. */
export async function timeOfNth(
  on: Queryable,
  table: StoredFiles,
  some: SQL | undefined,
  nth: number,
): Promise<Date | null> {
  const [row] = await on
    .select({ createdAt: table.createdAt })
    .from(table)
    .where(some)
    .orderBy(desc(table.id))
    .offset(nth - 1)
    .limit(1);
  return row?.createdAt ?? null;
}

/** The oldest unused files, locked against use until the transaction ends. */
export function lockUnused(tx: Tx, table: StoredFiles, most: number): Promise<{ id: number; key: string }[]> {
  return tx
    .select({ id: table.id, key: table.key })
    .from(table)
    .where(and(not(table.used), lt(table.createdAt, sql`now() - ${UNUSED_FOR}::interval`)))
    .orderBy(table.createdAt)
    .limit(most)
    .for('update', { skipLocked: true });
}

export async function removeFiles(tx: Tx, table: StoredFiles, ids: readonly number[]): Promise<void> {
  await tx.delete(table).where(inArray(table.id, [...ids]));
}
