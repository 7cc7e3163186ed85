import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { pageFields, pagingFields } from '../../shared/paging.ts';
import { Reason } from '../shipments/reasons.schemas.ts';

const Kind = Type.Union(
  [Type.Literal('autoOrder'), Type.Literal('output'), Type.Literal('autoSend'), Type.Literal('shop')],
  {
    description:
      'a shop’s order that could not be ordered by itself; no waybill; the shop was not told; the shop’s authorisation',
  },
);
export type ProblemKind = Static<typeof Kind>;

const Problem = Type.Object({
  id: Type.String({ description: 'the kind and the row' }),
  kind: Kind,
  at: Type.String(),
  title: Type.String({ description: 'an order number, a parcel number or the name of a shop' }),
  reasonCode: Reason,
  text: Type.String({ description: 'Chinese: why, and what to do' }),
  shopId: NullableInt,
  shopName: NullableText,
  shopOrderId: NullableInt,
  orderId: NullableInt,
  packageId: NullableInt,
});
export type ProblemDto = Static<typeof Problem>;

export const ProblemsBody = body({ ...pagingFields(20), kind: Type.Optional(Kind) });
export const ProblemPage = Type.Object({
  ...pageFields(Problem),
  counts: Type.Object(
    { autoOrder: Type.Integer(), output: Type.Integer(), autoSend: Type.Integer(), shop: Type.Integer() },
    { description: 'of each kind, whatever was asked for' },
  ),
});
