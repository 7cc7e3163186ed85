import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { pageFields, pagingFields } from '../../shared/paging.ts';
import { Reason } from '../../shared/reasons.schemas.ts';
import { EntityId, NullableId } from '../../shared/values.ts';

const Kind = Type.Union(
  [
    Type.Literal('case'),
    Type.Literal('refund'),
    Type.Literal('pickup'),
    Type.Literal('movement'),
    Type.Literal('late'),
    Type.Literal('autoOrder'),
    Type.Literal('output'),
    Type.Literal('autoSend'),
    Type.Literal('shop'),
    Type.Literal('sourceOrder'),
    Type.Literal('listing'),
    Type.Literal('waybillAccount'),
    Type.Literal('erpAccount'),
    Type.Literal('erpParcel'),
  ],
  {
    description:
      'an after-sales case that waits for the caller; a refund that waits for its supplier and is no such case; not picked up in 24 hours; not moved in 48 hours, or gone wrong on its way; buyers: later than promised; a shop’s order that could not be ordered by itself; no waybill; the shop was not told; the shop’s authorisation; what is bought at a source for an order of a shop, where it has failed; goods that a shop’s platform has not taken, has refused in its review or has taken down; suppliers: an own waybill account that its courier refuses; an own account at an ERP that it refuses, or that has not answered for an hour; a parcel that an ERP has not taken, or whose number was not taken here',
  },
);
export type ProblemKind = Static<typeof Kind>;

const Action = Type.Union([
  Type.Literal('againSubmit'),
  Type.Literal('fillWaybill'),
  Type.Literal('editReceiver'),
  Type.Literal('reAutoSend'),
  Type.Literal('renewShop'),
  Type.Literal('order'),
  Type.Literal('refund'),
  Type.Literal('afterSale'),
  Type.Literal('answerRefund'),
  Type.Literal('answerCase'),
  Type.Literal('trace'),
  Type.Literal('openSourceOrders'),
  Type.Literal('openListings'),
  Type.Literal('mendAccount'),
  Type.Literal('openErp'),
]);
export type ProblemAction = Static<typeof Action>;

const Problem = Type.Object({
  id: Type.String({ description: 'the kind and the row' }),
  kind: Kind,
  at: Type.String({ description: 'since when it stands' }),
  title: Type.String({
    description:
      'an order number, a parcel number, the name of a shop, of its goods, of a courier or of an account',
  }),
  reasonCode: Type.Union([Reason, Type.Null()], { description: 'null where the kind says it' }),
  text: Type.String({ description: 'Chinese: why, and what to do' }),
  shopId: NullableId,
  shopName: NullableText,
  shopOrderId: NullableId,
  orderId: NullableId,
  packageId: NullableId,
  refundId: NullableId,
  caseId: { ...NullableId, description: 'of a case' },
  waybillAccountId: { ...NullableId, description: 'the account that is refused' },
  erpAccountId: { ...NullableId, description: 'the account at an ERP that it is about' },
  packageStatus: NullableInt,
  goodName: NullableText,
  price: Type.Union([Type.Integer(), Type.Null()], {
    description: 'fen: the fee of the parcel; of a refund or a case, what is asked for',
  }),
  actions: Type.Array(Action, { description: 'what helps, the best first; none when there is only waiting' }),
});
export type ProblemDto = Static<typeof Problem>;

const count = Type.Integer();

export const ProblemsBody = body({
  ...pagingFields(20),
  kind: Type.Optional(Kind),
  shopId: Type.Optional({
    ...EntityId,
    description:
      'only of a shop of the caller’s: of its authorisation, its orders and their parcels, what was put up there, without refunds and cases',
  }),
});
export const ProblemPage = Type.Object({
  ...pageFields(Problem),
  counts: Type.Object(
    {
      case: count,
      refund: count,
      pickup: count,
      movement: count,
      late: count,
      autoOrder: count,
      output: count,
      autoSend: count,
      shop: count,
      sourceOrder: count,
      listing: count,
      waybillAccount: count,
      erpAccount: count,
      erpParcel: count,
    },
    { description: 'of each kind, whatever was asked for' },
  ),
});
export type ProblemPageDto = Static<typeof ProblemPage>;
export type ProblemCounts = Static<typeof ProblemPage>['counts'];
