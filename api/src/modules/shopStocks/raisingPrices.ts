import type { PriceRefusal } from '../../adapters/shops/pricePlatform.ts';
import { ShopError } from '../../adapters/shops/shopError.ts';
import { Refusal } from '../../shared/refusal.ts';
import { marginActions } from '../../shared/statuses.ts';
import { isBelowFloor, type ListingEnding, leastPriceOf } from '../listings/priceRule.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import type { ShopRow } from '../shops/shops.repository.ts';
import type { ClaimedStock } from './shopStocks.repository.ts';

/** What has come of a price that is to be raised; `price` is what the shop asks now. */
export type Raised =
  /** The shop has taken it, now or when it was asked before. */
  | { kind: 'raised'; from: number; price: number }
  /** It asks enough already: somebody has changed it there. */
  | { kind: 'enough'; price: number }
  /** More than may be raised at a time. */
  | { kind: 'over'; price: number; wanted: number }
  | { kind: 'refused'; price: number; wanted: number; refusal: PriceRefusal }
  /** The shop cannot be called. */
  | { kind: 'left'; price: number; wanted: number }
  /** Others come first. */
  | { kind: 'later'; price: number; wanted: number };

/** A combination whose price is to be raised. */
type Rising = ClaimedStock & { price: number; cost: number; minMargin: number };
type Target = { stock: Rising; price: number; wanted: number };

/**
 * Whether the rule raises a price: what it costs has risen since the shop asks it. Whoever asks too little for another reason
 * has said so themselves, and is told alone; so this cannot go round.
 */
function isRising(stock: ClaimedStock): stock is Rising {
  const { action, marginLow, price, cost, minMargin, basePrice, baseCost } = stock;
  if (action !== marginActions.raise || !marginLow || price === null || cost === null || minMargin === null)
    return false;
  return basePrice === price && baseCost !== null && cost > baseCost;
}

/** The same where the answer to a raise was lost, and the catalogue has shown since that it was taken. */
function isSeenRaised(stock: ClaimedStock): stock is ClaimedStock & { price: number; basePrice: number } {
  const { price, basePrice, askedPrice } = stock;
  return askedPrice !== null && price === askedPrice && basePrice !== null && basePrice < askedPrice;
}

/** Prices go one by one at most platforms: so many at a time, so that quantities do not wait for them. */
const AT_ONCE = 20;

type Dependencies = {
  calls: ShopCalls;
  /** Keeps what is asked for, before it is. */
  recordAsked: (asked: { id: number; price: number }[]) => Promise<void>;
};

/** Raises what is to be raised of a shop; answers by the ids of combinations. */
export async function raisePrices(
  { calls, recordAsked }: Dependencies,
  shop: ShopRow,
  stocks: readonly ClaimedStock[],
): Promise<Map<number, Raised>> {
  const found = new Map<number, Raised>();
  for (const stock of stocks)
    if (isSeenRaised(stock))
      found.set(stock.id, { kind: 'raised', from: stock.basePrice, price: stock.price });
  const all = stocks.filter((stock) => !found.has(stock.id)).filter(isRising);
  if (all.length === 0 || !calls.takesPrices(shop)) return found;
  const rising = all.slice(0, AT_ONCE);
  const ending = shop.priceEnding as ListingEnding;
  const wantedOf = ({ minMargin, cost }: Rising) => leastPriceOf({ floor: minMargin, ending }, cost);
  for (const stock of all.slice(AT_ONCE))
    found.set(stock.id, { kind: 'later', price: stock.price, wanted: wantedOf(stock) });
  const asked = new Map(rising.map(({ id, askedPrice }) => [id, askedPrice]));

  /** What is there is raised, whatever was known here: the merchant may have changed it. */
  function decide(stock: Rising, price: number | null): Target | null {
    const { id, cost, minMargin } = stock;
    const wanted = wantedOf(stock);
    if (price === null) {
      const refusal: PriceRefusal = { kind: 'goodsGone', code: 'SKU', retryAfterMs: null };
      found.set(id, { kind: 'refused', price: stock.price, wanted, refusal });
    } else if (price === asked.get(id) && price > stock.price)
      found.set(id, { kind: 'raised', from: stock.price, price });
    else if (!isBelowFloor({ floor: minMargin }, price, cost)) found.set(id, { kind: 'enough', price });
    else if (wanted * 100 > price * (100 + shop.raiseLimit)) found.set(id, { kind: 'over', price, wanted });
    else return { stock, price, wanted };
    return null;
  }

  try {
    await calls.runPrices(shop, async (platform, access) => {
      const there = await platform.readPrices(access, rising);
      const targets = rising.flatMap((stock, at) => decide(stock, there[at] ?? null) ?? []);
      if (targets.length === 0) return;
      for (const { stock, wanted } of targets) asked.set(stock.id, wanted);
      await recordAsked(targets.map(({ stock, wanted }) => ({ id: stock.id, price: wanted })));
      const answers = await platform.setPrices(
        access,
        targets.map(({ stock: { remoteGoodId, remoteSkuId }, wanted }) => ({
          ...{ remoteGoodId, remoteSkuId, price: wanted },
        })),
      );
      for (const [at, { stock, price, wanted }] of targets.entries()) {
        const refusal = answers[at];
        found.set(
          stock.id,
          refusal
            ? { kind: 'refused', price, wanted, refusal }
            : { kind: 'raised', from: price, price: wanted },
        );
      }
    });
  } catch (error) {
    const missed = rising.filter(({ id }) => !found.has(id));
    if (error instanceof Refusal)
      for (const stock of missed)
        found.set(stock.id, { kind: 'left', price: stock.price, wanted: wantedOf(stock) });
    else if (error instanceof ShopError) {
      // Of the reading, of a renewal, or of the way to the platform.
      const { code, retryAfterMs } = error;
      const kind = error.kind === 'rateLimited' ? 'rateLimited' : 'transient';
      for (const stock of missed)
        found.set(stock.id, {
          ...{ kind: 'refused', price: stock.price, wanted: wantedOf(stock) },
          refusal: { kind, code, retryAfterMs },
        });
    } else throw error;
  }
  return found;
}
