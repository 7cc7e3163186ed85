import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { differingFields } from './warehouseChanges.ts';
import type { warehouseEditorMachine } from './warehouseEditor.machine.ts';
import { unsaved } from './warehouseEditor.setup.ts';

export type WarehouseEditor = ActorRefFrom<typeof warehouseEditorMachine>;
type Snapshot = SnapshotFrom<typeof warehouseEditorMachine>;

export const isUnsaved = (snapshot: Snapshot) => unsaved(snapshot.context) !== null;
export const selectForm = (snapshot: Snapshot) => snapshot.context.form;
export const selectAreas = (snapshot: Snapshot) => snapshot.context.areas;

/** Where the form and what holds now say different things. */
export const selectDiffering = ({ context: { form, current } }: Snapshot) =>
  current ? differingFields(form, current) : [];
