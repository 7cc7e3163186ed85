import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { senderActionsMachine } from './senderActions.machine.ts';

export type SenderActions = ActorRefFrom<typeof senderActionsMachine>;
type Snapshot = SnapshotFrom<typeof senderActionsMachine>;

export const isOpen = (snapshot: Snapshot) => snapshot.hasTag('open');
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const canAccept = (snapshot: Snapshot) => snapshot.can({ type: 'removal.accept' });
export const isBroken = (snapshot: Snapshot) => snapshot.matches({ removal: 'broken' });
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectSender = (snapshot: Snapshot) => snapshot.context.sender;

/** The sender that is being made the default, by id. */
export const selectDefaultToBe = (snapshot: Snapshot) =>
  snapshot.matches('makingDefault') ? (snapshot.context.sender?.id ?? null) : null;
