import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { shopActionsMachine } from './shopActions.machine.ts';

export type ShopActions = ActorRefFrom<typeof shopActionsMachine>;
type Snapshot = SnapshotFrom<typeof shopActionsMachine>;

export const isOpen = (snapshot: Snapshot) => snapshot.hasTag('open');
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isBroken = (snapshot: Snapshot) => snapshot.matches('broken');
export const canAccept = (snapshot: Snapshot) => snapshot.can({ type: 'removal.accept' });
export const selectShop = (snapshot: Snapshot) => snapshot.context.shop;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
