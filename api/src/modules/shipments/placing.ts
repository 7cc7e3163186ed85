import type { Db } from '../../db/client.ts';
import { gather } from '../../shared/gather.ts';
import { type OrderWish, type Placed, placeEach, placeOrder } from './orders.writes.ts';

/** Orders in one transaction: it holds the rows of all of them until it ends. */
const TOGETHER = 64;

/** Parcels of an order that would keep others waiting for long. */
const LARGE = 50;

/**
 * Places single orders. Those of one process that would wait in the database for the same stock or the same wallet
 * wait here and are placed together: a row that everybody wants then costs one transaction for many orders.
 */
export function orderPlacing(db: Db) {
  const placeTogether = gather<OrderWish, Placed>({
    keysOf: ({ terms: { accountId }, order: { facts } }) => [
      `stock ${facts.good.id} ${facts.warehouse.id}`,
      `wallet ${accountId}`,
    ],
    async run(wishes) {
      const [first, ...others] = wishes;
      if (!first || others.length > 0) return placeEach(db, wishes);
      const answer = placeOrder(db, first);
      await Promise.allSettled([answer]);
      return [answer];
    },
    most: TOGETHER,
  });
  return (wish: OrderWish): Promise<Placed> => {
    const { shop, packageCount } = wish.order;
    // The orders of a shop that it is for are held before its stock: behind the stock of others it could wait in a circle.
    return shop || packageCount > LARGE ? placeOrder(db, wish) : placeTogether(wish);
  };
}
