import type { Storage } from '../../adapters/storage/storage.ts';
import type { Db } from '../../db/client.ts';
import { inRounds } from '../../jobs/inRounds.ts';
import { lockUnused, removeFiles, type StoredFiles } from './storedFiles.repository.ts';

/** Small enough for a slow storage to remove them before the transaction times out. */
const BATCH = 20;

/** What is swept: the rows of a table, and the names that the file of a key has in the storage. */
export type Swept = { table: StoredFiles; namesOf: (key: string) => string[] };

/**
 * Removes files that were uploaded a week ago and never used; returns their number. A file that cannot be removed keeps
 * its row, is retried, and ends the sweep.
 */
export function sweepUnused(
  db: Db,
  storage: Pick<Storage, 'remove'>,
  { table, namesOf }: Swept,
  stop?: AbortSignal,
): Promise<number> {
  return inRounds(BATCH, stop, async () => {
    const { found, failures } = await db.transaction(async (tx) => {
      const found = await lockUnused(tx, table, BATCH);
      const tries = await Promise.allSettled(
        found.map(({ key }) => Promise.all(namesOf(key).map((name) => storage.remove(name)))),
      );
      const gone = found.filter((_, at) => tries[at]?.status === 'fulfilled');
      await removeFiles(
        tx,
        table,
        gone.map(({ id }) => id),
      );
      return { found, failures: tries.filter((each) => each.status === 'rejected') };
    });
    if (failures[0]) throw failures[0].reason;
    return found.length;
  });
}
