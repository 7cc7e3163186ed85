import { setTimeout } from 'node:timers/promises';
import type { Cluster } from '../cluster/Cluster.ts';
import type { Fault } from '../faults/fault.ts';
import type { Load } from '../load/Load.ts';
import { type Counted, countIn } from './counting.ts';

const BEFORE_MS = 4_000;
const AFTER_MS = 3_000;
const WHOLE_WITHIN_MS = 240_000;

export type Outcome = Counted & {
  fault: Fault;
  acknowledged: number;
  /** Seconds of the longest time without an order. */
  gap: number;
  /** Attempts without an answer, by what was said instead. */
  unanswered: Record<string, number>;
  failed: string[];
  /** Seconds from the fault until the next one would be survived. */
  whole: number;
  notes: string[];
};

/** One fault under load, and what became of what was acknowledged since the load's begin. */
export async function runFault(cluster: Cluster, load: Load, fault: Fault): Promise<Outcome> {
  const { journal } = load;
  await cluster.whole(WHOLE_WITHIN_MS);
  const before = journal.acknowledged.length;
  load.start();
  await setTimeout(BEFORE_MS);
  const from = Date.now();
  const notes: string[] = [];
  await fault.strike({ cluster, load, note: (text) => notes.push(text) });
  await cluster.whole(WHOLE_WITHIN_MS);
  const whole = Date.now();
  await setTimeout(AFTER_MS);
  const to = Date.now();
  await load.stop();
  const unanswered: Outcome['unanswered'] = {};
  for (const { at, kind, said } of journal.unanswered)
    if (at >= from) unanswered[`${kind}: ${said}`] = (unanswered[`${kind}: ${said}`] ?? 0) + 1;
  return {
    ...(await countIn(cluster.directUrl, journal.acknowledged)),
    fault,
    acknowledged: journal.acknowledged.length - before,
    gap: journal.longestGap(from, to),
    unanswered,
    failed: journal.failed.filter(({ at }) => at >= from).map(({ kind, said }) => `${kind}: ${said}`),
    whole: (whole - from) / 1000,
    notes,
  };
}

export const attemptsLost = ({ unanswered }: Outcome) =>
  Object.values(unanswered).reduce((sum, times) => sum + times, 0);

/** Why an outcome is not what is asked for; empty when it is. */
export function shortcomings(outcome: Outcome): string[] {
  const { fault, missing, twice, breaches, gap, failed } = outcome;
  const lost = attemptsLost(outcome);
  return [
    ...(missing > 0 ? [`丢失 ${missing}`] : []),
    ...(twice > 0 ? [`做了两次 ${twice}`] : []),
    ...breaches.map((breach) => `账目不符：${breach}`),
    ...(fault.mostSeconds !== undefined && gap > fault.mostSeconds
      ? [`${gap.toFixed(1)} 秒没有订单，最多 ${fault.mostSeconds} 秒`]
      : []),
    ...(fault.mayLoseAttempts === false && lost > 0 ? [`${lost} 次请求没有得到回答，应为 0`] : []),
    ...failed.map((each) => `最终失败 ${each}`),
  ];
}

/** Whether something was lost, done twice or does not add up. */
export const isBroken = ({ missing, twice, breaches }: Outcome) => missing + twice + breaches.length > 0;
