import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { EntityId, entityId } from '../../shared/values.ts';

export const MAX_TEMPLATES = 100;
const MAX_LINES = 50;

const Name = Type.String({
  minLength: 1,
  maxLength: 20,
  description: 'once an account; white space around it is left out',
});

const TemplateItem = Type.Object({
  skuId: EntityId,
  goodId: EntityId,
  goodName: Type.String(),
  skuName: Type.String({ description: 'empty where its goods have no combinations' }),
  pic: Type.String({ description: 'of the combination, else of its goods' }),
  unit: Type.String(),
  quantity: Type.Integer({ description: 'pieces a parcel' }),
});

export const ShipmentTemplate = Type.Object({
  id: EntityId,
  name: Type.String({ description: '1 to 20 characters, once an account' }),
  warehouseId: EntityId,
  warehouseName: Type.String(),
  courierId: EntityId,
  courierName: Type.String(),
  senderId: Type.Union([EntityId, Type.Null()], {
    description: 'null where none was chosen',
  }),
  senderName: Type.String({ description: 'empty without a sender, and where it was deleted since' }),
  remark: Type.String({ description: 'of the order; empty without any' }),
  items: Type.Array(TemplateItem, { description: 'what each parcel holds' }),
  price: Type.Union([Type.Integer(), Type.Null()], {
    description:
      'fen of a parcel now: its goods and the courier, without what the area of a receiver adds; null where something cannot be ordered',
  }),
  problems: Type.Array(Type.String(), {
    description: 'why it cannot be sent now as it is, a sentence each',
  }),
  changes: Type.Array(Type.String(), {
    description: 'which prices are not as when it was kept or shipped with last, a sentence each',
  }),
  usedAt: { ...NullableText, description: 'when it was shipped with last; null before the first time' },
  createdAt: Type.String(),
});
export type ShipmentTemplateDto = Static<typeof ShipmentTemplate>;

const Content = Type.Object({
  warehouseId: entityId('that sends it'),
  courierId: entityId('that the warehouse works with'),
  senderId: Type.Optional(entityId('an own one; none without it')),
  remark: Type.String({ maxLength: 200, description: 'of the order' }),
  items: Type.Array(
    Type.Object({
      skuId: entityId('a combination on sale that the warehouse has'),
      quantity: Type.Integer({ minimum: 1, maximum: 99, description: 'pieces a parcel' }),
    }),
    { minItems: 1, maxItems: MAX_LINES },
  ),
});
export type TemplateContent = Static<typeof Content>;

export const SaveShipmentTemplateBody = body({
  name: Name,
  content: Type.Optional(Content),
  orderId: Type.Optional(entityId('an own order, in place of `content`: what most of its parcels held')),
});
export type SaveTemplateInput = Static<typeof SaveShipmentTemplateBody>;

export const RenameShipmentTemplateBody = body({ id: EntityId, name: Name });
export const ShipmentTemplateIdsBody = body({
  ids: Type.Array(EntityId, { minItems: 1, maxItems: MAX_TEMPLATES }),
});
