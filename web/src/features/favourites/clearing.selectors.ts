import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { clearingMachine } from './clearing.machine.ts';

export type Clearing = ActorRefFrom<typeof clearingMachine>;

type Snapshot = SnapshotFrom<typeof clearingMachine>;

export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isConfirming = (snapshot: Snapshot) => snapshot.matches('confirming');
export const selectCount = (snapshot: Snapshot) => snapshot.context.goodIds.length;
