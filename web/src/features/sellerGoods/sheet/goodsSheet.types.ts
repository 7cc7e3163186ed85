import type { ImportRow } from '../../spreadsheets/importing/sheetRows.ts';

export const GOODS_FIELDS = [
  ...(['goodsNo', 'group', 'name', 'category'] as const),
  ...(['property1', 'value1', 'property2', 'value2', 'property3', 'value3'] as const),
  ...(['merchantCode', 'barcodes', 'price', 'weight', 'unit', 'minNum', 'maxNum', 'platforms'] as const),
  ...(['pics', 'pic', 'detail', 'detailPics', 'warehouse', 'quantity', 'safety', 'onSale'] as const),
] as const;
export type GoodsField = (typeof GOODS_FIELDS)[number];

/** What is wrong with a cell. */
export type CellProblem =
  | {
      field: GoodsField;
      what:
        | 'digits'
        | 'formula'
        | 'date'
        | 'key'
        | 'price'
        | 'whole'
        | 'pieces'
        | 'warehouse'
        | 'platforms'
        | 'onSale';
    }
  | { field: GoodsField; what: 'differs'; line: number }
  | { field: GoodsField; what: 'noZip' | 'missing' | 'several'; name: string };

export interface GoodsRowProblem {
  code: 'cells';
  cells: readonly CellProblem[];
}

/** A row of a sheet of goods: one of their combinations. */
export interface GoodsSheetRow extends ImportRow<GoodsField, GoodsRowProblem> {
  group: string;
  pictures: readonly string[];
  /** The lines of the detail. */
  detail: readonly string[];
}
