import { describe, expect, it } from 'vitest';
import { openListing } from '../support/listedGoods.ts';
import { type ListingSlug, listingShops, type MadeGoods } from '../support/listingShop.ts';

const rule = { times: 150, plus: 100, ending: 3, floor: 20 };
const shopsOf = listingShops();
const opened = (slug: ListingSlug) => openListing(shopsOf, slug);

describe.each<ListingSlug>(['weixin', 'pinduoduo', 'kuaishou'])('goods that are put up at %s', (slug) => {
  it('are there once, at the price of the rule, and linked', async () => {
    const { put, list, work, there, read } = await opened(slug);
    const cup = await shopsOf.goods();
    await put([cup]);
    await work();
    const [row] = (await list()).list;
    expect(row).toMatchObject({ state: 1, code: null, words: '', priceFrom: 1_690, dueAt: null });
    expect(await there(cup)).toMatchObject([{ goodId: row?.remoteGoodId, quantity: 50 }]);
    const links = await read<{ list: object[] }>('/shops/getShopSkusList');
    expect(links.list).toMatchObject([
      { remoteGoodId: row?.remoteGoodId, link: { items: [{ skuId: cup.skuId, num: 1 }] } },
    ]);
  });

  it('are not put up twice when the answer was lost, nor when they could not be read back', async () => {
    const { put, list, work, there, fail } = await opened(slug);
    const [lost, unread] = [await shopsOf.goods(), await shopsOf.goods()];
    await put([lost]);
    await fail('lost', 'putUp');
    await work();
    expect((await list()).list).toMatchObject([{ state: 2, code: 'TIMEOUT' }]);
    await work();
    await put([unread]);
    await fail('http502', 'goods', 2);
    await work();
    const [failed] = (await list({ state: 2 })).list;
    expect(failed).toMatchObject({ code: 'TIMEOUT', remoteGoodId: expect.stringMatching(/^\d+$/) });
    await work();
    expect((await list()).counts).toEqual({ 1: 2 });
    expect([await there(lost), await there(unread)].map((skus) => skus.length)).toEqual([1, 1]);
  });

  it('refused by the platform say why in its words', async () => {
    const { put, list, work, there } = await opened(slug);
    const cup = await shopsOf.goods();
    await put([cup], { title: '日式陶瓷马克杯 全网最低' });
    await work();
    const [row] = (await list()).list;
    expect(row).toMatchObject({ state: 2, code: 'TITLE_REFUSED', dueAt: null });
    expect(row?.words).toContain('全网最低');
    expect(await there(cup)).toEqual([]);
  });

  it('wait for tomorrow, all of the shop, where it may put up no more today', async () => {
    const { shops, remote, put, list, work, there } = await opened(slug);
    const [first, second, third] = [await shopsOf.goods(), await shopsOf.goods(), await shopsOf.goods()];
    await shops.act('limitListings', { ...remote, listings: 1 });
    await put([first, second, third]);
    await work();
    expect((await list()).counts).toEqual({ 0: 1, 1: 1, 2: 1 });
    const [refused] = (await list({ state: 2 })).list;
    expect(refused).toMatchObject({ code: 'DAY_LIMIT', msg: '店铺今天能发布的商品数已用完，明天自动继续' });
    const [waits] = await shopsOf.api().query<{ moments: string }>(
      `SELECT string_agg(DISTINCT to_char(due_at AT TIME ZONE 'Asia/Shanghai', 'HH24:MI'), ' ') AS moments
         FROM shop_listing WHERE due_at > now()`,
    );
    expect(waits?.moments).toBe('00:05');
    await work({ pausesOver: false });
    expect((await list()).counts).toEqual({ 0: 1, 1: 1, 2: 1 });
    await shops.act('limitListings', { ...remote, listings: 0 });
    await work();
    expect((await list()).counts).toEqual({ 1: 3 });
    expect(await there(second)).toHaveLength(1);
  });
});

describe.each<ListingSlug>(['weixin', 'pinduoduo', 'kuaishou'])(
  'changes of goods that are put up at %s',
  (slug) => {
    /** Goods that the shop has, and what the clock does about them. */
    async function listed() {
      const shop = await opened(slug);
      const cup = await shopsOf.goods();
      await shop.put([cup], { title: cup.name });
      await shop.work();
      await shopsOf.look();
      expect((await shop.list()).list).toMatchObject([{ state: 1, changes: [], code: null }]);
      return {
        ...{ ...shop, cup },
        rename: (name: string) =>
          shopsOf.api().query('UPDATE goods SET name = $2 WHERE id = $1', [cup.goodId, name]),
        costs: (fen: number) =>
          shopsOf.api().query('UPDATE sku SET supply_price = $2 WHERE id = $1', [cup.skuId, fen]),
        async send(): Promise<void> {
          await shopsOf.look();
          await shop.read('/shops/sendListingChanges');
          await shop.work();
        },
      };
    }

    it('are there with their pieces, and what is new is linked', async () => {
      const { cup, rename, costs, send, list, there, read } = await listed();
      const [before] = await there(cup);
      await rename('日式陶瓷咖啡杯');
      await costs(1_900);
      await send();
      expect((await list()).list).toMatchObject([
        { title: '日式陶瓷咖啡杯', changes: [], updating: null, code: null, priceFrom: 3_190 },
      ]);
      expect(await there(cup)).toMatchObject([
        { title: '日式陶瓷咖啡杯', price: 3_190, quantity: 50, skuId: before?.skuId },
      ]);
      const property = await shopsOf.addColors(cup);
      expect(property).toEqual(['红色', '白色']);
      await send();
      expect((await list()).list).toMatchObject([{ changes: [], updating: null, code: null, words: '' }]);
      expect((await there(cup)).map(({ merchantCode }) => merchantCode)).toEqual([
        ...[`${cup.goodsNo}-1`, `${cup.goodsNo}-2`],
      ]);
      const links = await read<{ list: { link: { items: { skuId: number }[] } | null }[] }>(
        '/shops/getShopSkusList',
      );
      expect(new Set(links.list.map(({ link }) => link?.items[0]?.skuId)).size).toBe(2);
    });

    it('of prices alone leave what the merchant has made of them', async () => {
      const { shops, remote, cup, costs, send, list, there } = await listed();
      const code = `${cup.goodsNo}-1`;
      await shops.act('putGoods', { ...remote, merchantCode: code, title: '店主自己改的标题' });
      await costs(1_900);
      await send();
      expect(await there(cup)).toMatchObject([{ title: '店主自己改的标题', price: 3_190 }]);
      expect((await list()).list).toMatchObject([{ changes: [], updating: null, code: null }]);
    });

    it('leave a price that the merchant has set in the back office', async () => {
      const { shops, remote, cup, rename, costs, send, list, there } = await listed();
      await shops.act('putGoods', { ...remote, merchantCode: `${cup.goodsNo}-1`, price: 4_990 });
      await costs(1_900);
      await send();
      expect(await there(cup)).toMatchObject([{ price: 4_990 }]);
      expect((await list()).list).toMatchObject([{ priceFrom: 4_990, changes: [], code: null }]);
      await rename('日式陶瓷咖啡杯');
      await send();
      expect(await there(cup)).toMatchObject([{ title: '日式陶瓷咖啡杯', price: 4_990 }]);
    });

    it('that call a combination otherwise leave its link as it is, but not one of other goods', async () => {
      const { cup, send, read, shops, remote, shopId } = await listed();
      await shopsOf.addColors(cup);
      await send();
      type Sku = { remoteGoodId: string; remoteSkuId: string; merchantCode: string; state: number };
      const skus = async () =>
        (await read<{ list: Sku[] }>('/shops/getShopSkusList')).list.toSorted((one, other) =>
          one.merchantCode.localeCompare(other.merchantCode),
        );
      const [red, white] = await skus();
      const other = await shopsOf.api().shop({});
      await shopsOf.buyer().call('POST', '/shops/addGood', {
        ...{ shopId, remoteGoodId: white?.remoteGoodId, remoteSkuId: white?.remoteSkuId },
        items: [{ skuId: other.skuId, num: 1 }],
      });
      for (const [before, after] of [
        ['红色', '枣红'],
        ['白色', '米白'],
      ]) {
        await shopsOf
          .api()
          .query('UPDATE good_property_value SET name = $2 WHERE name = $1', [before, after]);
        await shopsOf
          .api()
          .query('UPDATE sku SET name = $2 WHERE name = $1 AND good_id = $3', [
            ...[before, after, cup.goodId],
          ]);
      }
      if (slug === 'weixin') await shops.act('holdReviews', { ...remote, reviews: 0 });
      await send();
      expect(await skus()).toMatchObject([
        { remoteSkuId: red?.remoteSkuId, state: 1 },
        { remoteSkuId: white?.remoteSkuId, state: 2 },
      ]);
    });

    it('are refused in the platform’s words, and the same after an answer was lost', async () => {
      const { cup, rename, send, fail, work, list, there } = await listed();
      await rename('日式陶瓷马克杯 全网最低');
      await send();
      const [refused] = (await list()).list;
      expect(refused).toMatchObject({ state: 1, updating: 2, code: 'TITLE_REFUSED', dueAt: null });
      expect(refused?.words).toContain('全网最低');
      await rename('日式陶瓷咖啡杯');
      await fail('lost', 'putUp');
      await send();
      expect((await list()).list).toMatchObject([{ updating: 2, code: 'TIMEOUT' }]);
      await work();
      expect((await list()).list).toMatchObject([{ title: '日式陶瓷咖啡杯', updating: null, code: null }]);
      expect(await there(cup)).toMatchObject([{ title: '日式陶瓷咖啡杯' }]);
    });

    it('wait while the platform reviews the ones before', async () => {
      const { shops, remote, cup, rename, send, work, list, there } = await listed();
      await shops.act('holdReviews', { ...remote, reviews: 1 });
      await rename('日式陶瓷咖啡杯');
      await send();
      await rename('日式陶瓷茶杯');
      await send();
      const [waits] = (await list()).list;
      expect(waits).toMatchObject({ code: 'IN_REVIEW', updating: 2 });
      expect(waits?.dueAt).not.toBeNull();
      await shops.act('judgeGoods', {
        ...remote,
        merchantCode: `${cup.goodsNo}-1`,
        state: 'onSale',
        words: '',
      });
      await work();
      expect((await list()).list).toMatchObject([{ title: '日式陶瓷茶杯', updating: null, code: null }]);
      expect(await there(cup)).toMatchObject([{ title: '日式陶瓷茶杯' }]);
    });

    it('wait where the authorisation has ended', async () => {
      const { shops, remote, rename, send, list } = await listed();
      await rename('日式陶瓷咖啡杯');
      await shops.act('revokeAccess', remote);
      await send();
      const [waits] = (await list()).list;
      // WeChat tells it by a push, before anything is sent.
      expect(waits?.code).toBe(slug === 'weixin' ? null : 'SHOP_EXPIRED');
      expect(waits?.updating).not.toBeNull();
      expect(waits?.dueAt).not.toBeNull();
    });
  },
);

describe('changes beyond the reviews of a day at WeChat', () => {
  it('wait for tomorrow, all of the shop', async () => {
    const { shops, remote, put, work, list, read } = await opened('weixin');
    const [first, second] = [await shopsOf.goods(), await shopsOf.goods()];
    await put([first, second]);
    await work();
    await shopsOf.look();
    await shops.act('limitListings', { ...remote, listings: 1 });
    for (const { goodId } of [first, second])
      await shopsOf.api().query('UPDATE goods SET pics = pics - 0 WHERE id = $1', [goodId]);
    await shopsOf.look();
    await read('/shops/sendListingChanges');
    await work();
    const codes = async () => (await list()).list.map(({ code }) => code).toSorted();
    expect(await codes()).toEqual(['DAY_LIMIT', null]);
    await work({ pausesOver: false });
    expect(await codes()).toEqual(['DAY_LIMIT', null]);
    const [waits] = await shopsOf
      .api()
      .query<{ moment: string }>(
        "SELECT to_char(due_at AT TIME ZONE 'Asia/Shanghai', 'HH24:MI') AS moment FROM shop_listing WHERE due_at > now()",
      );
    expect(waits?.moment).toBe('00:05');
    await shops.act('limitListings', { ...remote, listings: 0 });
    await work();
    expect(await codes()).toEqual([null, null]);
  });
});

describe('goods with fewer pictures than WeChat wants', () => {
  it('lend those of their detail', async () => {
    const { put, list, work } = await opened('weixin');
    const [enough, few] = [await shopsOf.goods({ pictures: 2 }), await shopsOf.goods({ pictures: 1 })];
    await put([enough, few]);
    await work();
    const rows = (await list()).list.map(({ goodId, code }) => [goodId, code]);
    expect(rows.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
      [enough.goodId, null],
      [few.goodId, 'PICTURES_SHORT'],
    ]);
  });
});

describe('goods that go into the catalogue of 聚水潭', () => {
  const erpSettings = { rule, freightId: '', phone: '', onSale: true };
  const erpGoods = ({ goodId }: MadeGoods, more: object = {}) => ({
    ...{ goodId, title: '日式陶瓷马克杯 家用', categoryId: '', categoryName: '', properties: [] },
    ...more,
  });
  async function catalogue() {
    const shop = await shopsOf.open('jushuitan');
    const put = (goods: MadeGoods[], more: object = {}) =>
      shop.create({ ...erpSettings, goods: goods.map((each) => erpGoods(each, more)) });
    return { ...shop, put };
  }

  it('need neither category nor freight template, are linked, and are there once', async () => {
    const { put, list, work, there, read, fail } = await catalogue();
    const cup = await shopsOf.goods();
    const plan = await read('/shops/planListings', { goodIds: [cup.goodId], rule });
    expect(plan).toMatchObject({ isCatalogue: true, asksPhone: false, rows: [{ code: null }] });
    await put([cup]);
    await fail('lost', 'putUp');
    await work();
    expect((await list()).list).toMatchObject([{ state: 2, code: 'TIMEOUT' }]);
    await work();
    const [row] = (await list()).list;
    expect(row).toMatchObject({ state: 1, code: null, priceFrom: 1_690, remoteGoodId: `CC${row?.id}` });
    expect(await there(cup)).toMatchObject([{ merchantCode: `${cup.goodsNo}-1` }]);
    const links = await read<{ list: object[] }>('/shops/getShopSkusList');
    expect(links.list).toMatchObject([
      { remoteSkuId: `${cup.goodsNo}-1`, link: { items: [{ skuId: cup.skuId, num: 1 }] } },
    ]);
  });

  it('are not reviewed, so that nothing is said of them later', async () => {
    const { put, list, work, shopId } = await catalogue();
    await put([await shopsOf.goods()]);
    await work();
    await shopsOf.api().query('UPDATE shop_listing SET verdict_due_at = now() WHERE shop_id = $1', [shopId]);
    await shopsOf.tick('readListingVerdicts');
    await shopsOf.drain();
    expect((await list()).list).toMatchObject([{ state: 1, verdict: null, verdictWords: '' }]);
    const due = await shopsOf
      .api()
      .query('SELECT id FROM shop_listing WHERE shop_id = $1 AND verdict_due_at <= now()', [shopId]);
    expect(due).toEqual([]);
  });

  it('that it refuses say why in its words, and go again', async () => {
    const { put, list, work, there } = await catalogue();
    const cup = await shopsOf.goods();
    await put([cup], { title: '马克杯 全网最低' });
    await work();
    expect((await list()).list).toMatchObject([
      { state: 2, words: '商品名称含敏感词：全网最低', code: 'TITLE_REFUSED' },
    ]);
    await put([cup]);
    await work();
    expect([(await list()).counts, (await there(cup)).length]).toEqual([{ 1: 1 }, 1]);
  });

  it('are sent again where their price has changed here', async () => {
    const { put, list, work, there, read } = await catalogue();
    const cup = await shopsOf.goods();
    await put([cup]);
    await work();
    await shopsOf.api().query('UPDATE sku SET supply_price = 1400 WHERE id = $1', [cup.skuId]);
    await shopsOf.tick('lookAtListings');
    expect((await list()).list).toMatchObject([{ changes: [{ kind: 'price' }] }]);
    await read('/shops/sendListingChanges');
    await work();
    expect((await list()).list).toMatchObject([{ changes: [], updating: null, code: null }]);
    expect(await there(cup)).toMatchObject([{ price: 2_390 }]);
  });

  it('of shops need both', async () => {
    const { create } = await shopsOf.open('weixin');
    const cup = await shopsOf.goods();
    expect(await create({ ...erpSettings, goods: [erpGoods(cup)] })).toMatchObject({ errorKey: 'BAD_PARAM' });
  });
});
