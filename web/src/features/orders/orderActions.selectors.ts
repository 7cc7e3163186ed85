import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { orderActionsMachine } from './orderActions.machine.ts';

export type OrderActions = ActorRefFrom<typeof orderActionsMachine>;

type Snapshot = SnapshotFrom<typeof orderActionsMachine>;

export const isOpen = (snapshot: Snapshot) => snapshot.hasTag('open');
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const canAccept = (snapshot: Snapshot) => snapshot.can({ type: 'action.accept' });
export const isBroken = (snapshot: Snapshot) => snapshot.matches('broken');
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectAction = (snapshot: Snapshot) => snapshot.context.action;
export const selectQuick = (snapshot: Snapshot) => snapshot.context.quick;
export const selectSubject = (snapshot: Snapshot) => snapshot.context.subject;

/** The order that replaced a cancelled one, while its dialog is open. */
export const selectReplacement = (snapshot: Snapshot) =>
  snapshot.matches('replaced') ? snapshot.context.replacement : null;
