import { expect, it } from 'vitest';
import { csvText, utf8 } from '../../../../../tests/support/spreadsheets/textFiles.ts';
import { memoryStorage } from '../../../lib/storage.ts';
import type { ColumnFields } from '../sheets.types.ts';
import { type Mappings, mappingStore, withMapping } from './mappings.ts';
import { readBytes } from './readSheet.core.ts';

const FILE = utf8(
  csvText([
    ['甲', '乙', '丙', '丁'],
    ['T-1001', '张三', '13800138001', '杭州市文三路1号'],
  ]),
);
const FIELDS: ColumnFields = ['thirdOrderNo', 'name', 'phone', 'address'];

async function read(mappings: Mappings) {
  const answer = await readBytes(FILE.slice(), { name: 'a.csv', mappings });
  if (answer.kind === 'refused') throw new Error(answer.code);
  return answer;
}

it('unknown headers are mapped as the user mapped them before', async () => {
  const first = await read({});
  expect(first).toMatchObject({ header: { certain: false }, missing: ['name', 'phone', 'address'] });
  const again = await read(withMapping({}, first.header, FIELDS));
  expect(again).toMatchObject({ header: { certain: true, line: 1 }, missing: [] });
  expect(again.columns.map(({ header, field }) => [header, field])).toEqual([
    ['甲', 'thirdOrderNo'],
    ['乙', 'name'],
    ['丙', 'phone'],
    ['丁', 'address'],
  ]);
  expect(again.rows[0]).toEqual({
    ...{ line: 2, hidden: false, thirdOrderNo: 'T-1001', name: '张三', phone: '13800138001' },
    ...{ province: '', city: '', district: '', address: '杭州市文三路1号', num: 1 },
    ...{ specification: '', merchantCode: '', remark: '', problems: [] },
    cells: ['T-1001', '张三', '13800138001', '杭州市文三路1号'],
  });
});

it('the twenty most recent mappings are stored', () => {
  const header = (at: number) => ({ line: 1, texts: [], fingerprint: `f${at}`, certain: true });
  const many = Array.from({ length: 21 }, (_, at) => at).reduce<Mappings>(
    (mappings, at) => withMapping(mappings, header(at === 20 ? 1 : at), FIELDS),
    {},
  );
  expect(Object.keys(withMapping(many, header(30), FIELDS))).toEqual([
    ...Array.from({ length: 18 }, (_, at) => `f${at + 2}`),
    ...['f1', 'f30'],
  ]);
});

it('mappings are stored by account and invalid ones are discarded', () => {
  const store = memoryStorage();
  expect(mappingStore(store, 'one').save({ f1: FIELDS })).toBe(true);
  expect(mappingStore(store, 'one').load()).toEqual({ f1: FIELDS });
  expect(mappingStore(store, 'two').load()).toBeNull();
  const odd = { v: 1, data: { f1: FIELDS, f2: ['price'], f3: 'name', f4: [null] } };
  store.setItem('chengcang.sheetMappings.one', JSON.stringify(odd));
  expect(mappingStore(store, 'one').load()).toEqual({ f1: FIELDS, f4: [null] });
});
