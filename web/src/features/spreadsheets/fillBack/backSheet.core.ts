import { fieldOf } from '../headerNames.ts';
import { openFile } from '../openFile.ts';
import { addressText } from '../recipients/groupRows.ts';
import { findHeader, mapColumns } from '../recipients/mapColumns.ts';
import { recogniseForm } from '../recipients/platforms.ts';
import { rowsOf } from '../recipients/rowsOf.ts';
import {
  type ColumnFields,
  type FileRefusal,
  type Grid,
  type GridRow,
  HEADER_ROWS,
  type Header,
  MAX_ROWS,
  refuse,
  type SheetRow,
} from '../sheets.types.ts';
import { csvWithWaybills } from './csvBack.ts';
import type { RowWaybills } from './targets.ts';
import { xlsWithWaybills } from './xlsBack.ts';
import { xlsxWithWaybills } from './xlsxBack.ts';

/** A row of a sheet that waybills go back into. */
export interface BackRow {
  line: number;
  /** '' where the sheet has none, or none that can be trusted. */
  thirdOrderNo: string;
  /** Null where name, phone or address is missing. */
  receiver: { name: string; phone: string; address: string } | null;
}

/** A sheet that waybills go back into. */
export interface BackSheet {
  kind: 'back';
  sheet: string;
  otherSheets: readonly string[];
  headerLine: number;
  rows: readonly BackRow[];
}

export interface BackFile {
  /** With its ending, which must fit the content. */
  name: string;
  /** The sheet to read; absent: the first visible one that has the columns. */
  sheet?: string | undefined;
  /** What a person has chosen before, by the header row's fingerprint. */
  mappings?: Readonly<Record<string, ColumnFields>>;
}

/** The rows of a file that waybills go back into, by the columns that the wizard reads. */
export async function readBack(
  bytes: Uint8Array<ArrayBuffer>,
  { name, sheet, mappings = {} }: BackFile,
): Promise<BackSheet | FileRefusal> {
  const grid = await openFile(bytes, name, { sheet });
  if (grid.kind === 'refused') return grid;
  const first = backOf(grid, mappings);
  if (sheet !== undefined || first.kind === 'back') return first;
  // What comes first may be words about the others.
  for (const other of grid.otherSheets) {
    const next = await openFile(bytes, name, { sheet: other });
    const back = next.kind === 'refused' ? next : backOf(next, mappings);
    if (back.kind === 'back') return back;
  }
  return first;
}

function backOf(grid: Grid, mappings: Readonly<Record<string, ColumnFields>>): BackSheet | FileRefusal {
  const header = headerIn(grid, mappings);
  if (!header) return refuse('BACK_COLUMNS');
  const columns = mapColumns(grid, header, recogniseForm(header.texts), mappings[header.fingerprint] ?? null);
  const has = (field: string) => columns.some((column) => column.field === field);
  const isAddressed = has('name') && has('phone') && (has('address') || has('town'));
  if (!has('thirdOrderNo') && !isAddressed) return refuse('BACK_COLUMNS');
  const rows = rowsOf(grid, header, columns).map(backRowOf);
  if (rows.length === 0) return refuse('FILE_EMPTY');
  if (rows.length > MAX_ROWS) return refuse('FILE_ROWS', { max: MAX_ROWS });
  const { otherSheets } = grid;
  return { kind: 'back', sheet: grid.sheet, otherSheets, headerLine: header.line, rows };
}

/** As in the wizard, or else the first row that names a column of order numbers. */
function headerIn(grid: Grid, mappings: Readonly<Record<string, ColumnFields>>): Header | null {
  const header = findHeader(grid, (fingerprint) => Object.hasOwn(mappings, fingerprint));
  if (header?.certain) return header;
  const namesOrders = ({ line, texts }: GridRow) =>
    line <= HEADER_ROWS && texts.some((text) => fieldOf(text)?.field === 'thirdOrderNo');
  const row = grid.rows.find(namesOrders);
  return row && header ? { ...header, line: row.line, texts: row.texts, certain: true } : null;
}

function backRowOf(row: SheetRow): BackRow {
  const { line, name, phone, problems } = row;
  const isTrusted = problems.every(({ field }) => field !== 'thirdOrderNo');
  const address = addressText(row);
  return {
    line,
    thirdOrderNo: isTrusted ? row.thirdOrderNo : '',
    receiver: name && phone && address ? { name, phone, address } : null,
  };
}

export interface BackWaybills extends Pick<BackFile, 'name' | 'sheet'> {
  headerLine: number;
  waybills: RowWaybills;
}

/** The same file with the waybills in it. */
export async function writeBack(
  bytes: Uint8Array<ArrayBuffer>,
  { name, sheet, headerLine, waybills }: BackWaybills,
): Promise<Uint8Array<ArrayBuffer> | FileRefusal> {
  const grid = await openFile(bytes, name, { sheet: sheet || undefined });
  if (grid.kind === 'refused') return grid;
  const write = { csv: csvWithWaybills, xls: xlsWithWaybills }[endingOf(name)] ?? xlsxWithWaybills;
  return write(bytes, grid, headerLine, waybills);
}

function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';
}
