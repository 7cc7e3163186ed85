import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import type { ExportRefusal } from '../../db/schema/exports.ts';
import { lostBefore } from './exportFiles.repository.ts';

// Statuses are literals: indexes hold for some of them.

const LEASE = sql.raw("interval '60 seconds'");
/** Attempts at one export; nothing comes of it when the last one fails. */
export const MAX_ATTEMPTS = 3;

export type ClaimedExport = {
  id: number;
  taskId: string;
  accountId: number;
  kind: string;
  /** Sealed. */
  request: string;
  /** This one among them; marks whose the claim is. */
  attempts: number;
  /** What an earlier attempt may have left in the storage. */
  fileNames: string[];
  createdAt: Date;
};

/** As sql: the claim stands. */
const held = ({ id, attempts }: ClaimedExport): SQL =>
  sql`id = ${id} AND attempts = ${attempts} AND status = 2`;
const textArray = (texts: readonly string[]): SQL => sql`${sql.param(texts)}::text[]`;

/**
 * Takes the export whose turn it is: of the account that was served longest ago, among those of which none is being
 * written. Null when there is none.
 */
export function claimExport(
  db: Db,
  jobKind: string,
  kinds: readonly string[],
  now: Date,
): Promise<ClaimedExport | null> {
  return db.transaction(async (tx) => {
    // One claim at a time: two of them would not see each other's.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('claim of an export', 0))`);
    const { rows } = await tx.execute<Omit<ClaimedExport, 'createdAt'> & { createdAt: string }>(sql`
      UPDATE export_file SET status = 2, attempts = attempts + 1, started_at = now(), lease_until = now() + ${LEASE}
       WHERE id = (
         SELECT e.id FROM export_file e
          WHERE e.status = 1 AND e.job_kind = ${jobKind} AND e.kind = ANY (${textArray(kinds)})
            AND e.created_at > ${lostBefore(now)} AND coalesce(e.lease_until <= now(), true)
            AND NOT EXISTS (SELECT FROM export_file w
                             WHERE w.account_id = e.account_id AND w.job_kind = e.job_kind AND w.status = 2)
          ORDER BY (SELECT max(s.started_at) FROM export_file s
                     WHERE s.account_id = e.account_id AND s.job_kind = e.job_kind) NULLS FIRST, e.id
          LIMIT 1)
       RETURNING id, task_id AS "taskId", account_id AS "accountId", kind, request, attempts,
                 file_names AS "fileNames", created_at AS "createdAt"`);
    const [row] = rows;
    return row ? { ...row, createdAt: new Date(row.createdAt) } : null;
  });
}

/** Goes on holding the claim; false when it has been given to somebody else. */
export async function keepClaim(db: Db, claim: ClaimedExport): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE export_file SET lease_until = now() + ${LEASE} WHERE ${held(claim)}`);
  return rowCount === 1;
}

/** The same, and notes what is about to lie in the storage. */
export async function noteFiles(
  db: Db,
  claim: ClaimedExport,
  fileNames: readonly string[],
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE export_file SET lease_until = now() + ${LEASE}, file_names = ${textArray(fileNames)} WHERE ${held(claim)}`);
  return rowCount === 1;
}

/** Completes the export; false when the claim has been given to somebody else. */
export async function finishExport(tx: Tx, claim: ClaimedExport, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE export_file SET status = 3, request = '', lease_until = NULL, finished_at = ${now.toISOString()}::timestamptz
     WHERE ${held(claim)}`);
  return rowCount === 1;
}

/** Nothing comes of the export. */
export async function failExport(
  db: Db,
  claim: ClaimedExport,
  refusal: ExportRefusal | null,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    UPDATE export_file SET status = 4, request = '', lease_until = NULL, finished_at = ${now.toISOString()}::timestamptz,
           refusal = ${refusal && JSON.stringify(refusal)}::jsonb
     WHERE ${held(claim)}`);
}

/** Gives the export back, to be taken after some seconds. */
export async function releaseExport(db: Db, claim: ClaimedExport, seconds: number): Promise<void> {
  await db.execute(sql`
    UPDATE export_file SET status = 1, lease_until = now() + make_interval(secs => ${seconds}) WHERE ${held(claim)}`);
}

/** Gives back what a worker that has died had taken, or ends it, and ends what no worker has come for. */
export async function releaseAbandoned(db: Db, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    UPDATE export_file SET status = 1, lease_until = NULL WHERE status = 2 AND lease_until < now() AND attempts < ${MAX_ATTEMPTS}`);
  await db.execute(sql`
    UPDATE export_file SET status = 4, request = '', lease_until = NULL, finished_at = ${at}
     WHERE status = 2 AND lease_until < now() AND attempts >= ${MAX_ATTEMPTS}
        OR status = 1 AND created_at <= ${lostBefore(now)}`);
}

/** Exports that wait: of the account, or of all accounts. */
export async function waitingExports(
  db: Queryable,
  jobKind: string,
  { accountId, limit }: { accountId?: number; limit: number },
): Promise<{ id: number }[]> {
  const own = accountId === undefined ? sql`` : sql`AND account_id = ${accountId}`;
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM export_file WHERE status = 1 AND job_kind = ${jobKind} ${own} ORDER BY id LIMIT ${limit}`);
  return rows;
}
