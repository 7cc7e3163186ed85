import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type answeringMachine, givenFen } from './answering.machine.ts';

export type Answering = ActorRefFrom<typeof answeringMachine>;
type Snapshot = SnapshotFrom<typeof answeringMachine>;

export const isOpen = (snapshot: Snapshot) => snapshot.hasTag('open');
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isAsking = (snapshot: Snapshot) => snapshot.matches('asking');
export const isBroken = (snapshot: Snapshot) => snapshot.matches('broken');
export const isTold = (snapshot: Snapshot) => snapshot.matches('told');
export const canRetry = (snapshot: Snapshot) => snapshot.can({ type: 'answer.retry' });
export const selectContext = (snapshot: Snapshot) => snapshot.context;

/** Fen that go back when all is agreed to as it is typed. */
export function givenIn(context: Snapshot['context']): number {
  return givenFen(context) ?? context.refunds.reduce((sum, { amount }) => sum + amount, 0);
}
