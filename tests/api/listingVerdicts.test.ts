import { describe, expect, it } from 'vitest';
import { storeVerdicts, takeDueVerdicts } from '../../api/src/modules/listings/listingVerdicts.repository.ts';
import type { PersonNoticeDto } from '../../api/src/modules/notices/personNotices.schemas.ts';
import type { ProblemPageDto } from '../../api/src/modules/problems/problems.schemas.ts';
import { openListing } from '../support/listedGoods.ts';
import { type ListingSlug, listingShops, type MadeGoods } from '../support/listingShop.ts';

const shopsOf = listingShops();
const query = <T extends object>(text: string, values?: unknown[]) => shopsOf.api().query<T>(text, values);

async function opened(slug: ListingSlug) {
  const shop = await openListing(shopsOf, slug);
  const { shops, remote, list, work } = shop;
  // What a platform pushes comes whenever it likes.
  await shops.act('dropPushes', { ...remote, pushes: 1_000 });
  const rowOf = async ({ goodId }: MadeGoods) =>
    (await list()).list.find((row) => row.goodId === goodId) ?? expect.unreachable('it was put up');
  /** What the clock does within a minute, whatever is due only later. */
  async function read({ pausesOver = true } = {}): Promise<void> {
    if (pausesOver)
      await query('UPDATE shop_listing SET verdict_due_at = now() WHERE verdict_due_at IS NOT NULL');
    await shopsOf.tick('readListingVerdicts');
    await shopsOf.drain();
  }
  return {
    ...{ ...shop, rowOf, read, ask: shop.read },
    hold: (reviews: number) => shops.act('holdReviews', { ...remote, reviews }),
    async judge(good: MadeGoods, state: string, words = ''): Promise<void> {
      const { remoteGoodId: goodId } = await rowOf(good);
      await shops.act('judgeGoods', { ...remote, goodId, state, words });
    },
    async listed(more: object = {}, changed: object = {}): Promise<MadeGoods> {
      const cup = await shopsOf.goods();
      await shop.put([cup], more, changed);
      await work();
      return cup;
    },
  };
}

const told = async () =>
  (await shopsOf.buyer().call<{ list: PersonNoticeDto[] }>('POST', '/notice/mine', { pageSize: 100 })).data
    .list;
const problems = async () => (await shopsOf.buyer().call<ProblemPageDto>('POST', '/problems/list', {})).data;
/** Minutes until the goods that were put up in a shop are asked for again. */
const pauseOf = async (shopId: number) =>
  (
    await query<{ minutes: number }>(
      'SELECT round(extract(epoch FROM verdict_due_at - now()) / 60)::integer AS minutes FROM shop_listing WHERE shop_id = $1',
      [shopId],
    )
  )[0]?.minutes ?? 0;

describe.each<ListingSlug>(['douyin', 'weixin', 'pinduoduo', 'kuaishou'])(
  'goods that %s has taken',
  (slug) => {
    it('wait for its review, pass it, and are refused later in its words, of which the buyer is told', async () => {
      const { hold, listed, list, read, rowOf, judge } = await opened(slug);
      await hold(1);
      const cup = await listed();
      expect(await rowOf(cup)).toMatchObject({ state: 1, verdict: null, verdictWords: '' });
      await read();
      expect(await rowOf(cup)).toMatchObject({ state: 1, verdict: 2 });
      await judge(cup, 'onSale');
      await read();
      expect(await rowOf(cup)).toMatchObject({ state: 1, verdict: 1 });
      expect(await told()).toEqual([]);
      await judge(cup, 'refused', '主图含水印');
      await read();
      await read();
      const row = await rowOf(cup);
      expect(row).toMatchObject({ state: 1, verdict: 3, verdictWords: '主图含水印', code: null });
      expect(await list({ verdict: 3 })).toMatchObject({ list: [{ id: row.id }], verdicts: { 3: 1 } });
      expect((await list({ verdict: 2 })).list).toEqual([]);
      expect((await problems()).list).toMatchObject([
        { kind: 'listing', text: '平台审核未通过：主图含水印。请修改后重新铺货', actions: ['openListings'] },
      ]);
      expect(await told()).toMatchObject([
        {
          kind: 'listingRefused',
          title: expect.stringMatching(/^店铺「.+」有 1 种商品审核未通过$/),
          detail: '「日式陶瓷马克杯 家用」主图含水印。可在铺货记录里修改后重新铺货。',
          link: expect.stringMatching(/^\/me\/shops\/\d+\/listings$/),
        },
      ]);
    });

    it('are put up anew once they are mended, as others, and linked', async () => {
      const { hold, listed, put, list, read, work, rowOf, judge, there, shopId } = await opened(slug);
      await hold(1);
      const cup = await listed();
      await judge(cup, 'refused', '类目不符');
      await read();
      const before = await rowOf(cup);
      expect(await put([cup], { title: '日式陶瓷马克杯 大号' })).toMatchObject({
        waiting: 1,
        rows: [{ goodId: cup.goodId, code: null }],
      });
      expect(await rowOf(cup)).toMatchObject({ id: before.id, state: 0, verdict: null, verdictWords: '' });
      await work();
      const row = await rowOf(cup);
      expect(row).toMatchObject({ id: before.id, state: 1, title: '日式陶瓷马克杯 大号', verdict: null });
      expect(row.remoteGoodId).not.toBe(before.remoteGoodId);
      await read();
      expect(await rowOf(cup)).toMatchObject({ state: 1, verdict: 1 });
      expect(await there(cup)).toMatchObject([{ goodId: before.remoteGoodId }, { goodId: row.remoteGoodId }]);
      const links = await query<{ remote: string }>(
        'SELECT remote_good_id AS remote FROM shop_good WHERE shop_id = $1 ORDER BY id',
        [shopId],
      );
      expect(links.at(-1)?.remote).toBe(row.remoteGoodId);
      expect(await put([cup])).toMatchObject({ waiting: 0, rows: [{ code: 'LISTED_BEFORE' }] });
      expect((await list()).verdicts).toEqual({});
    });

    it('stay what they are where the merchant has mended them in the back office meanwhile', async () => {
      const { hold, listed, put, read, work, rowOf, judge, there } = await opened(slug);
      await hold(1);
      const cup = await listed();
      await judge(cup, 'refused', '类目不符');
      await read();
      const { remoteGoodId } = await rowOf(cup);
      await judge(cup, 'onSale');
      await put([cup]);
      await work();
      expect(await rowOf(cup)).toMatchObject({ state: 1, remoteGoodId });
      expect(await there(cup)).toHaveLength(1);
    });

    it('are taken down, by the shop or by the platform, and removed, and can be put up anew then', async () => {
      const { listed, put, read, work, rowOf, judge } = await opened(slug);
      const cup = await listed();
      await judge(cup, 'offSale');
      await read();
      expect(await rowOf(cup)).toMatchObject({ verdict: 4 });
      expect(await told()).toEqual([]);
      await judge(cup, 'takenDown');
      await read();
      // Two of the platforms do not say who did it.
      const knows = slug === 'douyin' || slug === 'weixin';
      expect((await problems()).counts.listing).toBe(knows ? 1 : 0);
      expect(await rowOf(cup)).toMatchObject({ verdict: knows ? 5 : 4 });
      expect(await put([cup])).toMatchObject({ waiting: 0, rows: [{ code: 'LISTED_BEFORE' }] });
      await judge(cup, 'deleted');
      await read();
      const { remoteGoodId } = await rowOf(cup);
      expect(await rowOf(cup)).toMatchObject({ state: 1, verdict: 6, removable: true });
      expect((await problems()).counts.listing).toBe(0);
      const titles = (await told()).map(({ title }) => title.replace(/「.*」/, '')).toReversed();
      expect(titles).toEqual([
        ...(knows ? ['店铺有 1 种商品被平台下架'] : []),
        '店铺里删除了 1 种铺货的商品',
      ]);
      await put([cup]);
      await work();
      await read();
      const row = await rowOf(cup);
      expect(row).toMatchObject({ state: 1, verdict: 1 });
      expect(row.remoteGoodId).not.toBe(remoteGoodId);
    });

    it('say nothing of themselves while they are drafts', async () => {
      const { listed, read, rowOf, judge } = await opened(slug);
      const cup = await listed({}, { onSale: false });
      await read();
      expect(await rowOf(cup)).toMatchObject({ state: 1, onSale: false, verdict: null });
      await judge(cup, 'onSale');
      await read();
      expect(await rowOf(cup)).toMatchObject({ verdict: 1 });
    });
  },
);

describe.each<ListingSlug>(['douyin', 'weixin'])('what %s pushes of goods', (slug) => {
  it('has it asked at once, once or twice told, and is not taken by itself', async () => {
    const { shops, remote, listed, rowOf, judge, read } = await opened(slug);
    const cup = await listed();
    await read();
    await shops.act('dropPushes', { ...remote, pushes: 0 });
    await shops.act('repeatPushes', { ...remote, times: 2 });
    await judge(cup, 'refused', '主图含水印');
    await expect
      .poll(async () => {
        await shopsOf.drain();
        return (await rowOf(cup)).verdict;
      })
      .toBe(3);
    expect(await rowOf(cup)).toMatchObject({ verdict: 3, verdictWords: '主图含水印' });
    await shops.act('dropPushes', { ...remote, pushes: 1 });
    await judge(cup, 'onSale');
    await read({ pausesOver: false });
    expect(await rowOf(cup)).toMatchObject({ verdict: 3 });
    await read();
    expect(await rowOf(cup)).toMatchObject({ verdict: 1 });
    expect(await told()).toHaveLength(1);
  });
});

describe('a push of Douyin that is not signed for', () => {
  it('has nothing asked', async () => {
    const { listed, rowOf, shopId } = await opened('douyin');
    const cup = await listed();
    const { remoteGoodId } = await rowOf(cup);
    const { statusCode } = await shopsOf.api().app.inject({
      ...{ method: 'POST', url: '/api/v1/shops/callback/4' },
      headers: { 'content-type': 'application/json', 'app-id': 'x', 'event-sign': '0'.repeat(32) },
      payload: `[{"tag":"400","msg_id":"a","data":{"event":5,"product_id":${remoteGoodId},"shop_id":4001001}}]`,
    });
    expect([statusCode, await pauseOf(shopId)]).toEqual([400, 5]);
  });
});

describe('a platform that is asked what became of goods', () => {
  it('is asked soon after they were put up, then ever more seldom, and not of all at the same time', async () => {
    const { listed, read, shopId } = await opened('douyin');
    await listed();
    expect(await pauseOf(shopId)).toBe(5);
    await read({ pausesOver: false });
    expect(await pauseOf(shopId)).toBe(5);
    await read();
    const soon = await pauseOf(shopId);
    expect(soon).toBeGreaterThanOrEqual(54);
    expect(soon).toBeLessThanOrEqual(66);
    await query("UPDATE shop_listing SET listed_at = now() - interval '4 days'");
    await read();
    const later = await pauseOf(shopId);
    expect(later).toBeGreaterThan(20 * 60);
    expect(later).toBeLessThan(28 * 60);
  });

  it('is asked of fifty of a shop at a time, however many are due', async () => {
    const { listed, shopId, read } = await opened('douyin');
    const cup = await listed();
    await query(
      `WITH made AS (
         INSERT INTO goods (goods_no, name, category_id, seller_id, pics, supply_price, weight)
         SELECT 'GV' || n || '-' || $1::bigint, 'v' || n, category_id, seller_id, '[]', 900, 300 FROM goods, generate_series(1, 119) n WHERE id = $2
         RETURNING id
       ) INSERT INTO shop_listing (shop_id, good_id, title, category_id, category_name, properties, freight_id, phone, times, plus,
                                   ending, floor, on_sale, state, remote_good_id, listed_at, verdict_due_at)
         SELECT $1::bigint, id, 'v', '1', '', '[]', '0', '', 150, 0, 0, 0, true, 1, id::text, now(), now() - interval '1 hour' FROM made`,
      [shopId, cup.goodId],
    );
    const asked = async () =>
      (
        await query<{ known: number }>(
          'SELECT count(*)::integer AS known FROM shop_listing WHERE shop_id = $1 AND verdict <> 0',
          [shopId],
        )
      )[0]?.known;
    await read({ pausesOver: false });
    expect(await asked()).toBe(50);
    await read({ pausesOver: false });
    expect(await asked()).toBe(100);
    expect((await told()).map(({ title }) => title.replace(/「.*」/, ''))).toEqual([
      '店铺里删除了 50 种铺货的商品',
    ]);
  });

  it('that limits its calls, or fails, is asked again later, and nothing is lost', async () => {
    const { listed, read, rowOf, judge, fail, shopId } = await opened('douyin');
    const cup = await listed();
    await judge(cup, 'refused', '主图含水印');
    await fail('rateLimited', 'goods');
    await read();
    expect(await rowOf(cup)).toMatchObject({ verdict: null });
    const pause = await pauseOf(shopId);
    expect(pause).toBeGreaterThanOrEqual(12);
    expect(pause).toBeLessThanOrEqual(18);
    await fail('unknown', 'goods');
    await read();
    expect(await rowOf(cup)).toMatchObject({ verdict: null });
    await read();
    expect(await rowOf(cup)).toMatchObject({ verdict: 3, verdictWords: '主图含水印' });
  });

  it('is not asked of a shop whose authorisation has ended until it is renewed', async () => {
    const { shops, remote, listed, read, rowOf, judge, shopId } = await opened('douyin');
    const cup = await listed();
    await judge(cup, 'refused', '主图含水印');
    await shops.act('expireAccess', { ...remote, whole: true });
    await read();
    expect(await rowOf(cup)).toMatchObject({ state: 1, verdict: null });
    expect(await query('SELECT status FROM shop WHERE id = $1', [shopId])).toEqual([{ status: 3 }]);
    await read();
    expect(await rowOf(cup)).toMatchObject({ verdict: null });
  });

  it('says at once that goods are gone which could not be changed, and nothing of them is sent any more', async () => {
    const { listed, list, read, work, rowOf, judge, shopId } = await opened('douyin');
    const cup = await listed();
    await judge(cup, 'deleted');
    await query("UPDATE goods SET name = '日式陶瓷咖啡杯 家用' WHERE id = $1", [cup.goodId]);
    await query(
      'UPDATE shop_listing SET title = \'日式陶瓷马克杯\', sent = sent || \'{"name": "日式陶瓷马克杯", "title": "日式陶瓷马克杯"}\' WHERE shop_id = $1',
      [shopId],
    );
    await shopsOf.tick('lookAtListings');
    expect((await list()).changed).toBe(1);
    await shopsOf.buyer().call('POST', '/shops/sendListingChanges', { shopId });
    await work();
    expect(await rowOf(cup)).toMatchObject({ state: 1, code: 'LISTING_GONE', updating: 2 });
    await read({ pausesOver: false });
    expect(await rowOf(cup)).toMatchObject({ verdict: 6, updating: null, changes: [], dueAt: null });
    await query("UPDATE goods SET name = '日式陶瓷水杯 家用' WHERE id = $1", [cup.goodId]);
    await shopsOf.tick('lookAtListings');
    expect(await list()).toMatchObject({ changed: 0, updating: 0, nextAt: null });
  });

  it('says nothing any more of goods that the merchant is putting up anew', async () => {
    const { listed, put, read, work, rowOf, judge, shopId } = await opened('douyin');
    const cup = await listed();
    await judge(cup, 'refused', '主图含水印');
    await read();
    await query('UPDATE shop_listing SET verdict_due_at = now() WHERE shop_id = $1', [shopId]);
    const [due] = await takeDueVerdicts(shopsOf.api().database.db, shopId, 1);
    expect(due).toMatchObject({ remoteGoodId: (await rowOf(cup)).remoteGoodId });
    await put([cup], { title: '日式陶瓷马克杯 大号' });
    const late = { verdict: 3, words: '主图含水印', refusedEdit: null, dueInSeconds: 60 };
    const says = () => storeVerdicts(shopsOf.api().database.db, shopId, due ? [{ ...due, ...late }] : []);
    await says();
    expect(await rowOf(cup)).toMatchObject({ state: 0, verdict: null, verdictWords: '' });
    await work();
    await says();
    expect(await rowOf(cup)).toMatchObject({ state: 1, verdict: null, title: '日式陶瓷马克杯 大号' });
  });
});

describe('a change at WeChat that its review refuses later', () => {
  it('is told at the row in its words, while the goods stay on sale, and is sent again by a person', async () => {
    const { hold, listed, list, read, rowOf, judge, there, work, retry, ask } = await opened('weixin');
    const cup = await listed({ title: '日式陶瓷马克杯' });
    await shopsOf.look();
    await query('UPDATE goods SET name = $2 WHERE id = $1', [cup.goodId, '日式陶瓷咖啡杯']);
    await shopsOf.look();
    await hold(1);
    await ask('/shops/sendListingChanges');
    await work();
    await read();
    expect(await rowOf(cup)).toMatchObject({ verdict: 1, updating: null, code: null });
    await judge(cup, 'refused', '主图含水印');
    for (const _ of ['read', 'read again']) await read();
    expect(await rowOf(cup)).toMatchObject({
      ...{ state: 1, verdict: 1, updating: 2, code: 'PICTURE_REFUSED', words: '主图含水印', dueAt: null },
    });
    expect(await there(cup)).toMatchObject([{ title: '日式陶瓷马克杯' }]);
    expect(await retry()).toEqual({ waiting: 1 });
    await work();
    await read();
    expect(await rowOf(cup)).toMatchObject({ verdict: 1, updating: null, code: null, words: '' });
    expect(await there(cup)).toMatchObject([{ title: '日式陶瓷咖啡杯' }]);
    expect((await list()).changed).toBe(0);
  });

  /** Goods of which a new title and price were refused after they had been taken. */
  async function refusedLater(settings: object = {}) {
    const shop = await opened('weixin');
    const cup = await shop.listed({ title: '日式陶瓷马克杯' });
    await shopsOf.look();
    await shopsOf.buyer().call('POST', '/shops/updateShops', { id: shop.shopId, ...settings });
    const become = async (name: string, cost: number) => {
      await query('UPDATE goods SET name = $2 WHERE id = $1', [cup.goodId, name]);
      await query('UPDATE sku SET supply_price = $2 WHERE id = $1', [cup.skuId, cost]);
      await shopsOf.look();
    };
    await shop.hold(1);
    await become('日式陶瓷咖啡杯', 1_900);
    await shop.ask('/shops/sendListingChanges');
    await shop.work();
    await shop.judge(cup, 'refused', '标题与主图不符');
    await shop.read();
    await shopsOf.look();
    return { ...shop, cup, become };
  }
  const BEFORE = { title: '日式陶瓷马克杯', priceFrom: 1_690 };
  const REFUSED = { code: 'TITLE_REFUSED', words: '标题与主图不符', dueAt: null };

  it('leaves the row what the shop has, and the change to be seen beside its refusal', async () => {
    const { cup, rowOf, read, there, become } = await refusedLater();
    const [title, price] = [
      { kind: 'title', before: '日式陶瓷马克杯', after: '日式陶瓷咖啡杯' },
      { kind: 'price', before: '¥16.90', after: '¥31.90' },
    ];
    expect(await there(cup)).toMatchObject([{ title: BEFORE.title, price: BEFORE.priceFrom }]);
    expect(await rowOf(cup)).toMatchObject({ ...BEFORE, ...REFUSED, changes: [title, price] });
    await become('日式陶瓷咖啡杯', 2_900);
    expect(await rowOf(cup)).toMatchObject({
      ...{ ...BEFORE, ...REFUSED },
      changes: [title, { ...price, after: '¥46.90' }],
    });
    await become('日式陶瓷马克杯', 900);
    expect(await rowOf(cup)).toMatchObject({ ...BEFORE, code: null, words: '', changes: [], updating: null });
    // Its draft stays refused at the platform, which is no news.
    await read();
    expect(await rowOf(cup)).toMatchObject({ ...BEFORE, code: null, changes: [], updating: null });
  });

  it('is not sent again by itself, but another change is', async () => {
    const { cup, rowOf, read, there, become } = await refusedLater({
      ...{ autoListingContent: true, autoListingPrice: true },
    });
    await query('UPDATE shop_listing SET look_due = true');
    await shopsOf.look();
    expect(await rowOf(cup)).toMatchObject({ ...BEFORE, ...REFUSED });
    await become('日式陶瓷茶杯', 1_900);
    expect(await rowOf(cup)).toMatchObject({ title: '日式陶瓷茶杯', code: null, changes: [] });
    await read();
    expect(await there(cup)).toMatchObject([{ title: '日式陶瓷茶杯', price: 3_190 }]);
  });
});
