import { type Fields, listOf, numberOf, textOf, textsOf } from '../fields.ts';
import { mapBounded } from '../mapBounded.ts';
import { goodsPageOf, nextGoodsPage } from '../pagesOfGoods.ts';
import type { RemoteGoodsPage, RemoteSku, ShopAccess } from '../shopPlatform.ts';
import type { DouyinClient } from './douyinClient.ts';
import { PLATFORM } from './douyinErrors.ts';

const PAGE_SIZE = 50;
/** Pages end here: later goods are not told. */
const MAX_LISTED = 10_000;
const ONLINE = 0;
const APPROVED = 3;

/** A page of what is on sale. Its combinations, by the names that orders have for them, are in the detail of each product. */
export async function listGoods(
  client: DouyinClient,
  { accessToken }: ShopAccess,
  cursor: string | null,
): Promise<RemoteGoodsPage> {
  const page = goodsPageOf(cursor, PLATFORM);
  const listed = await client.read(
    'product.listV2',
    { status: ONLINE, check_status: APPROVED, page, size: PAGE_SIZE },
    accessToken,
  );
  const products = listOf(listed.data);
  const skus = await mapBounded(products, async ({ product_id: productId }) =>
    skusOf(await client.read('product.detail', { product_id: textOf(productId) }, accessToken)),
  );
  const total = Math.min(numberOf(listed.total), MAX_LISTED);
  return {
    skus: skus.flat(),
    ...{ read: products.length, total, next: nextGoodsPage(page, { size: PAGE_SIZE, total }) },
  };
}

/** The combinations of a product's detail. */
export function skusOf(product: Fields): RemoteSku[] {
  const values = new Map(
    listOf(product.specs).flatMap(({ name, values: named }) =>
      listOf(named).map((value) => [textOf(value.id), `${textOf(name)}:${textOf(value.name)}`] as const),
    ),
  );
  return listOf(product.spec_prices).map((sku) => ({
    remoteGoodId: textOf(product.product_id_str) || textOf(product.product_id),
    remoteSkuId: textOf(sku.sku_id),
    title: textOf(product.name),
    sku: textsOf(sku.spec_detail_ids)
      .map((id) => values.get(id) ?? '')
      .filter(Boolean)
      .join(';'),
    price: numberOf(sku.price),
    pic: textOf(product.img),
    merchantCode: textOf(sku.code) || textOf(product.outer_product_id),
  }));
}
