import { Refusal } from '../../../shared/refusal.ts';
import { bulkEditModes } from '../../../shared/statuses.ts';
import type { Change } from '../bulkEdits.schemas.ts';

const WHOLE = 10_000;

/** What a change makes of an amount: a whole number, half upwards to whole `rounding` with a percentage. */
export function amountAfter(before: number, { mode, value, rounding = 1 }: Change): number {
  switch (mode) {
    case bulkEditModes.set:
      return value;
    case bulkEditModes.add:
      return before + value;
    case bulkEditModes.percent:
      return Math.floor((2 * before * value + WHOLE * rounding) / (2 * WHOLE * rounding)) * rounding;
  }
  throw new Error(`no such mode of a bulk edit: ${mode}`);
}

/** @throws Refusal BAD_PARAM of what is set out of these bounds */
export function checkSet({ mode, value }: Change, least: number, most: number): void {
  const isOut = mode === bulkEditModes.set ? value < least || value > most : value === 0;
  const isPercent = mode === bulkEditModes.percent && (value < 1 || value > 100 * WHOLE);
  if (isOut || isPercent) throw new Refusal('BAD_PARAM', { field: 'change.value' });
}
