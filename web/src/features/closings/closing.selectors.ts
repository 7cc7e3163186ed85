import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { closingMachine } from './closing.machine.ts';

export type ClosingActor = ActorRefFrom<typeof closingMachine>;
type Snapshot = SnapshotFrom<typeof closingMachine>;

export const isProving = (snapshot: Snapshot) => snapshot.matches({ verifying: { form: 'editing' } });
export const isConfirming = (snapshot: Snapshot) =>
  snapshot.matches({ verifying: { form: 'confirming' } }) ||
  snapshot.matches({ verifying: { form: 'closing' } });
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const hasFailed = (snapshot: Snapshot) =>
  snapshot.matches({ verifying: { form: { editing: 'failed' } } });
export const isPictureMissing = (snapshot: Snapshot) => snapshot.matches({ verifying: { proof: 'missing' } });
export const canRequestCode = (snapshot: Snapshot) => snapshot.can({ type: 'code.request' });
export const selectForm = (snapshot: Snapshot) => snapshot.context;
export const isTakingBack = (snapshot: Snapshot) => snapshot.matches('cancelling');
export const canKeep = (snapshot: Snapshot) => snapshot.can({ type: 'keep.accept' });
export const hasKeepFailed = (snapshot: Snapshot) => snapshot.matches({ cancelling: 'failed' });
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
