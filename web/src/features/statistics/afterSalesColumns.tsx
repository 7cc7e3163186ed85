import type { AfterSalesUnit, LoadSellerAfterSalesQuery } from '../../graphql/generated/graphql.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import type { ColumnChoice } from '../../ui/columns/columnPreferences.ts';
import { Price } from '../../ui/data/Price.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { afterSalesHeaders, afterSalesLooks, slowText, afterSalesText as text } from './afterSales.text.ts';
import { lookColumn } from './figureColumns.tsx';
import { formatRate, formatSeconds } from './figures.text.ts';

type Row = LoadSellerAfterSalesQuery['sellerAfterSales']['list'][number];

const COUNTS = {
  caseRate: 'caseCount',
  refundedRate: 'refundedCount',
  replacedRate: 'replacedCount',
} as const;
const RATES = { ...COUNTS, disputedRate: 'disputedCount' } as const;
type Rate = keyof typeof RATES;

const number = (key: 'packageCount' | 'answeredCount' | 'answeredLateCount'): Column<Row> => ({
  ...{ key, header: text[key], align: 'right', width: key === 'answeredLateCount' ? 92 : 72 },
  cell: ({ figures }) => <Text num>{figures[key]}</Text>,
});

const rate = (key: Rate): Column<Row> => ({
  ...{ key, header: text[key], align: 'right', width: key === 'disputedRate' ? 92 : 76 },
  cell: ({ figures }) => (
    <Text num>
      {formatRate(figures[key])}
      <SecondLine>{text.parcels(figures[RATES[key]])}</SecondLine>
    </Text>
  ),
});

const FIGURES: readonly Column<Row>[] = [
  number('packageCount'),
  rate('caseRate'),
  rate('refundedRate'),
  {
    ...{ key: 'refundedFee', header: text.refundedFee, align: 'right', width: 92 },
    cell: ({ figures }) => <Price fen={figures.refundedFee} />,
  },
  rate('replacedRate'),
  rate('disputedRate'),
  {
    ...{ key: 'answerMedian', header: text.answerMedian, align: 'right', width: 128 },
    cell: ({ figures: { answerMedian, answerSlow } }) => (
      <Text num>
        {formatSeconds(answerMedian)}
        {answerSlow !== null && <SecondLine>{slowText(answerSlow)}</SecondLine>}
      </Text>
    ),
  },
  number('answeredCount'),
  number('answeredLateCount'),
];

/** The columns that may be hidden. */
export const afterSalesColumnChoices: ColumnChoice[] = FIGURES.filter(({ key }) => key !== 'caseRate').map(
  ({ key, header }) => ({ key, name: String(header), isOff: key === 'answeredCount' }),
);

/** The columns of a list; `lookAt` says where a row is seen more closely. */
export function afterSalesColumns(unit: AfterSalesUnit, lookAt: (key: string) => string): Column<Row>[] {
  return [
    {
      ...{ key: 'name', header: afterSalesHeaders[unit], stick: 'left' },
      ...(unit === 'MONTH' && { width: 104 }),
      cell: ({ name }) => <Text num>{name}</Text>,
    },
    ...FIGURES,
    lookColumn(
      afterSalesLooks[unit],
      ({ figures }) => figures.packageCount === 0,
      ({ key }) => lookAt(key),
    ),
  ];
}
