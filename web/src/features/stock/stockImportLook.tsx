import { Text } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import type { RowLook } from '../spreadsheets/importing/ImportRows.tsx';
import { importSheetText } from '../spreadsheets/importing/importSheet.text.ts';
import { columnNames, rowProblemText, importText as text } from './stockImport.text.ts';
import type { StockSheetRow } from './stockSheet.ts';

const { none } = importSheetText;
const column = columnsNamed<StockSheetRow, 'goodsNo' | 'warehouse' | 'change' | 'safety' | 'warn' | 'bin'>({
  ...{ ...columnNames, change: text.change },
});

/** How rows of a stock sheet are shown. */
export const stockImportLook: RowLook<StockSheetRow> = {
  problemText: rowProblemText,
  columns: [
    column('goodsNo', 152, ({ texts }) => texts.goodsNo || none),
    column('warehouse', 116, ({ texts }) => texts.warehouse || none),
    column('change', 96, changeIn),
    column('safety', 76, ({ texts }) => <Text num>{texts.safety || none}</Text>, { align: 'right' }),
    column('warn', 76, ({ texts }) => <Text num>{texts.warn || none}</Text>, { align: 'right' }),
    column('bin', 72, ({ texts }) => texts.bin || none),
  ],
};

function changeIn({ texts: { quantity, delta } }: StockSheetRow): string {
  if (quantity !== '') return text.set(quantity);
  if (delta === '') return text.same;
  return delta.startsWith('-') ? text.take(delta.slice(1)) : text.add(delta);
}
