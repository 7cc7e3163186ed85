import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { placeOf } from '../../../../ui/data/moveInGrid.ts';
import { stepOf, type Write } from '../../shared/grid/gridRange.ts';
import { rangeOfRow, useGridRange } from '../../shared/grid/useGridRange.ts';
import { shortRegionText } from '../../shared/recipients/recipient.ts';
import { specificationText } from '../flow/modelContent.ts';
import type { CellField, ModelRow } from '../flow/modelRow.ts';
import type { ModelWizard } from '../flow/shipModel.selectors.ts';
import { type Cursor, GRID_COLUMNS, movedCursor, typedField } from './gridCursor.ts';
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
  const rowAt = cursor ? shown.findIndex(({ id }) => id === cursor.id) : -1;
  const row = shown[rowAt];
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
    wizard.send({ type: 'cells.fill', cells: [{ id: cursor.id, field, value }] });
  };
  const range = useGridRange<string>({
    at: cursor && row ? { row: rowAt, column: cursor.column } : null,
    within: { top: 0, bottom: shown.length - 1, left: 0, right: GRID_COLUMNS.length - 1 },
    read: (place) => {
      const one = shown[place.row];
      const of = typedField(place.column);
      if (!one) return '';
      return of ? textOf(one, of) : shortRegionText(one);
    },
    textOf: (text) => text,
    cellOf: (text) => text,
    write: (writes) => {
      const cells = writes.flatMap(({ row: at, column, cell }: Write<string>) => {
        const [one, of] = [shown[at], typedField(column)];
        return one && of ? [{ id: one.id, field: of, value: cell }] : [];
      });
      if (cells.length > 0) wizard.send({ type: 'cells.fill', cells });
    },
    undo: () => wizard.send({ type: 'rows.undo' }),
    reveal,
    goTo: ({ row: at, column }) => {
      const one = shown[at];
      if (one) setCursor({ id: one.id, column, draft: null });
      grid.current?.focus({ preventScroll: true });
    },
    placeOf: (target) => placeOf(target.closest('[data-cell]')),
  });
  const move = (down: number, right: number) => {
    const ids = shown.map(({ id }) => id);
    const next = movedCursor(cursor, ids, [down, right]);
    setCursor(next);
    range.forget();
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
    if (!isEditing && range.pressKey(event, true)) return;
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

  /** While a cell is typed into, its text is copied and pasted. */
  const unlessTyping = (act: (event: ClipboardEvent) => void) => (event: ClipboardEvent) => {
    if (cursor?.draft === null) act(event);
  };

  // The actions stay the same object, so that only the rows that change are drawn anew.
  const now = useRef({ write, open, cursor, forget: range.forget });
  now.current = { write, open, cursor, forget: range.forget };
  const actions = useMemo<RowActions>(
    () => ({
      choose: (id, chosen) => setChosen((all) => toggled(all, id, chosen)),
      type: (draft) => setCursor((at) => at && { ...at, draft }),
      point: (id, column, again) => {
        const { cursor: at, write: settle, open: enter, forget } = now.current;
        const isThere = at?.id === id && at.column === column;
        if (isThere && at.draft !== null) return;
        if (at && at.draft !== null) settle(at.draft);
        if (isThere && again) enter();
        else {
          forget();
          setCursor({ id, column, draft: null });
        }
      },
    }),
    [setChosen],
  );
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (cursor?.draft == null || currentTarget.contains(relatedTarget)) return;
    write(cursor.draft);
    setCursor({ ...cursor, draft: null });
  };
  return {
    ...{ cursor, grid, actions, onKeyDown, onBlur, ...range.pointer },
    rangeOf: (at: number) => rangeOfRow(range.shown, range.area, at),
    ...{
      onCopy: unlessTyping(range.copy),
      onCut: unlessTyping(range.cut),
      onPaste: unlessTyping(range.paste),
    },
  };
}

function toggled(chosen: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
