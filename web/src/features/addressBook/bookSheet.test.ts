import { describe, expect, it } from 'vitest';
import type { Grid } from '../spreadsheets/sheets.types.ts';
import { bookRows, rowOfReading, rowsOfBook } from './bookSheet.ts';

const grid = (...rows: string[][]): Grid => ({
  ...{ kind: 'grid', sheet: '', otherSheets: [] },
  rows: rows.map((texts, at) => ({ line: at + 1, hidden: false, texts, flaws: {} })),
});

describe('a sheet of addresses', () => {
  it('is read by its header, whatever its columns are called and in whatever order', () => {
    const rows = rowsOfBook(
      grid(
        ['收货人', '手机号', '收货地址', '省份', '城市', '区县', '分组', '备注'],
        ['张三', '138 0000 0001', '文三路1号', '浙江省', '杭州市', '西湖区', '老客户', '急'],
        ['李四', '13800000002转12', '浙江省杭州市西湖区文三路2号', '浙江省', '杭州市', '西湖区'],
      ),
    );
    expect(rows && bookRows(rows)).toEqual([
      {
        ...{ row: 2, name: '张三', phone: '13800000001', group: '老客户', note: '急' },
        place: '浙江省 杭州市 西湖区 文三路1号',
      },
      {
        row: 3,
        name: '李四',
        phone: '13800000002-12',
        place: '浙江省杭州市西湖区文三路2号',
        group: '',
        note: '',
      },
    ]);
  });

  it('says what is missing, leaves out empty rows, and is none without the columns of a receiver', () => {
    const rows = rowsOfBook(
      grid(['姓名', '电话', '详细地址'], ['', '', ''], ['张三', '', '某地'], ['', '13800000001', '某地']),
    );
    expect(rows?.map(({ line, problem }) => [line, problem])).toEqual([
      [3, { code: 'phone' }],
      [4, { code: 'name' }],
    ]);
    expect(rowsOfBook(grid(['姓名', '电话'], ['张三', '13800000001']))).toBeNull();
  });

  it('takes over what was read of a paste, with what keeps it from being kept', () => {
    const reading = {
      ...{
        text: '',
        name: '张三',
        phone: '138',
        extension: '',
        detail: '文三路1号',
        rest: '',
        quantity: null,
      },
      ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106', thirdOrderNo: '', remark: '急' },
      ...{ province: '浙江省', city: '杭州市', district: '西湖区', specification: '' },
      problems: [
        { field: 'phone', reasonCode: 'ADDRESS_INVALID', msg: '手机号不正确', blocking: true },
      ] as const,
    };
    const row = rowOfReading(5, { ...reading, problems: [...reading.problems] });
    expect([row.line, row.problem, row.texts.note]).toEqual([5, { said: '手机号不正确' }, '急']);
    expect(bookRows([row])[0]?.place).toBe('浙江省 杭州市 西湖区 文三路1号');
  });
});
