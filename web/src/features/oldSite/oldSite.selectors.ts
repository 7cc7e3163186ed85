import type { SnapshotFrom } from 'xstate';
import type { oldSiteMachine } from './oldSite.machine.ts';

type Snapshot = SnapshotFrom<typeof oldSiteMachine>;

export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isBroken = (snapshot: Snapshot) => snapshot.matches('broken');
export const isClosed = (snapshot: Snapshot) => snapshot.matches('closed');
export const canCancel = (snapshot: Snapshot) => snapshot.can({ type: 'leave.cancel' });
