import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { printSettingsMachine } from './printSettings.machine.ts';

export type PrintSettings = ActorRefFrom<typeof printSettingsMachine>;
type Snapshot = SnapshotFrom<typeof printSettingsMachine>;

export const isEditing = (snapshot: Snapshot) => snapshot.hasTag('editing');
export const isSaving = (snapshot: Snapshot) => snapshot.hasTag('saving');
export const isDrawing = (snapshot: Snapshot) => snapshot.hasTag('drawing');
export const isRemoving = (snapshot: Snapshot) => snapshot.hasTag('removing');
export const isUnsaved = (snapshot: Snapshot) => snapshot.matches({ work: { editing: 'broken' } });
export const isUndeleted = (snapshot: Snapshot) => snapshot.matches({ work: { asking: 'broken' } });
export const isUndrawn = (snapshot: Snapshot) => snapshot.matches({ preview: 'lost' });
export const canRemove = (snapshot: Snapshot) => snapshot.can({ type: 'removal.accept' });
export const selectContext = (snapshot: Snapshot) => snapshot.context;
