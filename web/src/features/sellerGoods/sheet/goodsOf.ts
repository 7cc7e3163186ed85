import type { SheetGoodInput, SheetSkuInput } from '../../../graphql/generated/graphql.ts';
import { fenIn, isAddress, listOf, platformsIn, wholeIn } from './goodsCells.ts';
import { goodsSheetText as text } from './goodsSheet.text.ts';
import type { GoodsField, GoodsSheetRow } from './goodsSheet.types.ts';

/** Most goods of a call, and most bytes, of which the gateway takes half a megabyte. */
const MAX_GOODS = 250;
/** Own goods change one by one, each as long as so many new ones. */
const GOODS_AN_EDIT = 5;
const MAX_BYTES = 360 * 1024;
const BYTES_A_ROW = 400;
const BYTES_A_CHARACTER = 3;

/** How many of the rows, those of the same goods behind each other, are sent together. */
export function rowsOfPart(rows: readonly GoodsSheetRow[]): number {
  let taken = 0;
  let goods = 0;
  let bytes = 0;
  for (const group of Map.groupBy(rows, (row) => row.group).values()) {
    const more = group.reduce((sum, row) => sum + BYTES_A_ROW + bytesOf(row), 0);
    if (goods >= MAX_GOODS || (goods > 0 && bytes + more > MAX_BYTES)) break;
    taken += group.length;
    goods += group[0]?.texts.goodsNo ? GOODS_AN_EDIT : 1;
    bytes += more;
  }
  return taken;
}

const bytesOf = ({ texts }: GoodsSheetRow) =>
  BYTES_A_CHARACTER * Object.values(texts).reduce((sum, cell) => sum + cell.length, 0);

/** The goods of rows as the service takes them; a picture without an address is empty, as in a check. */
export function goodsOf(
  rows: readonly GoodsSheetRow[],
  addresses: Readonly<Record<string, string>>,
): SheetGoodInput[] {
  const addressOf = (name: string) => (isAddress(name) ? name : (addresses[name] ?? ''));
  return [...Map.groupBy(rows, ({ group }) => group).values()].map((group) => goodOf(group, addressOf));
}

type AddressOf = (name: string) => string;

function goodOf(rows: readonly GoodsSheetRow[], addressOf: AddressOf): SheetGoodInput {
  const cell = (field: GoodsField) => rows.find(({ texts }) => texts[field] !== '')?.texts[field] ?? '';
  const properties = filledOf([cell('property1'), cell('property2'), cell('property3')]);
  const pics = listOf(cell('pics'));
  return given({
    row: rows[0]?.line ?? 0,
    goodsNo: cell('goodsNo'),
    name: cell('name'),
    category: cell('category'),
    pics: pics.length > 0 ? [...new Set(pics)].map(addressOf) : null,
    detail: detailOf(rows, listOf(cell('detailPics')).map(addressOf)),
    unit: cell('unit'),
    minNum: wholeIn(cell('minNum')),
    maxNum: wholeIn(cell('maxNum')),
    platforms: cell('platforms') === '' ? null : platformsIn(cell('platforms')),
    onSale: cell('onSale') === '' ? null : cell('onSale') === text.yes,
    properties: properties.length > 0 ? properties : null,
    skus: rows.map((row) => skuOf(row, properties.length, addressOf)),
  });
}

function skuOf({ line, texts }: GoodsSheetRow, properties: number, addressOf: AddressOf): SheetSkuInput {
  const values = filledOf([texts.value1, texts.value2, texts.value3]);
  while (values.length < properties) values.push('');
  const barcodes = listOf(texts.barcodes);
  const pieces = listOf(texts.quantity);
  const kept = listOf(texts.safety);
  const stocks = (texts.quantity === '' ? [] : listOf(texts.warehouse)).map((warehouse, at) => ({
    warehouse,
    quantity: wholeIn(pieces[at] ?? '') ?? 0,
    ...(kept.length > 0 && { safetyQuantity: wholeIn(kept[at] ?? '') ?? 0 }),
  }));
  return given({
    row: line,
    values,
    merchantCode: texts.merchantCode,
    barcodes: barcodes.length > 0 ? barcodes : null,
    supplyPrice: fenIn(texts.price),
    weight: wholeIn(texts.weight),
    pic: texts.pic === '' ? null : addressOf(texts.pic),
    stocks: stocks.length > 0 ? stocks : null,
  });
}

/** Up to the last that is filled in. */
function filledOf(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

/** Without what a cell does not say. */
function given<Input extends object>(input: Input): Input {
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== ''),
  ) as Input;
}

/** Lines as paragraphs, unless they are HTML, as exports write it; then the pictures. */
function detailOf(rows: readonly GoodsSheetRow[], pictures: readonly string[]): string {
  const lines = rows.find(({ texts }) => texts.detail !== '')?.detail ?? [];
  const isHtml = lines[0]?.startsWith('<') ?? false;
  const words = isHtml
    ? lines.join('\n')
    : lines.map((line) => (line === '' ? '' : `<p>${escaped(line)}</p>`)).join('');
  return words + pictures.map((address) => (address === '' ? '' : `<p><img src="${address}"></p>`)).join('');
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(line: string): string {
  return line.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? '');
}
