import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { fillWaybillsMachine } from './fillWaybills.machine.ts';

export type FillWaybills = ActorRefFrom<typeof fillWaybillsMachine>;
type Snapshot = SnapshotFrom<typeof fillWaybillsMachine>;

export const isOpen = (snapshot: Snapshot) => snapshot.hasTag('open');
export const isTyping = (snapshot: Snapshot) => snapshot.matches('typing');
export const isChoosing = (snapshot: Snapshot) => snapshot.matches('choosing') || snapshot.matches('reading');
export const isReading = (snapshot: Snapshot) => snapshot.matches('reading');
export const isUnread = (snapshot: Snapshot) => snapshot.matches({ choosing: 'unread' });
export const isChecked = (snapshot: Snapshot) => snapshot.matches('checked');
export const isSending = (snapshot: Snapshot) => snapshot.matches('sending');
export const isBroken = (snapshot: Snapshot) => snapshot.matches('broken');
export const canRetry = (snapshot: Snapshot) => snapshot.can({ type: 'fill.retry' });
export const canFix = (snapshot: Snapshot) => snapshot.can({ type: 'rest.fix' });
export const canDismiss = (snapshot: Snapshot) => snapshot.can({ type: 'fill.dismiss' });
export const selectContext = (snapshot: Snapshot) => snapshot.context;

/** Rows that have not gone. */
export const selectLeft = ({ context: { rows, results } }: Snapshot) =>
  rows.filter(({ row }) => results.get(row)?.kind !== 'filled').length;

export interface Tally {
  filled: number;
  failed: number;
  /** Rows that were to be sent and have no answer. */
  unsent: number;
}

/** How far it is. */
export function tallyOf({ results, queue }: Pick<Snapshot['context'], 'results' | 'queue'>): Tally {
  const filled = [...results.values()].filter(({ kind }) => kind === 'filled').length;
  return { filled, failed: results.size - filled, unsent: queue.length };
}
