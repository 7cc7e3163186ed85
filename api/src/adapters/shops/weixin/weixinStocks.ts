import { refused, type StockAnswers, sendOneByOne } from '../inBatches.ts';
import { ShopError, type StockRefusalKind } from '../shopError.ts';
import type { ShopAccess, StockRefusal, StockTarget } from '../shopPlatform.ts';
import type { WeixinClient } from './weixinClient.ts';

/** WeChat advises against it beside other writers, but differences have no id to be repeated by. */
const WHOLE = 3;
const KINDS: Record<string, StockRefusalKind> = {
  10020052: 'goodsGone',
  10020112: 'changedTooOften',
  10020217: 'inReview',
  10020219: 'belowReserved',
};
/** No source says how long. */
const PAUSE_OF_SKU_MS = 60_000;

/** Whole quantities, one SKU a call. */
export function setStocks(
  client: WeixinClient,
  { accessToken }: ShopAccess,
  targets: readonly StockTarget[],
): Promise<StockAnswers> {
  async function send(target: StockTarget): Promise<StockRefusal | null> {
    const { remoteGoodId: product_id, remoteSkuId: sku_id, quantity: num } = target;
    try {
      const change = { product_id, sku_id, diff_type: WHOLE, num };
      await client.write('/channels/ec/product/stock/update', change, accessToken);
      return null;
    } catch (error) {
      const kind = error instanceof ShopError ? KINDS[error.code] : undefined;
      if (!(error instanceof ShopError) || kind === undefined) throw error;
      const retryAfterMs = kind === 'changedTooOften' ? PAUSE_OF_SKU_MS : null;
      return { ...refused(kind, error.code), retryAfterMs };
    }
  }
  return sendOneByOne(targets, send);
}
