import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { newStockMachine } from './newStock.machine.ts';

export type NewStock = ActorRefFrom<typeof newStockMachine>;
type Snapshot = SnapshotFrom<typeof newStockMachine>;

export const isOpen = (snapshot: Snapshot) => !snapshot.matches('closed');
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isBroken = (snapshot: Snapshot) => snapshot.matches({ form: 'broken' });
export const selectContext = (snapshot: Snapshot) => snapshot.context;
