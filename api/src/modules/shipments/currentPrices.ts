import { Refusal } from '../../shared/refusal.ts';
import { findOrderFacts, recallOrderFacts } from '../pricing/orderFacts.repository.ts';

/** Reads what an order's price depends on: from the database, or as it was when last read. */
export type FactsReader = typeof findOrderFacts;

/** Attempts with facts of the database, before whoever changes them all the time has won. */
const TRIES = 3;

/**
 * Prices by remembered facts, and places: `place` compares in its transaction what was priced by with what holds, and
 * refuses what is out of date; then all is read and priced again. What `price` refuses by remembered facts is no decision
 * either.
 */
export async function atCurrentPrices<Priced, Placed>(
  price: (read: FactsReader) => Promise<Priced>,
  place: (priced: Priced) => Promise<Placed>,
): Promise<Placed> {
  let priced = await price(recallOrderFacts).catch((error: unknown) => {
    if (error instanceof Refusal) return price(findOrderFacts);
    throw error;
  });
  for (let tries = 1; ; tries += 1) {
    try {
      return await place(priced);
    } catch (error) {
      if (!isStale(error) || tries === TRIES) throw error;
      priced = await price(findOrderFacts);
    }
  }
}

function isStale(error: unknown): boolean {
  return error instanceof Refusal && error.errorKey === 'PRICE_CHANGED' && 'stale' in error.data;
}
