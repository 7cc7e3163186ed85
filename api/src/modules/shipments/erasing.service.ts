import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { loadSettings } from '../settings/settings.ts';
import { eraseForgotten, eraseMerges, eraseParcels, lockOver } from './erasing.repository.ts';

const AT_ONCE = 200;
const ROUNDS = 500;
const DAY_MS = 24 * 3_600_000;

/**
 * Scheduled job: erases the receivers of parcels that ended `receiverDays` days ago with all texts about them and
 * their search prints, and those of shop orders that were never shipped here and have had no news as long. Goods,
 * shipments and payments stay. Returns the number of parcels. Any number of processes may run it: rows locked by
 * others are left for the next run.
 */
export async function eraseReceivers(db: Db, now: Date): Promise<number> {
  const { receiverDays } = await loadSettings(db);
  const before = sql`${new Date(now.getTime() - receiverDays * DAY_MS).toISOString()}::timestamptz`;
  const erased = await inRounds(db, async (tx) => {
    const parcels = await lockOver(tx, before, AT_ONCE);
    if (parcels.length > 0) await eraseParcels(tx, parcels, now);
    return parcels.length;
  });
  await inRounds(db, (tx) => eraseForgotten(tx, before, AT_ONCE));
  await eraseMerges(db, before);
  return erased;
}

async function inRounds(db: Db, some: (tx: Tx) => Promise<number>): Promise<number> {
  let done = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const count = await db.transaction(some);
    done += count;
    if (count < AT_ONCE) break;
  }
  return done;
}
