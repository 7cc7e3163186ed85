import { type Fields, listOf, numberOf, textOf } from '../fields.ts';
import { mapBounded } from '../mapBounded.ts';
import { goodsPageOf, nextGoodsPage } from '../pagesOfGoods.ts';
import type { RemoteGoodsPage, RemoteSku, ShopAccess } from '../shopPlatform.ts';
import type { PinduoduoClient } from './pinduoduoClient.ts';
import { PLATFORM } from './pinduoduoErrors.ts';

const PAGE_SIZE = 50;
const ON_SALE = '1';

/** A page of what is on sale. The list has no prices: these are in the detail of each of the goods. */
export async function listGoods(
  client: PinduoduoClient,
  { accessToken }: ShopAccess,
  cursor: string | null,
): Promise<RemoteGoodsPage> {
  const page = goodsPageOf(cursor, PLATFORM);
  const listed = await client.read(
    { type: 'pdd.goods.list.get', node: 'goods_list_get_response' },
    { is_onsale: ON_SALE, page: String(page), page_size: String(PAGE_SIZE) },
    accessToken,
  );
  const goods = listOf(listed.goods_list);
  const skus = await mapBounded(goods, async (good) => {
    const detail = await client.read(
      { type: 'pdd.goods.detail.get', node: 'goods_detail_get_response' },
      { goods_id: textOf(good.goods_id) },
      accessToken,
    );
    return skusOf(good, detail);
  });
  const total = numberOf(listed.total_count);
  return {
    skus: skus.flat(),
    ...{ read: goods.length, total, next: nextGoodsPage(page, { size: PAGE_SIZE, total }) },
  };
}

function skusOf(good: Fields, detail: Fields): RemoteSku[] {
  const details = new Map(listOf(detail.sku_list).map((sku) => [textOf(sku.sku_id), sku]));
  return listOf(good.sku_list).map((sku) => {
    const remoteSkuId = textOf(sku.sku_id);
    const priced = details.get(remoteSkuId);
    return {
      ...{ remoteGoodId: textOf(good.goods_id), remoteSkuId },
      title: textOf(good.goods_name),
      sku: textOf(sku.spec),
      // What a group of buyers pays, as orders have it.
      price: numberOf(priced?.multi_price),
      pic: textOf(priced?.thumb_url) || textOf(good.thumb_url) || textOf(good.image_url),
      merchantCode: textOf(sku.outer_id) || textOf(sku.outer_goods_id),
    };
  });
}
