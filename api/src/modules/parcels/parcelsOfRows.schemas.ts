import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { EntityId } from '../../shared/values.ts';

const Row = Type.Object({
  row: Type.Integer({
    minimum: 1,
    maximum: 2_000_000,
    description: 'of the sheet; comes back with the answer',
  }),
  thirdOrderNo: Type.Optional(
    Type.String({ minLength: 1, maxLength: 64, description: 'or our own number of the parcel or its order' }),
  ),
  receiver: Type.Optional(
    Type.Object(
      {
        name: Type.String({ minLength: 1, maxLength: 64 }),
        phone: Type.String({ minLength: 1, maxLength: 40 }),
        address: Type.String({
          minLength: 1,
          maxLength: 400,
          description: 'as the sheet has it, region and detail in one',
        }),
      },
      {
        description:
          'looked for where the number finds nothing, among parcels of the last 90 days; name and phone are the same, and the address holds that of the parcel. Nothing of it is kept',
      },
    ),
  ),
});

export const FindByRowsBody = body({
  rows: Type.Array(Row, { minItems: 1, maxItems: 500 }),
  orderId: Type.Optional({ ...EntityId, description: 'only among the parcels of this order' }),
});
export type FindByRowsInput = Static<typeof FindByRowsBody>;

const RowParcel = Type.Object({
  packageId: EntityId,
  packageNo: Type.String(),
  orderId: EntityId,
  status: Type.Integer(),
  statusText: Type.String(),
  refundStatus: Type.Integer(),
  outputStatus: Type.Integer(),
  waybillNo: NullableText,
  courierName: Type.String({
    description: 'that of the waybill; where there is none yet, the one that was ordered',
  }),
});
export type RowParcelDto = Static<typeof RowParcel>;

const ParcelsOfRow = Type.Object({
  row: Type.Integer(),
  parcels: Type.Array(RowParcel, {
    description: 'refunded and cancelled ones only where there are no others; at most 100',
  }),
});
export type ParcelsOfRowDto = Static<typeof ParcelsOfRow>;

export const FindByRowsAnswer = Type.Object({
  rows: Type.Array(ParcelsOfRow, { description: 'those that have parcels, in the order that was asked in' }),
});
