import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { receiverMachine } from './receiver.machine.ts';

export type ReceiverEditor = ActorRefFrom<typeof receiverMachine>;

export const isRevealing = (snapshot: SnapshotFrom<typeof receiverMachine>) => snapshot.matches('revealing');
