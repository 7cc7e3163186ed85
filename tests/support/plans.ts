import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../api/src/db/client.ts';

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Heap Fetches'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
};

/** What the queries of a piece of work did to get at their rows. */
export type Reading = {
  /** Tables that were read from end to end. */
  scanned: string[];
  /** Rows that were fetched from tables, whether they were of use or not. */
  fetched: number;
  /** Entries that were counted or passed over in indexes that have all that is asked for. */
  counted: number;
  /** Blocks of tables and indexes that were looked into. */
  blocks: number;
  /** Rows of the largest sort. */
  sorted: number;
};

/** Runs the work on a database that explains each of its queries. */
export async function readingOf(db: Db, work: (db: Queryable) => Promise<unknown>): Promise<Reading> {
  const reading: Reading = { scanned: [], fetched: 0, counted: 0, blocks: 0, sorted: 0 };
  const execute = async (query: SQL) => {
    const { rows } = await db.execute<{ 'QUERY PLAN': { Plan: Node }[] }>(
      sql`EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${query}`,
    );
    for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) {
      add(reading, Plan);
      reading.blocks += Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
    }
    return db.execute(query);
  };
  await work({ execute, box: db.box } as unknown as Queryable);
  return reading;
}

function add(reading: Reading, node: Node): void {
  const kind = node['Node Type'];
  const rows =
    (node['Actual Rows'] +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0)) *
    node['Actual Loops'];
  if (kind === 'Seq Scan') reading.scanned.push(node['Relation Name'] ?? '');
  if (kind === 'Index Scan' || kind === 'Bitmap Heap Scan') reading.fetched += rows;
  if (kind === 'Index Only Scan') {
    reading.fetched += node['Heap Fetches'] ?? 0;
    reading.counted += rows;
  }
  if (kind.includes('Sort')) reading.sorted = Math.max(reading.sorted, rows);
  for (const inner of node.Plans ?? []) add(reading, inner);
}
