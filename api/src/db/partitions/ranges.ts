import type { Partitioned } from './partitioned.ts';

/** From (included) to (excluded): whole numbers, or milliseconds since 1970. */
export type Range = { from: number; to: number };

const HOUR_MS = 3_600_000;
const MADE_AHEAD_HOURS = 6;

export function widthOf(kept: Partitioned): number {
  return 'width' in kept ? kept.width : kept.hours * HOUR_MS;
}

/**
 * Up to where partitions are made: whoever does not name what they are divided by looks into the empty ones, too, so that no
 * more of them are there than a job that fails for some hours needs.
 */
export function madeUntil(kept: Partitioned, now: number): number {
  return now + ('width' in kept ? kept.width : MADE_AHEAD_HOURS * HOUR_MS);
}

/** The range of a partition that a value lies in. */
export function rangeAt(value: number, width: number): Range {
  const from = Math.floor(value / width) * width;
  return { from, to: from + width };
}

/** What of a range is in none of these; undefined where nothing is. Ranges of an earlier width may overlap it at its ends. */
export function uncovered(range: Range, taken: readonly Range[]): Range | undefined {
  let { from, to } = range;
  for (const other of [...taken].sort((a, b) => a.from - b.from)) {
    if (other.to <= from || other.from >= to) continue;
    if (other.from <= from) from = other.to;
    else to = other.from;
  }
  return from < to ? { from, to } : undefined;
}

/** What is before is past its time. */
export function keptSince(kept: Partitioned, now: number): number {
  return 'keptHours' in kept ? now - kept.keptHours * HOUR_MS : -Infinity;
}

/** Whether all of a range is past its time. */
export function isOver(kept: Partitioned, { to }: Range, now: number): boolean {
  return to <= keptSince(kept, now);
}

/** A bound as SQL. */
export function literalOf(kept: Partitioned, value: number): string {
  return 'width' in kept ? `${value}` : `'${new Date(value).toISOString()}'`;
}

/** As PostgreSQL says the bounds of a partition, in UTC; undefined for the default one. */
export function rangeOf(bounds: string): Range | undefined {
  const [, from, to] = /^FOR VALUES FROM \((.+)\) TO \((.+)\)$/.exec(bounds) ?? [];
  return from === undefined || to === undefined ? undefined : { from: boundOf(from), to: boundOf(to) };
}

function boundOf(bound: string): number {
  if (bound === 'MINVALUE') return -Infinity;
  if (bound === 'MAXVALUE') return Infinity;
  const text = bound.replaceAll("'", '').replace(' ', 'T');
  return text.includes(':') ? Date.parse(text.replace(/\+00$/, 'Z')) : Number(text);
}

/** The name of the partition of a range: by its place, or by the hour in which it begins. */
export function nameOf(kept: Partitioned, { from }: Range): string {
  if ('width' in kept) return `${kept.table}_${from}`;
  return `${kept.table}_${new Date(from).toISOString().slice(0, 13).replace(/\D/g, '')}`;
}
