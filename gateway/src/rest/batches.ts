/** REST takes at most this many ids at once. */
export const MAX_BATCH = 100;

/** The rows in the order of their ids, null where there is none. */
export function inOrder<T extends { id: number }>(ids: readonly number[], rows: T[]): (T | null)[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
