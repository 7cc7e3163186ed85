import type { SnapshotFrom } from 'xstate';
import type { goodsFeedMachine } from './goodsFeed.machine.ts';

type Snapshot = SnapshotFrom<typeof goodsFeedMachine>;

export const pagesShown = (snapshot: Snapshot) => snapshot.context.pages;
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isBroken = (snapshot: Snapshot) => snapshot.matches('broken');
export const hasEnded = (snapshot: Snapshot) => snapshot.matches('ended');
export const canLoadMore = (snapshot: Snapshot) => snapshot.can({ type: 'more.request' });
