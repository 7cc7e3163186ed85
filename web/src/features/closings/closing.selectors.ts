import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { closingMachine } from './closing.machine.ts';

export type ClosingActor = ActorRefFrom<typeof closingMachine>;
type Snapshot = SnapshotFrom<typeof closingMachine>;

export const isProving = (snapshot: Snapshot) => snapshot.matches({ proving: { form: 'editing' } });
export const isAsking = (snapshot: Snapshot) =>
  snapshot.matches({ proving: { form: 'confirming' } }) || snapshot.matches({ proving: { form: 'closing' } });
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const hasFailed = (snapshot: Snapshot) =>
  snapshot.matches({ proving: { form: { editing: 'failed' } } });
export const isPictureMissing = (snapshot: Snapshot) => snapshot.matches({ proving: { proof: 'missing' } });
export const canRequestCode = (snapshot: Snapshot) => snapshot.can({ type: 'code.request' });
export const selectForm = (snapshot: Snapshot) => snapshot.context;
export const isTakingBack = (snapshot: Snapshot) => snapshot.matches('takingBack');
export const canKeep = (snapshot: Snapshot) => snapshot.can({ type: 'keep.accept' });
export const hasKeepFailed = (snapshot: Snapshot) => snapshot.matches({ takingBack: 'failed' });
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
