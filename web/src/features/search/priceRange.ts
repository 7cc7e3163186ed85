import { fenToYuan } from '../../lib/money.ts';
import { readPrice } from '../../shop/goodsAddress.ts';

/** Fen a piece; null for no bound. */
export interface Range {
  min: number | null;
  max: number | null;
}

export interface TypedRange {
  min: string;
  max: string;
}

/** The bounds that are no amounts of yuan; an empty one is no bound. */
export function wrongBounds(typed: TypedRange): (keyof TypedRange)[] {
  return (['min', 'max'] as const).filter(
    (end) => typed[end].trim() !== '' && readPrice(typed[end]) === null,
  );
}

/** What was typed in yuan as fen, the smaller first. */
export function rangeOf(typed: TypedRange): Range {
  const [min, max] = [readPrice(typed.min), readPrice(typed.max)];
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** The bounds as a person would type them: 1200 fen as '12', 1250 as '12.50'. */
export function typedRange({ min, max }: Range): TypedRange {
  return { min: typedPrice(min), max: typedPrice(max) };
}

function typedPrice(fen: number | null): string {
  return fen === null ? '' : fenToYuan(fen).replace(/\.00$/, '');
}
