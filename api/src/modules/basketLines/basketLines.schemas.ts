import { type Static, Type } from 'typebox';
import { body } from '../../shared/envelope.ts';
import { EntityId, entityId } from '../../shared/values.ts';

export const MAX_BASKET_LINES = 200;

/** What stands in the way of ordering a line as it is. */
export const basketLineStates = { ok: 1, offSale: 2, warehouseOff: 3, short: 4 } as const;

export const BasketLine = Type.Object({
  id: EntityId,
  skuId: EntityId,
  goodId: EntityId,
  warehouseId: EntityId,
  warehouseName: Type.String(),
  quantity: Type.Integer({ description: 'pieces a parcel' }),
  goodName: Type.String(),
  skuName: Type.String({ description: 'empty where its goods have no combinations' }),
  pic: Type.String({ description: 'of the combination, else of its goods' }),
  unit: Type.String(),
  minNum: Type.Integer({ description: 'fewest pieces of the goods a parcel' }),
  maxNum: Type.Integer({ description: 'most pieces of the goods a parcel' }),
  price: Type.Integer({ description: 'fen a piece for this buyer, as it is now' }),
  priceDelta: Type.Integer({ description: 'fen a piece since it was put in; below zero is cheaper' }),
  available: Type.Integer({ description: 'pieces at the warehouse that can be ordered now' }),
  state: Type.Integer({
    description: '1正常 2已下架 3仓库停发 4库存不足: fewer pieces than a single parcel is to hold',
  }),
  createdAt: Type.String(),
});
export type BasketLineDto = Static<typeof BasketLine>;

export const BasketLineList = Type.Object({ list: Type.Array(BasketLine), total: Type.Integer() });

export const SaveBasketLineBody = body({
  skuId: entityId('a combination on sale'),
  warehouseId: entityId('that stocks it'),
  quantity: Type.Integer({ minimum: 1, maximum: 99, description: 'pieces a parcel' }),
});
export type BasketLineInput = Static<typeof SaveBasketLineBody>;

export const BasketLineIdsBody = body({
  ids: Type.Array(EntityId, { minItems: 1, maxItems: MAX_BASKET_LINES }),
});
