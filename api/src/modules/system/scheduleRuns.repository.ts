import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import type { ScheduledJob } from '../../jobs/schedules.ts';

/** Keeps the scheduled jobs of this release and no others. */
export async function keepSchedules(db: Queryable, jobs: readonly ScheduledJob[]): Promise<void> {
  const rows = jobs.map(({ name, ...job }) =>
    'cron' in job
      ? { name, cron: job.cron, every: null }
      : { name, cron: '', every: Math.ceil(job.everySeconds) },
  );
  await db.execute(sql`
    WITH kept AS (
      INSERT INTO schedule_run AS r (name, cron, every_seconds)
      SELECT name, cron, every FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (name text, cron text, every int)
       ORDER BY name
      ON CONFLICT (name) DO UPDATE SET cron = excluded.cron, every_seconds = excluded.every_seconds
       WHERE (r.cron, r.every_seconds) IS DISTINCT FROM (excluded.cron, excluded.every_seconds))
    DELETE FROM schedule_run WHERE name <> ALL (${sql.param(rows.map(({ name }) => name))}::text[])`);
}

/** Notes how a run ended; `error` is empty where it ended well. */
export async function noteRun(db: Queryable, name: string, error: string): Promise<void> {
  const failedAt = error === '' ? sql`NULL` : sql`now()`;
  await db.execute(sql`
    INSERT INTO schedule_run AS r (name, ended_at, failed_at, error) VALUES (${name}, now(), ${failedAt}, ${error})
    ON CONFLICT (name) DO UPDATE SET ended_at = excluded.ended_at, failed_at = coalesce(excluded.failed_at, r.failed_at),
      error = CASE WHEN excluded.failed_at IS NULL THEN r.error ELSE excluded.error END`);
}

export type ScheduleRow = {
  name: string;
  cron: string;
  everySeconds: number | null;
  endedAt: string | null;
  failedAt: string | null;
  error: string;
};

export async function scheduleRows(db: Queryable): Promise<ScheduleRow[]> {
  const { rows } = await db.execute<ScheduleRow>(sql`
    SELECT name, cron, every_seconds AS "everySeconds", ended_at AS "endedAt", failed_at AS "failedAt", error
      FROM schedule_run ORDER BY name`);
  return rows;
}
