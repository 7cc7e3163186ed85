import { describe, expect, it } from 'vitest';
import { openPrices, openShops } from '../../api/src/adapters/shops/openPlatforms.ts';
import type { PricePlatform } from '../../api/src/adapters/shops/pricePlatform.ts';
import type {
  PlatformId,
  RemoteSku,
  ShopAccess,
  ShopPlatform,
} from '../../api/src/adapters/shops/shopPlatform.ts';
import { outcomeOf, overheard } from './shopCalls.ts';
import { APP, allowAt, type SimulatedShops, startShops } from './simulatedShops.ts';
import { authorised } from './weixin.ts';

const PLATFORMS = [
  { id: 1, slug: 'taobao' },
  { id: 2, slug: 'pinduoduo' },
  { id: 3, slug: 'jd' },
  { id: 4, slug: 'douyin' },
  { id: 5, slug: 'kuaishou' },
  { id: 6, slug: 'weixin' },
] as const;

const applicationAt = (url: string) => ({
  ...{ appKey: APP.key, appSecret: APP.secret, signSecret: APP.signSecret },
  ...{ serviceId: APP.serviceId, redirectUri: APP.redirectUri, url, token: '', encodingAesKey: '' },
});
const pricesAt = (id: PlatformId, url: string) => {
  const found = openPrices({ [id]: applicationAt(url) })[id];
  if (!found) throw new Error('no prices');
  return found;
};

async function shopAt(id: 1 | 2 | 3 | 4 | 5, url: string) {
  const shop = openShops({ [id]: applicationAt(url) })[id] as ShopPlatform;
  const back = await allowAt(await shop.authorizeUrl('state-1'), `${id}001001`);
  return { shop, access: await shop.exchange(back.searchParams.get('code') ?? '') };
}

async function weixinOf(shops: SimulatedShops) {
  const { shop, grant } = await authorised(shops);
  return { shop, access: grant };
}

async function skusOf(shop: ShopPlatform, access: ShopAccess): Promise<Map<string, RemoteSku>> {
  const skus = new Map<string, RemoteSku>();
  for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
    const page = await shop.listGoods(access, cursor);
    for (const sku of page.skus) skus.set(sku.merchantCode, sku);
    cursor = page.next;
  }
  return skus;
}

describe.each(PLATFORMS)('prices of a shop at $slug', ({ id, slug }) => {
  const SHOP = { platform: slug, shopId: `${id}001001` };

  /** A shop with its grant, its prices by merchant code, and how to set them. */
  async function opened() {
    const shops = await startShops();
    const url = `${shops.origin}/${slug}`;
    const { shop, access } = id === 6 ? await weixinOf(shops) : await shopAt(id, url);
    const prices = pricesAt(id, url);
    const skus = await skusOf(shop, access);
    const targetsOf = (wanted: Record<string, number>) =>
      Object.entries(wanted).map(([code, price]) => {
        const { remoteGoodId = '', remoteSkuId = '' } = skus.get(code) ?? {};
        return { remoteGoodId, remoteSkuId, price };
      });
    const set = async (wanted: Record<string, number>, by: PricePlatform = prices) =>
      (await by.setPrices(access, targetsOf(wanted))).map((refusal) => refusal?.kind ?? 'taken');
    const at = async (...codes: string[]) => {
      const known = await shops.stocksAt(SHOP);
      return codes.map((code) => known.find((each) => each.merchantCode === code)?.price);
    };
    return { shops, shop, access, prices, skus, targetsOf, set, at, url };
  }

  it('are read as the catalogue has them, and are none of what is not there', async () => {
    const { access, prices, skus, targetsOf } = await opened();
    const codes = [...skus.keys()].slice(0, 30);
    const asked = targetsOf(Object.fromEntries(codes.map((code) => [code, 0])));
    expect(await prices.readPrices(access, asked)).toEqual(codes.map((code) => skus.get(code)?.price));
    const [known] = asked;
    const gone = [
      { remoteGoodId: known?.remoteGoodId ?? '', remoteSkuId: '99' },
      { remoteGoodId: '98', remoteSkuId: '99' },
    ];
    expect(await prices.readPrices(access, gone)).toEqual([null, null]);
  });

  it('are set, up and down, of one of the goods and of several, and stay when they are set once more', async () => {
    const { access, prices, targetsOf, set, at } = await opened();
    const wanted = { SP0: 1_234, SP24: 20_090, SP25: 5_001, SP26: 99 };
    for (const _ of ['first', 'again'])
      expect(await set(wanted)).toEqual(['taken', 'taken', 'taken', 'taken']);
    expect(await at(...Object.keys(wanted))).toEqual(Object.values(wanted));
    expect(await prices.readPrices(access, targetsOf(wanted))).toEqual(Object.values(wanted));
  });

  it('are refused one by one where goods are gone or in a promotion, or the price is none', async () => {
    const { shops, access, prices, targetsOf, set, at } = await opened();
    const [before] = await at('SP25');
    await shops.act('putStock', { ...SHOP, merchantCode: 'SP25', reserved: 5 });
    expect(await set({ SP24: 3_000, SP25: 4_000, SP0: 5_000 })).toEqual(['taken', 'inPromotion', 'taken']);
    expect(await at('SP24', 'SP25', 'SP0')).toEqual([3_000, before, 5_000]);
    const gone = targetsOf({ SP0: 4_000 }).map((target) => ({ ...target, remoteSkuId: '99' }));
    expect((await prices.setPrices(access, gone))[0]?.kind).toBe('goodsGone');
    expect((await set({ SP0: 0 }))[0]).toMatch(/invalid|priceRule|unknown/);
    expect(await at('SP0')).toEqual([5_000]);
  });

  it('are what was asked for after an attempt whose answer was lost', async () => {
    const { shops, set, at } = await opened();
    await shops.act('failCalls', { platform: slug, kind: 'lost', call: 'price', times: 1 });
    expect(await set({ SP0: 1_200 })).toEqual(['transient']);
    expect(await at('SP0')).toEqual([1_200]);
    expect(await set({ SP0: 1_200 })).toEqual(['taken']);
  });

  it('wait where calls are limited, and are an error only where the authorisation has ended', async () => {
    const { shops, access, prices, targetsOf, set } = await opened();
    await shops.act('failCalls', { platform: slug, kind: 'rateLimited', call: 'price', times: 1 });
    expect(await set({ SP0: 1_200 })).toEqual(['rateLimited']);
    expect(await set({ SP0: 1_200 })).toEqual(['taken']);
    await shops.act('revokeAccess', SHOP);
    expect(await outcomeOf(prices.setPrices(access, targetsOf({ SP0: 1_300 })))).toMatch(/^authExpired /);
    expect(await outcomeOf(prices.readPrices(access, targetsOf({ SP0: 1_300 })))).toMatch(/^authExpired /);
  });
});

it('who buys alone at 拼多多 pays no less than before, and more than a group', async () => {
  const shops = await startShops();
  const { url, calls } = await overheard(shops.origin);
  const { shop, access } = await shopAt(2, `${url}/pinduoduo`);
  const [sku] = (await shop.listGoods(access, null)).skus;
  const { remoteGoodId = '', remoteSkuId = '', price = 0 } = sku ?? {};
  const prices = pricesAt(2, `${url}/pinduoduo`);
  for (const wanted of [price + 500, price - 50])
    await prices.setPrices(access, [{ remoteGoodId, remoteSkuId, price: wanted }]);
  const sent = calls
    .map(({ body }) => new URLSearchParams(body).get('sku_price_list'))
    .flatMap((list) => (list === null ? [] : JSON.parse(list)))
    .map(({ group_price, single_price }) => single_price - group_price);
  // The simulator tells that alone a yuan more is paid.
  expect(sent).toEqual([100, 650]);
});

it('no price is set through a connector', () => {
  expect(openPrices({ 3: { connectorUrl: 'http://127.0.0.1:9', connectorSecret: 's' } })).toEqual({});
});
