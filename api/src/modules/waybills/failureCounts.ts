import { counter, labelSets } from '@chengcang/process';
import { WAYBILL_REASONS } from '../../adapters/waybills/waybillError.ts';
import type { Db } from '../../db/client.ts';
import { couriers } from '../../db/schema/index.ts';
import type { Outcome } from './outcomes.ts';

const failures = counter('chengcang_waybill_failures_total', {
  description: 'Attempts without a waybill by courier and reason',
});
const labels = labelSets('courier', 'reason');

/** Counts what asks for somebody or is tried again; parcels that only wait for their courier are none. */
export function countFailure(courierCode: string, outcome: Outcome): void {
  if (outcome.kind === 'issued') return;
  const reason = outcome.kind === 'waiting' ? outcome.countsAs : outcome.reasonCode;
  if (reason) failures.add(1, labels(courierCode, reason));
}

/** Begins every count at 0: of a count that begins at 1, the first failure is no increase. */
export async function beginCounts(db: Db): Promise<void> {
  for (const { code } of await db.select({ code: couriers.code }).from(couriers))
    for (const reason of WAYBILL_REASONS) failures.add(0, labels(code, reason));
}
