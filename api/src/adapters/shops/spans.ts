import { isWithin, type Window } from './parts.ts';
import { ShopError } from './shopError.ts';

/** The position of a listing: a span's first second, its length in seconds and the page in it. */
type Span = { start: number; seconds: number; page: number };

export type SpanReader<Row> = {
  platform: string;
  /** The longest span that the platform takes. */
  longestMs: number;
  /** The key by which a row belongs to a span; absent where rows do not tell it, and one may then come twice. */
  momentOf?: (row: Row) => Date | null;
  /** A page of a span's rows, from page 1; the platform may include its `to`. */
  read: (span: Window, page: number) => Promise<{ rows: Row[]; hasMore: boolean }>;
};

const SECOND = 1_000;

/**
 * A page of a listing that is read by time. Numbered pages skip orders when others leave the list in between;
 * therefore a span with more than one page is halved until it has one, and pages are used only within a single
 * second.
 */
export async function readSpan<Row>(
  { platform, longestMs, momentOf, read }: SpanReader<Row>,
  window: Window,
  cursor: string | null,
): Promise<{ rows: Row[]; next: string | null }> {
  const longest = longestMs / SECOND;
  const end = Math.ceil(window.to.getTime() / SECOND);
  const first = Math.floor(window.from.getTime() / SECOND);
  const { start, seconds, page } =
    cursor === null ? { start: first, seconds: longest, page: 1 } : spanOf(cursor, platform);
  if (start >= end) return { rows: [], next: null };
  let length = Math.min(seconds, end - start);
  for (;;) {
    const span = { from: new Date(start * SECOND), to: new Date((start + length) * SECOND) };
    const { rows, hasMore } = await read(span, page);
    if (hasMore && length > 1) {
      length = Math.floor(length / 2);
      continue;
    }
    const own = rows.filter((row) => {
      if (!momentOf) return true;
      const moment = momentOf(row);
      return moment !== null && isWithin(span, moment) && isWithin(window, moment);
    });
    if (hasMore) return { rows: own, next: cursorOf({ start, seconds: length, page: page + 1 }) };
    const after = start + length;
    const next = { start: after, seconds: Math.min(length * 2, longest), page: 1 };
    return { rows: own, next: after < end ? cursorOf(next) : null };
  }
}

function cursorOf({ start, seconds, page }: Span): string {
  return `${start}.${seconds}.${page}`;
}

function spanOf(cursor: string, platform: string): Span {
  const [, start = '', seconds = '', page = ''] = /^(\d{1,11})\.(\d{1,7})\.(\d{1,5})$/.exec(cursor) ?? [];
  if (!start || seconds === '0') throw new ShopError(platform, 'invalid', 'CURSOR');
  return { start: Number(start), seconds: Number(seconds), page: Number(page) };
}
