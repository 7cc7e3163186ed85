import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { templateEditorMachine } from './templateEditor.machine.ts';
import { unsaved } from './templateEditor.setup.ts';
import { differingParts } from './templateForm.ts';

export type TemplateEditor = ActorRefFrom<typeof templateEditorMachine>;
type Snapshot = SnapshotFrom<typeof templateEditorMachine>;

export const isUnsaved = (snapshot: Snapshot) => unsaved(snapshot.context) !== null;

/** Where the form and what holds now say different things. */
export const selectDiffering = ({ context: { form, current } }: Snapshot) =>
  current ? differingParts(form, current) : [];
