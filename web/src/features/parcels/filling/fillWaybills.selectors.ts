import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { fillWaybillsMachine } from './fillWaybills.machine.ts';

export type FillWaybills = ActorRefFrom<typeof fillWaybillsMachine>;
type Snapshot = SnapshotFrom<typeof fillWaybillsMachine>;

export const isChoosing = (snapshot: Snapshot) => snapshot.matches('choosing') || snapshot.matches('reading');
export const canRetry = (snapshot: Snapshot) => snapshot.can({ type: 'fill.retry' });
export const canFix = (snapshot: Snapshot) => snapshot.can({ type: 'rest.fix' });

/** Rows that have not gone. */
export const selectLeft = ({ context: { rows, results } }: Snapshot) =>
  rows.filter(({ row }) => results.get(row)?.kind !== 'filled').length;

export interface ResultCounts {
  filled: number;
  failed: number;
  /** Rows that were to be sent and have no answer. */
  unsent: number;
}

/** How far it is. */
export function countResults({
  results,
  queue,
}: Pick<Snapshot['context'], 'results' | 'queue'>): ResultCounts {
  const filled = [...results.values()].filter(({ kind }) => kind === 'filled').length;
  return { filled, failed: results.size - filled, unsent: queue.length };
}
