import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { warehouseActionsMachine } from './warehouseActions.machine.ts';

export type WarehouseActions = ActorRefFrom<typeof warehouseActionsMachine>;
type Snapshot = SnapshotFrom<typeof warehouseActionsMachine>;

export const isOpen = (snapshot: Snapshot) => snapshot.hasTag('open');
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isBroken = (snapshot: Snapshot) => snapshot.matches('broken');
/** Whether there is nothing but to take note of why it cannot be done. */
export const isHeld = (snapshot: Snapshot) => snapshot.matches('asking') && !canAccept(snapshot);
export const canAccept = (snapshot: Snapshot) => snapshot.can({ type: 'action.accept' });
/** Whether the reason can be typed. */
export const canReason = (snapshot: Snapshot) => snapshot.can({ type: 'reason.edit', reason: '' });
export const selectContext = (snapshot: Snapshot) => snapshot.context;
