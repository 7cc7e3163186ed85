import type { LoadShopSalesQuery, ShopSalesUnit } from '../../../graphql/generated/graphql.ts';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import type { Column } from '../../../ui/data/Table.tsx';
import { figureChoices, figureColumns, lookColumn } from '../figureColumns.tsx';
import { looks, nameHeaders, shopSalesText as text } from './shopSales.text.ts';
import { formatMargin } from './shopSalesQuery.ts';

export type ShopSalesRow = LoadShopSalesQuery['shopSales']['list'][number];

const FIGURES = [
  'orderCount',
  'pieceCount',
  'paid',
  'refunded',
  'openPaid',
  'income',
  'goodsCost',
  'freightCost',
  'refundFee',
  'cost',
  'profit',
] as const;
type Figure = (typeof FIGURES)[number];

/** Hidden until they are chosen. */
const OFF: readonly Figure[] = ['refundFee', 'income'];

const described = { keys: FIGURES, counts: ['orderCount', 'pieceCount'] as const, off: OFF, names: text };

/** The columns that may be hidden. */
export const shopSalesColumnChoices = figureChoices(described);

interface Looks {
  /** Where a row is seen more closely. */
  lookAt: (row: ShopSalesRow) => string;
  /** What shops are called. */
  shopNames: ReadonlyMap<number, string>;
}

/** The columns of a list. */
export function shopSalesColumns(unit: ShopSalesUnit, { lookAt, shopNames }: Looks): Column<ShopSalesRow>[] {
  const byTime = unit === 'DAY' || unit === 'MONTH';
  return [
    {
      key: 'name',
      header: nameHeaders[unit],
      stick: 'left',
      ...(byTime ? { width: 104 } : {}),
      cell: ({ name, shopId, remoteGoodId }) => (
        <>
          <Text num cut="clamp" title={name}>
            {name}
          </Text>
          {remoteGoodId !== null && shopId !== null && <SecondLine>{shopNames.get(shopId) ?? ''}</SecondLine>}
        </>
      ),
    },
    ...figureColumns<ShopSalesRow, Figure>(described),
    {
      key: 'margin',
      header: text.margin,
      align: 'right',
      width: 76,
      cell: ({ figures }) => <Text num>{formatMargin(figures)}</Text>,
    },
    lookColumn(looks[unit], ({ figures }) => figures.orderCount === 0, lookAt),
  ];
}
