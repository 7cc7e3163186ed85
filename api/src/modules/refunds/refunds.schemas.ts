import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { idsField, pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId, entityId, MAX_FEN, NullableId, UpdatedAt } from '../../shared/values.ts';
import { ParcelItem } from '../parcels/parcels.schemas.ts';

const fen = Type.Integer({ description: 'fen' });
const status = Type.Integer({
  minimum: 0,
  maximum: 99,
  description: '10申请中 20作废面单中 30待供应商处理 40退款成功 50已拒绝 60已撤销',
});
const words = Type.String({ maxLength: 200 });

export const RefundBody = body({
  packageIds: Type.Array(EntityId, { minItems: 1, maxItems: 200 }),
  reason: Type.Optional(words),
  items: Type.Optional(
    Type.Array(
      body({
        skuId: entityId('a combination in the parcel'),
        num: Type.Integer({ minimum: 1, maximum: 99, description: 'pieces of it' }),
        of: Type.Optional(
          Type.Integer({
            minimum: 1,
            maximum: 99,
            description:
              'its pieces in the parcel as the caller saw them; refused when there are others, so that a repetition takes no more',
          }),
        ),
      }),
      {
        minItems: 1,
        maxItems: 20,
        description:
          'of one parcel: what of it is refunded, at what it cost; the rest goes on. All of it, or none of these, is the whole parcel, with the courier’s fee',
      },
    ),
  ),
});
export type RefundInput = Static<typeof RefundBody>;

export const RefundAnswer = Type.Object({
  success: Type.Array(
    Type.Object({
      packageId: EntityId,
      refundStatus: status,
      amount: Type.Integer({ description: 'fen that go back, now or when it is decided so' }),
      partId: Type.Optional(
        entityId('the parcel that the refunded items are now, where they were a part and went back'),
      ),
    }),
  ),
  failed: Type.Array(
    Type.Object({
      packageId: EntityId,
      reasonCode: Type.String({ description: 'as the errorKey of a refusal' }),
      msg: Type.String(),
    }),
  ),
  refundFee: Type.Integer({ description: 'fen that have gone back' }),
});
export type RefundDto = Static<typeof RefundAnswer>;

export const AnswerBody = body({
  refundId: EntityId,
  agree: Type.Boolean(),
  amount: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_FEN,
      description: 'fen; by default as much as was asked for',
    }),
  ),
  reason: Type.Optional(words),
});
export type AnswerInput = Static<typeof AnswerBody>;

export const RefundIdBody = body({ refundId: EntityId });

export const RefundsBody = body({
  ...pagingFields(20),
  ids: idsField,
  status: Type.Optional(status),
  orderId: Type.Optional(EntityId),
  packageId: Type.Optional(EntityId),
  startAt: Type.Optional(Type.String({ format: 'date-time' })),
  endAt: Type.Optional(Type.String({ format: 'date-time' })),
});
export type RefundsFilter = Static<typeof RefundsBody>;

const Refund = Type.Object({
  id: EntityId,
  refundId: EntityId,
  refundNo: Type.String(),
  packageId: EntityId,
  packageNo: Type.String(),
  orderId: EntityId,
  orderNo: Type.String(),
  goodName: Type.String({ description: 'of the first item' }),
  num: Type.Integer({ description: 'pieces of the first item' }),
  items: Type.Array(ParcelItem, { description: 'what it is about' }),
  isPart: Type.Boolean({ description: 'about a part of what was in the parcel' }),
  partOfNo: {
    ...NullableText,
    description: 'of refunded pieces: number of the parcel that they were in, which went on without them',
  },
  waybillNo: NullableText,
  packageFee: fen,
  maxAmount: Type.Integer({ description: 'fen that may go back at most: what the items or the parcel cost' }),
  amount: fen,
  waybillFee: Type.Integer({ description: 'fen of the waybill that are kept' }),
  reason: Type.String(),
  status,
  statusText: Type.String(),
  appliedBy: Type.String({ description: 'user, seller, system' }),
  auditBy: NullableText,
  auditReason: Type.String(),
  auditAt: NullableText,
  dueAt: Type.Union([Type.String(), Type.Null()], { description: 'when it is agreed to by itself' }),
  createdAt: Type.String(),
  updatedAt: UpdatedAt,
  finishedAt: NullableText,
  returnedAt: NullableText,
  caseId: {
    ...NullableId,
    description:
      'the case in which it is answered; null for one that was asked for without a case, or that is over',
  },
  allowedActions: Type.Array(Type.String(), { description: 'answer, revoke, confirmReturn' }),
});
export type RefundRowDto = Static<typeof Refund>;
export const RefundsAnswer = pageOf(Refund);
