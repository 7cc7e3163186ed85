import { batchesOf } from '../batchesOf.ts';
import { fieldsOf, listOf, textOf } from '../fields.ts';
import type { ListedSku, ListingPlatform, ListingRefusal } from '../listingPlatform.ts';
import { listingRefusal } from '../listingRefusal.ts';
import type { RemoteSku, ShopAccess } from '../shopPlatform.ts';
import { JUSHUITAN_GATEWAY, type JushuitanClient, jushuitanClient } from './jushuitanClient.ts';
import { skuOf } from './jushuitanGoods.ts';

type JushuitanListingsOptions = {
  appKey: string;
  appSecret: string;
  gateway?: string;
  now?: () => Date;
  timeoutMs?: number;
  isPaced?: boolean;
};

/** An integrator's limit; other sources have 50 and 150. */
const MAX_SKUS = 50;
const MAX_WORDS = 100;
const GRAMS = 1_000;
const NOT_TAKEN = '没有说明原因';

/** What the ERP keeps of a combination; what is left out stays as it is there. */
type Item = {
  sku_id: string;
  i_id: string;
  name: string;
  properties_value: string;
  s_price: number;
  pic?: string;
  sku_pic?: string;
  weight?: number;
  supplier_name?: string;
};

/**
 * 聚水潭: goods become 普通商品 of the company, each combination under our number of it. What is sent again overwrites, so
 * that nothing is there twice. It fetches pictures by their addresses.
 */
export function jushuitanListings({
  appKey,
  appSecret,
  gateway = JUSHUITAN_GATEWAY,
  now = () => new Date(),
  timeoutMs = 20_000,
  isPaced = true,
}: JushuitanListingsOptions): ListingPlatform {
  const client = jushuitanClient({ appKey, appSecret, gateway, now, timeoutMs, isPaced });
  return {
    platform: 7,
    limits: {
      title: { min: 1, max: 100, wideLetter: 1 },
      pictures: { min: 1, max: 1, detail: 0 },
      specs: 3,
      asksPhone: false,
      isCatalogue: true,
    },
    categories: async () => [],
    properties: async () => [],
    freights: async () => [],
    uploadPictures: async (_access, addresses) => [...addresses],

    async addListing(access, { outerId, title, pictures: [pic = ''], supplier, skus }) {
      const items = skus.filter(isForSale).map((sku) => ({
        ...itemOf(sku, { goodId: outerId, title }),
        ...shown(sku, pic),
        ...(supplier !== '' && { supplier_name: supplier }),
      }));
      return (await upload(client, access, items)) ?? outerId;
    },

    async editListing(access, { remoteGoodId, content, skus }) {
      const title = content?.title ?? (await findGoods(client, access, remoteGoodId))?.[0]?.title ?? '';
      const items = skus.filter(isForSale).map((sku) => ({
        ...itemOf(sku, { goodId: remoteGoodId, title }),
        ...(content && shown(sku, content.pictures[0] ?? '')),
      }));
      return upload(client, access, items);
    },

    /** What an attempt left there that came to no answer may be a part of it: it is sent again. */
    findListed: async (access, which) =>
      'outerId' in which ? null : findGoods(client, access, which.remoteGoodId),
  };
}

function isForSale({ outerSkuId }: ListedSku): boolean {
  return outerSkuId !== '';
}

function itemOf(
  { outerSkuId, values, price }: ListedSku,
  { goodId, title }: { goodId: string; title: string },
): Item {
  return {
    ...{ sku_id: outerSkuId, i_id: goodId, name: title },
    properties_value: [...values.join(';')].slice(0, MAX_WORDS).join(''),
    s_price: price / 100,
  };
}

function shown({ picture, weight }: ListedSku, pic: string): Partial<Item> {
  return { pic, sku_pic: picture || pic, ...(weight > 0 && { weight: weight / GRAMS }) };
}

/** Nothing where all were taken; else the words about the first that was not. Others of its call are there all the same. */
async function upload(
  client: JushuitanClient,
  { accessToken }: ShopAccess,
  items: readonly Item[],
): Promise<ListingRefusal | null> {
  for (const batch of batchesOf(items, MAX_SKUS)) {
    const said = await client.writeSaid('/open/jushuitan/itemsku/upload', { items: batch }, accessToken);
    if ('error' in said) {
      if (!['invalid', 'unknown'].includes(said.error.kind)) throw said.error;
      return listingRefusal(said.error.code, said.words);
    }
    const failed = listOf(fieldsOf(said.answer.data).datas).find(
      ({ is_success: taken }) => String(taken) !== 'true',
    );
    if (failed)
      return listingRefusal('NO_SUCCESS', wordsOf(textOf(failed.sku_id), textOf(failed.msg), batch));
  }
  return null;
}

function wordsOf(skuId: string, words: string, batch: readonly Item[]): string {
  const item = batch.find((each) => each.sku_id === skuId);
  const said = words || NOT_TAKEN;
  return item && batch.length > 1 ? `${item.properties_value}：${said}` : said;
}

async function findGoods(
  client: JushuitanClient,
  { accessToken }: ShopAccess,
  goodId: string,
): Promise<RemoteSku[] | null> {
  const biz = { i_ids: [goodId], page_index: 1, page_size: 1 };
  const { data } = await client.read('/open/mall/item/query', biz, accessToken);
  const skus = listOf(listOf(fieldsOf(data).datas)[0]?.skus);
  return skus.length > 0 ? skus.map(skuOf) : null;
}
