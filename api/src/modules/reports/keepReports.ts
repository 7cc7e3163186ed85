import type { Db } from '../../db/client.ts';
import { eachInRounds } from '../../jobs/inRounds.ts';
import { countDay, dueDays } from './counting.repository.ts';

const AT_ONCE = 50;

/** Scheduled job: counts what was sold on each day, so that a report reads sums and no orders. */
export async function keepReports(db: Db, stop?: AbortSignal): Promise<void> {
  await eachInRounds(
    AT_ONCE,
    stop,
    (last: { day: string } | undefined) => dueDays(db, AT_ONCE, last?.day),
    ({ day }) => countDay(db, day),
  );
}
