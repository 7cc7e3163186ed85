import { describe, expect, it } from 'vitest';
import { kuaishouListings } from '../../api/src/adapters/shops/kuaishou/kuaishouListings.ts';
import type { NewListing } from '../../api/src/adapters/shops/listingPlatform.ts';
import { authorised, SHOP } from './kuaishou.ts';
import { CUPS, cups, JPEG, readyToPutUp } from './listingCalls.ts';
import { outcomeOf } from './shopCalls.ts';
import { startShops } from './simulatedShops.ts';

const BRAND = { id: '1687', name: '品牌', values: [{ id: '16870', name: '无品牌' }] };
const MATERIAL = { id: '2126', name: '材质', values: [{ id: '', name: '骨瓷' }] };
const PEOPLE = {
  id: '2540',
  name: '适用人群',
  values: [
    { id: '25400', name: '儿童' },
    { id: '25401', name: '青年' },
  ],
};

async function open() {
  const shops = await startShops();
  const { shop, grant } = await authorised(shops);
  const { key: appKey, signSecret } = shops.app;
  const listings = kuaishouListings({ appKey, signSecret, gateway: `${shops.origin}/kuaishou` });
  const { shown, freightId } = await readyToPutUp(listings, grant);
  const put = (more: Partial<NewListing> = {}) =>
    listings.addListing(grant, cups(shown, { freightId, properties: [BRAND, MATERIAL], ...more }));
  const fail = (kind: string, call: string) => shops.act('failCalls', { ...SHOP, kind, call, times: 1 });
  return { shops, shop, grant, listings, put, fail };
}

describe('goods put up at Kuaishou', () => {
  it('are every combination, found by our number', async () => {
    const { shops, grant, listings, put } = await open();
    const id = await put();
    const found = await listings.findListed(grant, { remoteGoodId: String(id) });
    expect(found?.map(({ sku, price, merchantCode }) => [sku, price, merchantCode])).toEqual([
      ['红色;小', 1_690, 'G1-1'],
      ['红色;大', 1_990, 'G1-2'],
      ['白色;小', 1_690, 'G1-3'],
      ['白色;大', 1_990, ''],
    ]);
    expect(await listings.findListed(grant, { outerId: 'CC7' })).toEqual(found);
    expect(await listings.findListed(grant, { outerId: 'CC8' })).toBeNull();
    const stocks = (await shops.stocksAt(SHOP)).filter(({ merchantCode }) => merchantCode.startsWith('G1-'));
    expect(stocks.map(({ quantity }) => quantity)).toEqual([50, 5, 0]);
  });

  it('say several values of a property that takes them', async () => {
    const { put } = await open();
    const socks = { categoryId: '21401', properties: [BRAND, MATERIAL, PEOPLE] };
    expect(await put(socks)).toMatch(/^\d+$/);
  });

  it('stay in the shop’s stock where that is asked for, or until they are reviewed', async () => {
    const { shops, shop, grant, listings, put } = await open();
    await put({ onSale: false });
    await shops.act('holdReviews', { ...SHOP, reviews: 1 });
    await put({ outerId: 'CC8' });
    expect((await shop.listGoods(grant, null)).total).toBe(246);
    for (const outerId of ['CC7', 'CC8'])
      expect(await listings.findListed(grant, { outerId })).toHaveLength(4);
  });

  it.each<[string, Partial<NewListing>, string]>([
    ['title', { title: '杯'.repeat(31) }, 'title'],
    ['words that no title may have', { title: '全网最低的日式马克杯' }, 'title'],
    ['pictures from elsewhere', { detailPictures: ['https://shop.example/files/u/e.jpg'] }, 'picture'],
    ['missing properties', { properties: [BRAND] }, 'property'],
    ['freight template', { freightId: '99' }, 'freight'],
    ['price', { skus: cups([]).skus.map((sku) => ({ ...sku, price: 0 })) }, 'price'],
  ])('are refused for their %s', async (_what, wrong, kind) => {
    const { shops, put } = await open();
    expect(await put(wrong)).toMatchObject({ kind });
    expect((await shops.stocksAt(SHOP)).filter(({ merchantCode }) => merchantCode === 'G1-1')).toEqual([]);
  });

  it('wait for tomorrow where the shop has put up as many as it may today', async () => {
    const { shops, put } = await open();
    await shops.act('limitListings', { ...SHOP, listings: 1 });
    await put();
    expect(await put({ outerId: 'CC8' })).toMatchObject({
      ...{ kind: 'dayLimit', words: '超过当天商品铺货上限，请勿重试' },
    });
  });

  it('are not said to be refused where it is not known', async () => {
    const { listings, grant, put, fail } = await open();
    await fail('transient', 'putUp');
    expect(await outcomeOf(put())).toBe('transient 13');
    await fail('rateLimited', 'putUp');
    expect(await outcomeOf(put())).toBe('rateLimited 1017');
    await fail('unknown', 'putUp');
    expect(await put()).toMatchObject({ kind: 'other', mayBeKept: true });
    await fail('lost', 'putUp');
    expect(await outcomeOf(put())).toBe('transient NO_ANSWER');
    expect(await listings.findListed(grant, { outerId: 'CC7' })).toHaveLength(4);
  });
});

describe('what a Kuaishou shop has to choose from', () => {
  it('is read out of one answer, with the values of what is chosen', async () => {
    const { listings, grant, fail } = await open();
    expect((await listings.categories(grant, null))[0]).toEqual({
      id: '20001',
      name: '家居日用',
      isLeaf: false,
    });
    await fail('http502', 'listing');
    expect((await listings.categories(grant, '20110'))[0]).toEqual({ id: CUPS, name: '杯子', isLeaf: true });
    expect(await listings.properties(grant, CUPS)).toMatchObject([
      {
        id: '1687',
        name: '品牌',
        isRequired: true,
        ownWords: false,
        options: [{ id: '16870', name: '无品牌' }],
      },
      { id: '2126', name: '材质', isRequired: true, ownWords: true, options: [] },
      { id: '3319', name: '产地', isRequired: false, ownWords: true, options: [] },
    ]);
    expect((await listings.freights(grant)).map(({ name }) => name)).toEqual([
      ...['全国包邮（偏远除外）', '按件计费'],
    ]);
  });

  it('fetches pictures by their addresses', async () => {
    const { listings, grant } = await open();
    const shown = await listings.uploadPictures(
      grant,
      ['https://shop.example/a.jpg', 'nowhere'],
      async () => JPEG,
    );
    expect(shown).toMatchObject([
      expect.stringMatching(/^https:\/\/p2-ec\.ecukwai\.com\//),
      { kind: 'picture', words: '图片上传失败，请检查图片' },
    ]);
  });
});
