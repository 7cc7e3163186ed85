import { type Static, Type } from 'typebox';
import { body } from '../../shared/envelope.ts';
import { EntityId, MAX_INT32 } from '../../shared/values.ts';

const row = Type.Integer({ minimum: 1, maximum: MAX_INT32, description: 'of the sheet, or of the line' });

export const FillBody = body({
  rows: Type.Array(
    Type.Object(
      {
        row,
        packageNo: Type.String({ maxLength: 64 }),
        waybillNo: Type.String({ maxLength: 100 }),
        courier: Type.Optional(
          Type.String({ maxLength: 40, description: 'name or code; by default the one that was ordered' }),
        ),
      },
      { additionalProperties: false },
    ),
    { minItems: 1, maxItems: 500 },
  ),
});
export type FillRow = Static<typeof FillBody>['rows'][number];

const RowRefusal = Type.Object({ row, packageNo: Type.String(), msg: Type.String() });
export type RowRefusal = Static<typeof RowRefusal>;

export const FillAnswer = Type.Object({
  filled: Type.Array(EntityId, {
    description: 'ids of the parcels that are shipped under their number',
  }),
  failed: Type.Array(RowRefusal),
});
export type FilledDto = Static<typeof FillAnswer>;
