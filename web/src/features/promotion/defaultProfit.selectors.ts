import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { defaultProfitMachine } from './defaultProfit.machine.ts';

export type DefaultProfitActor = ActorRefFrom<typeof defaultProfitMachine>;
type Snapshot = SnapshotFrom<typeof defaultProfitMachine>;

export const isShowing = (snapshot: Snapshot) => snapshot.matches('showing');
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isBroken = (snapshot: Snapshot) => snapshot.matches({ form: 'broken' });
export const selectContext = (snapshot: Snapshot) => snapshot.context;
