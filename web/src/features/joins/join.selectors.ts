import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { joinMachine } from './join.machine.ts';

export type JoinActor = ActorRefFrom<typeof joinMachine>;
type Snapshot = SnapshotFrom<typeof joinMachine>;

export const selectForm = (snapshot: Snapshot) => snapshot.context;
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const hasRequestFailed = (snapshot: Snapshot) =>
  snapshot.matches({ applying: { form: 'requestFailed' } });
export const isPictureMissing = (snapshot: Snapshot) =>
  snapshot.matches({ applying: { picture: 'missing' } });
export const isApplied = (snapshot: Snapshot) => snapshot.matches('applied');
