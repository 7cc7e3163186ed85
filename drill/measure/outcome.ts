import type { Fault } from '../faults/fault.ts';
import type { Counted } from './counting.ts';

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
  notes: { told: string; written: string }[];
};

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
