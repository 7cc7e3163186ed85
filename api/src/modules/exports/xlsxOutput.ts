import { type CellValue, WorkbookWriter } from '@cj-tech-master/excelts';
import { cellText } from '../../shared/cellText.ts';
import {
  type Cell,
  HUNDREDTHS,
  type SheetColumn,
  type SheetFile,
  type SheetOutput,
  type SheetPart,
} from './sheet.types.ts';

const FORMATS: Record<SheetColumn['kind'], string> = { text: '@', count: '0', money: '0.00', rate: '0.00' };
/** From 0 to 9: a higher level costs much time for little space. */
const COMPRESSION = 1;

/** An xlsx whose rows are streamed to the disk. */
export function xlsxOutput({ path, ...first }: SheetFile): SheetOutput {
  const book = new WorkbookWriter({
    filename: path,
    useStyles: true,
    creator: '橙仓',
    lastModifiedBy: '橙仓',
    zip: { zlib: { level: COMPRESSION } },
  });
  const begin = ({ title, columns }: SheetPart) => {
    const sheet = book.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1 }] });
    sheet.columns = columns.map(({ kind, width }) => ({ width, style: { numFmt: FORMATS[kind] } }));
    sheet.addRow(columns.map(({ header }) => header)).commit();
    return { sheet, columns };
  };
  let current = begin(first);
  return {
    async add(rows) {
      const { sheet, columns } = current;
      for (const row of rows) {
        sheet.addRow(columns.map((column, at) => contentOf(column, row[at] ?? ''))).commit();
      }
    },
    async next(part) {
      current.sheet.commit();
      current = begin(part);
    },
    async end() {
      current.sheet.commit();
      await book.commit();
    },
  };
}

function contentOf({ kind }: SheetColumn, cell: Cell): CellValue {
  if (typeof cell === 'number') return HUNDREDTHS.includes(kind) ? cell / 100 : cell;
  // A plain text is written as what a formula came to; only a run of rich text is a string of the cell's own.
  return cell === '' ? null : { richText: [{ text: cellText(cell) }] };
}
