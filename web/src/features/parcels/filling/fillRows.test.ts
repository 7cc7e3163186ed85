import { describe, expect, it } from 'vitest';
import { cleanWaybillNo, type FillRow, isWrong, problemsOf, readyRows, withPasted } from './fillRows.ts';

const row = (at: number, waybillNo: string, more: Partial<FillRow> = {}): FillRow => ({
  ...{ row: at, parcelId: at, packageNo: `P${at}`, waybillNo, courier: '', isRounded: false },
  ...more,
});

it.each([
  [' sf 1234 567890 ', 'SF1234567890'],
  ['ＹＴ１２３４５６', 'YT123456'],
  ["'7312345678901", '7312345678901'],
  ['', ''],
])('cleanWaybillNo normalises %j like the server', (typed, read) => {
  expect(cleanWaybillNo(typed)).toBe(read);
});

describe('rows to fill', () => {
  it.each([
    ['SF1234567890123', {}, null],
    ['', {}, { code: 'NO_NUMBER' }],
    ['SF1234567890', { packageNo: '' }, { code: 'NO_PARCEL' }],
    ['ABCDEFG', {}, { code: 'WRONG' }],
    ['000000000', {}, { code: 'WRONG' }],
    ['SF-12345678', {}, { code: 'WRONG' }],
    ['SF123', {}, { code: 'WRONG' }],
    ['4.3125E+12', {}, { code: 'ROUNDED' }],
    ['7312345678901234500', { isRounded: true }, { code: 'ROUNDED' }],
  ] as const)('a row with the waybill number %j is checked', (waybillNo, more, problem) => {
    expect(problemsOf([row(1, waybillNo, more)]).get(1) ?? null).toEqual(problem);
  });

  it('a row that repeats a parcel or a number refers to the first row with it', () => {
    const rows = [
      row(2, 'SF1234567890'),
      row(3, ' sf1234567890'),
      row(4, 'SF1234567899', { packageNo: 'P2' }),
      row(5, ''),
    ];
    const problems = problemsOf(rows);
    expect([...problems]).toEqual([
      [3, { code: 'SAME_NUMBER', other: 2 }],
      [4, { code: 'SAME_PARCEL', other: 2 }],
      [5, { code: 'NO_NUMBER' }],
    ]);
    expect([...problems.values()].map(isWrong)).toEqual([true, true, false]);
    expect(readyRows(rows)).toEqual([rows[0]]);
  });
});

describe('pasted waybill numbers', () => {
  const rows = [1, 2, 3].map((at) => row(at, at === 3 ? 'SF0000000003' : ''));
  const numbers = (from: number, text: string) =>
    withPasted(rows, from, text).map(({ waybillNo }) => waybillNo);

  it.each([
    ['go from the row on, one each', 1, 'yt11111\nYT22222\n', ['YT11111', 'YT22222', 'SF0000000003']],
    ['that are too many are left out', 2, 'YT1\nYT2\nYT3', ['', 'YT1', 'YT2']],
    [
      'that name a parcel go to it, in whatever order',
      1,
      'P3\tYT33333\nYT11111,P1',
      ['YT11111', '', 'YT33333'],
    ],
    ['with more columns give the first of them', 1, 'YT11111\t圆通\t张三', ['YT11111', '', 'SF0000000003']],
  ])('pasted waybill numbers: %s', (_how, from, text, expected) => {
    expect(numbers(from, text)).toEqual(expected);
  });
});
