import { describe, expect, it } from 'vitest';
import { formatCells, parseCells } from './cellText.ts';
import {
  type Area,
  areaBetween,
  filledCells,
  filledDown,
  movedPlace,
  pastedCells,
  stepOf,
} from './gridRange.ts';

const grid: Area = { top: 0, bottom: 4, left: 0, right: 3 };
const area = (top: number, left: number, bottom = top, right = left): Area => ({ top, bottom, left, right });

/** Cells as `row,column=cell`. */
const told = (writes: readonly { row: number; column: number; cell: string }[]) =>
  writes.map(({ row, column, cell }) => `${row},${column}=${cell}`);

describe('moving in a grid', () => {
  it.each([
    ['ArrowDown', { row: 1, column: 2 }, { row: 2, column: 2 }],
    ['ArrowUp', { row: 0, column: 2 }, { row: 0, column: 2 }],
    ['End', { row: 1, column: 0 }, { row: 1, column: 3 }],
    ['Home', { row: 1, column: 2 }, { row: 1, column: 0 }],
    ['PageDown', { row: 1, column: 1 }, { row: 4, column: 1 }],
  ] as const)('the key %s stays within the cells', (key, from, to) => {
    const step = stepOf(key);
    expect(step && movedPlace(from, step, grid)).toEqual(to);
  });

  it('an area lies between two cells in whatever order', () => {
    expect(areaBetween({ row: 3, column: 1 }, { row: 1, column: 2 })).toEqual(area(1, 1, 3, 2));
  });
});

describe('pasting a block', () => {
  const block = [
    ['a', 'b'],
    ['c', 'd'],
  ];

  it('goes from the first cell on', () => {
    expect(told(pastedCells(block, area(1, 1), grid))).toEqual(['1,1=a', '1,2=b', '2,1=c', '2,2=d']);
  });

  it('leaves columns that are not there, and tells of rows that are not', () => {
    expect(told(pastedCells(block, area(4, 3), grid))).toEqual(['4,3=a', '5,3=c']);
  });

  it('fills an area that is so many times as large', () => {
    expect(told(pastedCells([['x']], area(0, 0, 1, 1), grid))).toEqual(['0,0=x', '0,1=x', '1,0=x', '1,1=x']);
    expect(told(pastedCells([['x', 'y']], area(0, 0, 1, 1), grid))).toEqual([
      ...['0,0=x', '0,1=y'],
      ...['1,0=x', '1,1=y'],
    ]);
  });

  it('keeps its size in an area of another shape, and its gaps', () => {
    expect(told(pastedCells([['x'], ['y', 'z']], area(0, 0, 2, 2), grid))).toEqual([
      '0,0=x',
      '1,0=y',
      '1,1=z',
    ]);
  });

  it('is nothing where nothing is', () => expect(pastedCells([], area(0, 0), grid)).toEqual([]));
});

describe('filling', () => {
  const sources = (cells: readonly { row: number; column: number; from: { row: number } }[]) =>
    cells.map(({ row, column, from }) => `${row},${column}<${from.row}`);

  it('goes on downwards and upwards with what stands there, over and over', () => {
    expect(sources(filledCells(area(0, 1, 1, 1), 4))).toEqual(['2,1<0', '3,1<1', '4,1<0']);
    expect(sources(filledCells(area(3, 1, 4, 1), 1))).toEqual(['1,1<3', '2,1<4']);
  });

  it('takes the first row for those below it, and the row above for a single one', () => {
    expect(sources(filledDown(area(1, 0, 3, 0)))).toEqual(['2,0<1', '3,0<1']);
    expect(sources(filledDown(area(2, 0, 2, 1)))).toEqual(['2,0<1', '2,1<1']);
    expect(filledDown(area(0, 0, 0, 1))).toEqual([]);
  });
});

describe('cells as text', () => {
  it.each<[string, string[][]]>([
    ['张三\t1\r\n李四\r\n', [['张三', '1'], ['李四']]],
    ['a\t\tb', [['a', '', 'b']]],
    ['"两\n行"\t"他说""好"""\n末', [['两\n行', '他说"好"'], ['末']]],
    ['5" 屏', [['5" 屏']]],
    ['', [['']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['a\t', [['a', '']]],
  ])('%j is read as spreadsheets write it', (text, cells) => expect(parseCells(text)).toEqual(cells));

  it('is written as it is read', () => {
    const cells = [
      ['一', '两\n行', ''],
      ['a\tb', '"', '末'],
    ];
    expect(parseCells(formatCells(cells))).toEqual(cells);
  });
});
