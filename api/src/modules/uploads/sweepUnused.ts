import type { Storage } from '../../adapters/storage/storage.ts';
import { smallOf } from '../../adapters/storage/uploadNames.ts';
import type { Db } from '../../db/client.ts';
import { inRounds } from '../../jobs/inRounds.ts';
import { lockUnused, removeUploads } from './uploads.repository.ts';

/** Small enough for a slow storage to remove them before the transaction times out. */
const BATCH = 20;

/**
 * Removes pictures that were uploaded a week ago and never used; returns their number. A picture that cannot be
 * removed keeps its row, is retried, and ends the sweep.
 */
export function sweepUnused(db: Db, storage: Pick<Storage, 'remove'>, stop?: AbortSignal): Promise<number> {
  return inRounds(BATCH, stop, async () => {
    const { found, failures } = await db.transaction(async (tx) => {
      const found = await lockUnused(tx, BATCH);
      const tries = await Promise.allSettled(
        found.map(({ key }) => Promise.all([key, smallOf(key)].map((name) => storage.remove(name)))),
      );
      const gone = found.filter((_, at) => tries[at]?.status === 'fulfilled');
      await removeUploads(
        tx,
        gone.map(({ id }) => id),
      );
      return { found, failures: tries.filter((each) => each.status === 'rejected') };
    });
    if (failures[0]) throw failures[0].reason;
    return found.length;
  });
}
