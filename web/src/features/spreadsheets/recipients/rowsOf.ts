import { codeOf, phoneOf, piecesOf, placeOf, wordsOf } from '../fieldText.ts';
import type {
  Column,
  Grid,
  GridRow,
  Header,
  SheetField,
  SheetRow,
  Taken,
  TakenFields,
} from '../sheets.types.ts';
import { checkRow } from './rowRules.ts';

const clean: Record<SheetField, (text: string) => string> = {
  thirdOrderNo: codeOf,
  name: wordsOf,
  phone: phoneOf,
  province: placeOf,
  city: placeOf,
  district: placeOf,
  town: placeOf,
  address: placeOf,
  num: piecesOf,
  specification: wordsOf,
  merchantCode: codeOf,
  remark: wordsOf,
};
const fields = Object.keys(clean) as SheetField[];

/** The rows below the header, each as far as its columns tell. A header that is repeated further down is no row. */
export function rowsOf(grid: Grid, header: Header, columns: readonly Column[]): SheetRow[] {
  const sources = sourcesOf(columns);
  const isHeader = ({ texts }: GridRow) =>
    texts.length === header.texts.length && texts.every((text, at) => text === header.texts[at]);
  return grid.rows
    .filter((row) => row.line > header.line && !isHeader(row))
    .map((row) => rowOf(row, sources));
}

type Sources = Record<SheetField, readonly number[]>;

function sourcesOf(columns: readonly Column[]): Sources {
  const byRank = columns.toSorted((one, two) => one.rank - two.rank);
  return record((field) => byRank.filter((column) => column.field === field).map(({ index }) => index));
}

function rowOf(row: GridRow, sources: Sources): SheetRow {
  const taken = record((field) =>
    field === 'remark' ? takeAll(row, sources[field]) : take(row, sources[field], clean[field]),
  );
  const { line, hidden, texts } = row;
  const { thirdOrderNo, name, phone, province, city, district, specification, merchantCode, remark } = taken;
  return {
    ...{ line, hidden, cells: texts },
    ...{ thirdOrderNo: thirdOrderNo.text, name: name.text, phone: phone.text },
    ...{ province: province.text, city: city.text, district: district.text, address: addressOf(taken) },
    ...{ ...numOf(taken.num), specification: specification.text, remark: remark.text },
    merchantCode: merchantCode.text,
    problems: checkRow({ ...taken, address: { ...taken.address, text: addressOf(taken) } }, hidden),
  };
}

/** From the first column with content. */
function take(
  { texts, flaws }: GridRow,
  columns: readonly number[],
  tidied: (text: string) => string,
): Taken {
  for (const column of columns) {
    const text = tidied(texts[column] ?? '');
    if (text !== '' || flaws[column]) return { text, flaw: flaws[column] };
  }
  return { text: '' };
}

/** What all columns say: a note of the buyer's stands beside one of the shop's. */
function takeAll(row: GridRow, columns: readonly number[]): Taken {
  const said = columns.map((column) => take(row, [column], clean.remark));
  const flaw = said.find((one) => one.flaw)?.flaw;
  const text = [...new Set(said.map((one) => one.text).filter(Boolean))].join('；');
  return flaw ? { text, flaw } : { text };
}

/** Street and detail as one; platforms that know streets repeat them in the detail or leave it out. */
function addressOf({ town, address }: TakenFields): string {
  return address.text.includes(town.text) ? address.text : `${town.text}${address.text}`;
}

/** What is no number of pieces counts as one, and is kept as it stands. */
function numOf({ text, flaw }: Taken): Pick<SheetRow, 'num' | 'unreadNum'> {
  if (flaw === 'merged') return { num: 0 };
  const num = Number(text || 1);
  return Number.isInteger(num) && num > 0 ? { num } : { num: 1, unreadNum: text };
}

function record<Value>(make: (field: SheetField) => Value): Record<SheetField, Value> {
  return Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<SheetField, Value>;
}
