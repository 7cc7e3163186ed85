import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { componentCheckMachine } from './componentCheck.machine.ts';

export type ComponentCheck = ActorRefFrom<typeof componentCheckMachine>;
type Snapshot = SnapshotFrom<typeof componentCheckMachine>;

export const isChecking = (snapshot: Snapshot) => snapshot.hasTag('checking');
export const isTesting = (snapshot: Snapshot) => snapshot.hasTag('testing');
export const selectComponents = (snapshot: Snapshot) => snapshot.context.components;
export const selectOutcome = (snapshot: Snapshot) => snapshot.context.outcome;

/** Printers of the component that prints our labels; null while there is none. */
export const selectPrinters = (snapshot: Snapshot) =>
  snapshot.context.components.find(({ takesPdf, printers }) => takesPdf && printers)?.printers ?? null;
