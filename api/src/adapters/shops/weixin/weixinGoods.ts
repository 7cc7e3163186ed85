import { type Fields, fieldsOf, listOf, numberOf, textOf, textsOf } from '../fields.ts';
import { mapBounded } from '../mapBounded.ts';
import { ShopError } from '../shopError.ts';
import type { RemoteGoodsPage, RemoteSku, ShopAccess } from '../shopPlatform.ts';
import type { WeixinClient } from './weixinClient.ts';
import { PLATFORM } from './weixinErrors.ts';
import { skuTextOf } from './weixinOrders.ts';

const PAGE_SIZE = 30;
const ON_SALE = 5;
/** What is on sale, not what is being edited. */
const ONLINE_DATA = 1;

/** A page of what is on sale: its numbers first, then each product. The cursor is WeChat's own. */
export async function listGoods(
  client: WeixinClient,
  { accessToken }: ShopAccess,
  cursor: string | null,
): Promise<RemoteGoodsPage> {
  if (cursor === '') throw new ShopError(PLATFORM, 'invalid', 'CURSOR');
  const answer = await client.read(
    '/channels/ec/product/list/get',
    { status: ON_SALE, page_size: PAGE_SIZE, next_key: cursor ?? '' },
    accessToken,
  );
  const ids = textsOf(answer.product_ids);
  const products = await mapBounded(ids, async (product_id) => {
    const found = await client.read(
      '/channels/ec/product/get',
      { product_id, data_type: ONLINE_DATA },
      accessToken,
    );
    return fieldsOf(found.product);
  });
  // No field says that there is more: a page that is not full is the last one.
  const next = ids.length < PAGE_SIZE ? '' : textOf(answer.next_key);
  return {
    skus: products.flatMap(skusOf),
    ...{ read: ids.length, total: numberOf(answer.total_num), next: next || null },
  };
}

/** The combinations of a product, on sale or as it is edited. */
export function skusOf(product: Fields): RemoteSku[] {
  const [picture = ''] = textsOf(product.head_imgs);
  return listOf(product.skus).map((sku) => ({
    remoteGoodId: textOf(product.product_id),
    remoteSkuId: textOf(sku.sku_id),
    title: textOf(product.title),
    sku: skuTextOf(sku),
    price: numberOf(sku.sale_price),
    pic: textOf(sku.thumb_img) || picture,
    merchantCode: textOf(sku.sku_code) || textOf(product.spu_code),
  }));
}
