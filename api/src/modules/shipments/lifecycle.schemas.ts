import { type Static, Type } from 'typebox';
import { body } from '../../shared/envelope.ts';
import { EntityId, entityId } from '../../shared/values.ts';

export const AgainSubmitBody = body({
  id: entityId('the order'),
  packageIds: Type.Optional(
    Type.Array(EntityId, { minItems: 1, maxItems: 1000, description: 'only these of it' }),
  ),
  clientNo: Type.Optional(
    Type.String({ minLength: 8, maxLength: 255, description: 'or the header Idempotency-Key' }),
  ),
});
export const AgainSubmitAnswer = Type.Object({
  orderId: EntityId,
  newOrderId: Type.Optional(entityId('of a cancelled order: the one placed in its stead')),
  submitted: Type.Integer({ description: 'parcels that go again' }),
  skipped: Type.Array(Type.Object({ packageId: EntityId, msg: Type.String() })),
});
export type AgainSubmitDto = Static<typeof AgainSubmitAnswer>;

const text = (maxLength: number) => Type.String({ maxLength });
export const EditReceiverBody = body({
  packageId: EntityId,
  receiverName: text(60),
  receiverPhone: text(40),
  provinceCode: text(6),
  cityCode: text(6),
  districtCode: text(6),
  address: text(400),
  specification: Type.Optional(Type.String({ maxLength: 100, description: 'absent: as it is' })),
  remark: Type.Optional(Type.String({ maxLength: 200, description: 'absent: as it is' })),
});
export type ReceiverInput = Static<typeof EditReceiverBody>;
export const EditReceiverAnswer = Type.Object({ packageId: EntityId, orderId: EntityId });
