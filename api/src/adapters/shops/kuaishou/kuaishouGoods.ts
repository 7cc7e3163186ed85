import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../fields.ts';
import { goodsPageOf, nextGoodsPage } from '../pagesOfGoods.ts';
import type { RemoteGoodsPage, RemoteSku, ShopAccess } from '../shopPlatform.ts';
import type { KuaishouClient } from './kuaishouClient.ts';
import { PLATFORM } from './kuaishouErrors.ts';

const PAGE_SIZE = 50;
const ON_SHELF = 1;

/** A page of what is on sale, with its SKUs. Grants from before `merchant_item` was asked for have no right to it. */
export async function listGoods(
  client: KuaishouClient,
  { accessToken }: ShopAccess,
  cursor: string | null,
): Promise<RemoteGoodsPage> {
  const page = goodsPageOf(cursor, PLATFORM);
  const answer = await client.read(
    'open.item.list.get',
    { onOfflineStatus: ON_SHELF, pageNumber: page, pageSize: PAGE_SIZE },
    accessToken,
  );
  const { items, totalItemCount } = fieldsOf(answer.data);
  const goods = listOf(items);
  const total = numberOf(totalItemCount);
  return {
    skus: goods.flatMap(skusOf),
    ...{ read: goods.length, total, next: nextGoodsPage(page, { size: PAGE_SIZE, total }) },
  };
}

/** The combinations of goods, on sale or not. */
export function skusOf(good: Fields): RemoteSku[] {
  return listOf(good.skuList).map((sku) => ({
    remoteGoodId: textOf(good.kwaiItemId),
    remoteSkuId: textOf(sku.kwaiSkuId),
    title: textOf(good.title),
    sku: textOf(sku.specification),
    price: numberOf(sku.skuSalePrice),
    pic: textOf(sku.imageUrl) || textOf(good.mainImageUrl),
    merchantCode: textOf(sku.skuNick),
  }));
}
