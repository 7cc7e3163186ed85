import { finishedBackfills, runBackfills } from '../../db/backfills/backfills.ts';
import { deskPrints } from '../../db/backfills/deskPrints.ts';
import type { Db } from '../../db/client.ts';

const ONCE = 'deskPrints';
const AGAIN = 'deskPrintsAgain';
/** By then no process of the release before is left, which places and changes receivers without the print. */
const OLD_PROCESSES_GONE = '1 day';

/** Lets operators find the receivers of parcels from before: once, and again for what older processes wrote meanwhile. */
export async function fillDeskPrints(db: Db, stop?: AbortSignal): Promise<void> {
  const client = await db.$client.connect();
  let failed = true;
  try {
    await runBackfills(client, [deskPrints(db.box, ONCE)], stop);
    const done = await finishedBackfills(client, OLD_PROCESSES_GONE);
    if (done.includes(ONCE)) await runBackfills(client, [deskPrints(db.box, AGAIN)], stop);
    failed = false;
  } finally {
    client.release(failed);
  }
}
