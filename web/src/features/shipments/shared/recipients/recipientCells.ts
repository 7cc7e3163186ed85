import { type Region, regionOf, regionText } from '../../../../fields/region.ts';
import { oneLine } from '../../../../lib/oneLine.ts';
import type { Item } from '../../../../shop/items.ts';
import {
  blankRecipient,
  type Recipient,
  shortRegionText,
  type TypedField,
  withField,
  withOwnItems,
  withRegion,
} from './recipient.ts';

/** The columns whose cells are written. */
export type CellColumn = TypedField | 'region' | 'items';

/** What a cell of a recipient becomes. */
export type CellValue =
  | { field: TypedField; value: string }
  | { field: 'region'; region: Region }
  | { field: 'items'; items: readonly Item[] | null; specification: string; quantity: string };

export type CellOfRow = CellValue & { id: string };

/** What is in a cell that is copied or filled: its text, and the recipient that it is of, for what a text leaves out. */
export interface RecipientCell {
  text: string;
  of: { row: Recipient; field: CellColumn } | null;
}

/** The list with cells written, and with rows of such cells behind it. */
export function withCells(rows: readonly Recipient[], cells: readonly CellOfRow[]): Recipient[] {
  const byId = Map.groupBy(cells, ({ id }) => id);
  return rows.map((row) => (byId.get(row.id) ?? []).reduce<Recipient>(written, row));
}

/** A new row of cells. */
export function rowOfCells(id: string, cells: readonly CellValue[]): Recipient {
  return cells.reduce<Recipient>(written, blankRecipient(id));
}

function written(row: Recipient, cell: CellValue): Recipient {
  if (cell.field === 'region') return withRegion(row, cell.region);
  if (cell.field !== 'items') return withField(row, cell.field, cell.value);
  return { ...withOwnItems(row, cell.items, cell.specification), quantity: cell.quantity };
}

/** What a column takes of a cell; null where it takes nothing of it. A region is known by its codes, or as another of the list. */
export function valueIn(
  column: CellColumn,
  { text, of }: RecipientCell,
  rows: readonly Recipient[],
): CellValue | null {
  if (column === 'region') {
    const region = of?.field === 'region' ? of.row : regionNamed(text, rows);
    return region && { field: 'region', region: regionOf(region) };
  }
  if (column !== 'items') return { field: column, value: oneLine(text) };
  if (of?.field === 'items') {
    const { items, specification, quantity } = of.row;
    return { field: 'items', items, specification, quantity };
  }
  return { field: 'specification', value: text };
}

function regionNamed(text: string, rows: readonly Recipient[]): Region | null {
  const said = text.replace(/\s/g, '');
  if (said === '') return null;
  return (
    rows.find((row) =>
      [regionText(row), shortRegionText(row)].some((name) => name.replace(/\s/g, '') === said),
    ) ?? null
  );
}
