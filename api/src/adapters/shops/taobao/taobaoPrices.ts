import { fieldsOf, listOf, textOf } from '../fields.ts';
import { batchesByGood, refused, sendInBatches } from '../inBatches.ts';
import type { PricePlatform, PriceRefusal, PriceTarget } from '../pricePlatform.ts';
import { pricesByGood } from '../pricesByGood.ts';
import { ShopError } from '../shopError.ts';
import { fenOf } from '../yuan.ts';
import { TAOBAO_GATEWAY, type TaobaoClient, taobaoClient } from './taobaoClient.ts';

type TaobaoPricesOptions = {
  appKey: string;
  appSecret: string;
  gateway?: string;
  now?: () => Date;
  timeoutMs?: number;
};

const MAX_SKUS = 20;
const FIELDS = 'num_iid,price,sku';
const NO_SUCH_GOODS = /(item|sku)-?(is-)?not-exist/i;
/** No source was found for what it says of goods in a promotion; this is the simulator's. */
const IN_PROMOTION = 'isv.item-promotion-price-error';

/**
 * 淘宝: a SKU a call, by its properties, in yuan. The price of the item has to lie among those of its SKUs, so it goes with
 * each. Nothing sets the price of an item without any (`taobao.item.price.update` is served no more).
 */
export function taobaoPrices({
  appKey,
  appSecret,
  gateway = TAOBAO_GATEWAY,
  now = () => new Date(),
  timeoutMs = 5_000,
}: TaobaoPricesOptions): PricePlatform {
  const client = taobaoClient({ appKey, appSecret, gateway, now, timeoutMs });
  return {
    platform: 1,
    readPrices: ({ accessToken }, skus) =>
      pricesByGood(skus, async (id) => (await readItem(client, id, accessToken)) ?? null),
    setPrices: ({ accessToken }, targets) =>
      sendInBatches(targets, {
        // The prices of its SKUs are read and written in turn.
        batches: batchesByGood(targets, { size: MAX_SKUS, ofOneGood: true }),
        send: (batch) => setOfOneItem(client, accessToken, batch),
      }),
  };
}

type Sku = { remoteSkuId: string; properties: string; price: number };

/** The SKUs of an item, or the item alone; undefined where the shop has none of this number. */
async function readItem(client: TaobaoClient, id: string, session: string): Promise<Sku[] | undefined> {
  const asked = { fields: FIELDS, num_iids: id };
  const answer = await client.read('taobao.items.seller.list.get', asked, session);
  const item = listOf(fieldsOf(answer.items).item).find(({ num_iid }) => textOf(num_iid) === id);
  if (!item) return undefined;
  const skus = listOf(fieldsOf(item.skus).sku);
  if (skus.length === 0) return [{ remoteSkuId: '', properties: '', price: fenOf(item.price) }];
  return skus.map((sku) => ({
    ...{ remoteSkuId: textOf(sku.sku_id), properties: textOf(sku.properties), price: fenOf(sku.price) },
  }));
}

async function setOfOneItem(
  client: TaobaoClient,
  session: string,
  batch: readonly PriceTarget[],
): Promise<(PriceRefusal | null)[]> {
  const num_iid = batch[0]?.remoteGoodId ?? '';
  const known = (await readItem(client, num_iid, session)) ?? [];
  const answers: (PriceRefusal | null)[] = [];
  for (const { remoteSkuId, price } of batch) {
    const sku = known.find((each) => each.remoteSkuId === remoteSkuId);
    if (!sku) answers.push(refused('goodsGone', 'SKU'));
    else if (remoteSkuId === '') answers.push(refused('notOffered', 'ITEM'));
    else {
      const least = Math.min(price, ...known.filter((each) => each !== sku).map((each) => each.price));
      const change = { num_iid, properties: sku.properties, price: yuan(price), item_price: yuan(least) };
      const refusal = await client.write('taobao.item.sku.price.update', change, session).then(
        () => null,
        (error: unknown) => refusalOf(error, batch.length === 1),
      );
      answers.push(refusal);
      if (!refusal) sku.price = price;
    }
  }
  return answers;
}

/** Of several, whatever is not said of the SKU itself is thrown: each is then sent alone. */
function refusalOf(error: unknown, isAlone: boolean): PriceRefusal {
  if (error instanceof ShopError && NO_SUCH_GOODS.test(error.code)) return refused('goodsGone', error.code);
  if (error instanceof ShopError && error.code === IN_PROMOTION) return refused('inPromotion', error.code);
  if (error instanceof ShopError && error.kind === 'invalid' && isAlone)
    return refused('priceRule', error.code);
  throw error;
}

const yuan = (fen: number) => (fen / 100).toFixed(2);
