import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { openOf, type printingMachine } from './printing.machine.ts';

export type Printing = ActorRefFrom<typeof printingMachine>;
type Snapshot = SnapshotFrom<typeof printingMachine>;

export const isChecking = (snapshot: Snapshot) => snapshot.matches('checking');
export const isConfirming = (snapshot: Snapshot) => snapshot.matches('confirming');
/** A file is being made. */
export const isMaking = (snapshot: Snapshot) =>
  snapshot.matches('creatingFile') || snapshot.matches('waiting') || snapshot.matches('fetching');
export const isReady = (snapshot: Snapshot) => snapshot.matches('ready');
export const isNothing = (snapshot: Snapshot) => snapshot.matches('empty');
export const hasRequestFailed = (snapshot: Snapshot) => snapshot.matches('requestFailed');
export const isRefused = (snapshot: Snapshot) => snapshot.matches('refused');
/** Labels are going to the component; leaving now would lose count. */
export const isHeld = (snapshot: Snapshot) => snapshot.hasTag('held');
export const isShowingResults = (snapshot: Snapshot) => snapshot.matches('showingResults');
export const canStop = (snapshot: Snapshot) =>
  snapshot.can({ type: 'print.stop' }) && !snapshot.context.stopping;
export const canMark = (snapshot: Snapshot) => snapshot.can({ type: 'mark.retry' });
export const selectContext = (snapshot: Snapshot) => snapshot.context;

/** How many labels can be printed again: without those of which it is not known, and with them. */
export const selectOpen = (snapshot: Snapshot) => {
  if (!snapshot.matches('showingResults')) return { sure: 0, all: 0 };
  return { sure: openOf(snapshot.context, false).length, all: openOf(snapshot.context, true).length };
};

export interface ResultCounts {
  printed: number;
  failed: number;
  unknown: number;
  /** Answered, in any way. */
  done: number;
}

/** What has come of the labels so far. */
export function countResults({
  outcomes,
  failed,
}: Pick<Snapshot['context'], 'outcomes' | 'failed'>): ResultCounts {
  const kinds = [...outcomes.values()].map(({ kind }) => kind);
  const printed = kinds.filter((kind) => kind === 'printed').length;
  const unknown = kinds.filter((kind) => kind === 'unknown').length;
  const done = kinds.length + failed.length;
  return { printed, unknown, failed: done - printed - unknown, done };
}
