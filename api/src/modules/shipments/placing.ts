import { actingNow } from '../../db/acting.ts';
import type { Db } from '../../db/client.ts';
import { microBatcher } from '../../shared/microBatcher.ts';
import { type Placed, type PlaceOrderRequest, placeEach, placeOrder } from './orders.writes.ts';
import { stockPiecesOf } from './pricedOrder.ts';

/** Orders per transaction, which locks the rows of all of them until it ends. */
const MAX_BATCH = 64;

/** Transactions of one process at once: while some wait for the disk, another one works. */
const MAX_RUNS = 3;

/** Orders above this number of parcels are placed alone, because they would delay the others. */
const LARGE_ORDER_PARCELS = 50;

/**
 * Places single orders. What comes in while as many transactions as may be are under way, or another one has the same
 * stock or wallet, goes together in one of the next: the rows of many orders are then written by the same statements.
 * An order that waits for neither is placed at once, alone.
 */
export function orderPlacing(db: Db) {
  const placeBatched = microBatcher<PlaceOrderRequest, Placed>({
    keysOf: ({ terms: { accountId }, order }) => [
      ...[...stockPiecesOf(order).keys()].map((skuId) => `stock ${skuId} ${order.facts.warehouse.id}`),
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
    maxRuns: MAX_RUNS,
  });
  return (request: PlaceOrderRequest): Promise<Placed> => {
    const { shop, packageCount } = request.order;
    // Shop orders and paying tokens are locked before the stock; locking them after other orders' stock could deadlock.
    // A member or program is named by a transaction of its own.
    return shop || actingNow() || packageCount > LARGE_ORDER_PARCELS
      ? placeOrder(db, request)
      : placeBatched(request);
  };
}
