import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { changePasswordMachine } from './changePassword.machine.ts';

export type ChangePassword = ActorRefFrom<typeof changePasswordMachine>;
type Snapshot = SnapshotFrom<typeof changePasswordMachine>;

export const isOpen = (snapshot: Snapshot) => snapshot.matches('open');
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const hasRequestFailed = (snapshot: Snapshot) =>
  snapshot.matches({ open: { form: { editing: 'requestFailed' } } });
export const isPictureMissing = (snapshot: Snapshot) =>
  snapshot.matches({ open: { proof: { byCode: 'missing' } } });
export const canRequestCode = (snapshot: Snapshot) => snapshot.can({ type: 'code.request' });
export const selectForm = (snapshot: Snapshot) => snapshot.context;
