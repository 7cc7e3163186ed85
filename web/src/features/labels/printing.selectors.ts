import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { openOf, type printingMachine } from './printing.machine.ts';

export type Printing = ActorRefFrom<typeof printingMachine>;
type Snapshot = SnapshotFrom<typeof printingMachine>;

/** A file is being made. */
export const isMaking = (snapshot: Snapshot) =>
  snapshot.matches('creatingFile') || snapshot.matches('waiting') || snapshot.matches('fetching');
export const canStop = (snapshot: Snapshot) =>
  snapshot.can({ type: 'print.stop' }) && !snapshot.context.stopping;

/** How many labels can be printed again: without those of which it is not known, and with them. */
export const selectOpen = (snapshot: Snapshot) => {
  if (!snapshot.matches('showingResults')) return { sure: 0, all: 0 };
  return { sure: openOf(snapshot.context, false).length, all: openOf(snapshot.context, true).length };
};

/** What has come of the labels so far; `done`: answered, in any way. */
export function countResults({ outcomes, failed }: Pick<Snapshot['context'], 'outcomes' | 'failed'>) {
  const kinds = [...outcomes.values()].map(({ kind }) => kind);
  const printed = kinds.filter((kind) => kind === 'printed').length;
  const unknown = kinds.filter((kind) => kind === 'unknown').length;
  const done = kinds.length + failed.length;
  return { printed, unknown, failed: done - printed - unknown, done };
}
