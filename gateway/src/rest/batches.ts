import DataLoader from 'dataloader';

/** REST takes at most this many ids at once. */
export const MAX_BATCH = 100;

/** The rows in the order of their ids, null for missing ones. */
export function inOrder<T extends { id: number }>(ids: readonly number[], rows: T[]): (T | null)[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

type Row = { id: number };
type BatchRequest = { ids: number[]; pageSize: number };

/** Loads rows by id in batches of a hundred; null for missing ones. */
export function byIds<T extends Row>(
  list: (requested: BatchRequest) => Promise<{ list: T[] }>,
): DataLoader<number, T | null> {
  return new DataLoader<number, T | null>(
    async (ids) => inOrder(ids, (await list({ ids: [...ids], pageSize: ids.length })).list),
    { maxBatchSize: MAX_BATCH },
  );
}

/** The existing ones among the rows. */
export async function those<T extends Row>(
  rows: DataLoader<number, T | null>,
  ids: readonly number[],
): Promise<T[]> {
  const found = await Promise.all(ids.map((id) => rows.load(id)));
  return found.filter((row) => row !== null);
}
