import type { Refusal } from '../../shared/refusal.ts';
import type { SheetFailureDto, SheetGood } from './goodsSheets.schemas.ts';
import { columnHints, columnName, sheetWords } from './sheetWords.ts';

/** Which row of the sheet gives a combination, by its place in the request. */
type Rows = { row: number; skuRows: readonly number[] };
type Place = { row: number; column: string };

/** Where in the sheet a part of a request comes from: `skus.2.weight`, `properties.0.name`, `pics`. */
function placeOf(path: readonly string[], { row, skuRows }: Rows): Place {
  const [head = '', at = '', ...below] = path;
  if (head !== 'skus' || at === '') return { row, column: head };
  const isSafety = below.includes('safetyQuantity');
  const column = isSafety ? 'safetyQuantity' : (below.find((part) => part in columnHints) ?? 'skus');
  return { row: skuRows[Number(at)] ?? row, column };
}

/** What a refusal of the editor's rules says of a row. */
export function refusedRow(refusal: Refusal, rows: Rows): SheetFailureDto {
  const place = placeOf(String(refusal.data.field ?? 'skus').split('.'), rows);
  const name = columnName(place.column);
  const own = refusal.errorKey === 'BAD_PARAM' ? columnHints[place.column] : undefined;
  return { ...place, msg: own ?? (name === '' ? refusal.message : `${name}：${refusal.message}`) };
}

type SchemaError = { instancePath: string; keyword: string; params: object };

/** What the contract of the editor says of rows; once for each cell. */
export function contractFailures(errors: readonly SchemaError[], rows: Rows): SheetFailureDto[] {
  const said = new Map<string, SheetFailureDto>();
  for (const { instancePath, params } of errors) {
    const path = instancePath.split('/').slice(1);
    const missing = 'requiredProperties' in params ? (params.requiredProperties as string[]) : [];
    const places = missing.length > 0 ? missing.map((name) => [...path, name]) : [path];
    for (const parts of places) {
      const place = placeOf(parts, rows);
      const msg = missing.length > 0 ? sheetWords.missing(place.column) : (columnHints[place.column] ?? '');
      said.set(`${place.row} ${place.column}`, { ...place, msg });
    }
  }
  return [...said.values()];
}

/** Every row of goods that are not written says why: its own mistake, or which row has one. */
export function failuresOf(good: SheetGood, wrong: readonly SheetFailureDto[]): SheetFailureDto[] {
  const [first] = wrong;
  if (!first) return [];
  const said = new Set(wrong.map(({ row }) => row));
  const others = [...new Set([good.row, ...good.skus.map(({ row }) => row)])].filter((row) => !said.has(row));
  return [...wrong, ...others.map((row) => ({ row, column: 'skus', msg: sheetWords.withRow(first.row) }))];
}
