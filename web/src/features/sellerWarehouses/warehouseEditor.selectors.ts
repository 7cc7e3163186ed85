import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { differingFields } from './warehouseChanges.ts';
import type { warehouseEditorMachine } from './warehouseEditor.machine.ts';
import { unsaved } from './warehouseEditor.setup.ts';

export type WarehouseEditor = ActorRefFrom<typeof warehouseEditorMachine>;
type Snapshot = SnapshotFrom<typeof warehouseEditorMachine>;

export type Screen = 'loading' | 'unloaded' | 'missing' | 'offering' | 'changed' | 'saved' | 'form';

/** What the page shows. */
export function selectScreen(snapshot: Snapshot): Screen {
  if (snapshot.hasTag('form')) return 'form';
  const [screen] = (['loading', 'unloaded', 'missing', 'offering', 'changed', 'saved'] as const).filter(
    (state) => snapshot.matches(state),
  );
  return screen ?? 'form';
}

export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isBroken = (snapshot: Snapshot) => snapshot.matches({ editing: 'broken' });
export const isUnsaved = (snapshot: Snapshot) => unsaved(snapshot.context) !== null;
export const selectContext = (snapshot: Snapshot) => snapshot.context;
export const selectForm = (snapshot: Snapshot) => snapshot.context.form;
export const selectProblems = (snapshot: Snapshot) => snapshot.context.problems;
export const selectAreas = (snapshot: Snapshot) => snapshot.context.areas;

/** Where the form and what holds now say different things. */
export const selectDiffering = ({ context: { form, current } }: Snapshot) =>
  current ? differingFields(form, current) : [];
