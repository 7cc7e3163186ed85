import { type Static, Type } from 'typebox';
import { body } from '../../shared/envelope.ts';

const id = Type.Integer({ minimum: 1 });

export const AgainSubmitBody = body({
  id: Type.Integer({ minimum: 1, description: 'the order' }),
  packageIds: Type.Optional(Type.Array(id, { minItems: 1, maxItems: 1000, description: 'only these of it' })),
  clientNo: Type.Optional(
    Type.String({ minLength: 8, maxLength: 255, description: 'or the header Idempotency-Key' }),
  ),
});
export const AgainSubmitAnswer = Type.Object({
  orderId: Type.Integer(),
  newOrderId: Type.Optional(
    Type.Integer({ description: 'of a cancelled order: the one placed in its stead' }),
  ),
  submitted: Type.Integer({ description: 'parcels that go again' }),
  skipped: Type.Array(Type.Object({ packageId: Type.Integer(), msg: Type.String() })),
});
export type AgainSubmitDto = Static<typeof AgainSubmitAnswer>;

const text = (maxLength: number) => Type.String({ maxLength });
export const EditReceiverBody = body({
  packageId: id,
  receiverName: text(60),
  receiverPhone: text(40),
  provinceCode: text(6),
  cityCode: text(6),
  districtCode: text(6),
  address: text(400),
});
export type ReceiverInput = Static<typeof EditReceiverBody>;
export const EditReceiverAnswer = Type.Object({ packageId: Type.Integer(), orderId: Type.Integer() });

export const ReviewBody = body({
  orderId: id,
  score: Type.Integer({ minimum: 1, maximum: 5 }),
  text: Type.Optional(Type.String({ maxLength: 200 })),
});
export const ReviewAnswer = Type.Object({ orderId: Type.Integer(), status: Type.Integer() });
