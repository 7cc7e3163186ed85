import { type Static, Type } from 'typebox';
import { body } from '../../shared/envelope.ts';
import { EntityId, MAX_INT32 } from '../../shared/values.ts';
import { courierFields, WarehouseCourierInput } from './sellerWarehouses.schemas.ts';

const Named = Type.Object({ id: EntityId, name: Type.String() });

/** Couriers, fees and area rules that several warehouses share. */
export const FreightTemplate = Type.Object({
  id: EntityId,
  name: Type.String({ description: '1 to 30 characters, once per supplier' }),
  couriers: Type.Array(Type.Object(courierFields)),
  warehouses: Type.Array(Named, { description: 'own warehouses that follow it' }),
  goodsCount: Type.Integer({ description: 'own goods that have it instead of that of the warehouse' }),
  version: Type.Integer({ description: 'goes back with an edit' }),
  createdAt: Type.String(),
  updatedAt: Type.String(),
});
export type FreightTemplateDto = Static<typeof FreightTemplate>;

const fields = {
  name: Type.String({ minLength: 1, maxLength: 30, description: 'white space around it is left out' }),
  couriers: Type.Array(WarehouseCourierInput, { minItems: 1, maxItems: 50 }),
};
export const FreightTemplateBody = body(fields);
export type FreightTemplateInput = Static<typeof FreightTemplateBody>;
export const FreightTemplateUpdateBody = body({
  id: EntityId,
  ...fields,
  version: Type.Integer({ minimum: 0, maximum: MAX_INT32, description: 'as read' }),
});
export type FreightTemplateUpdate = Static<typeof FreightTemplateUpdateBody>;

export const FollowTemplateBody = body({
  ids: Type.Array(EntityId, { minItems: 1, maxItems: 50, description: 'own warehouses' }),
  templateId: Type.Optional(
    Type.Union([EntityId, Type.Null()], {
      description: 'null or absent: they follow none, and keep the couriers that they have as their own',
    }),
  ),
});
export type FollowTemplate = Static<typeof FollowTemplateBody>;
