import { marginActions } from '../../shared/statuses.ts';
import { priceFailureOf } from './priceOutcomes.ts';
import type { Raised } from './raisingPrices.ts';
import type { ClaimedStock, PriceNews, SettledStock } from './shopStocks.repository.ts';

/** What an account is told of a price, once; null where there is nothing new. A stop is told once the shop has taken it. */
export function priceNewsOf(
  stock: ClaimedStock,
  settled: SettledStock,
  raised: Raised | undefined,
): PriceNews | null {
  const { action, wasLow, priceCode: before, wantedPrice } = stock;
  switch (raised?.kind) {
    case 'raised':
      return 'raised';
    case 'enough':
    case 'left':
    case 'later':
      return null;
    case 'over':
      return before === 'OVER_LIMIT' && wantedPrice === raised.wanted ? null : 'over';
    case 'refused': {
      // What passes by itself is not worth a word.
      const { pauseSeconds, code } = priceFailureOf(raised.refusal, stock.attempts);
      const passes =
        ['IN_REVIEW', 'RATE_LIMITED'].includes(code) || (code === 'TIMEOUT' && pauseSeconds !== null);
      return passes || before === code ? null : 'refused';
    }
    case undefined:
      return settled.marginLow && !wasLow && action !== marginActions.stop ? 'low' : null;
  }
}
