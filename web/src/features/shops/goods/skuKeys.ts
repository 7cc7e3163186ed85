import { type KeyboardEvent, useEffect, useRef } from 'react';
import { nextOpen, type ShopSkuRow } from './shopItem.ts';

/** Marks the button that the arrows go to in a row. */
export const rowButton = (id: number) => `shopSku${id}`;

const BUTTONS = 'button[id^="shopSku"]';

/** Up and down go from a row's button to that of the row above or below. */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLButtonElement)) return;
  const row = event.target.closest('tr');
  const own = row?.querySelector<HTMLButtonElement>(BUTTONS);
  if (!own) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>(BUTTONS)];
  event.preventDefault();
  buttons[buttons.indexOf(own) + step]?.focus();
}

/** For the frame of the list: the focus goes to the next row that is not linked, once one was worked at. */
export function useFocusOnNext(rows: readonly ShopSkuRow[], lastKey: string | null) {
  const frame = useRef<HTMLDivElement>(null);
  const done = useRef<string | null>(null);
  useEffect(
    function focusNextRow() {
      if (lastKey === null || done.current === lastKey || rows.length === 0) return;
      done.current = lastKey;
      const next = nextOpen(rows, lastKey);
      if (next) frame.current?.querySelector<HTMLElement>(`#${rowButton(next.id)}`)?.focus();
    },
    [rows, lastKey],
  );
  return frame;
}
