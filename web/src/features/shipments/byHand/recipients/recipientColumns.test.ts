import { expect, it } from 'vitest';
import { shownKeys } from '../../../../ui/columns/columnPreferences.ts';
import { blankRecipient } from '../../shared/recipients/recipient.ts';
import { recipientColumnChoices, shownColumns } from './recipientColumns.ts';

const plain = { ...blankRecipient('r1'), name: '张三', detail: '文三路1号' };
const full = {
  ...{ ...plain, id: 'r2', extension: '1234', quantity: '2' },
  ...{ specification: '红色', remark: '放门口', thirdOrderNo: 'T20261121' },
};
/** The columns that show where nothing was chosen, and the least width of all. */
const columnsOf = (rows: Parameters<typeof shownColumns>[1]) =>
  shownColumns(shownKeys(recipientColumnChoices(rows), {}), rows);

it('columns that nobody needs are hidden or narrow, so that the address has the room', () => {
  const [none, all] = [columnsOf([plain]), columnsOf([plain, full])];
  expect(none.columns.map(({ key }) => key)).toEqual([
    ...['state', 'name', 'phone', 'region', 'detail', 'quantity', 'thirdOrderNo', 'actions'],
  ]);
  expect(all.columns.map(({ key }) => key)).toEqual([
    ...['state', 'name', 'phone', 'extension', 'region', 'detail', 'quantity'],
    ...['specification', 'remark', 'thirdOrderNo', 'actions'],
  ]);
  const widthOf = ({ columns }: typeof all, name: string) => columns.find(({ key }) => key === name)?.width;
  expect(Number(widthOf(none, 'thirdOrderNo'))).toBeLessThan(Number(widthOf(all, 'thirdOrderNo')));
  // The list's box is 848 pixels wide on a screen of 1440, 716 on one of 1280, both with a bar to scroll by.
  const room = (box: number, { columns }: typeof all) =>
    box - columns.reduce((sum, { width = 0 }) => sum + width, 0);
  expect(room(716, none)).toBeGreaterThan(210);
  expect(room(848, all)).toBeGreaterThan(125);
  expect(all.minWidth).toBeLessThanOrEqual(848);
});

it('phones have the room of a landline where there is one, and leave it to the address where there is none', () => {
  const landline = { ...plain, id: 'r3', phone: '0571-88888888' };
  const phoneOf = (rows: Parameters<typeof shownColumns>[1]) =>
    columnsOf(rows).columns.find(({ key }) => key === 'phone')?.width;
  expect(Number(phoneOf([plain, landline]))).toBeGreaterThan(Number(phoneOf([plain])));
  const { columns } = columnsOf([plain, landline]);
  expect(716 - columns.reduce((sum, { width = 0 }) => sum + width, 0)).toBeGreaterThan(195);
});

it('a region is read whole where its city has a long name, as in 新疆 乌鲁木齐', () => {
  const region = { province: '浙江省', city: '杭州市', district: '西湖区' };
  const far = { province: '新疆维吾尔自治区', city: '乌鲁木齐市', district: '天山区' };
  const regionOf = (rows: Parameters<typeof shownColumns>[1]) =>
    columnsOf(rows).columns.find(({ key }) => key === 'region')?.width;
  // Seven characters of 13 pixels, a space, and what the cell has around them.
  expect(regionOf([{ ...plain, ...far }])).toBeGreaterThanOrEqual(7 * 13 + 4 + 18);
  expect(Number(regionOf([{ ...plain, ...region }]))).toBeLessThan(Number(regionOf([{ ...plain, ...far }])));
});
