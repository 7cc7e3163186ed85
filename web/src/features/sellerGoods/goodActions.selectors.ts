import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { goodActionsMachine } from './goodActions.machine.ts';

export type GoodActions = ActorRefFrom<typeof goodActionsMachine>;
type Snapshot = SnapshotFrom<typeof goodActionsMachine>;

export const isOpen = (snapshot: Snapshot) => snapshot.hasTag('open');
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isBroken = (snapshot: Snapshot) => snapshot.matches('broken');
export const isTold = (snapshot: Snapshot) => snapshot.matches('told');
export const canAccept = (snapshot: Snapshot) => snapshot.can({ type: 'action.accept' });
export const selectContext = (snapshot: Snapshot) => snapshot.context;
/** The one of the goods that is being put on sale without a question, by id. */
export const selectGoingOn = (snapshot: Snapshot) =>
  snapshot.hasTag('busy') && snapshot.context.action === 'putOn'
    ? (snapshot.context.goods[0]?.id ?? null)
    : null;
