import { fromCallback } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

const MAX_COUNTED_CHECKS = 10;
const SOME_CHECKS = 5;
const LIFETIME_MS = 30 * 60_000;

/** What a chart knows that asks again and again how something stands that the person does elsewhere. */
export interface StatusPolling {
  /** How often it was asked in a row. */
  checks: number;
  /** Whether the person asked last, not the clock. */
  manual: boolean;
}

/** Parts of the `setup()` of such a chart. */
export const statusPolling = {
  actors: {
    /** Ends at that instant; without one never. */
    awaitExpiry: unprovidedActor<void, { endsAt: number | null }>(),
    /** Reports when the tab is hidden or shown. */
    watchTab: fromCallback(() => {}),
  },
  delays: { pollSoon: 3_000, pollLater: 5_000, pollLate: 10_000 },
  guards: {
    hasCheckedOften: ({ context }: { context: StatusPolling }) => context.checks >= MAX_COUNTED_CHECKS,
    hasCheckedSome: ({ context }: { context: StatusPolling }) => context.checks >= SOME_CHECKS,
  },
};

/** For `countCheck`; more are counted as so many. */
export const oneMoreCheck = ({ checks }: StatusPolling) => ({
  checks: Math.min(checks + 1, MAX_COUNTED_CHECKS),
});

const scheduledCheck = { target: 'checking', actions: 'setScheduledCheck' } as const;

/** The states in which such a chart waits between its `checking`; less and less often, and not while nobody looks. */
export const pollingStates = {
  pausing: {
    always: [
      { guard: 'hasCheckedOften', target: 'pausingLongest' },
      { guard: 'hasCheckedSome', target: 'pausingLonger' },
    ],
    after: { pollSoon: scheduledCheck },
  },
  pausingLonger: { after: { pollLater: scheduledCheck } },
  pausingLongest: { after: { pollLate: scheduledCheck } },
  statusUnavailable: { after: { pollLate: scheduledCheck } },
  hidden: { on: { 'tab.shown': scheduledCheck } },
} as const;

/**
 * When what waits is over, in epoch milliseconds of this computer's clock. A clock that is so wrong that it would be over
 * already, or live too long, is not believed.
 */
export function localExpiry(expireAt: string, now: number): number {
  const left = Date.parse(expireAt) - now;
  return now + (left > 0 && left <= LIFETIME_MS ? left : LIFETIME_MS);
}
