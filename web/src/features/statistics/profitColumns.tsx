import type { LoadSellerProfitQuery, ProfitUnit } from '../../graphql/generated/graphql.ts';
import { Text } from '../../ui/base/Text.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { figureChoices, figureColumns, lookColumn } from './figureColumns.tsx';
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

const described = { keys: FIGURES, counts: ['orderCount', 'packageCount'] as const, off: OFF, names: text };

/** The columns that may be hidden. */
export const profitColumnChoices = figureChoices(described);

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
    ...figureColumns<ProfitRow, Figure>(described),
    lookColumn(
      looks[unit],
      ({ figures }) => figures.orderCount === 0,
      ({ key }) => lookAt(key),
    ),
  ];
}
