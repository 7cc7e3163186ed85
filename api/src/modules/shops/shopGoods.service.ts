import type { Db } from '../../db/client.ts';
import type { Paging } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import { linkedFallback, linkedItems, type NewLink, namedSkus } from './linking.ts';
import {
  findLinkable,
  findLinksOf,
  listShopGoods,
  putLinks,
  remoteKeyOf,
  removeShopGood,
} from './shopGoods.repository.ts';
import type { ShopGoodDto, ShopGoodInput } from './shopGoods.schemas.ts';
import { findShop, type ShopRow } from './shops.repository.ts';

/** Links of shop items to combinations of goods. */
export function shopGoodService(db: Db) {
  /** The combinations of a link and of its fallback; `goodId` and `num` mean the only one of the goods. */
  async function contentOf(shop: ShopRow, { goodId, items, num = 1, ...input }: ShopGoodInput) {
    if ((goodId === undefined) === (items === undefined)) throw new Refusal('BAD_PARAM', { field: 'goodId' });
    const skus = await findLinkable(db, {
      shopId: shop.id,
      skuIds: namedSkus({ items: items ?? [], fallback: input.fallback }),
      goodIds: goodId === undefined ? [] : [goodId],
    });
    const [only, ...others] = items ? skus : skus.filter((sku) => sku.goodId === goodId);
    if (!items && others.length > 0) throw new Refusal('SKU_NEEDED');
    if (!items && !only) throw new Refusal('GOODS_OFF');
    const { warehouseId = null, courierId = null } = input;
    const asked = { items: items ?? [{ skuId: only?.skuId ?? 0, num }], warehouseId, courierId };
    return {
      items: linkedItems(asked, shop.platform, skus),
      fallback: linkedFallback(input.fallback, shop.platform, skus),
    };
  }

  return {
    async list(accountId: number, filter: Paging & { shopId: number; keyword?: string }) {
      if (!(await findShop(db, accountId, filter.shopId))) throw new Refusal('SHOP_UNBOUND');
      return listShopGoods(db, filter);
    },

    /**
     * Sets the link of an item, or of the whole shop. What the SKU says of itself is agreed with it.
     * @throws Refusal SHOP_UNBOUND, BAD_PARAM, SKU_NEEDED, GOODS_OFF, SELLERS_DIFFER, GOODS_PLATFORM, WAREHOUSE_OFF,
     * COURIER_OFF
     */
    async put(accountId: number, input: ShopGoodInput): Promise<ShopGoodDto> {
      const { shopId, remoteGoodId = '', remoteSkuId = '', remoteTitle = '', remoteSkuText = '' } = input;
      const { warehouseId = null, courierId = null } = input;
      const shop = await findShop(db, accountId, shopId);
      if (!shop) throw new Refusal('SHOP_UNBOUND');
      if (remoteGoodId === '' && remoteSkuId !== '')
        throw new Refusal('BAD_PARAM', { field: 'remoteGoodId' });
      const link: NewLink = {
        ...{ remoteGoodId, remoteSkuId, remoteTitle, warehouseId, courierId },
        remoteSkuText: remoteSkuText || null,
        ...(await contentOf(shop, input)),
      };
      await putLinks(db, shopId, [link]);
      const put = (await findLinksOf(db, shopId, [link])).get(remoteKeyOf(link));
      // Somebody has removed it since.
      if (!put) throw new Refusal('NOT_FOUND');
      return put;
    },

    async remove(accountId: number, id: number): Promise<void> {
      if (!(await removeShopGood(db, accountId, id))) throw new Refusal('NOT_FOUND');
    },
  };
}

export type ShopGoodService = ReturnType<typeof shopGoodService>;
