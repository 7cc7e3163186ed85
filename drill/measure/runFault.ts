import { setTimeout } from 'node:timers/promises';
import type { Cluster } from '../cluster/Cluster.ts';
import type { Fault } from '../faults/fault.ts';
import type { Load } from '../load/Load.ts';
import { countIn, waybillsIssuedTwice } from './counting.ts';
import type { Outcome } from './outcome.ts';

const BEFORE_MS = 4_000;
const AFTER_MS = 3_000;
const WHOLE_WITHIN_MS = 240_000;

/** One fault under load, and what became of what was acknowledged since the load's begin. */
export async function runFault(cluster: Cluster, load: Load, fault: Fault): Promise<Outcome> {
  const { journal } = load;
  await cluster.whole(WHOLE_WITHIN_MS);
  const before = journal.acknowledged.length;
  load.start();
  await setTimeout(BEFORE_MS);
  const from = Date.now();
  const notes: Outcome['notes'] = [];
  await fault.strike({ cluster, load, note: (told, written) => notes.push({ told, written }) });
  await cluster.whole(WHOLE_WITHIN_MS);
  const whole = Date.now();
  await setTimeout(AFTER_MS);
  const to = Date.now();
  await load.stop();
  const unanswered: Outcome['unanswered'] = {};
  for (const { at, kind, said } of journal.unanswered)
    if (at >= from) unanswered[`${kind}: ${said}`] = (unanswered[`${kind}: ${said}`] ?? 0) + 1;
  const counted = await countIn(cluster.directUrl, journal.acknowledged);
  return {
    ...counted,
    twice: counted.twice + (await waybillsIssuedTwice()),
    fault,
    acknowledged: journal.acknowledged.length - before,
    gap: journal.longestGap(from, to),
    unanswered,
    failed: journal.failed.filter(({ at }) => at >= from).map(({ kind, said }) => `${kind}: ${said}`),
    whole: (whole - from) / 1000,
    notes,
  };
}
