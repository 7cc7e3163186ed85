import type { SnapshotFrom } from 'xstate';
import type { loginDialogMachine } from './loginDialog.machine.ts';

type DialogSnapshot = SnapshotFrom<typeof loginDialogMachine>;

export const selectOpen = (snapshot: DialogSnapshot) => snapshot.matches('open');
export const selectBusy = (snapshot: DialogSnapshot) => snapshot.hasTag('busy');
export const selectBroken = (snapshot: DialogSnapshot) =>
  snapshot.matches({ open: { mode: { login: { form: 'broken' } } } });
export const selectPictureMissing = (snapshot: DialogSnapshot) =>
  snapshot.matches({ open: { captcha: 'missing' } });
export const selectForm = (snapshot: DialogSnapshot) => snapshot.context;
