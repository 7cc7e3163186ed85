import { describe, expect, it } from 'vitest';
import type { NewListing } from '../../api/src/adapters/shops/listingPlatform.ts';
import { pinduoduoListings } from '../../api/src/adapters/shops/pinduoduo/pinduoduoListings.ts';
import { pinduoduoShop } from '../../api/src/adapters/shops/pinduoduo/pinduoduoShop.ts';
import { CUPS, cups, JPEG, readyToPutUp } from './listingCalls.ts';
import { outcomeOf } from './shopCalls.ts';
import { allowAt, BACK, startShops } from './simulatedShops.ts';

const SHOP = { platform: 'pinduoduo', shopId: '2001001' };
const BRAND = { id: '1687', name: '品牌', values: [{ id: '16870', name: '无品牌' }] };
const MATERIAL = { id: '2126', name: '材质', values: [{ id: '', name: '骨瓷' }] };

async function open() {
  const shops = await startShops();
  const app = {
    ...{ appKey: shops.app.key, appSecret: shops.app.secret },
    gateway: `${shops.origin}/pinduoduo/api/router`,
  };
  const shop = pinduoduoShop({
    ...{ ...app, redirectUri: BACK },
    authorizePage: `${shops.origin}/pinduoduo/service-market/auth`,
  });
  const back = await allowAt(await shop.authorizeUrl('s'), SHOP.shopId);
  const grant = await shop.exchange(back.searchParams.get('code') ?? '');
  const listings = pinduoduoListings(app);
  const { shown, freightId } = await readyToPutUp(listings, grant);
  const put = (more: Partial<NewListing> = {}) =>
    listings.addListing(grant, cups(shown, { freightId, properties: [BRAND, MATERIAL], ...more }));
  const fail = (kind: string, call: string) => shops.act('failCalls', { ...SHOP, kind, call, times: 1 });
  return { shops, shop, grant, listings, put, fail };
}

describe('goods put up at Pinduoduo', () => {
  it('are every combination, with the platform’s numbers of its values, at the price of a group', async () => {
    const { shops, grant, listings, put } = await open();
    const id = await put();
    const found = await listings.findListed(grant, { remoteGoodId: String(id) });
    expect(found?.map(({ sku, price, merchantCode }) => [sku, price, merchantCode])).toEqual([
      ['红色,小', 1_690, 'G1-1'],
      ['红色,大', 1_990, 'G1-2'],
      ['白色,小', 1_690, 'G1-3'],
      ['白色,大', 1_990, ''],
    ]);
    expect(await listings.findListed(grant, { outerId: 'CC7' })).toEqual(found);
    expect(await listings.findListed(grant, { outerId: 'CC8' })).toBeNull();
    expect(await listings.findListed(grant, { remoteGoodId: '999' })).toBeNull();
    const stocks = (await shops.stocksAt(SHOP)).filter(({ merchantCode }) => merchantCode.startsWith('G1-'));
    expect(stocks.map(({ quantity }) => quantity)).toEqual([50, 5, 0]);
  });

  it('of one combination have a value of their own', async () => {
    const { grant, listings, put } = await open();
    const [first] = cups([]).skus;
    if (!first) throw new Error('no cups');
    const id = await put({
      specs: [{ name: '规格', values: ['默认'] }],
      skus: [{ ...first, values: ['默认'] }],
    });
    expect(await listings.findListed(grant, { remoteGoodId: String(id) })).toMatchObject([{ sku: '默认' }]);
  });

  it('stay a draft where that is asked for, or until they are reviewed, and are found all the same', async () => {
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

  it('wait for tomorrow where the shop may put up no more today', async () => {
    const { shops, put } = await open();
    await shops.act('limitListings', { ...SHOP, listings: 1 });
    await put();
    expect(await put({ outerId: 'CC8' })).toMatchObject({
      ...{ kind: 'dayLimit', words: '今日店铺创建商品数达到上限，请明天再试' },
    });
  });

  it('are not said to be refused where it is not known', async () => {
    const { listings, grant, put, fail } = await open();
    await fail('transient', 'putUp');
    expect(await outcomeOf(put())).toBe('transient 52103');
    await fail('rateLimited', 'putUp');
    expect(await outcomeOf(put())).toBe('rateLimited 70031');
    await fail('lost', 'putUp');
    expect(await outcomeOf(put())).toBe('transient NO_ANSWER');
    expect(await listings.findListed(grant, { outerId: 'CC7' })).toHaveLength(4);
  });
});

describe('what a Pinduoduo shop has to choose from', () => {
  it('is what it may sell, with what combinations differ by left to them', async () => {
    const { listings, grant } = await open();
    expect((await listings.categories(grant, null))[0]).toEqual({
      id: '20001',
      name: '家居日用',
      isLeaf: false,
    });
    expect((await listings.categories(grant, '20110'))[0]).toEqual({ id: CUPS, name: '杯子', isLeaf: true });
    expect(await listings.properties(grant, CUPS)).toMatchObject([
      {
        id: '1687',
        name: '品牌',
        isRequired: true,
        ownWords: false,
        options: [{ id: '16870', name: '无品牌' }],
      },
      { id: '2126', name: '材质', isRequired: true, ownWords: true },
      { id: '3319', name: '产地', isRequired: false, ownWords: true, options: [] },
    ]);
  });

  it('takes pictures as they are, and refuses what is none', async () => {
    const { listings, grant } = await open();
    const shown = await listings.uploadPictures(grant, ['a', 'b', 'c'], async (address) =>
      address === 'a' ? JPEG : address === 'b' ? Buffer.from('GIF89a') : null,
    );
    expect(shown).toMatchObject([
      expect.stringMatching(/^https:\/\/img\.pddpic\.com\//),
      { kind: 'picture', words: '图片格式不正确或超过1M' },
      { kind: 'picture', code: 'NO_PICTURE' },
    ]);
  });
});
