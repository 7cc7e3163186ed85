import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { reviewOrderMachine } from './reviewOrder.machine.ts';

export type OrderReview = ActorRefFrom<typeof reviewOrderMachine>;

type Snapshot = SnapshotFrom<typeof reviewOrderMachine>;

export const isOpen = (snapshot: Snapshot) => !snapshot.matches('closed');
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isBroken = (snapshot: Snapshot) => snapshot.matches({ form: 'broken' });
export const selectContext = (snapshot: Snapshot) => snapshot.context;
