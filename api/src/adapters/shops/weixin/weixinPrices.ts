import { numberOf } from '../fields.ts';
import { batchesByGood, refused, sendInBatches } from '../inBatches.ts';
import type { PricePlatform, PriceRefusal, PriceTarget } from '../pricePlatform.ts';
import { pricesByGood } from '../pricesByGood.ts';
import { ShopError } from '../shopError.ts';
import { type WeixinClient, weixinClient } from './weixinClient.ts';
import { pricesUpdate } from './weixinEdits.ts';
import { skusOf } from './weixinGoods.ts';
import { NEVER_LISTED, NO_SUCH_PRODUCT, readProduct } from './weixinProducts.ts';
import { WEIXIN_GATEWAY } from './weixinShop.ts';

type WeixinPricesOptions = { gateway?: string; timeoutMs?: number };

const MAX_SKUS = 100;
const KINDS: Record<string, PriceRefusal['kind']> = {
  [NO_SUCH_PRODUCT]: 'goodsGone',
  10020008: 'inReview',
  10020028: 'priceRule',
  10020039: 'priceRule',
  10020040: 'priceRule',
  10020216: 'inPromotion',
};

/** 微信小店: prices in fen of one product a call, at once and without a review, of what has been on sale. */
export function weixinPrices({
  gateway = WEIXIN_GATEWAY,
  timeoutMs = 5_000,
}: WeixinPricesOptions): PricePlatform {
  const client = weixinClient({ gateway, timeoutMs });
  return {
    platform: 6,
    readPrices: (access, skus) =>
      pricesByGood(skus, async (id) => {
        const product = await readProduct(client, access, id);
        if (!product) return null;
        return skusOf(numberOf(product.edited.status) === NEVER_LISTED ? product.edited : product.online);
      }),
    setPrices: ({ accessToken }, targets) =>
      sendInBatches(targets, {
        batches: batchesByGood(targets, { size: MAX_SKUS, ofOneGood: true }),
        send: (batch) => setOfOneProduct(client, accessToken, batch),
      }),
  };
}

async function setOfOneProduct(
  client: WeixinClient,
  accessToken: string,
  batch: readonly PriceTarget[],
): Promise<(PriceRefusal | null)[]> {
  try {
    const [path, changes] = pricesUpdate(batch[0]?.remoteGoodId ?? '', batch);
    await client.write(path, changes, accessToken);
    return batch.map(() => null);
  } catch (error) {
    const kind = error instanceof ShopError ? KINDS[error.code] : undefined;
    if (!(error instanceof ShopError) || kind === undefined || batch.length > 1) throw error;
    return [refused(kind, error.code)];
  }
}
