import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { simulatorMachine } from './simulator.machine.ts';

export type Simulator = ActorRefFrom<typeof simulatorMachine>;
type Snapshot = SnapshotFrom<typeof simulatorMachine>;

/** Goods are looked for. */
export const isFinding = (snapshot: Snapshot) => snapshot.hasTag('finding');
/** A newer answer is on its way. */
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** No answer came; it can be asked again. */
export const isLost = (snapshot: Snapshot) => snapshot.hasTag('lost');
export const isGoodLost = (snapshot: Snapshot) => snapshot.matches('goodLost');
export const selectContext = (snapshot: Snapshot) => snapshot.context;
