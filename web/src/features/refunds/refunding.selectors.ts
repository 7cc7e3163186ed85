import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { outlookOf } from './foresee.ts';
import type { refundingMachine } from './refunding.machine.ts';

export type Refunding = ActorRefFrom<typeof refundingMachine>;
type Snapshot = SnapshotFrom<typeof refundingMachine>;

export const isOpen = (snapshot: Snapshot) => snapshot.hasTag('open');
export const isSending = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isAsking = (snapshot: Snapshot) => snapshot.matches('asking');
export const isBroken = (snapshot: Snapshot) => snapshot.matches('broken');
export const canRetry = (snapshot: Snapshot) => snapshot.can({ type: 'refund.retry' });
export const selectContext = (snapshot: Snapshot) => snapshot.context;

/** What the open question will lead to; worked out anew only for other parcels. */
export const outlookIn = ({ parcels, by }: Snapshot['context']) => outlookOf(parcels, by);

export interface Tally {
  applied: number;
  failed: number;
  /** Of those that can be refunded, how many have not been answered. */
  unsent: number;
  /** Fen that have gone back, and fen that may later. */
  returned: number;
  awaited: number;
}

/** How far it is. */
export function tallyOf({ outcomes, queue }: Pick<Snapshot['context'], 'outcomes' | 'queue'>): Tally {
  const tally = { applied: 0, failed: 0, unsent: queue.length, returned: 0, awaited: 0 };
  for (const outcome of outcomes.values()) {
    if (outcome.kind === 'failed') tally.failed += 1;
    else {
      tally.applied += 1;
      tally[outcome.refundStatus === 'SUCCESS' ? 'returned' : 'awaited'] += outcome.amount;
    }
  }
  return tally;
}
