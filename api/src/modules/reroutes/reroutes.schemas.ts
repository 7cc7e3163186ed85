import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { EntityId, MAX_FEN, NullableId } from '../../shared/values.ts';

export const MAX_STOPPED = 200;

const Way = Type.Object({
  warehouseId: EntityId,
  warehouseName: Type.String(),
  courierId: EntityId,
  courierName: Type.String(),
  isFallback: Type.Boolean({
    description: 'true: what the fallback of the shop’s link names; false: the same goods',
  }),
  contents: Type.String({ description: 'what the parcel would hold' }),
  packageFee: Type.Integer({ description: 'fen; goes along when it is taken' }),
  difference: Type.Integer({ description: 'fen more than what is refunded; negative where it costs less' }),
  promisedShipAt: NullableText,
  days: { ...NullableInt, description: 'later than it was promised; negative where it is earlier' },
});
export type WayDto = Static<typeof Way>;

const StoppedParcel = Type.Object({
  packageId: EntityId,
  packageNo: Type.String(),
  orderId: EntityId,
  contents: Type.String(),
  isPaid: Type.Boolean(),
  area: Type.String({ description: 'province, city and district of its receiver' }),
  stop: Type.Integer({ description: '1 its warehouse, 2 its courier there, 3 its area' }),
  reason: Type.String({ description: 'why, as who stopped it says; may be empty' }),
  atErp: Type.Boolean({
    description: 'an ERP of its supplier has it, and may ship it all the same: it has no other way',
  }),
  warehouseName: Type.String(),
  courierName: Type.String(),
  packageFee: Type.Integer({ description: 'fen that it costs' }),
  promisedShipAt: NullableText,
  way: Type.Union([Way, Type.Null()], {
    description:
      'the best other way; null where there is none, and for a parcel of an unpaid order that has others: it is paid or cancelled whole',
  }),
});
export type StoppedParcelDto = Static<typeof StoppedParcel>;

export const StoppedParcels = Type.Object({
  list: Type.Array(StoppedParcel, { description: `the oldest ${MAX_STOPPED}` }),
});

const Accepted = body({
  packageId: EntityId,
  warehouseId: EntityId,
  courierId: EntityId,
  isFallback: Type.Boolean(),
  packageFee: Type.Integer({
    minimum: 0,
    maximum: MAX_FEN,
    description: 'fen, as it was shown; refused when it is another one',
  }),
});
export type AcceptedWay = Static<typeof Accepted>;

export const RerouteRule = Type.Object({
  isOn: Type.Boolean({
    description: 'paid parcels take their best way with the same goods by themselves, within these limits',
  }),
  maxMore: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'fen that a parcel may cost more' }),
  maxDays: Type.Integer({
    minimum: 0,
    maximum: 30,
    description: 'days that it may be later; where nobody can say, it is left to a person',
  }),
});
export type RerouteRuleDto = Static<typeof RerouteRule>;
export const RerouteRuleBody = body(RerouteRule.properties);

export const RerouteBody = body({
  parcels: Type.Array(Accepted, { minItems: 1, maxItems: 50 }),
  clientNo: Type.Optional(Type.String({ minLength: 8, maxLength: 64, description: 'as with createOrder' })),
});

export const Rerouted = Type.Object({
  list: Type.Array(
    Type.Object({
      packageId: EntityId,
      orderId: { ...NullableId, description: 'the order that it is in now; null when it stays' },
      errorKey: { ...NullableText, description: 'why it stays; null when it does not' },
      msg: Type.String({ description: 'the same in words; empty when it does not' }),
    }),
  ),
});
export type ReroutedDto = Static<typeof Rerouted>['list'][number];
