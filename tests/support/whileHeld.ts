import type { TestApi } from './api.ts';

type Row = { text: string; id: number };

/**
 * Begins calls while somebody else has a row, each once those before it wait, and lets go when all of them do.
 * @param row the statement that locks it by `$1`
 * @param change made by others meanwhile
 */
export async function whileHeld<T>(
  api: Pick<TestApi, 'query' | 'session'>,
  { text, id }: Row,
  calls: readonly (() => Promise<T>)[],
  change: () => Promise<unknown> = async () => undefined,
): Promise<T[]> {
  const holder = await api.session();
  await holder.query('BEGIN');
  await holder.query(text, [id]);
  const begun: Promise<T>[] = [];
  for (const call of calls) {
    begun.push(call());
    while ((await waiting(api)) < begun.length);
  }
  await change();
  await holder.query('COMMIT');
  await holder.end();
  return Promise.all(begun);
}

/** How many statements on this database wait for what another transaction holds. */
async function waiting(api: Pick<TestApi, 'query'>): Promise<number> {
  const rows = await api.query(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows.length;
}
