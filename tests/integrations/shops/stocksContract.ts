import { describe, expect, it } from 'vitest';
import type { RemoteSku, ShopAccess, ShopPlatform } from '../../../api/src/adapters/shops/shopPlatform.ts';
import { answersChanged, outcomeOf } from '../shopCalls.ts';
import type { Bench } from './contractBench.ts';

/** How the quantities of a shop's goods are set. */
export function stocksContract({ platform, SHOP, opened }: Bench): void {
  const { slug } = platform;

  async function skusOf(shop: ShopPlatform, access: ShopAccess): Promise<Map<string, RemoteSku>> {
    const skus = new Map<string, RemoteSku>();
    for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
      const page = await shop.listGoods(access, cursor);
      for (const sku of page.skus) skus.set(sku.merchantCode, sku);
      cursor = page.next;
    }
    return skus;
  }

  /** A shop, how to set quantities by merchant code, and what the shop has of each. */
  async function stocked() {
    const world = await opened();
    const { shops, shop, grant } = world;
    const skus = await skusOf(shop, grant);
    const targetsOf = (quantities: Record<string, number>) =>
      Object.entries(quantities).map(([code, quantity]) => {
        const { remoteGoodId = '', remoteSkuId = '' } = skus.get(code) ?? {};
        return { remoteGoodId, remoteSkuId, quantity };
      });
    const set = async (quantities: Record<string, number>) =>
      (await shop.setStocks(grant, targetsOf(quantities))).map((refusal) => refusal?.kind ?? 'taken');
    const at = async (...codes: string[]) => {
      const known = await shops.stocksAt(SHOP);
      return codes.map((code) => known.find((each) => each.merchantCode === code)?.quantity);
    };
    return { ...world, skus, targetsOf, set, at };
  }

  describe('quantities of a shop', () => {
    it('are set, up and down and to none, in as many batches as it takes', async () => {
      const { skus, set, at } = await stocked();
      const codes = [...skus.keys()].slice(0, 60);
      const wanted = Object.fromEntries(codes.map((code, index) => [code, index]));
      expect(await set(wanted)).toEqual(codes.map(() => 'taken'));
      expect(await at(...codes)).toEqual(codes.map((_, index) => index));
      expect(await set({ SP0: 250, SP24: 0 })).toEqual(['taken', 'taken']);
      expect(await at('SP0', 'SP1', 'SP24')).toEqual([250, 1, 0]);
    });

    it('stay as they are when they are set once more', async () => {
      const { set, at } = await stocked();
      expect(await set({ SP0: 7, SP24: 9 })).toEqual(['taken', 'taken']);
      expect(await set({ SP0: 7, SP24: 9 })).toEqual(['taken', 'taken']);
      expect(await at('SP0', 'SP24')).toEqual([7, 9]);
    });

    it('are right after an attempt whose answer was lost', async () => {
      const { shops, shop, grant, targetsOf, at } = await stocked();
      // Kuaishou's reading arrives.
      const origin = await answersChanged(shops.origin, (body) =>
        body.includes('skuStock') ? body : '<html>',
      );
      const elsewhere = platform.adapter(shops, { origin });
      const targets = targetsOf({ SP0: 12 });
      const [refusal] = await elsewhere.setStocks(grant, targets);
      expect(refusal?.kind).toBe('transient');
      expect(await at('SP0')).toEqual([12]);
      expect(await shop.setStocks(grant, targets)).toEqual([null]);
      expect(await at('SP0')).toEqual([12]);
    });

    it('are refused one by one: the others are taken', async () => {
      const { shops, shop, grant, targetsOf, set, at } = await stocked();
      // Two SKUs of one of the goods, and a third of another.
      await shops.act('putStock', { ...SHOP, merchantCode: 'SP25', reserved: 50 });
      const kinds = await set({ SP0: 1, SP25: 2, SP24: 3 });
      expect([kinds[0], kinds[2]]).toEqual(['taken', 'taken']);
      expect(kinds[1]).not.toBe('taken');
      expect(await at('SP0', 'SP25', 'SP24')).toEqual([1, 100, 3]);
      const gone = targetsOf({ SP0: 4 }).map((target) => ({ ...target, remoteSkuId: '99' }));
      const [refusal] = await shop.setStocks(grant, gone);
      expect(refusal?.kind).toMatch(/goodsGone|invalid|unknown/);
    });

    it('wait where calls are limited, and say so of each', async () => {
      const { shops, set } = await stocked();
      await shops.act('failCalls', { platform: slug, kind: 'rateLimited', call: 'stock', times: 1 });
      expect(await set({ SP0: 1 })).toEqual(['rateLimited']);
      expect(await set({ SP0: 1 })).toEqual(['taken']);
    });

    it('are an error only where the authorisation has ended', async () => {
      const { shops, shop, grant, targetsOf } = await stocked();
      await shops.act('revokeAccess', SHOP);
      expect(await outcomeOf(shop.setStocks(grant, targetsOf({ SP0: 1 })))).toMatch(/^authExpired /);
    });
  });
}
