import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { inRounds } from '../../jobs/inRounds.ts';
import { loadSettings } from '../settings/settings.ts';
import { eraseForgotten, eraseMerges, eraseParcels, lockOver } from './erasing.repository.ts';

const AT_ONCE = 200;
const DAY_MS = 24 * 3_600_000;

/**
 * Scheduled job: erases the receivers of parcels that ended `receiverDays` days ago with all texts about them and
 * their search prints, and those of shop orders that were never shipped here and have had no news as long. Goods,
 * shipments and payments stay. Returns the number of parcels. Any number of processes may run it: rows locked by
 * others are left for the next run.
 */
export async function eraseReceivers(db: Db, now: Date, stop?: AbortSignal): Promise<number> {
  const { receiverDays } = await loadSettings(db);
  const before = sql`${new Date(now.getTime() - receiverDays * DAY_MS).toISOString()}::timestamptz`;
  const erased = await inRounds(AT_ONCE, stop, () =>
    db.transaction(async (tx) => {
      const parcels = await lockOver(tx, before, AT_ONCE);
      if (parcels.length > 0) await eraseParcels(tx, parcels, now);
      return parcels.length;
    }),
  );
  await inRounds(AT_ONCE, stop, () => db.transaction((tx) => eraseForgotten(tx, before, AT_ONCE)));
  await inRounds(AT_ONCE, stop, () => eraseMerges(db, before, AT_ONCE));
  return erased;
}
