import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import type { Fields } from '../../shared/fields.ts';
import type { Paging } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import {
  addFavourite,
  countFavourites,
  findFavourite,
  listFavourites,
  removeFavourite,
} from './favourites.repository.ts';
import type { FavouriteDto } from './favourites.schemas.ts';

const MAX_FAVOURITES = 500;

/** A buyer's favourites. Adding twice and removing a missing one are both allowed. */
export function favouriteService(db: Db) {
  return {
    list: (actor: Actor, paging: Paging, fields: Fields) => listFavourites(db, actor, paging, fields),

    async create(actor: Actor, goodId: number): Promise<FavouriteDto> {
      await db.transaction(async (tx) => {
        await lockAccount(tx, actor.accountId);
        await addFavourite(tx, actor, goodId);
        if ((await countFavourites(tx, actor.accountId)) > MAX_FAVOURITES)
          throw new Refusal('FAVOURITE_LIMIT', { max: MAX_FAVOURITES });
      });
      const favourite = await findFavourite(db, actor, goodId);
      if (!favourite?.good) throw new Refusal('NOT_FOUND');
      return favourite;
    },

    remove: (accountId: number, goodId: number) => removeFavourite(db, accountId, goodId),
  };
}

export type FavouriteService = ReturnType<typeof favouriteService>;
