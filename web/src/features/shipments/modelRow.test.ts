import { describe, expect, it } from 'vitest';
import { modelRows, toBePlaced, withCell, withReading } from './modelRow.ts';
import { placedRows, sheetRow, westLake } from './modelRows.samples.ts';

const lost = { field: 'thirdOrderNo', code: 'NO_SCIENTIFIC', blocking: true } as const;

describe('the rows of a file', () => {
  it('puts lines of one number and receiver into one row, with the sum of their pieces', () => {
    const same = { thirdOrderNo: 'A1001', phone: '13800000001', address: '文三路1号' };
    const rows = modelRows([sheetRow(2, { ...same, num: 2 }), sheetRow(3), sheetRow(4, same)]);
    expect(rows.map(({ id, lines, num }) => ({ id, lines, num }))).toEqual([
      { id: 'l2', lines: [2, 4], num: '3' },
      { id: 'l3', lines: [3], num: '1' },
    ]);
  });

  it('leaves the example of the template out, and keeps what the text alone does not tell', () => {
    const example = { field: 'row', code: 'ROW_EXAMPLE', blocking: true } as const;
    const empty = { field: 'name', code: 'NAME_EMPTY', blocking: true } as const;
    const [first, second] = modelRows([
      sheetRow(2, { problems: [example] }),
      sheetRow(3, { name: '', thirdOrderNo: '1.23E+18', problems: [lost, empty] }),
    ]);
    expect(first?.excluded).toBe(true);
    expect(second?.fileProblems).toEqual([lost]);
  });

  it('forgets what the file had against a cell once that cell is typed anew', () => {
    const [row] = modelRows([sheetRow(2, { thirdOrderNo: '1.23E+18', problems: [lost] })]);
    if (!row) throw new Error('no row');
    expect(withCell(row, 'name', '李四').fileProblems).toEqual([lost]);
    expect(withCell(row, 'thirdOrderNo', 'A1001').fileProblems).toEqual([]);
  });

  it('takes the region that was read, and keeps an address that could not be placed as it was written', () => {
    const [row] = modelRows([sheetRow(2)]);
    if (!row) throw new Error('no row');
    expect(row.unplaced).toBe('浙江省 杭州市 西湖区 文三路2号');
    const read = withReading(row, { ...westLake, detail: '文三路2号', problems: [] });
    expect(read).toMatchObject({ ...westLake, detail: '文三路2号', unplaced: '' });
    const nowhere = {
      provinceCode: '',
      cityCode: '',
      districtCode: '',
      province: '',
      city: '',
      district: '',
    };
    const unread = withReading(row, { ...nowhere, detail: '', problems: [] });
    expect(unread).toMatchObject({ detail: row.unplaced, unplaced: '' });
  });

  it('reads a region again from the region and the detail together', () => {
    const [row] = placedRows(sheetRow(2));
    if (!row) throw new Error('no row');
    expect(toBePlaced(row).unplaced).toBe('浙江省杭州市西湖区文三路2号');
    expect(toBePlaced({ ...row, detail: '浙江省杭州市西湖区文二路' }).unplaced).toBe(
      '浙江省杭州市西湖区文二路',
    );
  });
});
