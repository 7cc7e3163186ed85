import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { columnsNamed } from '../../../ui/columns/column.ts';
import type { RowLook } from '../../spreadsheets/importing/ImportRows.tsx';
import { goodsProblemText, none, goodsSheetText as text } from './goodsSheet.text.ts';
import type { GoodsSheetRow } from './goodsSheet.types.ts';

const column = columnsNamed<GoodsSheetRow, 'good' | 'sku' | 'price'>(text);

/** How rows of a sheet of goods are shown. */
export const goodsSheetLook: RowLook<GoodsSheetRow> = {
  problemText: goodsProblemText,
  columns: [
    column('good', 220, ({ texts: { name, goodsNo } }) => (
      <>
        <Text block cut="clamp" title={name}>
          {name || none}
        </Text>
        <SecondLine>{goodsNo || text.fresh}</SecondLine>
      </>
    )),
    column(
      'sku',
      140,
      ({ texts: { value1, value2, value3 } }) =>
        [value1, value2, value3].filter((value) => value !== '').join(' / ') || none,
    ),
    column('price', 88, ({ texts }) => <Text num>{texts.price || none}</Text>, { align: 'right' }),
  ],
};
