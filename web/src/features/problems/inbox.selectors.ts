import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { inboxMachine } from './inbox.machine.ts';

export type Inbox = ActorRefFrom<typeof inboxMachine>;
type Snapshot = SnapshotFrom<typeof inboxMachine>;

export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isGathering = (snapshot: Snapshot) => snapshot.matches('gathering');
export const hasRequestFailed = (snapshot: Snapshot) => snapshot.matches({ choosing: 'requestFailed' });
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectChosen = (snapshot: Snapshot) => snapshot.context.chosen;
export const selectNotes = (snapshot: Snapshot) => snapshot.context.notes;

/** What is begun with all problems of a kind, while they are read. */
export const selectBegun = (snapshot: Snapshot) =>
  isGathering(snapshot) ? snapshot.context.request.action : null;

/** The parcel whose receiver is being looked for, by id. */
export const selectSought = (snapshot: Snapshot) =>
  snapshot.matches('finding') ? snapshot.context.packageId : null;
