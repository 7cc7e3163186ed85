import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { Reason } from '../shipments/reasons.schemas.ts';

const id = Type.Integer({ minimum: 1 });

export const ReAutoSendBody = body({
  orderId: id,
  packageIds: Type.Optional(
    Type.Array(id, { minItems: 1, maxItems: 1000, description: 'only these of the order' }),
  ),
});

export const ReAutoSendAnswer = Type.Object({
  orderId: Type.Integer(),
  submitted: Type.Integer({ description: 'parcels that are posted again' }),
  success: Type.Integer({ description: 'of these, the ones that were posted before the answer' }),
  failed: Type.Array(
    Type.Object({
      packageId: Type.Integer(),
      reasonCode: Reason,
      msg: Type.String(),
    }),
  ),
});
export type ReAutoSendDto = Static<typeof ReAutoSendAnswer>;

export const CallbackBody = body({ orderId: id });

export const CallbackAnswer = Type.Object({
  orderId: Type.Integer(),
  checked: Type.Integer({ description: 'parcels looked at' }),
  updated: Type.Integer({ description: 'those that have changed' }),
  packages: Type.Array(
    Type.Object({
      packageId: Type.Integer(),
      outputStatus: Type.Integer(),
      waybillNo: NullableText,
      autoSendStatus: Type.Integer(),
    }),
  ),
});
export type CallbackDto = Static<typeof CallbackAnswer>;
