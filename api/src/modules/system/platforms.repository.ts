import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';

export type PlatformRow = {
  name: string;
  hourCalls: number;
  hourFailed: number;
  dayCalls: number;
  dayFailed: number;
  failures: { outcome: string; calls: number }[];
};

/** Calls of outside platforms in the last hour and day, to five minutes; failures of the day by their kind, the most first. */
export async function platformRows(db: Queryable): Promise<PlatformRow[]> {
  const { rows } = await db.execute<PlatformRow>(sql`
    SELECT provider AS name, sum(hour)::bigint AS "hourCalls", coalesce(sum(hour) FILTER (WHERE outcome <> 'ok'), 0)::bigint AS "hourFailed",
           sum(day)::bigint AS "dayCalls", coalesce(sum(day) FILTER (WHERE outcome <> 'ok'), 0)::bigint AS "dayFailed",
           coalesce(json_agg(json_build_object('outcome', outcome, 'calls', day) ORDER BY day DESC, outcome) FILTER (WHERE outcome <> 'ok'), '[]') AS failures
      FROM (SELECT provider, outcome, sum(calls) AS day,
                   coalesce(sum(calls) FILTER (WHERE at > now() - interval '65 minutes'), 0) AS hour
              FROM provider_call WHERE at > now() - interval '1 day' GROUP BY provider, outcome) c
     GROUP BY provider ORDER BY provider`);
  return rows;
}

export type ProcessRow = { id: string; role: string; version: string; startedAt: string; seenAt: string };

/** Processes that were heard of in the last ten minutes; one that ends well takes itself off. */
export async function processRows(db: Queryable): Promise<ProcessRow[]> {
  const { rows } = await db.execute<ProcessRow>(sql`
    SELECT id, role, version, started_at AS "startedAt", seen_at AS "seenAt"
      FROM running_process WHERE seen_at > now() - interval '10 minutes' ORDER BY started_at, id`);
  return rows;
}
