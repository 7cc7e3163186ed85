import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { revokingCashOutMachine } from './revoking.machine.ts';

export type RevokingCashOut = ActorRefFrom<typeof revokingCashOutMachine>;
type Snapshot = SnapshotFrom<typeof revokingCashOutMachine>;

export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isBroken = (snapshot: Snapshot) => snapshot.matches('broken');
export const canAccept = (snapshot: Snapshot) => snapshot.can({ type: 'revoke.accept' });
export const selectSubject = (snapshot: Snapshot) => snapshot.context.subject;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
