import { describe, expect, it } from 'vitest';
import { type TraceState, traceStates } from '../../adapters/tracking/trackingService.ts';
import { statusOfTrace } from './statusOfTrace.ts';

const STATES = [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14] as const;

/** By hand, a row a status: what it becomes with the states in the order above. */
const TABLE: Record<number, number[]> = {
  10: [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10],
  20: [20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20],
  30: [30, 40, 40, 60, 50, 60, 40, 60, 40, 40, 40, 40, 40, 60, 60],
  40: [40, 40, 40, 60, 50, 60, 40, 60, 40, 40, 40, 40, 40, 60, 60],
  50: [50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50],
  60: [60, 40, 40, 60, 50, 60, 40, 60, 40, 40, 40, 40, 40, 60, 60],
  70: [70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70],
  80: [80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80],
};

describe('the parcel status after a trace', () => {
  it.each(Object.entries(TABLE))('is mapped for %s', (status, expected) => {
    const become = STATES.map((state: TraceState | null) => statusOfTrace(Number(status), state));
    expect(become).toEqual(expected);
  });

  it('is mapped for every trace state', () => {
    expect(Object.values(traceStates).toSorted((one, other) => one - other)).toEqual(STATES.slice(1));
  });
});
