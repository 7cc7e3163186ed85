import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isTyped } from '../../../../ui/data/moveInGrid.ts';
import type { Recipient } from '../../shared/recipients/recipient.ts';
import { firstNote, isAcceptable, isUnsure, type Verdict } from '../../shared/recipients/verdicts.ts';
import type { RecipientList } from '../flow/shipByHand.selectors.ts';

interface Cell {
  id: string;
  field: string;
}

interface Options {
  /** The whole list, and what of it is shown. */
  rows: readonly Recipient[];
  shown: readonly Recipient[];
  verdicts: ReadonlyMap<string, Verdict>;
  /** Of the shown rows, in CSS pixels. */
  heights: readonly number[];
  /** Keys of the columns that may be hidden and are not. */
  shownKeys: ReadonlySet<string>;
  /** Shows a column that is hidden; whether it was. */
  reveal: (field: string) => boolean;
  send: RecipientList['send'];
  showAll: () => void;
}

/** The recipients that a person has to look at, one after the other by the keyboard. */
export interface UnsureRows {
  count: number;
  /** The box that the list scrolls in. */
  box: RefObject<HTMLDivElement | null>;
  /** Goes to the next one after a row, from the start again after the last. */
  goNext: (after: string | null) => void;
  /** Says that a row is right, if it can go as it is, and goes on. */
  accept: (id: string) => void;
  /** Whether Enter goes on from this row. */
  isStop: (id: string) => boolean;
  /** Takes the focus to a row that is drawn now, when it is the one that was gone to. */
  arrive: (id: string) => void;
}

export function useUnsureRows(options: Options): UnsureRows {
  const { rows, shown, verdicts, heights, shownKeys, reveal, send, showAll } = options;
  const box = useRef<HTMLDivElement>(null);
  /** Gone to, and not drawn yet. */
  const wanted = useRef<Cell | null>(null);
  /** The row that was gone to last: Enter goes on from there, whatever became of it. */
  const visited = useRef<string | null>(null);
  const unsure = (id: string) => {
    const verdict = verdicts.get(id);
    return verdict !== undefined && isUnsure(verdict);
  };
  const reach = () => {
    const cell = wanted.current;
    const at = shown.findIndex(({ id }) => id === cell?.id);
    if (!cell || !box.current || at < 0) return;
    if (focusCell(box.current, cell)) wanted.current = null;
    else box.current.scrollTop = heights.slice(0, at).reduce((sum, height) => sum + height, 0);
  };
  const goNext = (after: string | null) => {
    const from = rows.findIndex(({ id }) => id === after);
    const next = [...rows.slice(from + 1), ...rows.slice(0, from + 1)].find(
      ({ id }) => id !== after && unsure(id),
    );
    visited.current = next?.id ?? null;
    if (!next) return;
    wanted.current = { id: next.id, field: fieldOf(verdicts.get(next.id)) };
    const isRevealed = reveal(wanted.current.field);
    if (!shown.includes(next)) showAll();
    else if (!isRevealed) reach();
  };
  useFocusKeptAcross(shown, shownKeys, reach);
  return {
    box,
    count: rows.filter(({ id }) => unsure(id)).length,
    goNext,
    isStop: (id) => unsure(id) || visited.current === id,
    accept: (id) => {
      const verdict = verdicts.get(id);
      if (verdict && isAcceptable(verdict)) send({ type: 'row.accept', id });
      goNext(id);
    },
    arrive: (id) => {
      if (wanted.current?.id === id) reach();
    },
  };
}

/** Goes on to the wanted row when other rows or columns are shown. */
function useFocusKeptAcross(shown: readonly Recipient[], shownKeys: ReadonlySet<string>, reach: () => void) {
  const onShown = useEffectEvent(reach);
  useEffect(() => {
    if (shown.length > 0 && shownKeys.size > 0) onShown();
  }, [shown, shownKeys]);
}

/** The column of what is not sure, what keeps the row from going first. */
function fieldOf(verdict: Verdict | undefined): string {
  const note = verdict && firstNote(verdict);
  const isItems = note?.field === 'specification' && note.finding?.code.startsWith('ITEM');
  return isItems ? 'items' : (note?.field ?? 'row');
}

/** False when the row is not drawn. The row as a whole is at the name. */
function focusCell(box: HTMLElement, { id, field }: Cell): boolean {
  const row = box.querySelector(`[data-row="${id}"]`);
  const find = (name: string) => row?.querySelector<HTMLElement>(`[data-field="${name}"]`);
  const cell = find(field) ?? (field === 'items' ? find('specification') : null) ?? find('name');
  if (!cell) return false;
  cell.focus({ preventScroll: true });
  row?.scrollIntoView?.({ block: 'nearest' });
  if (isTyped(cell)) cell.select();
  return true;
}
