import type { RemoteSku } from '../../adapters/shops/shopPlatform.ts';
import type { Queryable } from '../../db/client.ts';
import { putListedSkus } from '../shops/goodsPulls.repository.ts';
import { agreeWithRenamed, linkedSkus, putLinks } from '../shops/shopGoods.repository.ts';
import type { ShopRow } from '../shops/shops.repository.ts';
import type { PreparedListing } from './prepareListing.ts';

const TITLE_LENGTH = 200;

/** Links what a shop has now with the combinations that it was made of, by their numbers. */
export async function linkListed(
  tx: Queryable,
  shop: ShopRow,
  skus: readonly RemoteSku[],
  { good }: Pick<PreparedListing, 'good'>,
): Promise<void> {
  await link(tx, shop, await keepOwnSkus(tx, shop, skus, good), good);
}

/** The same of those alone that no link says anything of yet; those that were renamed go on by the link that they have. */
export async function linkNew(
  tx: Queryable,
  shop: ShopRow,
  skus: readonly RemoteSku[],
  { good }: Pick<PreparedListing, 'good'>,
): Promise<void> {
  const ours = await keepOwnSkus(tx, shop, skus, good);
  await agreeWithRenamed(
    tx,
    shop.id,
    ours.map(({ sku: { remoteGoodId, remoteSkuId }, skuId }) => ({ remoteGoodId, remoteSkuId, skuId })),
  );
  const linked = await linkedSkus(tx, shop.id, skus[0]?.remoteGoodId ?? '');
  // A link of the whole goods is one of each of them.
  if (linked.has('')) return;
  const unlinked = ours.filter(({ sku }) => !linked.has(sku.remoteSkuId));
  if (unlinked.length > 0) await link(tx, shop, unlinked, good);
}

type OwnSku = { sku: RemoteSku; skuId: number };

/** Stores what the shop has of the goods, and answers it with the combination of ours that each is. */
async function keepOwnSkus(
  tx: Queryable,
  shop: ShopRow,
  skus: readonly RemoteSku[],
  good: PreparedListing['good'],
): Promise<OwnSku[]> {
  const byNo = new Map(good.skus.map((sku) => [sku.skuNo, sku.id]));
  const ours = skus.flatMap((sku) => {
    const skuId = byNo.get(sku.merchantCode);
    return skuId === undefined ? [] : [{ sku, skuId }];
  });
  await putListedSkus(
    tx,
    shop.id,
    ours.map(({ sku }) => sku),
  );
  return ours;
}

async function link(
  tx: Queryable,
  shop: ShopRow,
  ours: readonly OwnSku[],
  good: PreparedListing['good'],
): Promise<void> {
  if (ours.length === 0) return;
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
