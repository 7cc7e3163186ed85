import type pg from 'pg';
import type { TestApi } from './api.ts';

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  Plans?: Node[];
};

/** A statement as it ran, of the service or inside of a function, with the plan that it ran by. */
export type Explained = { statement: string; plan: Node };

/**
 * Lets every new connection to the database explain what it runs, also what functions and triggers run, and count the calls
 * of functions. Needs a superuser, and auto_explain, which comes with PostgreSQL.
 */
export async function explainAll({ url, query }: Pick<TestApi, 'url' | 'query'>): Promise<void> {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
    track_functions: 'all',
  };
  for (const [name, value] of Object.entries(settings))
    await query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET ${name} = '${value}'`);
}

/** Takes the plans that connections tell, which `explainAll` has asked for. */
export function planCollector() {
  const plans: Explained[] = [];
  return {
    connected(client: pg.ClientBase): void {
      client.on('notice', ({ message = '' }) => {
        const json = /^duration: .* plan:\n(\{.*)$/s.exec(message)?.[1];
        if (!json) return;
        const { 'Query Text': statement, Plan: plan } = JSON.parse(json);
        plans.push({ statement, plan });
      });
    },
    /** What has run since the last call. */
    take: (): Explained[] => plans.splice(0),
  };
}

/** Nodes that pass rows on as they come: what limits them limits what is below. */
const PASSING = [
  'Limit',
  'LockRows',
  'Result',
  'Append',
  'Merge Append',
  'Subquery Scan',
  'Nested Loop',
  'ProjectSet',
];

/**
 * Of an index: its table, whether it has some rows only, and what it is sorted by first. That of a partition has the table that
 * it is a partition of, and is `of` an index of that.
 */
export type Index = { of: string; table: string; isPartial: boolean; first: string };
/** The indexes by name, and the tables that partitions are of. */
export type Known = { indexes: ReadonlyMap<string, Index>; tableOf: ReadonlyMap<string, string> };

export async function indexesOf({ query }: Pick<TestApi, 'query'>): Promise<Known> {
  const indexes = await query<Index & { name: string }>(`
    SELECT x.relname AS name, indpred IS NOT NULL AS "isPartial", pg_get_indexdef(indexrelid, 1, true) AS first,
           coalesce(pg_partition_root(indrelid), indrelid)::regclass::text AS table,
           coalesce(pg_partition_root(indexrelid)::regclass::text,
             replace(x.relname, t.relname, coalesce(pg_partition_root(indrelid), indrelid)::regclass::text)) AS of
      FROM pg_index JOIN pg_class x ON x.oid = indexrelid JOIN pg_class t ON t.oid = indrelid
     WHERE x.relnamespace = 'public'::regnamespace`);
  const partitions = await query<{ name: string; table: string }>(
    'SELECT inhrelid::regclass::text AS name, inhparent::regclass::text AS table FROM pg_inherits',
  );
  return {
    indexes: new Map(indexes.map(({ name, ...index }) => [name, index])),
    tableOf: new Map(partitions.map(({ name, table }) => [name, table])),
  };
}

/**
 * Tables, or partitions of them, that a plan reads from end to end: by a sequential scan, or by all of an index that is not partial, which it does
 * without a condition on what the index is sorted by first. An index may be read in its order as far as a limit goes, unless
 * rows are passed over on the way.
 */
export function readWhole(node: Node, indexes: Known['indexes'], isLimited = false): readonly string[] {
  const { 'Node Type': type, 'Relation Name': name = '', 'Index Cond': condition = '', Plans = [] } = node;
  const below = type === 'Limit' || (isLimited && PASSING.includes(type));
  const inner = Plans.flatMap((each) => readWhole(each, indexes, below));
  if (type === 'Seq Scan') return [name, ...inner];
  const index = indexes.get(node['Index Name'] ?? '');
  if (!index || index.isPartial || condition.includes(index.first)) return inner;
  const isInOrder = isLimited && condition === '' && node.Filter === undefined;
  return isInOrder ? inner : [index.table, ...inner];
}

/** The indexes that a plan reads. */
export function indexesIn({ 'Index Name': name, Plans = [] }: Node): string[] {
  return [...(name === undefined ? [] : [name]), ...Plans.flatMap(indexesIn)];
}

/** The tables, or partitions of them, that a plan reads. */
export function relationsIn({ 'Relation Name': name, Plans = [] }: Node): string[] {
  return [...(name === undefined ? [] : [name]), ...Plans.flatMap(relationsIn)];
}
