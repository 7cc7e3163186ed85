import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { revealingMachine } from './revealing.machine.ts';

export type Revealing = ActorRefFrom<typeof revealingMachine>;
type Snapshot = SnapshotFrom<typeof revealingMachine>;

export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isFailed = (snapshot: Snapshot) => snapshot.matches('failed');
export const selectContext = (snapshot: Snapshot) => snapshot.context;
