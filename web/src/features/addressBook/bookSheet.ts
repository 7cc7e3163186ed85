import { regionText } from '../../fields/region.ts';
import type { BookRowInput, ReadAddressesQuery } from '../../graphql/generated/graphql.ts';
import { phoneOf, placeOf, wordsOf } from '../spreadsheets/fieldText.ts';
import { type CellReader, type ImportRow, rowsBelowHeader } from '../spreadsheets/importing/sheetRows.ts';
import type { Grid } from '../spreadsheets/sheets.types.ts';

export const BOOK_FIELDS = [
  ...(['name', 'phone', 'province', 'city', 'district', 'address', 'group', 'note'] as const),
] as const;
export type BookField = (typeof BOOK_FIELDS)[number];
export type BookRowProblem = { code: 'name' | 'phone' | 'address' | 'digits' };
/** A row of a sheet of addresses, or of a paste. */
export type BookRow = ImportRow<BookField, BookRowProblem>;

/** What a column may be called, the best first; compared as `plainHeader` writes them. */
const NAMES: Record<BookField, readonly string[]> = {
  name: ['姓名', '收件人', '收件人姓名', '收货人', '收货人姓名', '联系人', '名字'],
  phone: [
    '电话',
    '手机',
    '手机号',
    '手机号码',
    '联系电话',
    '收件人电话',
    '收件人手机',
    '收货人手机',
    '联系方式',
  ],
  province: ['省', '省份', '收件省', '收货省份'],
  city: ['市', '城市', '收件市', '收货城市'],
  district: ['区', '区县', '县', '收件区', '收货区县'],
  address: ['详细地址', '地址', '收件地址', '收货地址', '收件人地址', '收货人地址'],
  group: ['分组', '组别', '标签'],
  note: ['备注', '说明'],
};

/** The rows with anything in them, or null where no header names people, phones and addresses. */
export function rowsOfBook(grid: Grid): BookRow[] | null {
  const isHeader = (has: (field: BookField) => boolean) => has('name') && has('phone') && has('address');
  const rows = rowsBelowHeader(grid, { names: NAMES, isHeader, rowOf });
  return rows && rows.filter(({ texts }) => Object.values(texts).some((text) => text !== ''));
}

function rowOf(line: number, at: CellReader<BookField>): BookRow {
  const texts = {
    name: wordsOf(at('name').text),
    phone: phoneOf(at('phone').text),
    province: placeOf(at('province').text),
    city: placeOf(at('city').text),
    district: placeOf(at('district').text),
    address: placeOf(at('address').text),
    group: wordsOf(at('group').text),
    note: wordsOf(at('note').text),
  };
  const problem = at('phone').flaw === 'digits' ? ({ code: 'digits' } as const) : missing(texts);
  return { line, texts, problem };
}

function missing({ name, phone, address }: BookRow['texts']): BookRowProblem | null {
  const field = (['name', 'phone', 'address'] as const).find(
    (each) => ({ name, phone, address })[each] === '',
  );
  return field ? { code: field } : null;
}

type Reading = ReadAddressesQuery['readAddresses'][number];

/** A row of what was read of pasted text, with what keeps it from being kept. */
export function rowOfReading(line: number, reading: Reading): BookRow {
  const { name, phone, province, city, district, detail, remark, problems } = reading;
  const wrong = problems.find(({ blocking }) => blocking);
  return {
    line,
    texts: { name, phone, province, city, district, address: detail, group: '', note: remark },
    problem: wrong ? { said: wrong.msg } : null,
  };
}

/** Region and address in one text; a region that stands in the address already is not said twice. */
export function placeOfRow({ texts: { province, city, district, address } }: BookRow): string {
  const region = { province, city, district };
  const said = [province, city, district].filter((name) => name !== '' && !address.includes(name));
  return said.length === 0 ? address : `${regionText(region)} ${address}`;
}

/** Rows as the service takes them. */
export function bookRows(rows: readonly BookRow[]): BookRowInput[] {
  return rows.map((row) => {
    const { name, phone, group, note } = row.texts;
    return { row: row.line, name, phone, place: placeOfRow(row), group, note };
  });
}
