import type { Db } from '../../db/client.ts';
import { microBatcher } from '../../shared/microBatcher.ts';
import { type Placed, type PlaceOrderRequest, placeEach, placeOrder } from './orders.writes.ts';

/** Orders in one transaction: it holds the rows of all of them until it ends. */
const MAX_BATCH = 64;

/** Parcels of an order that would keep others waiting for long. */
const LARGE_ORDER_PARCELS = 50;

/**
 * Places single orders. Those of one process that would wait in the database for the same stock or the same wallet
 * wait here and are placed together: a row that everybody wants then costs one transaction for many orders.
 */
export function orderPlacing(db: Db) {
  const placeBatched = microBatcher<PlaceOrderRequest, Placed>({
    keysOf: ({ terms: { accountId }, order: { facts } }) => [
      `stock ${facts.good.id} ${facts.warehouse.id}`,
      `wallet ${accountId}`,
    ],
    async run(requests) {
      const [first, ...others] = requests;
      if (!first || others.length > 0) return placeEach(db, requests);
      const answer = placeOrder(db, first);
      await Promise.allSettled([answer]);
      return [answer];
    },
    maxBatch: MAX_BATCH,
  });
  return (request: PlaceOrderRequest): Promise<Placed> => {
    const { shop, packageCount } = request.order;
    // The orders of a shop that it is for are held before its stock: behind the stock of others it could wait in a circle.
    return shop || packageCount > LARGE_ORDER_PARCELS ? placeOrder(db, request) : placeBatched(request);
  };
}
