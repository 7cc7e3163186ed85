import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { Reason } from '../../shared/reasons.schemas.ts';
import { EntityId } from '../../shared/values.ts';

export const ReAutoSendBody = body({
  orderId: EntityId,
  packageIds: Type.Optional(
    Type.Array(EntityId, { minItems: 1, maxItems: 1000, description: 'only these of the order' }),
  ),
});

export const ReAutoSendAnswer = Type.Object({
  orderId: EntityId,
  submitted: Type.Integer({ description: 'parcels that are posted again' }),
  success: Type.Integer({ description: 'of these, the ones that were posted before the answer' }),
  failed: Type.Array(
    Type.Object({
      packageId: EntityId,
      reasonCode: Reason,
      msg: Type.String(),
    }),
  ),
});
export type ReAutoSendDto = Static<typeof ReAutoSendAnswer>;

export const CallbackBody = body({ orderId: EntityId });

export const CallbackAnswer = Type.Object({
  orderId: EntityId,
  checked: Type.Integer({ description: 'parcels looked at' }),
  updated: Type.Integer({ description: 'those that have changed' }),
  packages: Type.Array(
    Type.Object({
      packageId: EntityId,
      outputStatus: Type.Integer(),
      waybillNo: NullableText,
      autoSendStatus: Type.Integer(),
    }),
  ),
});
export type CallbackDto = Static<typeof CallbackAnswer>;
