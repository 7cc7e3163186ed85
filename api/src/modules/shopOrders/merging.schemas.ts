import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';

const id = Type.Integer({ minimum: 1 });

export const MergeBody = body({
  shopId: Type.Optional(Type.Integer({ minimum: 1, description: 'to ask what is merged and what could be' })),
  shopOrderIds: Type.Optional(
    Type.Array(id, {
      minItems: 2,
      maxItems: 100,
      uniqueItems: true,
      description: 'to merge those that have one receiver',
    }),
  ),
});

const MergeOrder = Type.Object({
  id: NullableInt,
  mergeNo: NullableText,
  shopId: Type.Integer(),
  platform: Type.Integer(),
  receiverKey: Type.String(),
  shopOrderIds: Type.Array(Type.Integer()),
  count: Type.Integer(),
  receiverName: Type.String({ description: 'as the platform masks it' }),
  receiverPhone: Type.String({ description: 'as the platform masks it' }),
  receiverAddress: Type.String({ description: 'as the platform masks it' }),
  status: Type.Integer({ description: '0可合并 1已合并 2已拆分' }),
  packageId: NullableInt,
});
export type MergeOrderDto = Static<typeof MergeOrder>;

export const MergeResult = Type.Object({
  list: Type.Array(MergeOrder),
  merged: Type.Integer({ description: 'parcels made of several orders by this call' }),
  rejected: Type.Array(Type.Object({ shopOrderId: Type.Integer(), msg: Type.String() })),
});
export type MergeResultDto = Static<typeof MergeResult>;

export const SplitResult = Type.Object({
  shopOrderIds: Type.Array(Type.Integer(), {
    description: 'those that it was made of; they stand alone now',
  }),
});
