import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { importStockMachine } from './importStock.machine.ts';

export type ImportStock = ActorRefFrom<typeof importStockMachine>;
type Snapshot = SnapshotFrom<typeof importStockMachine>;

export const isOpen = (snapshot: Snapshot) => !snapshot.matches('closed');
export const isReading = (snapshot: Snapshot) => snapshot.matches('reading');
export const isReadFailed = (snapshot: Snapshot) => snapshot.matches('readFailed');
export const isSavingTemplate = (snapshot: Snapshot) => snapshot.matches({ choosing: 'saving' });
export const isTemplateLost = (snapshot: Snapshot) => snapshot.matches({ choosing: 'requestFailed' });
/** Rows are there to be looked through. */
export const hasPreview = (snapshot: Snapshot) => snapshot.matches('preview') || snapshot.matches('sending');
export const isSending = (snapshot: Snapshot) => snapshot.matches('sending');
export const isLost = (snapshot: Snapshot) => snapshot.matches({ preview: 'requestFailed' });
export const canClose = (snapshot: Snapshot) => snapshot.can({ type: 'dialog.close' });
export const canSend = (snapshot: Snapshot) => snapshot.can({ type: 'rows.send' });
export const canSaveFailed = (snapshot: Snapshot) => snapshot.can({ type: 'failed.save' });
export const selectContext = (snapshot: Snapshot) => snapshot.context;
