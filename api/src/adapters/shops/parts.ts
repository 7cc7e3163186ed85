import { ShopError } from './shopError.ts';

export type Window = { from: Date; to: Date };

/** The position of a listing: the part of its window and the mark within; '' is the part's beginning. */
export type Place = { part: number; mark: string };

/**
 * The `part`th part of a window, at most `spanMs` long; null beyond the last. A part includes its `from` and
 * excludes its `to`.
 */
export function partOf({ from, to }: Window, spanMs: number, part: number): Window | null {
  const start = from.getTime() + part * spanMs;
  if (part < 0 || start >= to.getTime()) return null;
  return { from: new Date(start), to: new Date(Math.min(start + spanMs, to.getTime())) };
}

/** The portion of a window that the platform still returns; null when all of it is too old. */
export function since(reach: Date, { from, to }: Window): Window | null {
  if (to <= reach) return null;
  return { from: from < reach ? reach : from, to };
}

export function isWithin({ from, to }: Window, moment: Date): boolean {
  return from <= moment && moment < to;
}

export function cursorOf({ part, mark }: Place): string {
  return `${part}:${mark}`;
}

/** Parses a cursor; the beginning without one. A malformed or foreign cursor is an `invalid` error. */
export function placeOf(cursor: string | null, platform: string, window: Window, spanMs: number): Place {
  if (cursor === null) return { part: 0, mark: '' };
  const [, digits = '', mark = ''] = /^(\d{1,4}):(.*)$/s.exec(cursor) ?? [];
  const part = Number(digits);
  if (digits === '' || !partOf(window, spanMs, part)) throw new ShopError(platform, 'invalid', 'CURSOR');
  return { part, mark };
}

/** The cursor after the last page of a part: the next part, or null after the last. */
export function afterPart(window: Window, spanMs: number, part: number): string | null {
  return partOf(window, spanMs, part + 1) ? cursorOf({ part: part + 1, mark: '' }) : null;
}
