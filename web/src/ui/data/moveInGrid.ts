import type { KeyboardEvent } from 'react';

/** Arrow keys and Enter move the focus between cells that carry `data-cell="row:column"`. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>) {
  const cell = event.target as HTMLElement;
  const at = placeOf(cell);
  if (!at || event.nativeEvent.isComposing) return;
  const step = stepOf(event, cell);
  if (!step) return;
  const [down, right] = step;
  const next = event.currentTarget.querySelector<HTMLElement>(
    `[data-cell="${at.row + down}:${at.column + right}"]`,
  );
  // Enter in the last row breaks no line.
  if (next || event.key === 'Enter') event.preventDefault();
  if (!next) return;
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
  if (isTyped(next)) next.select();
}

/** Where a cell stands that carries `data-cell`; null for what is no cell. */
export function placeOf(cell: Element | null | undefined): { row: number; column: number } | null {
  const [row, column] = (cell?.getAttribute('data-cell') ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}

/** Whether a cell is typed into. */
export function isTyped(cell: Element): cell is HTMLInputElement | HTMLTextAreaElement {
  return cell instanceof HTMLInputElement || cell instanceof HTMLTextAreaElement;
}

function stepOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent, cell: HTMLElement) {
  if (altKey || ctrlKey || metaKey) return null;
  if (key === 'ArrowUp') return [-1, 0] as const;
  if (key === 'ArrowDown') return [1, 0] as const;
  // On a button Enter clicks it.
  if (key === 'Enter' && isTyped(cell)) return [shiftKey ? -1 : 1, 0] as const;
  if (key === 'ArrowLeft' && isAtEdge(cell, 0)) return [0, -1] as const;
  if (key === 'ArrowRight' && isAtEdge(cell, 1)) return [0, 1] as const;
  return null;
}

/** Whether the caret can go no further to the left (0) or right (1) within the cell. */
export function isAtEdge(cell: HTMLElement, side: 0 | 1): boolean {
  if (!isTyped(cell)) return true;
  const { selectionStart, selectionEnd, value } = cell;
  const all = selectionStart === 0 && selectionEnd === value.length;
  return all || (side === 0 ? selectionEnd === 0 : selectionStart === value.length);
}
