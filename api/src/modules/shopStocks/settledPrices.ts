import { marginActions } from '../../shared/statuses.ts';
import { priceFailureOf } from './priceOutcomes.ts';
import type { Raised } from './raisingPrices.ts';
import type { ClaimedStock, SettledStock } from './shopStocks.repository.ts';

type Unsettled = 'outcome' | 'waits' | 'isRefused' | 'code' | 'attempts' | 'dueInSeconds';
type Priced = Omit<SettledStock, Unsettled>;

/** What is stored of a claim whose price was not looked at. */
export function unpricedOf(stock: ClaimedStock): Priced {
  const { id, version, lease, quantity, until, cost, marginLow, action, minMargin, price } = stock;
  const { baseCost, basePrice, askedPrice, wantedPrice, priceCode } = stock;
  return {
    ...{ id, version, lease, quantity, until, cost, marginLow, action, minMargin, price },
    ...{ baseCost, basePrice, askedPrice, wantedPrice, priceCode, raisedFrom: null, isPriceNew: false },
  };
}

/** The same with what has come of its price; `raised` undefined where it is not to be raised. */
export function pricedOf(stock: ClaimedStock, raised: Raised | undefined): Priced {
  const price = raised?.price ?? stock.price;
  const isRight = raised?.kind === 'raised' || raised?.kind === 'enough';
  const wantedPrice = raised === undefined || isRight ? null : raised.wanted;
  return {
    ...unpricedOf(stock),
    marginLow: stock.marginLow && !isRight,
    price,
    isPriceNew: price !== stock.price,
    ...baseOf(stock, { price, isOpen: wantedPrice !== null }),
    wantedPrice,
    askedPrice: mayStillBeTaken(stock, raised) ? wantedPrice : null,
    raisedFrom: raised?.kind === 'raised' ? raised.from : null,
    priceCode: codeOf(stock, raised),
  };
}

/**
 * What a rise is measured from: the minMargin it has cost since the shop asks this price. Where no rule raises, what it costs now, so
 * that a rule that is set later begins with that. What is still to be raised is measured as before.
 */
function baseOf(
  stock: ClaimedStock,
  { price, isOpen }: { price: number | null; isOpen: boolean },
): Pick<Priced, 'baseCost' | 'basePrice'> {
  const { cost, action, baseCost, basePrice } = stock;
  const isKept = action === marginActions.raise && (price === basePrice || isOpen) && baseCost !== null;
  return { basePrice: price, baseCost: isKept && cost !== null ? Math.min(baseCost, cost) : cost };
}

function mayStillBeTaken({ attempts }: ClaimedStock, raised: Raised | undefined): boolean {
  return raised?.kind === 'refused' && priceFailureOf(raised.refusal, attempts).outcomeUnknown;
}

function codeOf({ attempts }: ClaimedStock, raised: Raised | undefined): Priced['priceCode'] {
  if (raised?.kind === 'over') return 'OVER_LIMIT';
  if (raised?.kind === 'left') return 'SHOP_EXPIRED';
  return raised?.kind === 'refused' ? priceFailureOf(raised.refusal, attempts).code : '';
}
