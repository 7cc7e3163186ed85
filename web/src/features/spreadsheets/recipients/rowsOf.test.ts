import { describe, expect, it } from 'vitest';
import type { Column, Grid, Header } from '../sheets.types.ts';
import { rowsOf } from './rowsOf.ts';

const texts = ['省', '市', '收件人', '电话', '地址', '数量'];
const fields = ['province', 'city', 'name', 'phone', 'address', 'num'] as const;
const columns: Column[] = fields.map((field, index) => ({
  index,
  field,
  header: texts[index] ?? '',
  rank: 1,
}));
const header: Header = { line: 1, texts, fingerprint: 'f', certain: true };

/** The rows of a sheet whose second row and those below share the merged cell of the province. */
function read(...rows: { city?: string; num: string; merged?: boolean }[]) {
  const grid: Grid = {
    ...{ kind: 'grid', sheet: '', otherSheets: [] },
    rows: rows.map(({ city = '', num, merged = false }, at) => ({
      ...{ line: at + 2, hidden: false, flaws: merged ? { 0: 'merged' } : {} },
      texts: ['浙江省', city, '张三', '13800000001', '南山大道1号', num],
    })),
  };
  return rowsOf(grid, header, columns);
}

describe('rows of a recipient sheet', () => {
  it('an unreadable number of pieces is kept with its error', () => {
    const wrong = [{ field: 'num', code: 'NUM_WRONG', blocking: true }];
    const rows = read(
      { num: '0' },
      { num: '很多' },
      { num: '两个' },
      { num: '2件' },
      { num: '1.5' },
      { num: '2.0' },
      { num: '' },
    );
    expect(rows.map(({ num, unreadNum, problems }) => ({ num, unreadNum, problems }))).toEqual([
      { num: 1, unreadNum: '0', problems: wrong },
      { num: 1, unreadNum: '很多', problems: wrong },
      { num: 2, unreadNum: undefined, problems: [] },
      { num: 2, unreadNum: undefined, problems: [] },
      { num: 1, unreadNum: '1.5', problems: wrong },
      { num: 2, unreadNum: undefined, problems: [] },
      { num: 1, unreadNum: undefined, problems: [] },
    ]);
  });

  it('notes of the shop and of the buyer are both kept, each once', () => {
    const noted: Column[] = ['备注', '买家留言', '客户留言'].map((name, at) => ({
      index: columns.length + at,
      field: 'remark',
      header: name,
      rank: at,
    }));
    const cells = [
      '浙江省',
      '杭州市',
      '张三',
      '13800000001',
      '南山大道1号',
      '1',
      '放门口',
      '发顺丰',
      '放门口',
    ];
    const grid: Grid = {
      ...{ kind: 'grid', sheet: '', otherSheets: [] },
      rows: [{ line: 2, hidden: false, flaws: {}, texts: cells }],
    };
    expect(rowsOf(grid, header, [...columns, ...noted])[0]?.remark).toBe('放门口；发顺丰');
  });

  it('a province from a merged cell is a warning', () => {
    const rows = read({ num: '1' }, { num: '1', merged: true }, { num: '1', city: '深圳市', merged: true });
    expect(rows.map(({ problems }) => problems)).toEqual([
      [],
      [{ field: 'province', code: 'CELL_MERGED', blocking: false }],
      [],
    ]);
  });
});
