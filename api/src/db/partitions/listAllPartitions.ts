import { sql } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { PARTITIONED } from './partitioned.ts';

type Listed = { table: string; partition: string; range: string; rows: number; size: string };

/** Every partition, with its range as PostgreSQL says it, an estimate of its rows, and its size with indexes. */
export async function listAllPartitions(db: Db): Promise<Listed[]> {
  const tables = sql.param(PARTITIONED.map(({ table }) => table));
  const { rows } = await db.execute<Listed>(sql`
    SELECT p.relname AS table, c.relname AS partition,
           regexp_replace(pg_get_expr(c.relpartbound, c.oid), '^FOR VALUES ', '') AS range,
           coalesce(pg_stat_get_live_tuples(c.oid), 0) AS rows, pg_size_pretty(pg_total_relation_size(c.oid)) AS size
      FROM pg_inherits i JOIN pg_class p ON p.oid = i.inhparent JOIN pg_class c ON c.oid = i.inhrelid
     WHERE p.relkind = 'p' AND p.relname = ANY (${tables}::text[]) ORDER BY 1, length(c.relname), 2`);
  return rows;
}
