import { describe, expect, it } from 'vitest';
import type { SheetRow } from '../sheets.types.ts';
import { addressText, groupRows } from './groupRows.ts';

const row = (line: number, more: Partial<SheetRow> = {}): SheetRow => ({
  ...{ line, hidden: false, cells: [], thirdOrderNo: 'T-1001', name: '张三', phone: '13800138001' },
  ...{ province: '浙江省', city: '杭州市', district: '西湖区', address: '文三路123号', num: 1 },
  ...{ specification: '', merchantCode: '', remark: '' },
  problems: [],
  ...more,
});

const brief = (rows: readonly SheetRow[]) =>
  groupRows(rows).map(({ lines, num, remark, problems }) => ({ lines, num, remark, problems }));

describe('grouped rows', () => {
  it('rows with equal order number and receiver become one parcel regardless of spaces', () => {
    const rows = [
      row(2, { num: 2, remark: '易碎' }),
      row(3, { thirdOrderNo: 'T-1002' }),
      row(4, { address: '文三路 123号', remark: '易碎' }),
      row(5, { num: 3, remark: '加急' }),
    ];
    expect(brief(rows)).toEqual([
      { lines: [2, 4, 5], num: 6, remark: '易碎；加急', problems: [] },
      { lines: [3], num: 1, remark: '', problems: [] },
    ]);
  });

  it('specifications of a parcel that differ each have their pieces, where no merged cell has them', () => {
    const of = (line: number, specification: string) => row(line, { specification });
    const [parcel] = groupRows([of(2, '红色'), of(3, '蓝色'), of(4, ''), of(5, '红色')]);
    expect(parcel?.specification).toBe('红色×2；蓝色×1');
    const [merged] = groupRows([of(2, '红色'), { ...of(3, '蓝色'), num: 0 }]);
    expect(merged?.specification).toBe('红色；蓝色');
    const coded = (line: number, merchantCode: string) => row(line, { merchantCode, specification: '红色' });
    expect(groupRows([coded(2, 'A'), coded(3, 'B')])).toMatchObject([
      { specification: '红色', merchantCode: 'A×1；B×1', num: 2 },
    ]);
    const bare = { ...coded(3, 'B'), specification: '' };
    expect(groupRows([coded(2, 'A'), bare])).toMatchObject([{ specification: '红色×1；B×1' }]);
  });

  it('a repeated number with another receiver refers to the first row', () => {
    const clash = { field: 'thirdOrderNo', code: 'NO_OTHER_RECEIVER', blocking: true, other: 2 };
    expect(brief([row(2), row(3, { name: '李四' }), row(4, { name: '李四' }), row(5)])).toEqual([
      { lines: [2, 5], num: 2, remark: '', problems: [] },
      { lines: [3, 4], num: 2, remark: '', problems: [clash] },
    ]);
  });

  it('rows without an order number or with a rounded one are not grouped', () => {
    const lost = { field: 'thirdOrderNo', code: 'NO_SCIENTIFIC', blocking: true } as const;
    const broken = { thirdOrderNo: '1.23E+18', problems: [lost] };
    const rows = [row(2, { thirdOrderNo: '' }), row(3, { thirdOrderNo: '' }), row(4, broken), row(5, broken)];
    expect(brief(rows).map(({ lines, problems }) => [lines, problems])).toEqual([
      [[2], []],
      [[3], []],
      [[4], [lost]],
      [[5], [lost]],
    ]);
  });

  it('a group counts merged quantities once, lists each problem once and respects the maximum of pieces', () => {
    const hidden = { field: 'row', code: 'ROW_HIDDEN', blocking: false } as const;
    const many = { field: 'num', code: 'NUM_WRONG', blocking: true };
    expect(brief([row(2, { num: 3 }), row(3, { num: 0 })])[0]?.num).toBe(3);
    expect(brief([row(2, { num: 60, problems: [hidden] }), row(3, { num: 60, problems: [hidden] })])).toEqual(
      [{ lines: [2, 3], num: 120, remark: '', problems: [hidden, many] }],
    );
  });
});

it.each([
  ['浙江省', '杭州市', '西湖区', '文三路1号', '浙江省 杭州市 西湖区 文三路1号'],
  ['北京市', '北京市', '海淀区', '中关村大街1号', '北京市 海淀区 中关村大街1号'],
  ['浙江省', '杭州市', '西湖区', '浙江省杭州市西湖区文三路1号', '浙江省杭州市西湖区文三路1号'],
  ['', '', '', '浙江省杭州市西湖区文三路1号', '浙江省杭州市西湖区文三路1号'],
])('the region %s %s %s with detail %s gives the address %s', (province, city, district, address, text) => {
  expect(addressText({ province, city, district, address })).toBe(text);
});
