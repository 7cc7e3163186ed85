import type { GoodsBook } from './goodsBook.ts';
import type { StockBook } from './stockBook.ts';

export type PriceError = 'unknown' | 'invalid' | 'inPromotion' | 'inReview';

const MAX_PRICE = 99_999_900;

/** How calls change what is asked for a piece, by the ids of combinations; in a promotion is what has reserved pieces. */
export function priceBook(goods: GoodsBook, stocks: StockBook) {
  return {
    /** Why a call may not set this price; null where it may. */
    errorOf(
      shopId: string,
      { goodId, skuId, price }: { goodId: string; skuId: string; price: number },
    ): PriceError | null {
      if (!goods.findSku(shopId, goodId, skuId)) return 'unknown';
      if (!(Number.isInteger(price) && price > 0 && price <= MAX_PRICE)) return 'invalid';
      const { mood, reserved } = stocks.of(shopId, skuId);
      if (mood === 'inReview') return mood;
      return reserved > 0 ? 'inPromotion' : null;
    },

    /** What a call sets. */
    set(shopId: string, change: { goodId: string; skuId: string; price: number }): PriceError | null {
      const error = this.errorOf(shopId, change);
      const sku = goods.findSku(shopId, change.goodId, change.skuId);
      if (!error && sku) sku.price = change.price;
      return error;
    },
  };
}

export type PriceBook = ReturnType<typeof priceBook>;
