import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { markUpsMachine } from './markUps.machine.ts';

export type MarkUps = ActorRefFrom<typeof markUpsMachine>;
type Snapshot = SnapshotFrom<typeof markUpsMachine>;

export const isEditing = (snapshot: Snapshot) => snapshot.matches('form') || snapshot.matches('saving');
export const isAsking = (snapshot: Snapshot) => snapshot.matches('removal');
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isUnsaved = (snapshot: Snapshot) => snapshot.matches({ form: 'broken' });
export const isUnremoved = (snapshot: Snapshot) => snapshot.matches({ removal: 'broken' });
export const canAccept = (snapshot: Snapshot) => snapshot.can({ type: 'removal.accept' });
export const selectSubject = (snapshot: Snapshot) => snapshot.context.subject;
export const selectForm = (snapshot: Snapshot) => snapshot.context.form;
export const selectProblems = (snapshot: Snapshot) => snapshot.context.problems;
export const selectRows = (snapshot: Snapshot) => snapshot.context.rows;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;

/** The row that is being switched on or off, by id. */
export const selectSwitched = (snapshot: Snapshot) =>
  snapshot.matches('switching') ? (snapshot.context.rows[0]?.id ?? null) : null;
