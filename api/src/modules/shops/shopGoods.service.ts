import type { Db } from '../../db/client.ts';
import type { Paging } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import { findMappable, listShopGoods, putShopGood, removeShopGood } from './shopGoods.repository.ts';
import type { ShopGoodDto, ShopGoodInput } from './shopGoods.schemas.ts';
import { findShop } from './shops.repository.ts';

/** Goods mappings of shop items. */
export function shopGoodService(db: Db) {
  return {
    async list(accountId: number, filter: Paging & { shopId: number; keyword?: string }) {
      if (!(await findShop(db, accountId, filter.shopId))) throw new Refusal('SHOP_UNBOUND');
      return listShopGoods(db, filter);
    },

    /**
     * Sets the mapping of an item, or of the whole shop.
     * @throws Refusal SHOP_UNBOUND, BAD_PARAM, GOODS_OFF, GOODS_PLATFORM, WAREHOUSE_OFF, COURIER_OFF
     */
    async put(accountId: number, input: ShopGoodInput): Promise<ShopGoodDto> {
      const { shopId, goodId, num = 1, remoteGoodId = '', remoteSkuId = '', remoteTitle = '' } = input;
      const { warehouseId = null, courierId = null } = input;
      const shop = await findShop(db, accountId, shopId);
      if (!shop) throw new Refusal('SHOP_UNBOUND');
      if (remoteGoodId === '' && remoteSkuId !== '')
        throw new Refusal('BAD_PARAM', { field: 'remoteGoodId' });
      const good = await findMappable(db, goodId);
      if (!good) throw new Refusal('GOODS_OFF');
      if (good.platforms.length > 0 && !good.platforms.includes(shop.platform))
        throw new Refusal('GOODS_PLATFORM');
      const warehouses = good.warehouses.filter(({ id }) => warehouseId === null || id === warehouseId);
      if (warehouses.length === 0) throw new Refusal('WAREHOUSE_OFF');
      if (courierId !== null && !warehouses.some(({ courierIds }) => courierIds.includes(courierId)))
        throw new Refusal('COURIER_OFF');
      const requests = { goodId, warehouseId, courierId, num };
      return putShopGood(db, { shopId, remoteGoodId, remoteSkuId, remoteTitle, ...requests });
    },

    async remove(accountId: number, id: number): Promise<void> {
      if (!(await removeShopGood(db, accountId, id))) throw new Refusal('NOT_FOUND');
    },
  };
}

export type ShopGoodService = ReturnType<typeof shopGoodService>;
