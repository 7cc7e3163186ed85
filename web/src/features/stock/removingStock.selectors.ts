import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { removingStockMachine } from './removingStock.machine.ts';

export type RemovingStock = ActorRefFrom<typeof removingStockMachine>;
type Snapshot = SnapshotFrom<typeof removingStockMachine>;

export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isBroken = (snapshot: Snapshot) => snapshot.matches('broken');
export const canAccept = (snapshot: Snapshot) => snapshot.can({ type: 'removal.accept' });
export const selectStock = (snapshot: Snapshot) => snapshot.context.stock;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
