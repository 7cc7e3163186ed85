import { type Static, Type } from 'typebox';
import { body } from '../../shared/envelope.ts';
import { pagingFields } from '../../shared/paging.ts';
import { EntityId } from '../../shared/values.ts';
import { Good } from '../goods/goods.schemas.ts';

export const Favourite = Type.Object({
  id: EntityId,
  goodId: EntityId,
  good: Type.Union([Good, Type.Null()], { description: 'null when it was removed by its supplier' }),
  priceDelta: Type.Integer({ description: 'fen a piece since it was added; below zero is cheaper' }),
  createdAt: Type.String(),
});
export type FavouriteDto = Static<typeof Favourite>;

export const FavouritesQuery = body(pagingFields(20));
export const GoodIdBody = body({ goodId: EntityId });
