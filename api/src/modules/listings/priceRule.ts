/** What a price ends with: 0 as it comes, 1 whole jiao, 2 whole yuan, 3 nine jiao, 4 ninety-nine fen. */
export const LISTING_ENDINGS = [0, 1, 2, 3, 4] as const;
export type ListingEnding = (typeof LISTING_ENDINGS)[number];

/** How goods are priced in a shop: so many hundredths of what a piece costs, and so many fen more; see `priceBy`. */
export type PriceRule = {
  times: number;
  plus: number;
  ending: ListingEnding;
  /** Percent of the price that are left at least. */
  floor: number;
};

const YUAN = 100;
/** Of each ending, what a price is in steps of, and what is added to a step. */
const STEPS: Record<ListingEnding, { of: number; rest: number }> = {
  0: { of: 1, rest: 0 },
  1: { of: 10, rest: 0 },
  2: { of: YUAN, rest: 0 },
  3: { of: YUAN, rest: 90 },
  4: { of: YUAN, rest: 99 },
};

/** Fen that a piece is sold for which costs `cost`: never less than the rule says, only as much more as its ending takes. */
export function priceBy({ times, plus, ending }: PriceRule, cost: number): number {
  return endingWith(ending, Math.ceil((cost * times) / 100) + plus);
}

/** The least price of which `floor` percent are left. */
export function leastPriceOf({ floor, ending }: Pick<PriceRule, 'floor' | 'ending'>, cost: number): number {
  return endingWith(ending, Math.ceil((cost * 100) / (100 - floor)));
}

/** What a margin rule asks at least for a piece that is sold for `price`, which it raises by so many percent at a time at most. */
export type HeldPrice = { price: number; least: number; raiseLimit: number };

/** A price by its rule, or what the margin is held with; where that is too far to be raised, no less than now. */
export function heldAbove(byRule: number, held: HeldPrice | undefined): number {
  if (!held) return byRule;
  const asked = Math.max(byRule, held.price);
  return held.least * 100 > asked * (100 + held.raiseLimit) ? asked : Math.max(byRule, held.least);
}

function endingWith(ending: ListingEnding, least: number): number {
  const { of, rest } = STEPS[ending];
  return Math.ceil((least - rest) / of) * of + rest;
}

/** Percent of a price that are left of it, rounded down; negative where it costs more. */
export function marginOf(price: number, cost: number): number {
  return price <= 0 ? -100 : Math.floor(((price - cost) * 100) / price);
}

/** Whether less is left of a price than the rule allows. */
export function isBelowFloor({ floor }: Pick<PriceRule, 'floor'>, price: number, cost: number): boolean {
  return price <= 0 || (price - cost) * 100 < floor * price;
}
