import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { loginDialogMachine } from './loginDialog.machine.ts';

export type LoginDialogActor = ActorRefFrom<typeof loginDialogMachine>;
type DialogSnapshot = SnapshotFrom<typeof loginDialogMachine>;

export const selectOpen = (snapshot: DialogSnapshot) => snapshot.matches('open');
export const selectMode = (snapshot: DialogSnapshot) => snapshot.context.mode;
export const selectBusy = (snapshot: DialogSnapshot) => snapshot.hasTag('busy');
export const selectRequestFailed = (snapshot: DialogSnapshot) =>
  (['login', 'wechat', 'register', 'findPassword'] as const).some((mode) =>
    snapshot.matches({ open: { mode: { [mode]: { form: 'requestFailed' } } } }),
  );
export const selectPictureMissing = (snapshot: DialogSnapshot) =>
  snapshot.matches({ open: { captcha: 'missing' } });
export const selectForm = (snapshot: DialogSnapshot) => snapshot.context;
export const selectCodeSent = (snapshot: DialogSnapshot) => snapshot.context.codeSent;
export const selectTakesRequest = (snapshot: DialogSnapshot) => snapshot.can({ type: 'code.request' });

/** Who invited the person, as far as it counts: only buyers are invited. */
export const selectInviter = ({ context: { kind, superId } }: DialogSnapshot) =>
  kind === 'buyer' ? superId : null;
