import { describe, expect, it } from 'vitest';
import { jushuitanListings } from '../../api/src/adapters/shops/jushuitan/jushuitanListings.ts';
import { jushuitan } from './jushuitan.ts';
import { cups, JPEG } from './listingCalls.ts';
import { outcomeOf, overheard } from './shopCalls.ts';
import { allowAt, startShops } from './simulatedShops.ts';

const COMPANY = { platform: 'jushuitan', shopId: jushuitan.shopId };
const PICTURE = 'https://shop.example/files/u/a-q.jpg';

async function stage() {
  const shops = await startShops();
  const { url, calls } = await overheard(shops.origin);
  const shop = jushuitan.adapter(shops);
  const back = await allowAt(await shop.authorizeUrl('state'), COMPANY.shopId);
  const access = await shop.exchange(back.searchParams.get('code') ?? '');
  const at = (appSecret = shops.app.secret) =>
    jushuitanListings({ appKey: shops.app.key, appSecret, gateway: `${url}/jushuitan`, isPaced: false });
  const bizOf = (path: string) =>
    calls
      .filter((call) => call.path.endsWith(path))
      .map(({ body }) => JSON.parse(new URLSearchParams(body).get('biz') ?? 'null'));
  return { shops, access, listings: at(), at, bizOf };
}

describe('goods for the catalogue of Jushuitan', () => {
  it('are articles under our numbers, and read back as orders call them', async () => {
    const { listings, access, bizOf } = await stage();
    const [pic = ''] = (await listings.uploadPictures(access, [PICTURE], async () => JPEG)).map(String);
    expect(await listings.addListing(access, cups([pic], { supplier: '义乌一号仓' }))).toBe('CC7');
    const item = {
      ...{ i_id: 'CC7', name: '日式陶瓷马克杯 家用', pic: PICTURE, sku_pic: PICTURE },
      ...{ weight: 0.3, supplier_name: '义乌一号仓' },
    };
    expect(bizOf('itemsku/upload')).toEqual([
      {
        items: [
          { ...item, sku_id: 'G1-1', properties_value: '红色;小', s_price: 16.9 },
          { ...item, sku_id: 'G1-2', properties_value: '红色;大', s_price: 19.9 },
          { ...item, sku_id: 'G1-3', properties_value: '白色;小', s_price: 16.9 },
        ],
      },
    ]);
    const there = await listings.findListed(access, { remoteGoodId: 'CC7' });
    expect(there).toMatchObject([
      { remoteGoodId: 'CC7', remoteSkuId: 'G1-1', sku: '红色;小', price: 1_690, merchantCode: 'G1-1' },
      { remoteSkuId: 'G1-2', price: 1_990 },
      { remoteSkuId: 'G1-3', title: '日式陶瓷马克杯 家用' },
    ]);
    expect(await listings.findListed(access, { remoteGoodId: 'CC8' })).toBeNull();
  });

  it('overwrite what is there when they are sent again, and never are twice', async () => {
    const { listings, access } = await stage();
    await listings.addListing(access, cups([PICTURE]));
    await listings.addListing(access, cups([PICTURE], { title: '马克杯' }));
    const there = await listings.findListed(access, { remoteGoodId: 'CC7' });
    expect(there?.map(({ remoteSkuId, title }) => [remoteSkuId, title])).toEqual([
      ['G1-1', '马克杯'],
      ['G1-2', '马克杯'],
      ['G1-3', '马克杯'],
    ]);
    // What an attempt without an answer left may be a part of them.
    expect(await listings.findListed(access, { outerId: 'CC7' })).toBeNull();
  });

  it('go fifty a call', async () => {
    const { listings, access, bizOf } = await stage();
    const skus = Array.from({ length: 51 }, (_, at) => ({
      ...{ outerSkuId: `G2-${at}`, values: [`${at} 号`], price: 100, stock: 1, weight: 0, picture: '' },
    }));
    await listings.addListing(access, cups([PICTURE], { skus }));
    expect(bizOf('itemsku/upload').map(({ items }) => items.length)).toEqual([50, 1]);
    expect(await listings.findListed(access, { remoteGoodId: 'CC7' })).toHaveLength(51);
  });

  it('that are refused say why in its words, with the combination', async () => {
    const { listings, access } = await stage();
    const nameless = await listings.addListing(access, cups([PICTURE], { title: '' }));
    expect(nameless).toEqual({ kind: 'title', code: 'NO_SUCCESS', words: '红色;小：商品名称不能为空' });
    const [sku] = cups([PICTURE]).skus;
    const long = sku ? [sku, { ...sku, outerSkuId: 'G'.repeat(41), values: ['黑色', '小'] }] : [];
    expect(await listings.addListing(access, cups([PICTURE], { skus: long }))).toMatchObject({
      words: '黑色;小：商品编码不能为空，且不超过40个字符',
    });
    expect(await listings.findListed(access, { remoteGoodId: 'CC7' })).toHaveLength(1);
  });

  it('keep what is not sent of them', async () => {
    const { listings, access, bizOf } = await stage();
    await listings.addListing(access, cups([PICTURE]));
    const { specs, skus } = cups([]);
    const dearer = skus.map((sku) => ({ ...sku, price: 2_000, weight: 0 }));
    const edit = { remoteGoodId: 'CC7', onSale: true, content: null, specs, skus: dearer };
    expect(await listings.editListing?.(access, edit)).toBeNull();
    expect(bizOf('itemsku/upload')[1].items[0]).toEqual({
      ...{ sku_id: 'G1-1', i_id: 'CC7', name: '日式陶瓷马克杯 家用' },
      ...{ properties_value: '红色;小', s_price: 20 },
    });
    const there = await listings.findListed(access, { remoteGoodId: 'CC7' });
    expect(there?.map(({ price, pic }) => [price, pic])).toEqual([
      [2_000, PICTURE],
      [2_000, PICTURE],
      [2_000, PICTURE],
    ]);
  });

  it('are refused with a forged signature, and wait where a limit is reached', async () => {
    const { shops, listings, at, access } = await stage();
    expect(await at('forged').addListing(access, cups([PICTURE]))).toMatchObject({ code: '10' });
    await shops.act('failCalls', { ...COMPANY, kind: 'rateLimited', call: 'putUp', times: 1 });
    expect(await outcomeOf(listings.addListing(access, cups([PICTURE])))).toBe('rateLimited 199');
  });
});
