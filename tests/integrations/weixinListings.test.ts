import { describe, expect, it } from 'vitest';
import type { NewListing } from '../../api/src/adapters/shops/listingPlatform.ts';
import { weixinListings } from '../../api/src/adapters/shops/weixin/weixinListings.ts';
import { CUPS, cups, JPEG, readyToPutUp } from './listingCalls.ts';
import { outcomeOf } from './shopCalls.ts';
import { startShops } from './simulatedShops.ts';
import { authorised, SHOP } from './weixin.ts';

const MATERIAL = { id: '材质', name: '材质', values: [{ id: '', name: '骨瓷' }] };

async function open() {
  const shops = await startShops();
  const { shop, grant } = await authorised(shops);
  const listings = weixinListings({ gateway: `${shops.origin}/weixin` });
  const { shown, freightId } = await readyToPutUp(listings, grant);
  const put = (more: Partial<NewListing> = {}) =>
    listings.addListing(grant, cups(shown, { freightId, properties: [MATERIAL], ...more }));
  const fail = (kind: string, call: string) => shops.act('failCalls', { ...SHOP, kind, call, times: 1 });
  return { shops, shop, grant, listings, shown, put, fail };
}

describe('goods put up at WeChat', () => {
  it('are there under our number, with the combinations that are for sale', async () => {
    const { shops, grant, listings, put } = await open();
    const id = await put();
    const found = await listings.findListed(grant, { remoteGoodId: String(id) });
    expect(found).toMatchObject([
      { remoteGoodId: id, sku: '颜色:红色;容量:小', price: 1_690, merchantCode: 'G1-1' },
      { remoteGoodId: id, sku: '颜色:红色;容量:大', price: 1_990, merchantCode: 'G1-2' },
      { remoteGoodId: id, sku: '颜色:白色;容量:小', price: 1_690, merchantCode: 'G1-3' },
    ]);
    expect(await listings.findListed(grant, { outerId: 'CC7' })).toEqual(found);
    expect(await listings.findListed(grant, { outerId: 'CC8' })).toBeNull();
    expect(await listings.findListed(grant, { remoteGoodId: '999' })).toBeNull();
    const stocks = (await shops.stocksAt(SHOP)).filter(({ merchantCode }) => merchantCode.startsWith('G1-'));
    expect(stocks.map(({ quantity }) => quantity)).toEqual([50, 5, 0]);
  });

  it('stay a draft where that is asked for, or until they are reviewed, and are found all the same', async () => {
    const { shops, shop, grant, listings, put } = await open();
    await put({ onSale: false });
    await shops.act('holdReviews', { ...SHOP, reviews: 1 });
    await put({ outerId: 'CC8' });
    const listed = await shop.listGoods(grant, null);
    expect(listed.total).toBe(246);
    for (const outerId of ['CC7', 'CC8'])
      expect(await listings.findListed(grant, { outerId })).toHaveLength(3);
  });

  it.each<[string, Partial<NewListing>, string]>([
    ['title', { title: '杯子' }, 'title'],
    ['words that no title may have', { title: '全网最低的日式马克杯' }, 'title'],
    ['too few pictures', { pictures: ['https://mmecimage.cn/p/test-key/1'] }, 'picture'],
    ['pictures from elsewhere', { detailPictures: ['https://shop.example/files/u/e.jpg'] }, 'picture'],
    ['category', { categoryId: '20110' }, 'category'],
    ['category that nobody knows', { categoryId: '1' }, 'category'],
    ['properties', { properties: [] }, 'property'],
    ['freight template', { freightId: '99' }, 'freight'],
  ])('are refused for their %s', async (_what, wrong, kind) => {
    const { shops, put } = await open();
    expect(await put(wrong)).toMatchObject({ kind });
    expect((await shops.stocksAt(SHOP)).filter(({ merchantCode }) => merchantCode === 'G1-1')).toEqual([]);
  });

  it('are refused in the words of the platform, without what it adds for its own support', async () => {
    const { put } = await open();
    expect(await put({ title: '全网最低的日式马克杯' })).toEqual({
      ...{ kind: 'title', code: '10020051', words: '标题含违禁词：全网最低' },
    });
  });

  it('are not said to be refused where it is not known', async () => {
    const { listings, grant, put, fail } = await open();
    await fail('transient', 'putUp');
    expect(await outcomeOf(put())).toBe('transient -1');
    await fail('unknown', 'putUp');
    expect(await outcomeOf(put())).toBe('unknown 9999999');
    await fail('lost', 'putUp');
    expect(await outcomeOf(put())).toBe('transient NO_ANSWER');
    expect(await listings.findListed(grant, { outerId: 'CC7' })).toHaveLength(3);
  });

  it('wait for tomorrow where the day’s reviews are used up', async () => {
    const { shops, put } = await open();
    await shops.act('limitListings', { ...SHOP, listings: 1 });
    await put();
    expect(await put({ outerId: 'CC8' })).toMatchObject({ kind: 'dayLimit', code: '10020111' });
    await shops.act('limitListings', { ...SHOP, listings: 0 });
    expect(await put({ outerId: 'CC8' })).toMatch(/^\d+$/);
  });
});

describe('what a WeChat shop has to choose from', () => {
  it('is read level by level, out of one answer', async () => {
    const { listings, grant, fail } = await open();
    const [home] = await listings.categories(grant, null);
    expect(home).toEqual({ id: '20001', name: '家居日用', isLeaf: false });
    await fail('http502', 'listing');
    expect(await listings.categories(grant, '20110')).toEqual([
      { id: CUPS, name: '杯子', isLeaf: true },
      { id: '21102', name: '碗盘', isLeaf: true },
    ]);
  });

  it('has properties whose names are their numbers', async () => {
    const { listings, grant } = await open();
    expect(await listings.properties(grant, CUPS)).toEqual([
      {
        ...{ id: '材质', name: '材质', isRequired: true, maxValues: 1, ownWords: true },
        options: ['陶瓷', '玻璃', '不锈钢'].map((name) => ({ id: name, name })),
      },
      { id: '产地', name: '产地', isRequired: false, maxValues: 1, ownWords: true, options: [] },
    ]);
    expect(await listings.freights(grant)).toEqual([
      { id: '60010010', name: '全国包邮（偏远除外）' },
      { id: '60010011', name: '按件计费' },
    ]);
  });

  it('shows a picture at the same address however often it is sent', async () => {
    const { listings, grant, shown } = await open();
    expect(
      await listings.uploadPictures(grant, ['https://shop.example/files/u/b-q.jpg'], async () => JPEG),
    ).toEqual([shown[1]]);
    expect(await listings.uploadPictures(grant, ['nowhere'], async () => JPEG)).toMatchObject([
      { kind: 'picture' },
    ]);
  });
});
