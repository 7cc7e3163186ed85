import { Text } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { GoodsCell } from '../../ui/data/cells.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { CountedCell, ReasonCell } from './CountedCell.tsx';
import type { StocktakeLine } from './stocktakeFlows.ts';
import { detailText as text } from './stocktakes.text.ts';

const column = columnsNamed<StocktakeLine, 'sku' | 'book' | 'locked' | 'counted' | 'difference' | 'reason'>(
  text,
);
const right = { align: 'right' } as const;

/** The columns of what is counted; a draft has fields for it. */
export function lineColumns(
  stocktakeId: number,
  isDraft: boolean,
  rows: readonly StocktakeLine[],
): Column<StocktakeLine>[] {
  const places = new Map(rows.map(({ skuId }, at) => [skuId, at]));
  return [
    column('sku', undefined, Sku, { stick: 'left' }),
    column('book', 80, ({ book }) => <Text num>{book}</Text>, right),
    column('locked', 80, ({ locked }) => <Text num>{locked}</Text>, right),
    column('counted', 148, (line) =>
      isDraft ? (
        <CountedCell {...{ stocktakeId, line, at: places.get(line.skuId) ?? 0 }} />
      ) : (
        <Text num>{line.counted ?? '—'}</Text>
      ),
    ),
    column('difference', 88, Difference, right),
    column('reason', 200, (line) => <ReasonCell {...{ stocktakeId, line, isDraft }} />),
  ];
}

function Sku({ goodName, goodPic, goodsNo, skuName, skuNo, merchantCode }: StocktakeLine) {
  return (
    <GoodsCell picture={goodPic} name={[goodName, skuName].filter(Boolean).join(' ')}>
      <Text num>{[skuName ? skuNo : goodsNo, merchantCode].filter(Boolean).join(' · ')}</Text>
    </GoodsCell>
  );
}

function Difference({ difference }: StocktakeLine) {
  if (difference === null) return <Text tone="secondary">—</Text>;
  return (
    <Text num {...(difference < 0 && { tone: 'danger' })}>
      {difference > 0 ? `+${difference}` : difference}
    </Text>
  );
}
