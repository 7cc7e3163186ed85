import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { batchActionsMachine } from './batchActions.machine.ts';

export type BatchActions = ActorRefFrom<typeof batchActionsMachine>;

type Snapshot = SnapshotFrom<typeof batchActionsMachine>;

export const isOpen = (snapshot: Snapshot) => snapshot.hasTag('open');
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isBroken = (snapshot: Snapshot) => snapshot.matches('broken');
export const isOver = (snapshot: Snapshot) => snapshot.matches('over');
export const selectContext = (snapshot: Snapshot) => snapshot.context;
