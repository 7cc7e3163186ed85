import { type Static, Type } from 'typebox';
import { body } from '../../shared/envelope.ts';
import { EntityId, entityId } from '../../shared/values.ts';
import { RevealedReceiver } from '../parcels/parcels.schemas.ts';

/** Most parcels that are copied at once. */
const MAX_PARCELS = 500;

export const CopyOrderBody = body({
  orderId: Type.Optional(entityId('an own order with all its parcels; or `packageIds`')),
  packageIds: Type.Optional(
    Type.Array(EntityId, {
      minItems: 1,
      maxItems: MAX_PARCELS,
      description: 'own parcels, of any orders; or `orderId`',
    }),
  ),
});
export type CopyOrderInput = Static<typeof CopyOrderBody>;

const CopiedItem = Type.Object({
  skuId: EntityId,
  goodId: EntityId,
  num: Type.Integer({ description: 'pieces in a parcel' }),
});

const CopiedRow = Type.Object({
  ...RevealedReceiver.properties,
  items: Type.Array(CopiedItem, { description: 'what it held' }),
  specification: Type.String({ description: 'what was said of the goods; empty without any' }),
  remark: Type.String({ description: 'of this parcel; empty without any' }),
});

export const CopyOrderAnswer = Type.Object({
  orderNo: Type.String({ description: 'the order, or that of the newest parcel' }),
  platform: Type.Integer({ description: '0其他 1淘宝 2拼多多 3京东 4抖音 5快手 6微信视频号 7聚水潭' }),
  warehouseId: EntityId,
  courierId: EntityId,
  senderId: Type.Union([EntityId, Type.Null()], { description: 'null where it was deleted since' }),
  remark: Type.String({ description: 'of the order; empty without any' }),
  items: Type.Array(CopiedItem, { description: 'what most of the parcels held' }),
  rows: Type.Array(CopiedRow, { description: 'the receivers in clear, in the order of their parcels' }),
  leftOut: Type.Array(Type.Object({ packageId: EntityId, packageNo: Type.String(), msg: Type.String() }), {
    description: 'parcels without a receiver that could be copied',
  }),
  changes: Type.Array(Type.String(), {
    description: 'what of goods, prices, warehouse, courier and sender is not as it was, a sentence each',
  }),
});
export type CopyOrderDto = Static<typeof CopyOrderAnswer>;
