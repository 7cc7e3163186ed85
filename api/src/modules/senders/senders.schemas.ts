import { type Static, Type } from 'typebox';
import { body } from '../../shared/envelope.ts';
import { EntityId } from '../../shared/values.ts';
import { regionFields } from '../areas/areas.schemas.ts';

export const Sender = Type.Object({
  id: EntityId,
  name: Type.String(),
  phone: Type.String(),
  ...regionFields,
  address: Type.String(),
  isDefault: Type.Boolean(),
  remark: Type.String(),
});
export type SenderDto = Static<typeof Sender>;

const fields = {
  name: Type.String({ minLength: 1, maxLength: 30 }),
  phone: Type.String({ minLength: 1, maxLength: 30 }),
  provinceCode: Type.String({ pattern: '^[0-9]{2}$' }),
  cityCode: Type.String({ pattern: '^([0-9]{4})?$' }),
  districtCode: Type.String({ pattern: '^([0-9]{6})?$' }),
  address: Type.String({ minLength: 1, maxLength: 200 }),
  isDefault: Type.Optional(Type.Boolean()),
  remark: Type.Optional(Type.String({ maxLength: 60 })),
};
export const SenderBody = body(fields);
export type SenderInput = Static<typeof SenderBody>;
export const SenderUpdateBody = body({ id: EntityId, ...fields });
export const SenderIdsBody = body({
  ids: Type.Array(EntityId, { minItems: 1, maxItems: 50 }),
});
