import type { RemoteSku } from '../../adapters/shops/shopPlatform.ts';
import type { Queryable } from '../../db/client.ts';
import { putListedSkus } from '../shops/goodsPulls.repository.ts';
import { putLinks } from '../shops/shopGoods.repository.ts';
import type { ShopRow } from '../shops/shops.repository.ts';
import type { PreparedListing } from './prepareListing.ts';

const TITLE_LENGTH = 200;

/** Links what a shop has now with the combinations that it was made of, by their numbers. */
export async function linkListed(
  tx: Queryable,
  shop: ShopRow,
  skus: readonly RemoteSku[],
  { good }: PreparedListing,
): Promise<void> {
  const byNo = new Map(good.skus.map((sku) => [sku.skuNo, sku.id]));
  const ours = skus.flatMap((sku) => {
    const skuId = byNo.get(sku.merchantCode);
    return skuId === undefined ? [] : [{ sku, skuId }];
  });
  if (ours.length === 0) return;
  await putListedSkus(
    tx,
    shop.id,
    ours.map(({ sku }) => sku),
  );
  await putLinks(
    tx,
    shop.id,
    ours.map(({ sku: { remoteGoodId, remoteSkuId, title }, skuId }) => ({
      ...{ remoteGoodId, remoteSkuId, remoteTitle: title.slice(0, TITLE_LENGTH), remoteSkuText: null },
      ...{ warehouseId: null, courierId: null },
      items: [{ skuId, goodId: good.id, num: 1 }],
      fallback: null,
    })),
  );
}
