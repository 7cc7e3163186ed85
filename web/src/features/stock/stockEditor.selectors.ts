import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { stockEditorMachine } from './stockEditor.machine.ts';

export type StockEditor = ActorRefFrom<typeof stockEditorMachine>;
type Snapshot = SnapshotFrom<typeof stockEditorMachine>;

export const isOpen = (snapshot: Snapshot) => !snapshot.matches('closed');
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isChanged = (snapshot: Snapshot) => snapshot.matches({ form: 'changed' });
export const isBroken = (snapshot: Snapshot) => snapshot.matches({ form: 'broken' });
export const selectContext = (snapshot: Snapshot) => snapshot.context;

/** Whether the row holds something else than when the editor was opened. */
export const hasMoved = ({ context: { opened, stock } }: Snapshot) => opened?.version !== stock?.version;
