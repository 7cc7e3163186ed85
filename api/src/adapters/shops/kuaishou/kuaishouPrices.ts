import { listOf, numberOf, textOf } from '../fields.ts';
import { refused, sendOneByOne } from '../inBatches.ts';
import type { PricePlatform, PriceTarget } from '../pricePlatform.ts';
import { pricesByGood } from '../pricesByGood.ts';
import { ShopError } from '../shopError.ts';
import type { ShopAccess } from '../shopPlatform.ts';
import { KUAISHOU_GATEWAY, type KuaishouClient, kuaishouClient, numberOfId } from './kuaishouClient.ts';

type KuaishouPricesOptions = {
  appKey: string;
  signSecret: string;
  gateway?: string;
  now?: () => Date;
  timeoutMs?: number;
};

export const PRICE_UPDATE = 'open.item.sku.price.update';
/** No source was found for the codes of goods; these are the simulator's. */
const NO_SUCH_GOODS = '2002';
const PRICE_REFUSED = '2004';

/** 快手小店: prices in fen, one SKU a call. */
export function kuaishouPrices({
  appKey,
  signSecret,
  gateway = KUAISHOU_GATEWAY,
  now = () => new Date(),
  timeoutMs = 5_000,
}: KuaishouPricesOptions): PricePlatform {
  const client = kuaishouClient({ appKey, signSecret, gateway, now, timeoutMs });
  return {
    platform: 5,
    readPrices: ({ accessToken }, skus) =>
      pricesByGood(skus, async (id) => {
        try {
          const asked = { kwaiItemId: numberOfId(id) };
          const { data } = await client.read('open.item.sku.list.get', asked, accessToken);
          return listOf(data).map((sku) => ({
            ...{ remoteSkuId: textOf(sku.kwaiSkuId), price: numberOf(sku.skuSalePrice) },
          }));
        } catch (error) {
          if (error instanceof ShopError && error.code === NO_SUCH_GOODS) return null;
          throw error;
        }
      }),
    setPrices: (access, targets) => sendOneByOne(targets, (target) => setPrice(client, access, target)),
  };
}

export function priceChange({ remoteGoodId, remoteSkuId, price }: PriceTarget) {
  return { itemId: numberOfId(remoteGoodId), skuId: numberOfId(remoteSkuId), price };
}

async function setPrice(client: KuaishouClient, { accessToken }: ShopAccess, target: PriceTarget) {
  try {
    await client.write(PRICE_UPDATE, priceChange(target), accessToken);
    return null;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    if (error.code === NO_SUCH_GOODS) return refused('goodsGone', error.code);
    if (error.code === PRICE_REFUSED) return refused('inPromotion', error.code);
    throw error;
  }
}
