import { isZip, type PictureZip, readPictureZip, sheetInZip } from '../pictureZip.ts';
import { readGrid } from '../readGrid.ts';
import type { FileRefusal, Grid } from '../sheets.types.ts';
import type { ChosenFiles } from './importSheet.types.ts';

interface Options {
  signal: AbortSignal;
  maxRows: number | undefined;
  maxBytes: number | undefined;
  takesPictures: boolean;
}

/** The rows of the chosen sheet, which may lie in one zip with its pictures, and the pictures beside it. */
export async function readFiles(
  { file, pictures }: ChosenFiles,
  { signal, maxRows, maxBytes, takesPictures }: Options,
): Promise<{ kind: 'files'; grid: Grid; zip: PictureZip | null } | FileRefusal> {
  if (!file) throw new Error('no file to read');
  const holdsBoth = takesPictures && isZip(file);
  const sheet = holdsBoth ? await sheetInZip(file) : file;
  if (!(sheet instanceof File)) return sheet;
  const shown = pictures ?? (holdsBoth ? file : null);
  const zip = shown && (await readPictureZip(shown));
  if (zip?.kind === 'refused') return zip;
  const grid = await readGrid(sheet, signal, { maxRows, maxBytes });
  return grid.kind === 'refused' ? grid : { kind: 'files', grid, zip };
}
