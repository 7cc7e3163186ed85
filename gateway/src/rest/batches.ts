import DataLoader from 'dataloader';

/** REST takes at most this many ids at once. */
export const MAX_BATCH = 100;

/** The rows in the order of their ids, null where there is none. */
export function inOrder<T extends { id: number }>(ids: readonly number[], rows: T[]): (T | null)[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

type Row = { id: number };
type BatchRequest = { ids: number[]; pageSize: number };

/** Loads rows of a list by their ids, all that are asked for at once in one call a hundred; null for what it has not. */
export function byIds<T extends Row>(
  list: (wanted: BatchRequest) => Promise<{ list: T[] }>,
): DataLoader<number, T | null> {
  return new DataLoader<number, T | null>(
    async (ids) => inOrder(ids, (await list({ ids: [...ids], pageSize: ids.length })).list),
    { maxBatchSize: MAX_BATCH },
  );
}

/** Those of the rows that there are. */
export async function those<T extends Row>(
  rows: DataLoader<number, T | null>,
  ids: readonly number[],
): Promise<T[]> {
  const found = await Promise.all(ids.map((id) => rows.load(id)));
  return found.filter((row) => row !== null);
}
