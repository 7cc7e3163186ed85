import { describe, expect, it } from 'vitest';
import type {
  ListingEdit,
  NewListing,
  PropertyValues,
} from '../../api/src/adapters/shops/listingPlatform.ts';
import { openListings, openShops } from '../../api/src/adapters/shops/openPlatforms.ts';
import type { ShopAccess, ShopPlatform } from '../../api/src/adapters/shops/shopPlatform.ts';
import { cups, JPEG, readyToPutUp } from './listingCalls.ts';
import { outcomeOf, overheard } from './shopCalls.ts';
import { APP, allowAt, type SimulatedShops, startShops } from './simulatedShops.ts';
import { authorised } from './weixin.ts';

const BY_NUMBER = [
  { id: '1687', name: '品牌', values: [{ id: '16870', name: '无品牌' }] },
  { id: '2126', name: '材质', values: [{ id: '', name: '骨瓷' }] },
];
type Platform = { id: 2 | 5 | 6; slug: string; properties: PropertyValues[] };
const PINDUODUO: Platform = { id: 2, slug: 'pinduoduo', properties: BY_NUMBER };
const KUAISHOU: Platform = { id: 5, slug: 'kuaishou', properties: BY_NUMBER };
const WEIXIN: Platform = {
  ...{ id: 6, slug: 'weixin' },
  properties: [{ id: '材质', name: '材质', values: [{ id: '', name: '骨瓷' }] }],
};

const NEW_TITLE = '日式陶瓷咖啡杯 家用';
const OTHERS = ['e', 'f', 'g', 'h'].map((name) => `https://shop.example/files/u/${name}-q.jpg`);

const applicationAt = (url: string) => ({
  ...{ appKey: APP.key, appSecret: APP.secret, signSecret: APP.signSecret, serviceId: APP.serviceId },
  ...{ redirectUri: APP.redirectUri, url, token: '', encodingAesKey: '' },
});

async function accessAt(shops: SimulatedShops, { id }: Platform, application: object): Promise<ShopAccess> {
  if (id === 6) return (await authorised(shops)).grant;
  const shop = openShops({ [id]: application })[id] as ShopPlatform;
  const back = await allowAt(await shop.authorizeUrl('s'), `${id}001001`);
  return shop.exchange(back.searchParams.get('code') ?? '');
}

/** Cups that are put up at a platform, and how they are edited there. */
async function opened(platform: Platform, more: Partial<NewListing> = {}) {
  const shops = await startShops();
  const application = applicationAt(`${shops.origin}/${platform.slug}`);
  const { id } = platform;
  const shop = { platform: platform.slug, shopId: `${id}001001` };
  const access = await accessAt(shops, platform, application);
  const listings = openListings({ [id]: application })[id];
  if (!listings?.editListing) throw new Error('nothing is edited here');
  const { shown, freightId } = await readyToPutUp(listings, access);
  const listing = cups(shown, { freightId, properties: platform.properties, ...more });
  const goodId = String(await listings.addListing(access, listing));
  const pictures = (await listings.uploadPictures(access, OTHERS, async () => JPEG)).map(String);
  const content = { title: NEW_TITLE, pictures: pictures.slice(0, 3), detailPictures: pictures.slice(3) };
  const edit = (change: Partial<ListingEdit>) =>
    (listings.editListing as NonNullable<typeof listings.editListing>)(access, {
      ...{ remoteGoodId: goodId, onSale: listing.onSale, content: null },
      ...{ specs: listing.specs, skus: listing.skus, ...change },
    });
  return {
    ...{ shops, shop, access, listings, listing, goodId, content, edit },
    /** What the platform has of the goods, its numbers of combinations by ours. */
    there: async () => (await shops.stocksAt(shop)).filter((each) => each.goodId === goodId),
    fail: (kind: string, times = 1) => shops.act('failCalls', { ...shop, kind, call: 'putUp', times }),
  };
}

const withPrices = (listing: NewListing, prices: Record<string, number>) =>
  listing.skus.map((sku) => ({ ...sku, price: prices[sku.outerSkuId] ?? sku.price }));

describe.each([PINDUODUO, KUAISHOU, WEIXIN])('goods that are edited at $slug', (platform) => {
  it('have another content, and what is there keeps its number, its pieces and its price', async () => {
    const { shops, shop, listing, content, edit, there } = await opened(platform);
    await shops.act('putStock', { ...shop, merchantCode: 'G1-2', quantity: 3 });
    const before = new Map((await there()).map((sku) => [sku.merchantCode, sku.skuId]));
    // Green comes, and white goes.
    const specs = [
      { name: '颜色', values: ['红色', '绿色'] },
      { name: '容量', values: ['小', '大'] },
    ];
    const green = {
      outerSkuId: 'G1-5',
      values: ['绿色', '小'],
      price: 2_190,
      stock: 9,
      weight: 300,
      picture: '',
    };
    const rest = { ...green, outerSkuId: '', values: ['绿色', '大'], stock: 0 };
    const skus = [...listing.skus.slice(0, 2), green, rest];
    for (const _ of ['first', 'again']) expect(await edit({ content, specs, skus })).toBeNull();
    const after = (await there()).filter(({ merchantCode }) => merchantCode !== '');
    expect(after).toMatchObject([
      { merchantCode: 'G1-1', skuId: before.get('G1-1'), price: 1_690, quantity: 50, title: NEW_TITLE },
      { merchantCode: 'G1-2', skuId: before.get('G1-2'), price: 1_990, quantity: 3 },
      { merchantCode: 'G1-5', price: 2_190, quantity: 9 },
    ]);
    expect(after[0]?.sku).toMatch(/^红色.小$/);
    expect(after[0]?.pictures).toEqual(content.pictures);
    expect(after[0]?.detail).toEqual(content.detailPictures);
  });

  it('have other prices alone, whatever else the merchant has made of them there', async () => {
    const { shops, shop, listing, listings, access, goodId, edit, there } = await opened(platform);
    await shops.act('putGoods', { ...shop, merchantCode: 'G1-1', title: '店主自己改的标题' });
    await shops.act('putStock', { ...shop, merchantCode: 'G1-1', quantity: 7 });
    const before = await there();
    const skus = withPrices(listing, { 'G1-1': 2_590, 'G1-3': 1_490 });
    for (const _ of ['first', 'again']) expect(await edit({ skus })).toBeNull();
    const priced = (code: string, price: number) => ({ 'G1-1': 2_590, 'G1-3': 1_490 })[code] ?? price;
    expect(await there()).toEqual(
      before.map((sku) => ({
        ...sku,
        price: priced(sku.merchantCode, sku.price),
        changes: expect.any(Number),
      })),
    );
    const read = await listings.findListed(access, { remoteGoodId: goodId });
    expect(read?.filter(({ merchantCode }) => merchantCode).map(({ price }) => price)).toEqual([
      ...[2_590, 1_990, 1_490],
    ]);
  });

  it('are the same once an answer was lost', async () => {
    const { listing, content, edit, there, fail } = await opened(platform);
    const green = { ...listing.skus[3], outerSkuId: 'G1-4', stock: 4 } as NewListing['skus'][number];
    const skus = [...listing.skus.slice(0, 3), green];
    await fail('lost');
    expect(await outcomeOf(edit({ content, skus }))).toBe('transient NO_ANSWER');
    const taken = await there();
    expect(taken.map(({ merchantCode }) => merchantCode)).toContain('G1-4');
    expect(await edit({ content, skus })).toBeNull();
    expect((await there()).map(({ skuId, quantity }) => [skuId, quantity])).toEqual(
      taken.map(({ skuId, quantity }) => [skuId, quantity]),
    );
  });

  it('are refused in the words of the platform, and stay as they are', async () => {
    const { listing, content, edit, there } = await opened(platform);
    const before = await there();
    expect(await edit({ content: { ...content, title: '全网最低的日式马克杯' } })).toMatchObject({
      ...{ kind: 'title', words: expect.stringContaining('全网最低') },
    });
    expect(
      await edit({ content: { ...content, detailPictures: ['https://shop.example/a.jpg'] } }),
    ).toMatchObject({ kind: 'picture' });
    expect(await edit({ skus: withPrices(listing, { 'G1-1': 0 }) })).toMatchObject({ kind: 'price' });
    expect(await there()).toEqual(before);
  });

  it('keep a price that a promotion holds', async () => {
    const { shops, shop, listing, edit, there } = await opened(platform);
    await shops.act('putStock', { ...shop, merchantCode: 'G1-1', reserved: 5 });
    expect(await edit({ skus: withPrices(listing, { 'G1-1': 2_590 }) })).toMatchObject({
      ...{ kind: 'price', words: expect.stringContaining('价格') },
    });
    expect((await there())[0]?.price).toBe(1_690);
  });

  it('wait while they are reviewed, are what they were until then, and are not sent twice', async () => {
    const { shops, shop, listing, content, edit, there } = await opened(platform);
    const before = await there();
    await shops.act('holdReviews', { ...shop, reviews: 1 });
    expect(await edit({ content })).toBeNull();
    expect((await there()).map(({ title, edit: state }) => [title, state])).toEqual(
      before.map(({ title }) => [title, 'inReview']),
    );
    const other = { ...content, title: '日式陶瓷茶杯 家用' };
    expect(await edit({ content: other })).toMatchObject({ kind: 'review' });
    await shops.act('judgeGoods', { ...shop, merchantCode: 'G1-1', state: 'onSale', words: '' });
    expect((await there())[0]).toMatchObject({ title: NEW_TITLE, edit: null });
    expect(await edit({ content: other, skus: withPrices(listing, { 'G1-2': 2_090 }) })).toBeNull();
    expect((await there())[1]).toMatchObject({ title: other.title, price: 2_090 });
  });

  it('stay a draft, or off sale, where they were', async () => {
    const draft = await opened(platform, { onSale: false });
    const { shops, shop, content, edit } = draft;
    expect(await edit({ content })).toBeNull();
    expect((await draft.there())[0]).toMatchObject({ state: 'draft', title: NEW_TITLE });
    expect(await edit({ skus: withPrices(draft.listing, { 'G1-1': 2_590 }) })).toBeNull();
    expect((await draft.there())[0]).toMatchObject({ price: 2_590, state: 'draft', title: NEW_TITLE });
    await shops.act('judgeGoods', { ...shop, merchantCode: 'G1-1', state: 'takenDown', words: '' });
    expect(await edit({ skus: withPrices(draft.listing, { 'G1-1': 2_690 }), onSale: true })).toBeNull();
    expect((await draft.there())[0]).toMatchObject({ price: 2_690, state: 'takenDown' });
  });

  it('are not said to be refused where it is not known, nor where the authorisation has ended', async () => {
    const { shops, shop, content, edit, fail } = await opened(platform);
    await fail('transient');
    expect(await outcomeOf(edit({ content }))).toMatch(/^transient /);
    await fail('rateLimited');
    expect(await outcomeOf(edit({ content }))).toMatch(/^rateLimited /);
    await shops.act('revokeAccess', shop);
    expect(await outcomeOf(edit({ content }))).toMatch(/^authExpired /);
  });
});

describe('what is particular to a platform', () => {
  it('is at 拼多多 that who buys alone pays a yuan more than a group, and the price to compare with is above', async () => {
    const { shops, listing, edit, access } = await opened(PINDUODUO);
    const { url, calls } = await overheard(shops.origin);
    const through = openListings({ 2: { ...applicationAt(`${url}/pinduoduo`) } })[2];
    const goodId = (await shops.stocksAt({ platform: 'pinduoduo', shopId: '2001001' })).find(
      ({ merchantCode }) => merchantCode === 'G1-1',
    )?.goodId;
    await through?.editListing?.(access, {
      ...{ remoteGoodId: goodId ?? '', onSale: true, content: null, specs: listing.specs },
      skus: withPrices(listing, { 'G1-1': 9_990, 'G1-2': 1_590 }),
    });
    const sent = calls
      .map(({ body }) => new URLSearchParams(body))
      .find((form) => form.get('type') === 'pdd.goods.information.update');
    const prices = (JSON.parse(sent?.get('sku_list') ?? '[]') as Record<string, unknown>[]).map((sku) => [
      ...[sku.out_sku_sn, sku.multi_price, sku.price, sku.quantity, sku.is_onsale],
    ]);
    expect(prices).toEqual([
      ['G1-1', 9_990, 10_090, 0, 1],
      ['G1-2', 1_590, 1_690, 0, 1],
      ['G1-3', 1_690, 1_790, 0, 1],
      [undefined, 1_990, 2_090, 0, 0],
    ]);
    expect(Number(sent?.get('market_price'))).toBeGreaterThan(10_090);
    expect([sent?.get('cat_id'), sent?.get('is_refundable'), sent?.get('sync_goods_operate')]).toEqual([
      ...[listing.categoryId, 'true', '1'],
    ]);
    expect(await edit({ skus: withPrices(listing, { 'G1-1': 9_990, 'G1-2': 1_590 }) })).toBeNull();
  });

  it('is at 快手 that prices and combinations alone need no review', async () => {
    const { shops, shop, listing, edit, there } = await opened(KUAISHOU);
    await shops.act('holdReviews', { ...shop, reviews: 1 });
    expect(await edit({ skus: withPrices(listing, { 'G1-1': 2_590 }) })).toBeNull();
    const content = {
      ...{ title: listing.title, pictures: listing.pictures, detailPictures: listing.detailPictures },
    };
    const green = { ...listing.skus[3], outerSkuId: 'G1-4', stock: 4 } as NewListing['skus'][number];
    expect(await edit({ content, skus: [...listing.skus.slice(0, 3), green] })).toBeNull();
    expect((await there()).map(({ merchantCode, edit: state }) => [merchantCode, state])).toEqual([
      ...[
        ['G1-1', null],
        ['G1-2', null],
        ['G1-3', null],
        ['G1-4', null],
      ],
    ]);
  });

  it('is at 视频号 that a price is there at once, and that content that comes later leaves it', async () => {
    const { shops, shop, listing, listings, access, goodId, content, edit, there } = await opened(WEIXIN);
    await shops.act('holdReviews', { ...shop, reviews: 1 });
    expect(await edit({ skus: withPrices(listing, { 'G1-1': 2_590 }) })).toBeNull();
    expect((await there())[0]).toMatchObject({ price: 2_590, edit: null });
    const read = await listings.findListed(access, { remoteGoodId: goodId });
    expect(read?.[0]?.price).toBe(2_590);
    const skus = withPrices(listing, { 'G1-1': read?.[0]?.price ?? 0 });
    expect(await edit({ content, skus })).toBeNull();
    // Under review it is what was sent, so it is not sent once more.
    expect(await edit({ content, skus })).toBeNull();
    await shops.act('judgeGoods', { ...shop, merchantCode: 'G1-1', state: 'onSale', words: '' });
    expect((await there())[0]).toMatchObject({ price: 2_590, title: NEW_TITLE, edit: null });
  });

  it('is at 视频号 that a day has so many reviews, of what is put up and of what is changed', async () => {
    const { shops, shop, content, edit } = await opened(WEIXIN);
    await shops.act('limitListings', { ...shop, listings: 1 });
    expect(await edit({ content })).toBeNull();
    const other = { ...content, title: '日式陶瓷茶杯 家用' };
    expect(await edit({ content: other })).toMatchObject({ kind: 'dayLimit', code: '10020111' });
  });
});
