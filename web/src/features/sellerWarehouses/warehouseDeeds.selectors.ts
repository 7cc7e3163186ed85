import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { warehouseDeedsMachine } from './warehouseDeeds.machine.ts';

export type WarehouseDeeds = ActorRefFrom<typeof warehouseDeedsMachine>;
type Snapshot = SnapshotFrom<typeof warehouseDeedsMachine>;

export const isOpen = (snapshot: Snapshot) => snapshot.hasTag('open');
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isBroken = (snapshot: Snapshot) => snapshot.matches('broken');
/** Whether there is nothing but to take note of why it cannot be done. */
export const isHeld = (snapshot: Snapshot) => snapshot.matches('asking') && !canAccept(snapshot);
export const canAccept = (snapshot: Snapshot) => snapshot.can({ type: 'deed.accept' });
/** Whether the reason can be typed. */
export const canReason = (snapshot: Snapshot) => snapshot.can({ type: 'reason.edit', reason: '' });
export const selectContext = (snapshot: Snapshot) => snapshot.context;
