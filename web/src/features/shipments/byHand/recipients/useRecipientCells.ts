import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { regionText } from '../../../../fields/region.ts';
import { isAtEdge, isTyped, placeOf } from '../../../../ui/data/moveInGrid.ts';
import type { Place, Write } from '../../shared/grid/gridRange.ts';
import { revealRow } from '../../shared/grid/revealRow.ts';
import { rangeOfRow, useGridRange } from '../../shared/grid/useGridRange.ts';
import { contentOf } from '../../shared/recipients/content.ts';
import type { Recipient } from '../../shared/recipients/recipient.ts';
import {
  type CellColumn,
  type CellValue,
  type RecipientCell,
  valueIn,
} from '../../shared/recipients/recipientCells.ts';
import { type Basket, itemsText } from '../../shared/wizard/basket.ts';
import type { RecipientList } from '../flow/shipByHand.selectors.ts';
import { isBlockOfCells } from '../preview/chunkText.ts';
import type { ShownColumn } from './recipientColumns.ts';

interface Options {
  list: RecipientList;
  rows: readonly Recipient[];
  shown: readonly Recipient[];
  columns: readonly ShownColumn[];
  basket: Basket | null;
  /** Of the shown rows, in CSS pixels. */
  heights: readonly number[];
  box: RefObject<HTMLDivElement | null>;
}

/** The cells of the list chosen together: the state before them and the actions behind them are not among them. */
export function useRecipientCells({ list, rows, shown, columns, basket, heights, box }: Options) {
  const [at, setAt] = useState<Place | null>(null);
  const within = { top: 0, bottom: shown.length - 1, left: 1, right: columns.length - 2 };
  const fieldAt = (column: number) => columns[column]?.key as CellColumn;
  const grid = useGridRange<RecipientCell>({
    at: at && at.row < shown.length ? at : null,
    within,
    read: ({ row, column }) => {
      const of = shown[row];
      return { text: '', of: of ? { row: of, field: fieldAt(column) } : null };
    },
    textOf: ({ of }) => (of ? textOf(of.row, of.field, basket) : ''),
    cellOf: (text) => ({ text, of: null }),
    write: (cells) => list.send({ type: 'cells.fill', ...valuesOf(cells) }),
    undo: () => list.send({ type: 'rows.undo' }),
    redo: () => list.send({ type: 'rows.redo' }),
    reveal: (row) => revealRow({ box, heights, head: HEAD }, row),
    placeOf: (target) => placeOf(target.closest('td')?.querySelector('[data-cell]')),
  });

  /** What is written, by row; what is left over behind the last row, where the whole list shows, as new rows. */
  function valuesOf(writes: readonly Write<RecipientCell>[]) {
    const value = ({ column, cell }: Write<RecipientCell>): CellValue[] => {
      const text = cell.of ? textOf(cell.of.row, cell.of.field, basket) : cell.text;
      const made = valueIn(fieldAt(column), { ...cell, text }, rows);
      return made ? [made] : [];
    };
    const there = writes.filter(({ row }) => row < shown.length && !shown[row]?.excluded);
    const beyond = Map.groupBy(
      writes.filter(({ row }) => row >= shown.length),
      ({ row }) => row,
    );
    return {
      cells: there.flatMap((write) =>
        value(write).map((one) => ({ ...one, id: shown[write.row]?.id ?? '' })),
      ),
      more: shown.length === rows.length ? [...beyond.values()].map((row) => row.flatMap(value)) : [],
    };
  }

  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    const cell = event.target as HTMLElement;
    if (!cell.dataset.cell) return false;
    const side = { ArrowLeft: 0, ArrowRight: 1 }[event.key];
    const moves = grid.shown.chosen !== null || side === undefined || isAtEdge(cell, side as 0 | 1);
    const isAcross = ['Home', 'End', 'PageUp', 'PageDown'].includes(event.key);
    if (grid.pressKey(event, moves && !isAcross)) return true;
    if (event.key.startsWith('Arrow') && grid.shown.chosen && !event.shiftKey) grid.forget();
    return false;
  };
  /** A single cell is copied and cut as its text is. */
  const ofSeveral = (act: (event: ClipboardEvent) => void) => (event: ClipboardEvent) => {
    const isButton = !isTyped(event.target as Element);
    if (grid.shown.chosen || isButton) act(event);
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const isInCell = (event.target as HTMLElement).dataset.cell !== undefined;
    const isCells = isBlockOfCells(text) || grid.isOwn(text) || (grid.shown.chosen && !/[\t\n]/.test(text));
    if (isInCell && isCells) grid.paste(event);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const to = placeOf(target.closest('[data-cell]'));
    if (!to || (at && to.row === at.row && to.column === at.column)) return;
    setAt(to);
    grid.forget();
  };
  const entered = useRef<EventTarget | null>(null);
  const onMouseDown = (event: MouseEvent) => {
    entered.current = event.target === document.activeElement ? null : event.target;
    grid.pointer.onMouseDown(event);
  };
  /** A number is entered as by the keyboard, so that typing replaces it; within it a click places the caret. */
  const onClick = ({ target }: MouseEvent) => {
    const isEntered = entered.current === target && isNumber(target as HTMLElement);
    if (isEntered && target instanceof HTMLInputElement && target.selectionStart === target.selectionEnd)
      target.select();
  };
  return {
    pressKey,
    gestures: {
      ...{ ...grid.pointer, onMouseDown, onClick, onFocus, onPaste },
      ...{ onCopy: ofSeveral(grid.copy), onCut: ofSeveral(grid.cut) },
    },
    rangeOf: (row: number) => rangeOfRow(grid.shown, grid.area, row),
  };
}

/** A few digits, which are written anew; those of a phone are mended one by one. */
function isNumber({ dataset }: HTMLElement): boolean {
  return dataset.field === 'quantity' || dataset.field === 'extension';
}

/** Of the head, in CSS pixels. */
const HEAD = 38;

function textOf(row: Recipient, field: CellColumn, basket: Basket | null): string {
  if (field === 'region') return regionText(row);
  if (field === 'items') return basket ? itemsText(basket, contentOf(row, basket).items) : '';
  return row[field];
}
