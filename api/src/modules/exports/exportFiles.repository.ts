import { type SQL, sql } from 'drizzle-orm';
import { EXPORT_LIFETIME_MS } from '../../adapters/storage/exportNames.ts';
import type { Db, Queryable } from '../../db/client.ts';
import type { ExportRefusal } from '../../db/schema/exports.ts';

// Statuses are literals: indexes hold for some of them.

/** An export that no worker has taken this long after it was asked for is lost. */
const TAKEN_WITHIN_MS = 15 * 60_000;

const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;
/** Of what was asked for after this, something may still come. */
export const lostBefore = (now: Date): SQL => instant(new Date(now.getTime() - TAKEN_WITHIN_MS));
/** What was finished after this is still served. */
const goneBefore = (now: Date): SQL => instant(new Date(now.getTime() - EXPORT_LIFETIME_MS));

export type NewExport = {
  taskId: string;
  accountId: number;
  jobKind: string;
  kind: string;
  /** Sealed. */
  request: string;
  createdAt: Date;
};

/** Lets the account's exports be added one after the other, in all processes, until the transaction ends. */
export async function lockExportsOf(tx: Queryable, accountId: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`exports of ${accountId}`}, 0))`);
}

/** The number of the account's exports that wait or are being written. */
export async function countOpenExports(tx: Queryable, accountId: number, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    SELECT count(*) AS count FROM export_file
     WHERE account_id = ${accountId} AND (status = 2 OR status = 1 AND created_at > ${lostBefore(now)})`);
  return rows[0]?.count ?? 0;
}

export async function addExport(tx: Queryable, added: NewExport): Promise<number> {
  const { taskId, accountId, jobKind, kind, request, createdAt } = added;
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO export_file (task_id, account_id, job_kind, kind, request, created_at)
    VALUES (${taskId}, ${accountId}, ${jobKind}, ${kind}, ${request}, ${instant(createdAt)}) RETURNING id`);
  const [row] = rows;
  if (!row) throw new Error('the export was not added');
  return row.id;
}

export type FoundExport =
  | { state: 'open' }
  | { state: 'done'; fileNames: string[]; finishedAt: Date }
  | { state: 'refused'; refusal: ExportRefusal }
  | { state: 'gone' };

type FoundRow = {
  status: number;
  fileNames: string[];
  refusal: ExportRefusal | null;
  finishedAt: string | null;
  isLost: boolean;
  isOver: boolean;
};

/** How an export of the account stands; null where there is none. */
export async function findExport(
  db: Queryable,
  accountId: number,
  taskId: string,
  now: Date,
): Promise<FoundExport | null> {
  const { rows } = await db.execute<FoundRow>(sql`
    SELECT status, file_names AS "fileNames", refusal, finished_at AS "finishedAt",
           created_at <= ${lostBefore(now)} AND coalesce(lease_until < now(), true) AS "isLost",
           coalesce(finished_at <= ${goneBefore(now)}, false) AS "isOver"
      FROM export_file WHERE task_id = ${taskId} AND account_id = ${accountId}`);
  const [row] = rows;
  if (!row) return null;
  if (row.finishedAt === null) return { state: row.isLost ? 'gone' : 'open' };
  if (row.isOver) return { state: 'gone' };
  if (row.status === 3)
    return { state: 'done', fileNames: row.fileNames, finishedAt: new Date(row.finishedAt) };
  return row.refusal ? { state: 'refused', refusal: row.refusal } : { state: 'gone' };
}

/** Whether a complete export has the file, within its hour; null where there is no export of the id. */
export async function isServed(db: Db, taskId: string, fileName: string, now: Date): Promise<boolean | null> {
  const { rows } = await db.execute<{ isServed: boolean }>(sql`
    SELECT status = 3 AND ${fileName} = ANY (file_names) AND finished_at > ${goneBefore(now)} AS "isServed"
      FROM export_file WHERE task_id = ${taskId}`);
  return rows[0]?.isServed ?? null;
}

/** Ends an export that has not been begun: nobody waits for it any more. */
export async function abandonExport(db: Db, taskId: string, now: Date): Promise<void> {
  await db.execute(sql`
    UPDATE export_file SET status = 4, request = '', finished_at = ${instant(now)} WHERE task_id = ${taskId} AND status = 1`);
}

/** Exports that nobody gets any more, and the files that they may have left, oldest first. */
export async function overdueExports(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ id: number; taskId: string; fileNames: string[] }[]> {
  const { rows } = await db.execute<{ id: number; taskId: string; fileNames: string[] }>(sql`
    SELECT id, task_id AS "taskId", file_names AS "fileNames" FROM export_file
     WHERE created_at <= ${goneBefore(now)} AND finished_at <= ${goneBefore(now)} ORDER BY created_at LIMIT ${limit}`);
  return rows;
}

export async function removeExports(db: Db, ids: readonly number[]): Promise<void> {
  await db.execute(sql`DELETE FROM export_file WHERE id = ANY (${`{${ids.join()}}`}::bigint[])`);
}

/** Those of the ids that have a row. */
export async function knownTaskIds(db: Db, taskIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ taskId: string }>(sql`
    SELECT task_id AS "taskId" FROM export_file WHERE task_id = ANY (${sql.param(taskIds)}::text[])`);
  return new Set(rows.map(({ taskId }) => taskId));
}
