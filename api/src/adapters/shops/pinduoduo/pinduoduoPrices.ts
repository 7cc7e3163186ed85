import { listOf, numberOf, textOf } from '../fields.ts';
import { batchesByGood, refused, sendInBatches } from '../inBatches.ts';
import type { PricePlatform, PriceRefusal, PriceTarget } from '../pricePlatform.ts';
import { pricesByGood } from '../pricesByGood.ts';
import { ShopError } from '../shopError.ts';
import { type PinduoduoClient, pinduoduoClient } from './pinduoduoClient.ts';
import { NO_SUCH_GOODS, PLATFORM, PRICE_RULE, RESERVED_STOCK } from './pinduoduoErrors.ts';
import { PINDUODUO_GATEWAY } from './pinduoduoShop.ts';

type PinduoduoPricesOptions = {
  appKey: string;
  appSecret: string;
  gateway?: string;
  now?: () => Date;
  timeoutMs?: number;
};

const DETAIL = { type: 'pdd.goods.detail.get', node: 'goods_detail_get_response' };
const UPDATE = { type: 'pdd.goods.sku.price.update', node: 'goods_update_sku_price_response' };
const MAX_SKUS = 20;
/** Who buys alone pays more than who buys in a group, by a yuan at least. */
const ALONE_MORE = 100;
const AS_IT_IS = '1';

/** 拼多多: prices of one of the goods a call, in fen. What a group pays is the price; who buys alone never pays less than now. */
export function pinduoduoPrices({
  appKey,
  appSecret,
  gateway = PINDUODUO_GATEWAY,
  now = () => new Date(),
  timeoutMs = 5_000,
}: PinduoduoPricesOptions): PricePlatform {
  const client = pinduoduoClient({ appKey, appSecret, gateway, now, timeoutMs });
  return {
    platform: 2,
    readPrices: ({ accessToken }, skus) =>
      pricesByGood(skus, async (id) => {
        const found = await readSkus(client, id, accessToken);
        return found?.map(({ remoteSkuId, group }) => ({ remoteSkuId, price: group })) ?? null;
      }),
    setPrices: ({ accessToken }, targets) =>
      sendInBatches(targets, {
        batches: batchesByGood(targets, { size: MAX_SKUS, ofOneGood: true }),
        send: (batch) => setOfOneGood(client, accessToken, batch),
      }),
  };
}

/** Null where the shop has no such goods. */
async function readSkus(client: PinduoduoClient, goodsId: string, accessToken: string) {
  try {
    const detail = await client.read(DETAIL, { goods_id: goodsId }, accessToken);
    return listOf(detail.sku_list).map((sku) => ({
      remoteSkuId: textOf(sku.sku_id),
      group: numberOf(sku.multi_price),
      alone: numberOf(sku.price),
    }));
  } catch (error) {
    if (error instanceof ShopError && error.code === NO_SUCH_GOODS) return null;
    throw error;
  }
}

async function setOfOneGood(
  client: PinduoduoClient,
  accessToken: string,
  batch: readonly PriceTarget[],
): Promise<(PriceRefusal | null)[]> {
  const goodsId = batch[0]?.remoteGoodId ?? '';
  const known = await readSkus(client, goodsId, accessToken);
  const alone = new Map(known?.map((sku) => [sku.remoteSkuId, sku.alone]));
  const found = batch.filter(({ remoteSkuId }) => alone.has(remoteSkuId));
  if (found.length > 0) {
    const list = found.map(({ remoteSkuId, price }) => ({
      sku_id: remoteSkuId,
      group_price: price,
      single_price: Math.max(alone.get(remoteSkuId) ?? 0, price + ALONE_MORE),
    }));
    const asked = {
      ...{ goods_id: goodsId, sku_price_list: JSON.stringify(list), sync_goods_operate: AS_IT_IS },
    };
    try {
      const answer = await client.write(UPDATE, asked, accessToken);
      if (answer.is_success === false) throw new ShopError(PLATFORM, 'unknown', 'NO_SUCCESS');
    } catch (error) {
      const kind = error instanceof ShopError ? KINDS[error.code] : undefined;
      if (!(error instanceof ShopError) || kind === undefined || batch.length > 1) throw error;
      return [refused(kind, error.code)];
    }
  }
  return batch.map(({ remoteSkuId }) => (alone.has(remoteSkuId) ? null : refused('goodsGone', 'SKU')));
}

const KINDS: Record<string, PriceRefusal['kind']> = {
  [NO_SUCH_GOODS]: 'goodsGone',
  [RESERVED_STOCK]: 'inPromotion',
  [PRICE_RULE]: 'priceRule',
};
