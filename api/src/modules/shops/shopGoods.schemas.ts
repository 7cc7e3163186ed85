import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { pagingFields } from '../../shared/paging.ts';

const id = Type.Integer({ minimum: 1 });
const optionalId = (description: string) =>
  Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], { description }));
const remoteId = (description: string) =>
  Type.Optional(Type.String({ maxLength: 64, default: '', description }));

export const ShopGood = Type.Object({
  id: Type.Integer(),
  shopId: Type.Integer(),
  remoteGoodId: Type.String({ description: 'empty for every item of the shop' }),
  remoteSkuId: Type.String({ description: 'empty for every variant of the item' }),
  remoteTitle: Type.String(),
  goodId: Type.Integer(),
  goodName: Type.String(),
  goodPic: Type.String(),
  onSale: Type.Boolean(),
  warehouseId: NullableInt,
  warehouseName: NullableText,
  courierId: NullableInt,
  courierName: NullableText,
  num: Type.Integer({ description: 'pieces for a piece of the item; for the whole shop, pieces a parcel' }),
});
export type ShopGoodDto = Static<typeof ShopGood>;

export const ShopGoodBody = body({
  shopId: id,
  goodId: id,
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
  shopId: id,
  keyword: Type.Optional(
    Type.String({ maxLength: 60, description: 'part of the item’s or the goods’ name' }),
  ),
});
