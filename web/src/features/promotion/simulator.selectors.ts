import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { simulatorMachine } from './simulator.machine.ts';

export type Simulator = ActorRefFrom<typeof simulatorMachine>;
type Snapshot = SnapshotFrom<typeof simulatorMachine>;

/** Goods are looked for. */
export const isFinding = (snapshot: Snapshot) => snapshot.hasTag('finding');
export const isGoodLost = (snapshot: Snapshot) => snapshot.matches('goodLoadFailed');
export const selectGood = (snapshot: Snapshot) => snapshot.context.good;
export const selectForm = (snapshot: Snapshot) => snapshot.context.form;
