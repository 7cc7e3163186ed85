import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Journal } from '../../drill/load/journal.ts';
import { isBroken, type Outcome, shortcomings } from '../../drill/measure/outcome.ts';

function journalAt(...seconds: number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'acknowledged.jsonl');
  const journal = new Journal(file);
  for (const second of seconds) {
    vi.setSystemTime(second * 1000);
    journal.acknowledge('order', `key-${second}`, second);
  }
  return { journal, file };
}

const good: Outcome = {
  fault: {
    name: 'some',
    title: '',
    about: '',
    mostSeconds: 5,
    mayLoseAttempts: false,
    strike: async () => {},
  },
  acknowledged: 10,
  missing: 0,
  twice: 0,
  breaches: [],
  gap: 4.9,
  unanswered: {},
  failed: [],
  whole: 9,
  notes: [],
};

it('the longest time without an order is that between two of them', () => {
  const { journal } = journalAt(10, 11, 15, 16);
  expect(journal.longestGap(10_000, 17_000)).toBe(4);
});

it('the time before the first and after the last order counts too', () => {
  const { journal } = journalAt(10, 11);
  expect(journal.longestGap(3_000, 12_000)).toBe(7);
  expect(journal.longestGap(10_000, 20_000)).toBe(9);
});

it('what was acknowledged is in the file at once', async () => {
  const { file } = journalAt(10);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    kind: 'order',
    key: 'key-10',
    id: 10,
    at: 10_000,
  });
});

it('an outcome without any loss within its limits has no shortcomings', () => {
  expect(shortcomings(good)).toEqual([]);
  expect(isBroken(good)).toBe(false);
});

it.each([
  ['something missing', { missing: 1 }],
  ['something twice', { twice: 1 }],
  ['books that do not add up', { breaches: ['账目'] }],
])('an outcome with %s breaks the drill', (_what, change) => {
  expect(isBroken({ ...good, ...change })).toBe(true);
  expect(shortcomings({ ...good, ...change })).toHaveLength(1);
});

it.each([
  ['too long without orders', { gap: 5.1 }],
  ['an attempt that a release left unanswered', { unanswered: { 'order: 503': 1 } }],
  ['something that was refused for good', { failed: ['order: NO'] }],
])('an outcome with %s is named and breaks nothing', (_what, change) => {
  expect(isBroken({ ...good, ...change })).toBe(false);
  expect(shortcomings({ ...good, ...change })).toHaveLength(1);
});
