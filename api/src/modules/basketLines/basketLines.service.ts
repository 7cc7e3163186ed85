import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import {
  countBasketLines,
  isStocked,
  listBasketLines,
  putBasketLine,
  removeBasketLines,
} from './basketLines.repository.ts';
import { type BasketLineDto, type BasketLineInput, MAX_BASKET_LINES } from './basketLines.schemas.ts';

/** A buyer's basket. Saving a line twice and removing one that is missing are both allowed. */
export function basketLineService(db: Db) {
  return {
    list: (actor: Actor): Promise<BasketLineDto[]> => listBasketLines(db, actor),

    async save(actor: Actor, input: BasketLineInput): Promise<BasketLineDto> {
      return db.transaction(async (tx) => {
        await lockAccount(tx, actor.accountId);
        if (!(await isStocked(tx, input))) throw new Refusal('GOODS_OFF');
        const id = await putBasketLine(tx, actor, input);
        if ((await countBasketLines(tx, actor.accountId)) > MAX_BASKET_LINES)
          throw new Refusal('BASKET_LIMIT', { max: MAX_BASKET_LINES });
        const [line] = await listBasketLines(tx, actor, id);
        if (!line) throw new Error('a basket line that was saved is not there');
        return line;
      });
    },

    remove: (accountId: number, ids: readonly number[]) => removeBasketLines(db, accountId, ids),
  };
}

export type BasketLineService = ReturnType<typeof basketLineService>;
