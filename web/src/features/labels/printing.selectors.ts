import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { openOf, type printingMachine } from './printing.machine.ts';

export type Printing = ActorRefFrom<typeof printingMachine>;
type Snapshot = SnapshotFrom<typeof printingMachine>;

export const isLooking = (snapshot: Snapshot) => snapshot.matches('looking');
export const isAsking = (snapshot: Snapshot) => snapshot.matches('asking');
/** A file is being made. */
export const isMaking = (snapshot: Snapshot) =>
  snapshot.matches('making') || snapshot.matches('waiting') || snapshot.matches('fetching');
export const isMade = (snapshot: Snapshot) => snapshot.matches('made');
export const isNothing = (snapshot: Snapshot) => snapshot.matches('nothing');
export const isBroken = (snapshot: Snapshot) => snapshot.matches('broken');
export const isRefused = (snapshot: Snapshot) => snapshot.matches('refused');
/** Labels are going to the component; leaving now would lose count. */
export const isHeld = (snapshot: Snapshot) => snapshot.hasTag('held');
export const isTold = (snapshot: Snapshot) => snapshot.matches('told');
export const canStop = (snapshot: Snapshot) =>
  snapshot.can({ type: 'print.stop' }) && !snapshot.context.stopping;
export const canMark = (snapshot: Snapshot) => snapshot.can({ type: 'mark.retry' });
export const selectContext = (snapshot: Snapshot) => snapshot.context;

/** How many labels can be printed again: without those of which it is not known, and with them. */
export const selectOpen = (snapshot: Snapshot) => {
  if (!snapshot.matches('told')) return { sure: 0, all: 0 };
  return { sure: openOf(snapshot.context, false).length, all: openOf(snapshot.context, true).length };
};

export interface Tally {
  printed: number;
  failed: number;
  unknown: number;
  /** Answered, in any way. */
  done: number;
}

/** What has come of the labels so far. */
export function tallyOf({ outcomes, failed }: Pick<Snapshot['context'], 'outcomes' | 'failed'>): Tally {
  const kinds = [...outcomes.values()].map(({ kind }) => kind);
  const printed = kinds.filter((kind) => kind === 'printed').length;
  const unknown = kinds.filter((kind) => kind === 'unknown').length;
  const done = kinds.length + failed.length;
  return { printed, unknown, failed: done - printed - unknown, done };
}
