import { CFB } from '@e965/xlsx';
import { type FileRefusal, type Grid, refuse } from '../sheets.types.ts';
import { checkXls } from '../xls.ts';
import { cellsOf, type RowWaybills, targetsIn, widthOf } from './targets.ts';
import { factsOfStream, streamWith } from './xlsRecords.ts';

/**
 * An xls with the waybills in one of its sheets: records of texts among those of its cells. All other records, sheets and
 * streams go over as they are.
 */
export function xlsWithWaybills(
  bytes: Uint8Array<ArrayBuffer>,
  grid: Grid,
  headerLine: number,
  waybills: RowWaybills,
): Uint8Array<ArrayBuffer> | FileRefusal {
  const xls = checkXls(bytes);
  if (xls.kind === 'refused') return xls;
  const facts = factsOfStream(xls.content, grid.sheet, headerLine, widthOf(grid));
  if (!facts) return refuse('FILE_DAMAGED');
  const targets = targetsIn({ rows: grid.rows, headerLine, ...facts }, waybills);
  const content = streamWith(xls.content, grid.sheet, cellsOf(targets, headerLine));
  const file = CFB.read(bytes, { type: 'array' });
  const stream = CFB.find(file, 'Workbook');
  stream.content = content;
  stream.size = content.length;
  return Uint8Array.from(CFB.write(file, { type: 'array' }) as ArrayLike<number>);
}
