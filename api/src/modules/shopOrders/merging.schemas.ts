import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { EntityId, entityId, NullableId } from '../../shared/values.ts';

export const MergeBody = body({
  shopId: Type.Optional(entityId('to ask what is merged and what could be')),
  shopOrderIds: Type.Optional(
    Type.Array(EntityId, {
      minItems: 2,
      maxItems: 100,
      uniqueItems: true,
      description: 'to merge those that have one receiver',
    }),
  ),
});

const MergeOrder = Type.Object({
  id: NullableId,
  mergeNo: NullableText,
  shopId: EntityId,
  platform: Type.Integer(),
  receiverKey: Type.String(),
  shopOrderIds: Type.Array(EntityId),
  count: Type.Integer(),
  receiverName: Type.String({ description: 'as the platform masks it' }),
  receiverPhone: Type.String({ description: 'as the platform masks it' }),
  receiverAddress: Type.String({ description: 'as the platform masks it' }),
  status: Type.Integer({ description: '0可合并 1已合并 2已拆分' }),
  packageId: NullableId,
});
export type MergeOrderDto = Static<typeof MergeOrder>;

export const MergeResult = Type.Object({
  list: Type.Array(MergeOrder),
  merged: Type.Integer({ description: 'parcels made of several orders by this call' }),
  rejected: Type.Array(Type.Object({ shopOrderId: EntityId, msg: Type.String() })),
});
export type MergeResultDto = Static<typeof MergeResult>;

export const SplitResult = Type.Object({
  shopOrderIds: Type.Array(EntityId, {
    description: 'those that it was made of; they stand alone now',
  }),
});
