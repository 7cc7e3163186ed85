import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { pagingFields } from '../../shared/paging.ts';
import { EntityId, NullableId } from '../../shared/values.ts';

const optionalId = (description: string) => Type.Optional({ ...NullableId, description });
const remoteId = (description: string) =>
  Type.Optional(Type.String({ maxLength: 64, default: '', description }));

export const ShopGood = Type.Object({
  id: EntityId,
  shopId: EntityId,
  remoteGoodId: Type.String({ description: 'empty for every item of the shop' }),
  remoteSkuId: Type.String({ description: 'empty for every variant of the item' }),
  remoteTitle: Type.String(),
  goodId: EntityId,
  goodName: Type.String(),
  goodPic: Type.String(),
  onSale: Type.Boolean(),
  warehouseId: NullableId,
  warehouseName: NullableText,
  courierId: NullableId,
  courierName: NullableText,
  num: Type.Integer({ description: 'pieces for a piece of the item; for the whole shop, pieces a parcel' }),
});
export type ShopGoodDto = Static<typeof ShopGood>;

export const ShopGoodBody = body({
  shopId: EntityId,
  goodId: EntityId,
  warehouseId: optionalId('null: the first that can ship'),
  courierId: optionalId('null: the shop’s default, or the cheapest'),
  num: Type.Optional(Type.Integer({ minimum: 1, maximum: 99, default: 1 })),
  remoteGoodId: remoteId('empty: every item of the shop'),
  remoteSkuId: remoteId('empty: every variant of the item'),
  remoteTitle: Type.Optional(Type.String({ maxLength: 200, default: '' })),
});
export type ShopGoodInput = Static<typeof ShopGoodBody>;

export const ShopGoodsQuery = body({
  ...pagingFields(20),
  shopId: EntityId,
  keyword: Type.Optional(
    Type.String({ maxLength: 60, description: 'part of the item’s or the goods’ name' }),
  ),
});
