import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { bindShopMachine } from './bindShop.machine.ts';

export type BindShop = ActorRefFrom<typeof bindShopMachine>;
type Snapshot = SnapshotFrom<typeof bindShopMachine>;

export type Screen =
  | 'closed'
  | 'choosing'
  | 'authorising'
  | 'waiting'
  | 'refused'
  | 'requestFailed'
  | 'expired';

/** What the dialog shows. */
export function selectScreen(snapshot: Snapshot): Screen {
  const { value } = snapshot;
  if (typeof value === 'string') return value;
  return value.running === 'authorising' ? 'authorising' : 'waiting';
}

export const canChangePlatform = (snapshot: Snapshot) => snapshot.can({ type: 'platform.change' });
export const isOver = (snapshot: Snapshot) => snapshot.hasTag('over');
export const selectContext = (snapshot: Snapshot) => snapshot.context;
