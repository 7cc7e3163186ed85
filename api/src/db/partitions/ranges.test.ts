import { describe, expect, it } from 'vitest';
import { PARTITIONED } from './partitioned.ts';
import { isOver, literalOf, nameOf, rangeAt, rangeOf, uncovered } from './ranges.ts';

const of = (name: string) => {
  const found = PARTITIONED.find(({ table }) => table === name);
  if (!found) throw new Error(name);
  return found;
};

describe('the range of a partition', () => {
  it('is the multiple of the width that a value lies in', () => {
    expect([0, 9, 10, 25].map((value) => rangeAt(value, 10))).toEqual([
      { from: 0, to: 10 },
      { from: 0, to: 10 },
      { from: 10, to: 20 },
      { from: 20, to: 30 },
    ]);
  });

  it('leaves to others what they have, as of another width', () => {
    const range = { from: 20, to: 40 };
    expect(uncovered(range, [])).toEqual(range);
    expect(
      uncovered(range, [
        { from: 0, to: 20 },
        { from: 40, to: 60 },
      ]),
    ).toEqual(range);
    expect(uncovered(range, [{ from: -Infinity, to: 25 }])).toEqual({ from: 25, to: 40 });
    expect(uncovered(range, [{ from: 30, to: 50 }])).toEqual({ from: 20, to: 30 });
    expect(
      uncovered(range, [
        { from: 30, to: 50 },
        { from: 10, to: 30 },
      ]),
    ).toBeUndefined();
    expect(uncovered(range, [{ from: 0, to: 100 }])).toBeUndefined();
  });

  it('is read as PostgreSQL says it, and has its name from where it begins', () => {
    const day = { from: Date.UTC(2026, 10, 24), to: Date.UTC(2026, 10, 25) };
    expect(rangeOf("FOR VALUES FROM ('2026-11-24 00:00:00+00') TO ('2026-11-25 00:00:00+00')")).toEqual(day);
    expect(rangeOf("FOR VALUES FROM (MINVALUE) TO ('40000000')")).toEqual({
      from: -Infinity,
      to: 40_000_000,
    });
    expect(rangeOf('DEFAULT')).toBeUndefined();
    expect([nameOf(of('quote'), day), literalOf(of('quote'), day.from)]).toEqual([
      'quote_2026112400',
      "'2026-11-24T00:00:00.000Z'",
    ]);
    const lines = rangeAt(41_000_000, 40_000_000);
    expect([nameOf(of('ledger_entry'), lines), literalOf(of('ledger_entry'), lines.to)]).toEqual([
      'ledger_entry_40000000',
      '80000000',
    ]);
  });

  it('is over when all of it was kept for its time, and never where nothing is dropped', () => {
    const range = { from: 0, to: 3_600_000 };
    const hours = (count: number) => count * 3_600_000;
    expect([72, 73].map((count) => isOver(of('idempotency_key'), range, hours(count)))).toEqual([
      false,
      true,
    ]);
    expect(isOver(of('ledger_entry'), range, hours(1_000_000))).toBe(false);
  });
});
