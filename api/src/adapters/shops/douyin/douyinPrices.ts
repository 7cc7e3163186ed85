import { refused, sendOneByOne } from '../inBatches.ts';
import type { PricePlatform, PriceRefusal, PriceTarget } from '../pricePlatform.ts';
import { pricesByGood } from '../pricesByGood.ts';
import { ShopError } from '../shopError.ts';
import type { ShopAccess } from '../shopPlatform.ts';
import { DOUYIN_GATEWAY, type DouyinClient, douyinClient } from './douyinClient.ts';
import { saysNoSuchOrder } from './douyinErrors.ts';
import { skusOf } from './douyinGoods.ts';

type DouyinPricesOptions = {
  appKey: string;
  appSecret: string;
  gateway?: string;
  now?: () => Date;
  timeoutMs?: number;
};

/** `sku.editPrice` says so of a combination, and of a product that was removed. */
const NO_SUCH_GOODS = /^isv\.parameter-invalid:[457]$/;

/** 抖店: prices in fen, one combination a call; no call for many is published. */
export function douyinPrices({
  appKey,
  appSecret,
  gateway = DOUYIN_GATEWAY,
  now = () => new Date(),
  timeoutMs = 5_000,
}: DouyinPricesOptions): PricePlatform {
  const client = douyinClient({ appKey, appSecret, gateway, now, timeoutMs });
  return {
    platform: 4,
    readPrices: ({ accessToken }, skus) =>
      pricesByGood(skus, async (id) => {
        try {
          return skusOf(await client.read('product.detail', { product_id: id }, accessToken));
        } catch (error) {
          if (error instanceof ShopError && saysNoSuchOrder(error)) return null;
          throw error;
        }
      }),
    setPrices: (access, targets) => sendOneByOne(targets, (target) => setPrice(client, access, target)),
  };
}

async function setPrice(
  client: DouyinClient,
  { accessToken }: ShopAccess,
  { remoteGoodId, remoteSkuId, price }: PriceTarget,
): Promise<PriceRefusal | null> {
  const params = { product_id: remoteGoodId, sku_id: remoteSkuId, price };
  const answer = await client.writeSaid('sku.editPrice', params, accessToken);
  if ('data' in answer) return null;
  const { error, words } = answer;
  if (NO_SUCH_GOODS.test(error.code)) return refused('goodsGone', error.code);
  // No source was found for the codes of these: its words tell.
  if (error.kind === 'unknown' && words.includes('活动')) return refused('inPromotion', error.code);
  if (error.kind === 'unknown' && words.includes('审核')) return refused('inReview', error.code);
  if (error.kind === 'unknown' && words.includes('价格')) return refused('priceRule', error.code);
  throw error;
}
