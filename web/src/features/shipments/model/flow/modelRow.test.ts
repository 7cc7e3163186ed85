import { describe, expect, it } from 'vitest';
import { placedRows, sheetRow, urumqi, westLake } from '../../../../../../tests/support/modelRows.samples.ts';
import { modelRows, placeProblems, toBePlaced, withCell, withPlace, withReading } from './modelRow.ts';
import { computeVerdicts } from './modelVerdicts.ts';
import { modelProblemText } from './shipModel.text.ts';

const lost = { field: 'thirdOrderNo', code: 'NO_SCIENTIFIC', blocking: true } as const;

describe('the rows of a file', () => {
  it('lines with one order number and receiver become one row with summed pieces', () => {
    const same = { thirdOrderNo: 'A1001', phone: '13800000001', address: '文三路1号' };
    const rows = modelRows([sheetRow(2, { ...same, num: 2 }), sheetRow(3), sheetRow(4, same)]);
    expect(rows.map(({ id, lines, num }) => ({ id, lines, num }))).toEqual([
      { id: 'l2', lines: [2, 4], num: '3' },
      { id: 'l3', lines: [3], num: '1' },
    ]);
  });

  it('an unreadable number of pieces is kept as text', () => {
    const wrong = { field: 'num', code: 'NUM_WRONG', blocking: true } as const;
    const same = { thirdOrderNo: 'A1001', phone: '13800000001', address: '文三路1号' };
    const rows = modelRows([
      sheetRow(2, { num: 1, unreadNum: '两个', problems: [wrong] }),
      sheetRow(3, { ...same, num: 2 }),
      sheetRow(4, { ...same, num: 1, unreadNum: '2件', problems: [wrong] }),
    ]);
    expect(rows.map(({ num, fileProblems }) => ({ num, fileProblems }))).toEqual([
      { num: '两个', fileProblems: [wrong] },
      { num: '2+2件', fileProblems: [wrong] },
    ]);
  });

  it('an unknown province is an error until the user picks the region', () => {
    const [row] = modelRows([sheetRow(2, { province: '火星省' })]);
    if (!row) throw new Error('no row');
    const read = withReading(row, { ...westLake, detail: '火星省 文三路2号', problems: [] });
    const other = { field: 'region', code: 'PLACE_OTHER', blocking: true, said: '火星省' };
    expect(read.placeProblems).toEqual([other]);
    const verdict = computeVerdicts([read], null).get('l2');
    expect(verdict).toMatchObject({ state: 'error', problems: [other] });
    expect(verdict?.problems.map((one) => modelProblemText(one, read))).toEqual([
      '表格里的“火星省”与识别出的省市区不符，请核对',
    ]);
    const picked = withPlace(read, westLake);
    expect(computeVerdicts([picked], null).get('l2')?.state).toBe('ok');
    expect(
      withReading(toBePlaced(picked), { ...westLake, detail: '文三路2号', problems: [] }).placeProblems,
    ).toEqual([]);
  });

  it("the template's example row is excluded and parsed fields are kept", () => {
    const example = { field: 'row', code: 'ROW_EXAMPLE', blocking: true } as const;
    const empty = { field: 'name', code: 'NAME_EMPTY', blocking: true } as const;
    const [first, second] = modelRows([
      sheetRow(2, { problems: [example] }),
      sheetRow(3, { name: '', thirdOrderNo: '1.23E+18', problems: [lost, empty] }),
    ]);
    expect(first?.excluded).toBe(true);
    expect(second?.fileProblems).toEqual([lost]);
  });

  it('editing a cell clears its file problems', () => {
    const [row] = modelRows([sheetRow(2, { thirdOrderNo: '1.23E+18', problems: [lost] })]);
    if (!row) throw new Error('no row');
    expect(withCell(row, 'name', '李四').fileProblems).toEqual([lost]);
    expect(withCell(row, 'thirdOrderNo', 'A1001').fileProblems).toEqual([]);
  });

  it('a located region is applied and an unlocated address is kept as written', () => {
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

  it('a region is located again from region and detail together', () => {
    const [row] = placedRows(sheetRow(2));
    if (!row) throw new Error('no row');
    expect(toBePlaced(row).unplaced).toBe('浙江省杭州市西湖区文三路2号');
    expect(toBePlaced({ ...row, detail: '浙江省杭州市西湖区文二路' }).unplaced).toBe(
      '浙江省杭州市西湖区文二路',
    );
  });
});

const shenzhen = {
  ...{ provinceCode: '44', cityCode: '4403', districtCode: '440305' },
  ...{ province: '广东省', city: '深圳市', district: '南山区' },
};
const said = (province: string, city = '', district = '') => ({ province, city, district });
const other = (name: string, blocking = false) => ({
  ...{ field: 'region', code: 'PLACE_OTHER', said: name, blocking },
});

describe('the stated region beside the located one', () => {
  it.each([
    [said('浙江省', '杭州市', '西湖区'), westLake],
    [said('浙江', '杭州', '西湖'), westLake],
    [said('浙江省杭州市西湖区'), westLake],
    [said('', '', ''), westLake],
    [said('新疆', '乌鲁木齐', '天山区'), urumqi],
    [said('新疆省', '市辖区', ''), urumqi],
    [said('广东省', '深圳', '南山'), shenzhen],
  ])('the stated names %j agree with the located region', (claimed, read) =>
    expect(placeProblems(claimed, read)).toEqual([]),
  );

  it('an unknown or different province is an error', () => {
    expect(placeProblems(said('火星省', '杭州市', '西湖区'), westLake)).toEqual([other('火星省', true)]);
    expect(placeProblems(said('浙江省', '深圳市', '南山区'), shenzhen)).toEqual([other('浙江省', true)]);
  });

  it('a different city or district is a warning', () => {
    expect(placeProblems(said('浙江省', '火星市', '月球区'), westLake)).toEqual([
      other('火星市'),
      other('月球区'),
    ]);
  });
});
