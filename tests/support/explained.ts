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

/** Of an index: its table, whether it has some rows only, and what it is sorted by first. */
export type Index = { table: string; isPartial: boolean; first: string };

export async function indexesOf({ query }: Pick<TestApi, 'query'>): Promise<ReadonlyMap<string, Index>> {
  const rows = await query<Index & { name: string }>(`
    SELECT indexrelid::regclass::text AS name, indrelid::regclass::text AS table, indpred IS NOT NULL AS "isPartial",
           pg_get_indexdef(indexrelid, 1, true) AS first FROM pg_index`);
  return new Map(rows.map(({ name, ...index }) => [name, index]));
}

/**
 * Tables that a plan reads from end to end: by a sequential scan, or by all of an index that is not partial, which it does
 * without a condition on what the index is sorted by first. An index may be read in its order as far as a limit goes, unless
 * rows are passed over on the way.
 */
export function readWhole(
  node: Node,
  indexes: ReadonlyMap<string, Index>,
  isLimited = false,
): readonly string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Cond': condition = '', Plans = [] } = node;
  const below = type === 'Limit' || (isLimited && PASSING.includes(type));
  const inner = Plans.flatMap((each) => readWhole(each, indexes, below));
  if (type === 'Seq Scan') return [table, ...inner];
  const index = indexes.get(node['Index Name'] ?? '');
  if (!index || index.isPartial || condition.includes(index.first)) return inner;
  const isInOrder = isLimited && condition === '' && node.Filter === undefined;
  return isInOrder ? inner : [index.table, ...inner];
}

/** The indexes that a plan reads. */
export function indexesIn({ 'Index Name': name, Plans = [] }: Node): string[] {
  return [...(name === undefined ? [] : [name]), ...Plans.flatMap(indexesIn)];
}
