import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { receiverMachine } from './receiver.machine.ts';

export type ReceiverEditor = ActorRefFrom<typeof receiverMachine>;
type Snapshot = SnapshotFrom<typeof receiverMachine>;

export const isOpen = (snapshot: Snapshot) => !snapshot.matches('closed');
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isRevealing = (snapshot: Snapshot) => snapshot.matches('revealing');
export const isReading = (snapshot: Snapshot) => snapshot.matches('reading');
export const isUnread = (snapshot: Snapshot) => snapshot.matches({ form: 'unread' });
export const isUnsaved = (snapshot: Snapshot) => snapshot.matches({ form: 'unsaved' });
export const canRead = (snapshot: Snapshot) => snapshot.can({ type: 'text.read' });
export const selectContext = (snapshot: Snapshot) => snapshot.context;
