import type { Db } from '../../db/client.ts';
import { eachInRounds, inRounds } from '../../jobs/inRounds.ts';
import {
  addChanges,
  addLongLists,
  awaitOlder,
  CHANGES_AT_ONCE,
  coverMore,
  type Extent,
  keptLists,
  type ListOf,
  lockKeptList,
  recordMore,
} from './keeping.repository.ts';

const ORDERS_AT_ONCE = 5_000;
const LISTS_AT_ONCE = 200;
const EXTENT: Extent = { long: 10_000, leftOut: 500, least: 2_000, most: 100_000 };

/** Scheduled job: keeps the totals of long lists, so that they need not be counted when they are asked for. */
export async function keepTotals(db: Db, stop?: AbortSignal, extent = EXTENT): Promise<void> {
  await inRounds(ORDERS_AT_ONCE, stop, () => addLongLists(db, extent, ORDERS_AT_ONCE));
  await eachInRounds<ListOf>(
    LISTS_AT_ONCE,
    stop,
    (last) => keptLists(db, LISTS_AT_ONCE, last),
    async (list) => {
      while (!stop?.aborted && (await goOn(db, list, extent)));
      await inRounds(CHANGES_AT_ONCE, stop, () =>
        db.transaction(async (tx) => ((await lockKeptList(tx, list)) ? addChanges(tx, list) : 0)),
      );
    },
  );
}

/**
 * The next step of extending the totals of a list, each a transaction of its own: changes of more rows are recorded; from
 * then on older transactions are waited for, which may not know that; then the rows are counted.
 * @returns whether another step can follow at once
 */
function goOn(db: Db, list: ListOf, extent: Extent): Promise<boolean> {
  return db.transaction(async (tx) => {
    const kept = await lockKeptList(tx, list);
    if (!kept) return false;
    if (kept.recordedId === kept.coveredId) return recordMore(tx, list, kept, extent);
    if (kept.knownFrom !== null) return coverMore(tx, list, kept);
    await awaitOlder(tx, list);
    return true;
  });
}
