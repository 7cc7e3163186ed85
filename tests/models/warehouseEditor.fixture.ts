import { warehouseEditorMachine } from '../../web/src/features/sellerWarehouses/warehouseEditor.machine.ts';
import {
  type EditorContext,
  unsaved,
} from '../../web/src/features/sellerWarehouses/warehouseEditor.setup.ts';
import { yiwu, yiwuForm } from './warehouseEditor.samples.ts';

export const account = 'u-1';
export const draft = { form: { ...yiwuForm, intro: '没有保存' }, version: 3 };
/** What somebody else has made of it. */
export const moved = { ...yiwu, address: '国际商贸城五区', version: 4 };

export interface World {
  /** What was done outside, in turn. */
  done: string[];
}

export function fixture() {
  const world: World = { done: [] };
  const note = (what: string) => () => void world.done.push(what);
  const actions = {
    saveUnsavedDraft: ({ context }: { context: EditorContext }) =>
      void world.done.push(unsaved(context) ? 'kept' : 'cleared'),
    clearDraft: note('forgotten'),
    showProblem: note('problem'),
    finish: note('finished'),
  };
  return { world, machine: warehouseEditorMachine.provide({ actions }) };
}
