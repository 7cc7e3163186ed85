import { Text } from '../../ui/base/Text.tsx';
import { Price } from '../../ui/data/Price.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import type { LoadReportQuery, ReportName, ReportUnit } from '../graphql/generated/graphql.ts';
import {
  type FigureName,
  figureName,
  firstHeaders,
  reportText as text,
  thingHeaders,
} from './reports.text.ts';

export type Report = LoadReportQuery['report'];
export type ReportRow = Report['list'][number];

/** What each report shows, as its file does. */
export const reportFigures: Record<ReportName, readonly FigureName[]> = {
  TURNOVER: ['orders', 'parcels', 'pieces', 'turnover', 'goodsFee', 'refundFee'],
  MARGIN: ['turnover', 'refundFee', 'supplierShare', 'agentShare', 'commission', 'margin'],
  REFUNDS: ['parcels', 'refundedParcels', 'refundFee', 'refundRate', 'cases', 'disputed'],
  FREIGHT: ['parcels', 'freightPaid', 'freightCost', 'freightAgents', 'freightWon', 'freightBorne'],
  LEVELS: ['orders', 'parcels', 'turnover', 'refundedParcels', 'refundFee', 'refundRate', 'margin'],
  SUPPLIERS: [
    ...(['orders', 'parcels', 'turnover', 'shipHours', 'late'] as const),
    ...(['refundedParcels', 'refundFee', 'refundRate', 'cases', 'disputedRate'] as const),
  ],
  GOODS: ['orders', 'parcels', 'pieces', 'turnover', 'refundedParcels', 'refundFee', 'margin'],
};

/** What its chart draws. */
export const drawnFigures: Record<ReportName, readonly FigureName[]> = {
  TURNOVER: ['turnover', 'refundFee'],
  MARGIN: ['margin', 'commission'],
  REFUNDS: ['refundFee'],
  FREIGHT: ['freightPaid', 'freightCost', 'freightWon'],
  LEVELS: ['turnover', 'refundFee'],
  SUPPLIERS: ['turnover', 'refundFee'],
  GOODS: ['turnover', 'refundFee'],
};

const COUNTS: readonly FigureName[] = [
  ...(['orders', 'parcels', 'pieces', 'refundedParcels'] as const),
  ...(['late', 'cases', 'disputed'] as const),
];

const RATES: readonly FigureName[] = ['refundRate', 'disputedRate'];

/** As narrow as can be: what a row is about has the rest. */
const widthOf = (name: FigureName): number =>
  name === 'shipHours' ? 84 : [...COUNTS, ...RATES].includes(name) ? 76 : 104;

/** A figure as people read it. */
export function Figure({ name, value }: { name: FigureName; value: number | null }) {
  if (value === null) return <Text tone="secondary">—</Text>;
  if (COUNTS.includes(name)) return <Text num>{value}</Text>;
  if (name === 'shipHours') return <Text num>{text.hours(value)}</Text>;
  if (RATES.includes(name)) return <Text num>{text.rate(value)}</Text>;
  return <Price fen={value} />;
}

export function reportColumns(name: ReportName, unit: ReportUnit): Column<ReportRow>[] {
  const thing = thingHeaders[name];
  return [
    {
      key: 'name',
      header: thing ?? firstHeaders[unit],
      ...(thing === undefined && { width: 128 }),
      cell: (row) => <Text num>{row.name}</Text>,
    },
    ...reportFigures[name].map(
      (figure): Column<ReportRow> => ({
        key: figure,
        header: figureName(name, figure),
        align: 'right',
        ...(thing !== undefined && { width: widthOf(figure) }),
        cell: ({ figures }) => <Figure name={figure} value={figures[figure]} />,
      }),
    ),
  ];
}
