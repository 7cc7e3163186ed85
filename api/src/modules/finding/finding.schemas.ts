import { type Static, Type } from 'typebox';
import { body, NullableInt } from '../../shared/envelope.ts';
import { EntityId, NullableId } from '../../shared/values.ts';

export const findKinds = {
  order: 1,
  parcel: 2,
  waybill: 3,
  shopOrder: 4,
  refund: 5,
  case: 6,
  account: 7,
  payment: 8,
  cashOut: 9,
  receiver: 10,
} as const;
export type FindKind = keyof typeof findKinds;

export const FindBody = body({
  text: Type.String({
    minLength: 1,
    maxLength: 20_000,
    description: 'numbers, separated by spaces, commas or lines; the first 200 of them are looked for',
  }),
});

const Hit = Type.Object({
  kind: Type.Enum(findKinds, {
    description:
      'what the number is: 1 of an order, 2 of a parcel, 3 a waybill, 4 an order at a platform, 5 a refund, 6 an after-sales case, 7 an account (its phone, id or name), 8 a payment, or what the channel calls it, 9 a cash-out, or the transfer that paid it, 10 the phone of a parcel’s receiver, where it is not of a shop’s order',
  }),
  id: { ...EntityId, description: 'of the order, parcel, refund, case, account, payment or cash-out' },
  no: Type.String({ description: 'its own number; of an account its name' }),
  orderId: { ...NullableId, description: 'where it is a part of an order' },
  accountId: { ...EntityId, description: 'whose it is: of an order and its parts, the buyer' },
  stateText: Type.String({ description: 'Chinese' }),
  text: Type.String({ description: 'what it is about, masked' }),
  amount: { ...NullableInt, description: 'fen; null of an account' },
  at: Type.String({ description: 'since when it is there' }),
});
export type HitDto = Static<typeof Hit>;

export const FindAnswer = Type.Object({
  list: Type.Array(
    Type.Object({
      number: Type.String({ description: 'as it was looked for' }),
      isPhone: Type.Boolean({
        description:
          'whether receivers were looked for by it, of whose parcels those of shops’ orders are not found',
      }),
      hits: Type.Array(Hit, {
        description: 'at most 20 of a kind, the newest ones of a receiver; none where nothing is found',
      }),
    }),
    { description: 'in the order in which they were given, each once' },
  ),
  left: Type.Integer({ description: 'numbers beyond the first 200, which were not looked for' }),
});
export type FindDto = Static<typeof FindAnswer>;
