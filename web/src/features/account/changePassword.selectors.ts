import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { changePasswordMachine } from './changePassword.machine.ts';

export type ChangePassword = ActorRefFrom<typeof changePasswordMachine>;
type Snapshot = SnapshotFrom<typeof changePasswordMachine>;

export const isOpen = (snapshot: Snapshot) => !snapshot.matches('closed');
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isBroken = (snapshot: Snapshot) => snapshot.matches({ form: 'broken' });
export const selectForm = (snapshot: Snapshot) => snapshot.context;
