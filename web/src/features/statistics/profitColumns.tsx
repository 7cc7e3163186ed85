import type { LoadSellerProfitQuery, ProfitUnit } from '../../graphql/generated/graphql.ts';
import { Text } from '../../ui/base/Text.tsx';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import type { ColumnChoice } from '../../ui/columns/columnPreferences.ts';
import { Price } from '../../ui/data/Price.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { looks, nameHeaders, profitText as text } from './profit.text.ts';

export type ProfitRow = LoadSellerProfitQuery['sellerProfit']['list'][number];

const FIGURES = [
  'orderCount',
  'packageCount',
  'goodsIncome',
  'remoteIncome',
  'commission',
  'refundFee',
  'compensationFee',
  'borneFreight',
  'replacementIncome',
  'claimIncome',
  'profit',
  'settled',
  'pending',
  'courierCost',
] as const;
type Figure = (typeof FIGURES)[number];

/** Hidden until they are chosen. */
const OFF: readonly Figure[] = [
  ...(['compensationFee', 'borneFreight'] as const),
  ...(['replacementIncome', 'claimIncome', 'courierCost'] as const),
];

const isCount = (key: Figure) => key === 'orderCount' || key === 'packageCount';

const figure = (key: Figure): Column<ProfitRow> => ({
  key,
  header: text[key],
  align: 'right',
  width: isCount(key) ? 68 : 100,
  cell: ({ figures }) => (isCount(key) ? <Text num>{figures[key]}</Text> : <Price fen={figures[key]} />),
});

/** The columns that may be hidden. */
export const profitColumnChoices: ColumnChoice[] = FIGURES.filter((key) => key !== 'profit').map((key) => ({
  key,
  name: text[key],
  isOff: OFF.includes(key),
}));

/** The columns of a list; `lookAt` says where a row is seen more closely. */
export function profitColumns(unit: ProfitUnit, lookAt: (key: string) => string): Column<ProfitRow>[] {
  const byThing = unit === 'WAREHOUSE' || unit === 'GOODS';
  return [
    {
      key: 'name',
      header: nameHeaders[unit],
      stick: 'left',
      ...(byThing ? {} : { width: 104 }),
      cell: ({ name }) => <Text num>{name}</Text>,
    },
    ...FIGURES.map(figure),
    {
      key: 'look',
      header: '',
      width: 80,
      stick: 'right',
      cell: ({ key, figures }) =>
        figures.orderCount > 0 && (
          <LinkButton variant="text" to={lookAt(key)}>
            {looks[unit]}
          </LinkButton>
        ),
    },
  ];
}
