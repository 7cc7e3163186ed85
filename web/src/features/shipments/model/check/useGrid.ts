import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { specificationText } from '../flow/modelContent.ts';
import type { CellField, ModelRow } from '../flow/modelRow.ts';
import type { ModelWizard } from '../flow/shipModel.selectors.ts';
import { type Cursor, movedCursor, pastedColumn, stepOf, typedField } from './gridCursor.ts';
import type { RowActions } from './ModelGridRow.tsx';

interface Props {
  wizard: ModelWizard;
  shown: readonly ModelRow[];
  setChosen: (change: (chosen: ReadonlySet<string>) => ReadonlySet<string>) => void;
  /** Opens the choice of a region for a row. */
  onMove: (ids: readonly string[]) => void;
  /** Brings a row that is shown into view; its place from 0. */
  reveal: (at: number) => void;
}

/** The cursor of the grid, what the keys do with it, and what its rows may do. */
export function useGrid({ wizard, shown, setChosen, onMove, reveal }: Props) {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const row = cursor ? (shown.find(({ id }) => id === cursor.id) ?? null) : null;
  const field = cursor ? typedField(cursor.column) : null;

  const textOf = (one: ModelRow, of: CellField) =>
    of === 'specification' ? specificationText(one, wizard.getSnapshot().context.facts) : one[of];
  const open = (draft?: string) => {
    if (!cursor || !row) return;
    if (field) setCursor({ ...cursor, draft: draft ?? textOf(row, field) });
    else if (draft === undefined) onMove([cursor.id]);
  };
  const close = () => {
    if (cursor) setCursor({ ...cursor, draft: null });
    grid.current?.focus({ preventScroll: true });
  };
  const write = (value: string) => {
    if (!cursor || !row || !field) return;
    if (textOf(row, field) === value) return;
    wizard.send({ type: 'cells.fill', field, cells: [{ id: cursor.id, value }] });
  };
  const move = (down: number, right: number) => {
    const ids = shown.map(({ id }) => id);
    const next = movedCursor(cursor, ids, [down, right]);
    setCursor(next);
    if (next) reveal(ids.indexOf(next.id));
    grid.current?.focus({ preventScroll: true });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isEditing = cursor !== null && cursor.draft !== null;
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'z' && !isEditing) {
      event.preventDefault();
      wizard.send({ type: 'rows.undo' });
      return;
    }
    if (ctrlKey || metaKey || altKey) return;
    if (isEditing) {
      if (key === 'Escape') close();
      else if (key === 'Enter' || key === 'Tab') {
        write(cursor.draft ?? '');
        move(key === 'Tab' ? 0 : shiftKey ? -1 : 1, key === 'Tab' ? (shiftKey ? -1 : 1) : 0);
      } else return;
      event.preventDefault();
      return;
    }
    const step = stepOf(key);
    if (step) move(...step);
    else if (key === 'Enter' || key === 'F2') open();
    else if (key === 'Delete' || key === 'Backspace') write('');
    else if (key === ' ' && cursor) setChosen((chosen) => toggled(chosen, cursor.id, !chosen.has(cursor.id)));
    else if (key.length === 1 && key !== ' ' && field) open(key);
    else return;
    event.preventDefault();
  };

  const onPaste = (event: ClipboardEvent) => {
    if (!cursor || cursor.draft !== null || !field) return;
    const from = shown.findIndex(({ id }) => id === cursor.id);
    const values = pastedColumn(event.clipboardData.getData('text/plain'));
    if (from < 0 || values.length === 0) return;
    event.preventDefault();
    const cells = shown
      .slice(from, from + values.length)
      .map(({ id }, at) => ({ id, value: values[at] ?? '' }));
    wizard.send({ type: 'cells.fill', field, cells });
  };

  // The actions stay the same object, so that only the rows that change are drawn anew.
  const now = useRef({ write, open, cursor });
  now.current = { write, open, cursor };
  const actions = useMemo<RowActions>(
    () => ({
      choose: (id, chosen) => setChosen((all) => toggled(all, id, chosen)),
      type: (draft) => setCursor((at) => at && { ...at, draft }),
      point: (id, column, again) => {
        const { cursor: at, write: settle, open: enter } = now.current;
        const isThere = at?.id === id && at.column === column;
        if (isThere && at.draft !== null) return;
        if (at && at.draft !== null) settle(at.draft);
        if (isThere && again) enter();
        else setCursor({ id, column, draft: null });
      },
    }),
    [setChosen],
  );
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (cursor?.draft == null || currentTarget.contains(relatedTarget)) return;
    write(cursor.draft);
    setCursor({ ...cursor, draft: null });
  };
  return { cursor, grid, actions, onKeyDown, onPaste, onBlur };
}

function toggled(chosen: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
