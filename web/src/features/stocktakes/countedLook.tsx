import { Text } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import type { RowLook } from '../spreadsheets/importing/ImportRows.tsx';
import { columnNames, countedProblemText } from './countedImport.text.ts';
import type { CountedField, CountedSheetRow } from './countedSheet.ts';

const column = columnsNamed<CountedSheetRow, CountedField>(columnNames);

/** How rows of a sheet of counted pieces are shown. */
export const countedLook: RowLook<CountedSheetRow> = {
  problemText: countedProblemText,
  columns: [
    column('goodsNo', 260, ({ texts }) => texts.goodsNo || '—'),
    column('counted', 112, ({ texts }) => <Text num>{texts.counted || '—'}</Text>, { align: 'right' }),
  ],
};
