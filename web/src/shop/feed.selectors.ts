import type { SnapshotFrom } from 'xstate';
import type { feedMachine } from './feed.machine.ts';

type Snapshot = SnapshotFrom<typeof feedMachine>;

export const selectPages = (snapshot: Snapshot) => snapshot.context.pages;
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const hasRequestFailed = (snapshot: Snapshot) => snapshot.matches('requestFailed');
export const hasEnded = (snapshot: Snapshot) => snapshot.matches('ended');
export const canLoadMore = (snapshot: Snapshot) => snapshot.can({ type: 'more.request' });
