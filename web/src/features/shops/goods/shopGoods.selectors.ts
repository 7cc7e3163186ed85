import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { shopGoodsMachine } from './shopGoods.machine.ts';

export type ShopGoods = ActorRefFrom<typeof shopGoodsMachine>;
type Snapshot = SnapshotFrom<typeof shopGoodsMachine>;

export type Screen = 'list' | 'item' | 'good' | 'choices' | 'removal';

/** What the dialog shows. */
export function selectScreen(snapshot: Snapshot): Screen {
  if (snapshot.hasTag('removal')) return 'removal';
  if (snapshot.matches('listing')) return 'list';
  if (snapshot.matches('choosingItem')) return 'item';
  return snapshot.matches('choosingGood') || snapshot.matches('done') ? 'good' : 'choices';
}

export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isUnsaved = (snapshot: Snapshot) => snapshot.matches({ deciding: 'requestFailed' });
export const isUnremoved = (snapshot: Snapshot) => snapshot.matches({ removal: 'requestFailed' });
export const isGoodUnread = (snapshot: Snapshot) => snapshot.matches('goodLoadFailed');
export const canSave = (snapshot: Snapshot) => snapshot.can({ type: 'mapping.save' });
export const canRemove = (snapshot: Snapshot) => snapshot.can({ type: 'removal.accept' });
export const canLeave = (snapshot: Snapshot) => snapshot.can({ type: 'mapping.leave' });
export const selectContext = (snapshot: Snapshot) => snapshot.context;
