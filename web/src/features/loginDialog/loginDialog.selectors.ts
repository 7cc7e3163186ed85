import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { loginDialogMachine } from './loginDialog.machine.ts';

export type LoginDialogActor = ActorRefFrom<typeof loginDialogMachine>;
type DialogSnapshot = SnapshotFrom<typeof loginDialogMachine>;

export const selectOpen = (snapshot: DialogSnapshot) => snapshot.matches('open');

/** Who invited the person, as far as it counts: only buyers are invited. */
export const selectInviter = ({ context: { kind, superId } }: DialogSnapshot) =>
  kind === 'buyer' ? superId : null;
