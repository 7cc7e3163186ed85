import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { selectionMachine } from './selection.machine.ts';

export type Selection = ActorRefFrom<typeof selectionMachine>;
type Snapshot = SnapshotFrom<typeof selectionMachine>;

export const selectChosen = (snapshot: Snapshot) => snapshot.context.chosen;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const isGathering = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isBroken = (snapshot: Snapshot) => snapshot.matches({ choosing: 'broken' });
