import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { runPrepared } from '../../db/prepared.ts';
import type { Place, Snapshot } from './changeCursors.ts';

/** Events of a page: what it costs is bounded, however much has happened. */
const MAX_EVENTS = 1_000;

type Item = { xid: string; kind: number; id: number; updatedAt: string | null };
export type Missed = {
  /** What the statement has seen, as PostgreSQL writes it. */
  snapshot: string;
  /** Seconds since 1970. */
  now: number;
  /** Null until somebody asks after the feed was lost. */
  era: string | null;
  /** The last transaction that was read; null where all that was seen were. */
  reached: string | null;
  items: Item[];
};

/**
 * What has changed of an account since a snapshot, one item more than `limit`; nothing, and where the feed stands, without
 * one.
 */
export async function readMissed(
  db: Db,
  accountId: number,
  {
    since,
    place,
    kinds,
    limit,
  }: { since: Snapshot | null; place: Place | null; kinds: number[]; limit: number },
): Promise<Missed> {
  const [row] = await runPrepared<{ missed: Missed }>(
    db,
    since
      ? sql`SELECT changes_since(${accountId}, ${String(since.xmax)}::xid8, ${`{${since.running.join()}}`}::xid8[],
                   ${`{${kinds.join()}}`}::smallint[], ${place && String(place.xid)}::xid8, ${place?.kind ?? 0}::smallint,
                   ${place?.id ?? 0}::bigint, ${MAX_EVENTS}, ${limit}) AS missed`
      : sql`SELECT jsonb_build_object('snapshot', pg_current_snapshot()::text, 'now', extract(epoch FROM now()),
                   'era', (SELECT era FROM change_era), 'reached', NULL, 'items', '[]'::jsonb) AS missed`,
  );
  if (!row) throw new Error('the change feed answered nothing');
  return row.missed;
}

/** Begins the time of a feed that was lost, or is new. */
export async function beginEra(db: Db): Promise<void> {
  await db.execute(sql`INSERT INTO change_era DEFAULT VALUES ON CONFLICT DO NOTHING`);
}
