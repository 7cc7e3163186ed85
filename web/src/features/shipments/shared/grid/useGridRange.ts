import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { formatCells, parseCells } from './cellText.ts';
import {
  type Area,
  areaBetween,
  type Block,
  filledCells,
  filledDown,
  movedPlace,
  type Place,
  pastedCells,
  placesIn,
  stepOf,
  type Write,
} from './gridRange.ts';

interface Options<Cell> {
  /** The cell that the keyboard is at; null: none. */
  at: Place | null;
  /** All cells that can be chosen. */
  within: Area;
  read: (place: Place) => Cell;
  textOf: (cell: Cell, place: Place) => string;
  cellOf: (text: string) => Cell;
  /** Writes cells as one step; those below the last row are rows that are not there yet. */
  write: (cells: readonly Write<Cell>[]) => void;
  undo: () => void;
  /** Where what was undone can be done again. */
  redo?: () => void;
  /** Brings a row into view. */
  reveal: (row: number) => void;
  /** Puts the keyboard at a cell that the mouse chooses from, where it is not there by itself. */
  goTo?: (place: Place) => void;
  /** The place of a cell that was pointed at; null beside the cells. */
  placeOf: (target: Element) => Place | null;
}

/** What a grid shows of the cells that are chosen together. */
export interface ShownRange {
  /** More than one cell; null while it is one. */
  chosen: Area | null;
  /** What will be filled once the handle is let go. */
  filling: Area | null;
}

/**
 * What every grid does with its cells: Shift and arrows or the mouse choose several; they are copied, cut, cleared,
 * pasted over, filled by Ctrl+D or the handle, and any of that is undone as one step.
 */
export function useGridRange<Cell>({ at, within, ...grid }: Options<Cell>) {
  const [head, setHead] = useState<Place | null>(null);
  const [fillTo, setFillTo] = useState<number | null>(null);
  const pointer = useRef<'choosing' | 'filling' | null>(null);
  /** The cell that the mouse was pressed in. */
  const pressed = useRef<Place | null>(null);
  /** What was copied here last, with what its text leaves out. */
  const copied = useRef<{ text: string; cells: Block<Cell> } | null>(null);
  const chosen = at && head && !isSame(at, head) ? areaBetween(at, head) : null;
  const area = chosen ?? (at && areaBetween(at, at));

  const extend = (to: Place) => {
    setHead(to);
    grid.reveal(to.row);
  };
  const take = (places: readonly (Place & { from: Place })[]) => {
    const cells = places
      .filter(({ row }) => row >= within.top && row <= within.bottom)
      .map(({ row, column, from }) => ({ row, column, cell: grid.read(from) }));
    if (cells.length > 0) grid.write(cells);
  };
  const clear = () => {
    if (!area) return;
    grid.write(placesIn(area).flatMap((row) => row.map((place) => ({ ...place, cell: grid.cellOf('') }))));
  };

  /** Does what a key means for several cells; whether it did. `moves`: the arrows are not the caret's. */
  const pressKey = (event: KeyboardEvent, moves: boolean): boolean => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!at || !area || altKey || event.nativeEvent.isComposing) return false;
    const step = stepOf(key);
    const letter = ctrlKey || metaKey ? key.toLowerCase() : '';
    if (letter === 'z' && !shiftKey) grid.undo();
    else if (grid.redo && (letter === 'z' || letter === 'y')) grid.redo();
    else if (letter === 'd') take(filledDown(area));
    else if (ctrlKey || metaKey) return false;
    else if (shiftKey && step && moves) extend(movedPlace(head ?? at, step, within));
    else if (chosen && (key === 'Delete' || key === 'Backspace')) clear();
    else if (chosen && key === 'Escape') setHead(null);
    else return false;
    event.preventDefault();
    return true;
  };

  const copy = (event: ClipboardEvent) => {
    if (!area) return;
    const places = placesIn(area);
    const cells = places.map((row) => row.map(grid.read));
    const text = formatCells(
      cells.map((row, down) =>
        row.map((cell, right) => grid.textOf(cell, places[down]?.[right] ?? { row: 0, column: 0 })),
      ),
    );
    copied.current = { text, cells };
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
  };
  const cut = (event: ClipboardEvent) => {
    copy(event);
    clear();
  };
  /** Whether a text was copied in this grid. */
  const isOwn = (text: string) => copied.current?.text === text.replace(/\r\n/g, '\n');
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!area || text === '') return;
    event.preventDefault();
    event.stopPropagation();
    const own = isOwn(text) ? copied.current?.cells : null;
    const block = own ?? parseCells(text).map((row) => row.map(grid.cellOf));
    grid.write(pastedCells(block, area, within));
  };

  const drop = useEffectEvent(() => {
    if (pointer.current === 'filling' && fillTo !== null && area) take(filledCells(area, fillTo));
    pointer.current = null;
    setFillTo(null);
  });
  const startPointer = (as: 'choosing' | 'filling') => {
    pointer.current = as;
    document.addEventListener('mouseup', () => drop(), { once: true });
  };
  const onMouseDown = (event: MouseEvent) => {
    if (event.button !== 0) return;
    const target = event.target as Element;
    if (target.closest('[data-fill]')) {
      event.preventDefault();
      return startPointer('filling');
    }
    const to = grid.placeOf(target);
    if (!to) return;
    if (event.shiftKey && at) {
      event.preventDefault();
      return setHead(to);
    }
    setHead(null);
    pressed.current = to;
    startPointer('choosing');
  };
  const onMouseOver = (event: MouseEvent) => {
    const to = pointer.current && event.buttons === 1 ? grid.placeOf(event.target as Element) : null;
    const from = pressed.current;
    if (!to) return;
    if (pointer.current === 'choosing' && from) {
      if (!at || !isSame(from, at)) grid.goTo?.(from);
      setHead(isSame(to, from) ? null : to);
    }
    if (pointer.current === 'filling' && area)
      setFillTo(to.row < area.top || to.row > area.bottom ? to.row : null);
  };
  const filling =
    area && fillTo !== null
      ? { ...area, ...(fillTo > area.bottom ? { bottom: fillTo } : { top: fillTo }) }
      : null;
  const shown: ShownRange = { chosen, filling };
  return {
    ...{ area, shown, isOwn, pressKey, copy, cut, paste },
    forget: () => setHead(null),
    pointer: { onMouseDown, onMouseOver },
  };
}

function isSame(one: Place, other: Place): boolean {
  return one.row === other.row && one.column === other.column;
}

/** How a row shows what is chosen: columns from and to, and at which of them the handle is; equal words, equal looks. */
export function rangeOfRow({ chosen, filling }: ShownRange, handleAt: Area | null, row: number): string {
  const within = (area: Area | null) => (area && row >= area.top && row <= area.bottom ? area : null);
  const [own, fill] = [within(chosen), within(filling)];
  const handle = handleAt?.bottom === row ? handleAt.right : '';
  if (!own && !fill && handle === '') return '';
  return [own?.left, own?.right, fill?.left, fill?.right, handle].join(' ');
}

/** What a cell of a row with that range is. */
export function rangeOfCell(range: string, column: number) {
  if (range === '') return { isChosen: false, isFilling: false, hasHandle: false };
  const [left, right, fillLeft, fillRight, handle] = range
    .split(' ')
    .map((text) => (text === '' ? Number.NaN : Number(text)));
  const between = (first = Number.NaN, last = Number.NaN) => column >= first && column <= last;
  return {
    isChosen: between(left, right),
    isFilling: between(fillLeft, fillRight),
    hasHandle: column === handle,
  };
}
