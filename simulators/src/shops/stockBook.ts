/** How a combination takes quantities from calls: not while it is in review, kept elsewhere, or was changed too often. */
export const STOCK_MOODS = ['taken', 'inReview', 'keptElsewhere', 'tooOften'] as const;
export type StockMood = (typeof STOCK_MOODS)[number];

/** What of a combination is for sale in a shop. */
type SimulatedStock = {
  quantity: number;
  /** What a promotion has reserved: no quantity goes below it. */
  reserved: number;
  mood: StockMood;
  /** How often it was changed by calls. */
  changes: number;
};

export type StockError = 'belowReserved' | 'inReview' | 'keptElsewhere' | 'tooOften' | 'short';

const FROM_THE_START = 100;

/** How many pieces of what is on sale the shops of one platform have, by the ids of their combinations. */
export function stockBook() {
  const stocks = new Map<string, SimulatedStock>();

  function of(shopId: string, skuId: string): SimulatedStock {
    const key = `${shopId} ${skuId}`;
    const known = stocks.get(key) ?? { quantity: FROM_THE_START, reserved: 0, mood: 'taken', changes: 0 };
    stocks.set(key, known);
    return known;
  }

  return {
    of,

    /** What a developer sets. */
    put(shopId: string, skuId: string, change: Partial<Omit<SimulatedStock, 'changes'>>): void {
      Object.assign(of(shopId, skuId), change);
    },

    /** What a call sets. */
    set(shopId: string, skuId: string, quantity: number): StockError | null {
      const stock = of(shopId, skuId);
      if (stock.mood !== 'taken') return stock.mood;
      if (quantity < 0) return 'short';
      if (quantity < stock.reserved) return 'belowReserved';
      stock.quantity = quantity;
      stock.changes += 1;
      return null;
    },
  };
}

export type StockBook = ReturnType<typeof stockBook>;
