import { type Static, Type } from 'typebox';
import { NullableInt, NullableText } from '../../shared/envelope.ts';
import { NullableId } from '../../shared/values.ts';

const REPORTS = ['turnover', 'margin', 'refunds', 'freight', 'levels', 'suppliers', 'goods'] as const;
const Name = Type.Union(
  REPORTS.map((name) => Type.Literal(name)),
  { description: 'the first four by time, the others by what they name' },
);
export type ReportName = Static<typeof Name>;

const Unit = Type.Union([Type.Literal('day'), Type.Literal('week'), Type.Literal('month')]);
export type ReportUnit = Static<typeof Unit>;

const day = Type.String({ format: 'date', description: 'by the clock of Shanghai' });

const span = {
  unit: Type.Optional({ ...Unit, default: 'day', description: 'of reports by time; weeks begin on Mondays' }),
  from: Type.Optional({ ...day, description: 'the first day; the last 30 when both are missing' }),
  to: Type.Optional({ ...day, description: 'the last day, included; at most 731 in all' }),
};
export const ReportQuery = Type.Object({ ...span, name: Name });
export type ReportFilter = Static<typeof ReportQuery>;
export const ReportFileQuery = Type.Object({
  ...ReportQuery.properties,
  format: Type.Optional(Type.Union([Type.Literal('xlsx'), Type.Literal('csv')], { default: 'xlsx' })),
});

const count = (description: string) => Type.Integer({ description });
const fen = (description: string) => Type.Integer({ description: `fen: ${description}` });

const figures = {
  orders: count('orders that were paid; one that is of several rows counts in each'),
  parcels: count('their parcels as they were placed, without replacements'),
  pieces: count('pieces of their goods'),
  turnover: fen('what buyers have paid, refunded or not; by goods, for these alone'),
  goodsFee: fen('of it for goods'),
  margin: fen(
    'what stays with the platform as of now, commission included and compensations of operators taken off, freight that they collected added; by goods before commission and these',
  ),
  commission: fen('of it what suppliers pay; of parcels that are not settled, as of now; 0 by goods'),
  supplierShare: fen('what suppliers have or will have, commission taken off'),
  agentShare: fen('what inviters have or will have'),
  refundedParcels: count('parcels of which something was refunded'),
  refundFee: fen('what buyers got back, compensations included; by goods, what refunded lines had cost'),
  freightPaid: fen('couriers’ fees and surcharges of parcels that were not refunded; 0 by goods'),
  freightCost: fen('of it what is passed on for the courier'),
  freightAgents: fen('of it what inviters added'),
  freightWon: Type.Integer({
    description: 'fen: freightPaid − freightCost − freightAgents; below 0 is lost',
  }),
  freightBorne: fen('what suppliers bear for free freight, beside all this'),
  shipped: count('parcels that were shipped'),
  late: count('of these, later than promised'),
  cases: count('parcels with a case of after-sales'),
  disputed: count('of these, those that the platform was to decide about'),
  shipHours: {
    ...NullableInt,
    description: 'hours from payment to shipping, on average; null by goods, and without any',
  },
  refundRate: {
    ...NullableInt,
    description: 'refundedParcels of parcels in hundredths of a percent; null without parcels',
  },
  disputedRate: {
    ...NullableInt,
    description: 'disputed of parcels in hundredths of a percent; null without parcels',
  },
};
const Figures = Type.Object(figures);
export type ReportFigures = Static<typeof Figures>;

const ReportRow = Type.Object({
  date: {
    ...NullableText,
    description: 'day, Monday of the week, or month; null in reports that are not by time',
  },
  id: { ...NullableId, description: 'level, supplier or goods; null in reports by time' },
  name: Type.String({ description: 'the date, or what it is called' }),
  figures: Figures,
});
export type ReportRowDto = Static<typeof ReportRow>;

export const Report = Type.Object({
  name: Name,
  unit: Unit,
  from: day,
  to: day,
  countedAt: { ...NullableText, description: 'when the newest day was counted; null where none was yet' },
  summary: Figures,
  list: Type.Array(ReportRow, {
    description:
      'by time the oldest first, days without orders included; else the highest turnover first, at most 500',
  }),
});
export type ReportDto = Static<typeof Report>;
