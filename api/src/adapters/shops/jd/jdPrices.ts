import { fieldsOf, textOf } from '../fields.ts';
import { refused, sendOneByOne } from '../inBatches.ts';
import { mapBounded } from '../mapBounded.ts';
import type { PricePlatform, PriceTarget } from '../pricePlatform.ts';
import { ShopError } from '../shopError.ts';
import type { ShopAccess } from '../shopPlatform.ts';
import { fenOf } from '../yuan.ts';
import { JD_GATEWAY, type JdClient, jdClient } from './jdClient.ts';
import { isSuccess, PLATFORM } from './jdErrors.ts';

type JdPricesOptions = {
  appKey: string;
  appSecret: string;
  gateway?: string;
  now?: () => Date;
  timeoutMs?: number;
};

const FIELDS = 'skuId,jdPrice';

/** 京东: prices in yuan, one SKU a call. No source was found for what it says of a price that it refuses. */
export function jdPrices({
  appKey,
  appSecret,
  gateway = JD_GATEWAY,
  now = () => new Date(),
  timeoutMs = 5_000,
}: JdPricesOptions): PricePlatform {
  const client = jdClient({ appKey, appSecret, gateway, now, timeoutMs });
  return {
    platform: 3,
    readPrices: ({ accessToken }, skus) =>
      mapBounded([...skus], async ({ remoteSkuId }) => {
        const asked = { skuId: Number(remoteSkuId), field: FIELDS };
        const { sku } = await client.read('jingdong.sku.read.findSkuById', asked, accessToken);
        return textOf(fieldsOf(sku).skuId) === remoteSkuId ? fenOf(fieldsOf(sku).jdPrice) : null;
      }),
    setPrices: (access, targets) => sendOneByOne(targets, (target) => setPrice(client, access, target)),
  };
}

async function setPrice(client: JdClient, { accessToken }: ShopAccess, { remoteSkuId, price }: PriceTarget) {
  const change = { skuId: Number(remoteSkuId), jdPrice: price / 100 };
  const answer = await client.write('jingdong.price.write.updateSkuJdPrice', change, accessToken);
  if (isSuccess(answer)) return null;
  const said = textOf(answer.message) || textOf(answer.zh_desc);
  if (said.includes('不存在')) return refused('goodsGone', 'NO_SUCCESS');
  if (/活动|促销/.test(said)) return refused('inPromotion', 'NO_SUCCESS');
  throw new ShopError(PLATFORM, 'unknown', 'NO_SUCCESS');
}
