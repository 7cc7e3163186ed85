import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { oldSiteMachine } from './oldSite.machine.ts';

export type OldSite = ActorRefFrom<typeof oldSiteMachine>;

type Snapshot = SnapshotFrom<typeof oldSiteMachine>;

export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const hasRequestFailed = (snapshot: Snapshot) => snapshot.matches('requestFailed');
export const isClosed = (snapshot: Snapshot) => snapshot.matches('closed');
export const isLeaving = (snapshot: Snapshot) => snapshot.matches('leaving');
export const canCancel = (snapshot: Snapshot) => snapshot.can({ type: 'leave.cancel' });
