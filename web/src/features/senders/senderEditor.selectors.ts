import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { senderEditorMachine } from './senderEditor.machine.ts';

export type SenderEditor = ActorRefFrom<typeof senderEditorMachine>;
type Snapshot = SnapshotFrom<typeof senderEditorMachine>;

export const isOpen = (snapshot: Snapshot) => !snapshot.matches('closed');
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isReading = (snapshot: Snapshot) => snapshot.matches('reading');
export const isBroken = (snapshot: Snapshot) => snapshot.matches({ form: 'broken' });
export const canRead = (snapshot: Snapshot) => snapshot.can({ type: 'text.read' });
export const selectContext = (snapshot: Snapshot) => snapshot.context;
