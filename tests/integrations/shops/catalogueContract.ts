import { describe, expect, it } from 'vitest';
import type {
  RemoteGoodsPage,
  ShopAccess,
  ShopPlatform,
} from '../../../api/src/adapters/shops/shopPlatform.ts';
import { outcomeOf } from '../shopCalls.ts';
import type { Bench } from './contractBench.ts';

/** All pages of what a shop has on sale. */
async function catalogueOf(shop: ShopPlatform, access: ShopAccess): Promise<RemoteGoodsPage[]> {
  const pages: RemoteGoodsPage[] = [];
  let cursor: string | null = null;
  do {
    const page: RemoteGoodsPage = await shop.listGoods(access, cursor);
    pages.push(page);
    cursor = page.next;
  } while (cursor !== null);
  return pages;
}

/** How the goods of a shop are listed. */
export function catalogueContract({ platform, differs, SHOP, opened, kindOf }: Bench): void {
  describe('goods of a shop', () => {
    it('are listed over several pages, each combination once, with how many there are', async () => {
      const { shop, grant } = await opened();
      const pages = await catalogueOf(shop, grant);
      const skus = pages.flatMap((page) => page.skus);
      expect(pages.length).toBeGreaterThan(2);
      expect(skus).toHaveLength(486);
      expect(
        new Set(skus.map(({ remoteGoodId, remoteSkuId }) => `${remoteGoodId} ${remoteSkuId}`)).size,
      ).toBe(486);
      const read = pages.reduce((sum, page) => sum + page.read, 0);
      expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([differs.tellsNoTotal ? null : read]));
      // JD and Jushuitan count combinations, the others goods.
      expect(read).toBe(['jd', 'jushuitan'].includes(platform.slug) ? 486 : 246);
    });

    it('are called as orders call them', async () => {
      const { shops, shop, grant } = await opened();
      await shops.act('putGoods', {
        ...SHOP,
        merchantCode: 'CC-1',
        title: '折叠伞',
        sku: '藏青 大号',
        price: 3_590,
      });
      const { orderNos } = (await shops.act('addOrders', { ...SHOP, merchantCode: 'CC-1' })) as {
        orderNos: string[];
      };
      const order = await shop.getOrder(grant, orderNos[0] ?? '');
      const [item] = order?.items ?? [];
      const skus = (await catalogueOf(shop, grant)).flatMap((page) => page.skus);
      const { remoteGoodId, remoteSkuId, title, sku, merchantCode, price } = item ?? {};
      expect(merchantCode).toBe('CC-1');
      const found = skus.find((each) => each.merchantCode === 'CC-1');
      expect(found).toMatchObject({ remoteGoodId, remoteSkuId, title, sku, merchantCode, price });
    });

    it('are listed as they are now', async () => {
      const { shops, shop, grant } = await opened();
      await shops.act('putGoods', { ...SHOP, merchantCode: 'SP0', price: 4_200 });
      await shops.act('removeGoods', { ...SHOP, merchantCode: 'SP1' });
      const skus = (await catalogueOf(shop, grant)).flatMap((page) => page.skus);
      const prices = new Map(skus.map(({ merchantCode, price }) => [merchantCode, price]));
      expect([prices.get('SP0'), prices.get('SP1'), prices.get('SP2')]).toEqual([4_200, undefined, 3_590]);
    });

    it('are refused for a cursor that is nobody’s, and say when there are too many calls', async () => {
      const { shops, shop, grant } = await opened();
      expect(await kindOf(shop.listGoods(grant, 'page two'))).toBe('invalid');
      await shops.act('failCalls', { platform: platform.slug, kind: 'rateLimited', call: 'goods', times: 1 });
      expect(await outcomeOf(shop.listGoods(grant, null))).toMatch(/^rateLimited /);
    });
  });
}
