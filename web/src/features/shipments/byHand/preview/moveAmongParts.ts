import type { KeyboardEvent } from 'react';

/** Arrow keys move the focus among the stretches that carry `data-part="row:stretch"`; up and down to the next row. */
export function moveAmongParts(event: KeyboardEvent<HTMLElement>) {
  const part = event.target as HTMLElement;
  const row = Number(part.dataset.part?.split(':')[0]);
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (Number.isNaN(row) || !step) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-part]')];
  const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  const next = isAcross
    ? all[all.indexOf(part) + step]
    : all.find(({ dataset }) => dataset.part?.startsWith(`${row + step}:`));
  event.preventDefault();
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}
