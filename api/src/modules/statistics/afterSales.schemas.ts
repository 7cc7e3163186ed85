import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { EntityId, NullableId } from '../../shared/values.ts';
import { SALES_FILTER } from './statistics.schemas.ts';

const Unit = Type.Union([
  Type.Literal('goods'),
  Type.Literal('courier'),
  Type.Literal('warehouse'),
  Type.Literal('month'),
]);
export type AfterSalesUnit = Static<typeof Unit>;

export const AfterSalesBody = body({
  ...SALES_FILTER,
  courierId: Type.Optional({
    ...EntityId,
    description: 'that had the parcel: of its own number where its supplier gave one, else that of the order',
  }),
  unit: Type.Optional({ ...Unit, default: 'goods' }),
});
export type AfterSalesFilter = Static<typeof AfterSalesBody>;

const rate = (of: string) =>
  Type.Union([Type.Integer(), Type.Null()], {
    description: `${of} of packageCount, in hundredths of a percent; null where nothing was sold`,
  });
const seconds = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description });

const figures = {
  packageCount: Type.Integer({
    description:
      'parcels that were paid for, as they were placed: refunded pieces are no other one, replacements none',
  }),
  caseCount: Type.Integer({ description: 'of these, those with a case' }),
  refundedCount: Type.Integer({
    description: 'of these, those of which something went back to the buyer, with a case or without',
  }),
  refundedFee: Type.Integer({
    description:
      'fen that buyers got back for them, compensations included; by goods, divided by what they cost',
  }),
  replacedCount: Type.Integer({
    description: 'of these, those whose goods were sent again, or are about to be',
  }),
  disputedCount: Type.Integer({ description: 'of these, those that the platform was to decide about' }),
  caseRate: rate('caseCount'),
  refundedRate: rate('refundedCount'),
  replacedRate: rate('replacedCount'),
  disputedRate: rate('disputedCount'),
  answeredCount: Type.Integer({
    description: 'cases that the supplier was asked in, and has answered itself',
  }),
  answeredLateCount: Type.Integer({ description: 'cases that its silence has decided' }),
  answerMedian: seconds(
    'until its first answer: half of answeredCount took at most so many seconds; null without any',
  ),
  answerSlow: seconds('the same of nine in ten'),
};
const AfterSalesFigures = Type.Object(figures);
export type AfterSalesFiguresDto = Static<typeof AfterSalesFigures>;

const AfterSalesRow = Type.Object({
  date: { ...NullableText, description: 'the month; null in other lists' },
  id: { ...NullableId, description: 'goods, courier or warehouse; null in a list by month' },
  name: Type.String({ description: 'the month, or what the goods, courier or warehouse is called' }),
  ...figures,
});
export type AfterSalesRowDto = Static<typeof AfterSalesRow>;

export const AfterSalesAnswer = Type.Object({
  summary: AfterSalesFigures,
  list: Type.Array(AfterSalesRow, {
    description:
      'by month the oldest first, those without orders included; else the most cases first, at most 500',
  }),
  total: Type.Integer(),
});
export type AfterSalesDto = Static<typeof AfterSalesAnswer>;
