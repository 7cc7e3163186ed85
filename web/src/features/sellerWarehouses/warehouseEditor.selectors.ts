import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { warehouseEditorMachine } from './warehouseEditor.machine.ts';
import { unsaved } from './warehouseEditor.setup.ts';
import { differingFields } from './warehouseForm.ts';

export type WarehouseEditor = ActorRefFrom<typeof warehouseEditorMachine>;
type Snapshot = SnapshotFrom<typeof warehouseEditorMachine>;

export const isUnsaved = (snapshot: Snapshot) => unsaved(snapshot.context) !== null;

/** Where the form and what holds now say different things. */
export const selectDiffering = ({ context: { form, current } }: Snapshot) =>
  current ? differingFields(form, current) : [];
