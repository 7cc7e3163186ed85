import { openFile } from '../openFile.ts';
import {
  type ColumnFields,
  type FileRefusal,
  type Grid,
  MAX_ROWS,
  refuse,
  type SheetReading,
} from '../sheets.types.ts';
import { findHeader, mapColumns, missingFields } from './mapColumns.ts';
import { recogniseForm } from './platforms.ts';
import { rowsOf } from './rowsOf.ts';

export interface ReadParameters {
  /** With its ending, which must fit the content. */
  name: string;
  /** The sheet to read; the first visible one when it is left out. */
  sheet?: string;
  /** What a person has chosen before, by the header row's fingerprint. */
  mappings?: Readonly<Record<string, ColumnFields>>;
}

/** How far the reading has come. */
export type ReadStage = 'opening' | 'checking';

/** All of the reading, in one go: it takes as long as it takes, so that it belongs into a worker. */
export async function readBytes(
  bytes: Uint8Array<ArrayBuffer>,
  { name, sheet, mappings = {} }: ReadParameters,
  onStage: (stage: ReadStage) => void = () => {},
): Promise<SheetReading | FileRefusal> {
  onStage('opening');
  const grid = await openFile(bytes, name, { sheet });
  if (grid.kind === 'refused') return grid;
  onStage('checking');
  return readGrid(grid, mappings);
}

/** The rows of a grid: header found, columns mapped, every row checked by itself. */
function readGrid(grid: Grid, mappings: Readonly<Record<string, ColumnFields>>): SheetReading | FileRefusal {
  const header = findHeader(grid, (fingerprint) => Object.hasOwn(mappings, fingerprint));
  if (!header) return refuse('FILE_EMPTY');
  const form = header.certain ? recogniseForm(header.texts) : null;
  const columns = mapColumns(grid, header, form, mappings[header.fingerprint] ?? null);
  const rows = rowsOf(grid, header, columns);
  if (rows.length === 0) return refuse('FILE_EMPTY');
  if (rows.length > MAX_ROWS) return refuse('FILE_ROWS', { max: MAX_ROWS });
  return {
    kind: 'read',
    source: form?.source ?? null,
    sheet: grid.sheet,
    otherSheets: grid.otherSheets,
    header,
    columns,
    missing: missingFields(columns),
    above: grid.rows.filter(({ line }) => line < header.line),
    rows,
  };
}
