import { type Static, Type } from 'typebox';
import { body } from '../../shared/envelope.ts';
import { OperatorReason } from '../../shared/operatorReason.ts';
import { SeenAmount } from '../../shared/seenAmount.ts';
import { EntityId, entityId } from '../../shared/values.ts';

const shown = { ...OperatorReason, description: '5 to 200 characters; buyer and supplier see it, too' };

export const CancelBody = body({ orderId: entityId('the order'), reason: shown, amount: SeenAmount });
export type Cancel = Static<typeof CancelBody>;
export const CancelAnswer = Type.Object({
  orderId: EntityId,
  status: Type.Integer({ description: 'of the order since' }),
  refundFee: Type.Integer({ description: 'fen that went back; 0 where it was not paid' }),
});

export const RefundBody = body({ packageId: entityId('the parcel'), reason: shown, amount: SeenAmount });
export type Refund = Static<typeof RefundBody>;
export const RefundAnswer = Type.Object({
  packageId: EntityId,
  refundStatus: Type.Integer({
    description: '40 the money went back; 10 and 20: it will when the waybill is decided or given back',
  }),
  amount: Type.Integer({ description: 'fen that go back' }),
});

export const ReissueBody = body({ packageId: entityId('the parcel'), reason: OperatorReason });
export const ReissueAnswer = Type.Object({ packageId: EntityId });

const part = (maxLength: number) =>
  Type.Optional(Type.String({ minLength: 1, maxLength, description: 'absent: as it is' }));
export const ReceiverBody = body({
  packageId: entityId('the parcel'),
  receiverName: part(60),
  receiverPhone: part(40),
  region: Type.Optional(
    Type.Object(
      {
        provinceCode: Type.String({ maxLength: 6 }),
        cityCode: Type.String({ maxLength: 6 }),
        districtCode: Type.String({ maxLength: 6 }),
      },
      { additionalProperties: false, description: 'absent: as it is' },
    ),
  ),
  address: part(400),
  reason: OperatorReason,
});
export type ReceiverChange = Static<typeof ReceiverBody>;
export const ReceiverAnswer = Type.Object({ packageId: EntityId, orderId: EntityId });
