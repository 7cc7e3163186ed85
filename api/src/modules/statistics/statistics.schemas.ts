import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { EntityId, NullableId } from '../../shared/values.ts';

const day = Type.String({ format: 'date', description: 'by the clock of Shanghai' });

const Unit = Type.Union([
  Type.Literal('day'),
  Type.Literal('month'),
  Type.Literal('warehouse'),
  Type.Literal('goods'),
]);
export type ProfitUnit = Static<typeof Unit>;

/** Parcels are counted on the day on which they were paid. */
export const SALES_FILTER = {
  startAt: Type.Optional({ ...day, description: 'the first day; the last 30 when both are missing' }),
  endAt: Type.Optional({ ...day, description: 'the last day, included; at most 366 in all' }),
  warehouseId: Type.Optional(EntityId),
  goodId: Type.Optional(EntityId),
};

export const ProfitBody = body({
  ...SALES_FILTER,
  unit: Type.Optional({ ...Unit, default: 'day' }),
});
export type ProfitFilter = Static<typeof ProfitBody>;

const figures = {
  orderCount: Type.Integer(),
  packageCount: Type.Integer({ description: 'a parcel of several goods counts in the row of each' }),
  goodsIncome: Type.Integer({ description: 'fen: supply price by pieces, before compensations' }),
  courierCost: Type.Integer({
    description:
      'fen that buyers have paid for the courier and the supplier pays on; by goods, like all that a parcel has once, divided by what its lines bring',
  }),
  remoteIncome: Type.Integer({ description: 'fen: surcharges of areas, as far as they were not given back' }),
  replacementIncome: Type.Integer({
    description: 'fen: freight of replacements that a buyer or the platform has paid',
  }),
  claimIncome: Type.Integer({
    description:
      'fen: what couriers have paid for claims into the wallet; what they pay to the supplier itself is not known',
  }),
  borneFreight: Type.Integer({
    description:
      'fen that couriers cost the supplier beyond what buyers pay: of free freight and of replacements, by the costs of the warehouse or template when the parcel was priced; none of parcels that were refunded before a courier had them',
  }),
  compensationFee: Type.Integer({
    description:
      'fen that the supplier bore of compensations; those of parcels that were refunded later are in refundFee',
  }),
  refundFee: Type.Integer({ description: 'fen: of the goods income, what went back' }),
  commission: Type.Integer({
    description: 'fen kept by the platform; of parcels not settled yet, as of now',
  }),
  profit: Type.Integer({
    description:
      'fen: goodsIncome + remoteIncome + replacementIncome + claimIncome − borneFreight − compensationFee − commission − refundFee',
  }),
  settled: Type.Integer({ description: 'fen of the profit that is in the wallet' }),
  pending: Type.Integer({ description: 'fen of the profit that is not' }),
};
const ProfitFigures = Type.Object(figures);
export type ProfitFiguresDto = Static<typeof ProfitFigures>;

const ProfitRow = Type.Object({
  date: { ...NullableText, description: 'day or month; null in lists by warehouse and goods' },
  id: { ...NullableId, description: 'warehouse or goods; null in lists by time' },
  name: Type.String({ description: 'the day, the month, or what the warehouse or goods is called' }),
  ...figures,
});
export type ProfitRowDto = Static<typeof ProfitRow>;

export const ProfitAnswer = Type.Object({
  summary: ProfitFigures,
  list: Type.Array(ProfitRow, {
    description:
      'by time the oldest first, days without orders included; else the most profit first, at most 500',
  }),
  total: Type.Integer(),
});
export type ProfitDto = Static<typeof ProfitAnswer>;
