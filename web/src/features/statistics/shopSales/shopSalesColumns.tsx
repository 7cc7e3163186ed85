import type { LoadShopSalesQuery, ShopSalesUnit } from '../../../graphql/generated/graphql.ts';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { LinkButton } from '../../../ui/buttons/Button.tsx';
import type { ColumnChoice } from '../../../ui/columns/columnPreferences.ts';
import { Price } from '../../../ui/data/Price.tsx';
import type { Column } from '../../../ui/data/Table.tsx';
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

const isCount = (key: Figure) => key === 'orderCount' || key === 'pieceCount';

const figure = (key: Figure): Column<ShopSalesRow> => ({
  key,
  header: text[key],
  align: 'right',
  width: isCount(key) ? 68 : 100,
  cell: ({ figures }) => (isCount(key) ? <Text num>{figures[key]}</Text> : <Price fen={figures[key]} />),
});

/** The columns that may be hidden. */
export const shopSalesColumnChoices: ColumnChoice[] = FIGURES.filter((key) => key !== 'profit').map(
  (key) => ({
    key,
    name: text[key],
    isOff: OFF.includes(key),
  }),
);

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
    ...FIGURES.map(figure),
    {
      key: 'margin',
      header: text.margin,
      align: 'right',
      width: 76,
      cell: ({ figures }) => <Text num>{formatMargin(figures)}</Text>,
    },
    {
      key: 'look',
      header: '',
      width: 80,
      stick: 'right',
      cell: (row) =>
        row.figures.orderCount > 0 && (
          <LinkButton variant="text" to={lookAt(row)}>
            {looks[unit]}
          </LinkButton>
        ),
    },
  ];
}
