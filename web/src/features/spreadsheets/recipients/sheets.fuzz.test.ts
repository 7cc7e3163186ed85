import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookFile } from '../../../../../tests/support/spreadsheets/bookFiles.ts';
import { csvText, utf8 } from '../../../../../tests/support/spreadsheets/textFiles.ts';
import { decode } from '../encoding.ts';
import type { FileRefusal, SheetReading } from '../sheets.types.ts';
import { readBytes } from './readSheet.core.ts';

const HEAD = ['订单号', '收件人', '电话', '地址', '数量', '商品'];
const rows = [
  HEAD,
  ...Array.from({ length: 40 }, (_, at) => [
    ...[`T-${1000 + at}`, `张三${at}`, `138001380${10 + at}`, `浙江省杭州市西湖区文三路${at}号`, '1'],
    at % 3 === 0 ? '杯子, "大"' : '盘子',
  ]),
];

type Damage = (bytes: Uint8Array) => Uint8Array<ArrayBuffer>;

const at = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const size = fc.integer({ min: 1, max: 600 });
const place = (bytes: Uint8Array, share: number) => Math.floor(bytes.length * share);

const damages: Record<string, fc.Arbitrary<Damage>> = {
  'with a bit turned': fc.tuple(at, fc.integer({ min: 0, max: 7 })).map(([share, bit]) => (bytes) => {
    const where = place(bytes, share);
    return Uint8Array.from(bytes).with(where, (bytes[where] ?? 0) ^ (1 << bit));
  }),
  'cut off': at.map((share) => (bytes) => Uint8Array.from(bytes.subarray(0, place(bytes, share)))),
  'with a hole': fc.tuple(at, size).map(
    ([share, length]) =>
      (bytes) =>
        Uint8Array.from(bytes).fill(0, place(bytes, share), place(bytes, share) + length),
  ),
  'with a piece gone': fc.tuple(at, size).map(([share, length]) => (bytes) => {
    const from = place(bytes, share);
    return Uint8Array.from([...bytes.subarray(0, from), ...bytes.subarray(from + length)]);
  }),
  'with noise in between': fc.tuple(at, fc.uint8Array({ minLength: 1, maxLength: 64 })).map(
    ([share, noise]) =>
      (bytes) =>
        Uint8Array.from([
          ...bytes.subarray(0, place(bytes, share)),
          ...noise,
          ...bytes.subarray(place(bytes, share)),
        ]),
  ),
};

const kinds = Object.keys(damages);
const RUNS = { xlsx: 52, xls: 24, csv: 24 };

/** Damages the file `times` over, always the same ways, and looks at each answer. */
function damaged(
  kind: string,
  whole: Uint8Array,
  name: string,
  numRuns: number,
  look: (answer: SheetReading | FileRefusal, bytes: Uint8Array) => void,
) {
  return fc.assert(
    fc.asyncProperty(damages[kind] as fc.Arbitrary<Damage>, async (damage) => {
      const bytes = damage(whole);
      look(await readBytes(bytes.slice(), { name }), bytes);
    }),
    { numRuns, seed: 20_261_121 },
  );
}

describe.each(kinds)('files that are %s', (kind) => {
  it('an xlsx file is refused or read as if it were intact', async () => {
    const whole = bookFile(rows);
    const intact = await readBytes(whole.slice(), { name: 'a.xlsx' });
    await damaged(kind, whole, 'a.xlsx', RUNS.xlsx, (answer) => {
      if (answer.kind === 'read') expect(answer).toEqual(intact);
      else expect(answer.code).toMatch(/^FILE_/);
    });
  });

  it('an xls file always gets a result', async () => {
    await damaged(kind, bookFile(rows, { type: 'biff8' }), 'a.xls', RUNS.xls, (answer) => {
      expect(answer.kind).toMatch(/^(read|refused)$/);
    });
  });

  it('a csv file is refused or every remaining character is shown', async () => {
    await damaged(kind, utf8(csvText(rows)), 'a.csv', RUNS.csv, (answer, bytes) => {
      if (answer.kind === 'refused') return expect(answer.code).toMatch(/^FILE_/);
      const text = decode(bytes);
      const { header, above, rows: read } = answer;
      const shown = [...above.map(({ texts }) => texts), header.texts, ...read.map(({ cells }) => cells)];
      expect(letters(shown.flat().join(''))).toEqual(letters(text.kind === 'text' ? text.text : ''));
    });
  });
});

/** The letters and digits of a text, in no order. */
function letters(text: string): string {
  return [...text.replace(/[^\p{L}\p{N}]/gu, '')].sort().join('');
}

it('the fuzz test damages 500 files', () => {
  expect(kinds.length * Object.values(RUNS).reduce((sum, runs) => sum + runs, 0)).toBe(500);
});
