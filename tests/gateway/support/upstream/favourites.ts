import type { FavouriteDto } from '../../../../gateway/src/domains/favourites/favourites.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';
import { goodRow } from './goods.ts';

/** Of goods that are still there. */
export function favouriteRow(id: number, goodId = id): FavouriteDto {
  return { id, goodId, good: goodRow(goodId), priceDelta: -10, createdAt: at };
}

export const answers: Answers = {
  '/goodCollect/getGoodCollectList': () =>
    ok(pageOf([favouriteRow(1), { ...favouriteRow(2), good: null, priceDelta: 0 }])),
  '/goodCollect/createGoodCollect': ({ body }) => ok(favouriteRow(3, (body as { goodId: number }).goodId)),
  '/goodCollect/deleteGoodCollect': () => ok({}),
};
