import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasePerson } from '../../api/src/modules/closings/erasing.ts';
import type { GoodDto } from '../../api/src/modules/goods/goods.schemas.ts';
import type { OrderGoodDto, OwnReviewDto, ReviewDto } from '../../api/src/modules/reviews/reviews.schemas.ts';
import { runOps } from '../../api/src/ops/runOps.ts';
import { type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { bundleShop } from '../support/bundleShop.ts';
import { receivedOrder } from '../support/receivedOrder.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Refused = { errorKey?: string; field?: string };
type Page<T> = { list: T[]; total: number; nextCursor: string | null };
const ops = (...args: string[]) => runOps(args, { db: api.database.db, operator: 'tester' });
const rich = () => api.buyer({ balance: 1_000_000 });
const review = (who: Person, orderId: number, more: object = { score: 5 }) =>
  who.call<{ status: number } & Refused>('POST', '/orders/reviewOrder', { orderId, ...more });
const shown = async (goodId: number, more: object = {}) =>
  (await api.call<Page<ReviewDto>>('POST', '/reviews/getReviewsList', { goodId, ...more })).data;
const ofOrder = async (who: Person, orderId: number) =>
  (await who.call<{ list: OrderGoodDto[] }>('POST', '/reviews/findOrderReviews', { orderId })).data.list;
const ofSeller = async ({ seller }: Shop, more: object = {}) =>
  (await seller.call<Page<OwnReviewDto> & { waiting: number }>('POST', '/reviews/getSellerReviewsList', more))
    .data;
const answer = (who: Person, reviewId: number, text: string, was?: string) =>
  who.call<OwnReviewDto & Refused>('POST', '/reviews/answerReview', { reviewId, text, was });
const add = (who: Person, reviewId: number, text: string, pics: string[] = []) =>
  who.call<OwnReviewDto & Refused>('POST', '/reviews/addToReview', { reviewId, text, pics });
const good = async (goodId: number) => (await api.call<GoodDto>('GET', `/goods/id?id=${goodId}`)).data;
const told = (accountId: number) =>
  api.query<{ kind: string; detail: string; link: string }>(
    'SELECT kind, detail, link FROM person_notice WHERE account_id = $1 ORDER BY id',
    [accountId],
  );

/** The address of a picture that somebody has uploaded. */
async function uploaded({ accountId }: Person): Promise<string> {
  const key = `${randomBytes(20).toString('hex')}.webp`;
  await api.query(
    "INSERT INTO upload (account_id, key, name, mime, size, width, height) VALUES ($1, $2, 'a', 'image/webp', 1, 24, 16)",
    [accountId, key],
  );
  return `/files/u/${key}`;
}

/** A review of a shop's goods by somebody new. */
async function reviewed(shop: Shop, more: object = { score: 5 }) {
  const buyer = await rich();
  const orderId = await receivedOrder(api, buyer, shop);
  expect(await review(buyer, orderId, more)).toMatchObject({ code: 0, data: { status: 50 } });
  const [of] = await ofOrder(buyer, orderId);
  return { buyer, orderId, id: of?.review?.id ?? 0 };
}

describe('a review', () => {
  it('is shown with its pictures and combination, under a name that says nothing more', async () => {
    const shop = await api.shop();
    const buyer = await rich();
    await api.query("UPDATE account SET nick_name = '会员1234' WHERE id = $1", [buyer.accountId]);
    const orderId = await receivedOrder(api, buyer, shop);
    const pics = [await uploaded(buyer), await uploaded(buyer)];
    const text = ' 很好<script>x</script> ';
    const turned = await review(buyer, orderId, { score: 4, text: '\u202Egpj.exe' });
    expect(turned.msg).toBe('参数错误：text，含有不能使用的字符（U+202E）');
    expect(await review(buyer, orderId, { score: 4, text, pics })).toMatchObject({ code: 0 });
    const { list, total } = await shown(shop.goodId);
    expect([total, list]).toEqual([
      1,
      [
        {
          ...{ id: expect.any(Number), goodId: shop.goodId, skuName: '', score: 4, pics, reviewer: '会***' },
          ...{ text: '很好<script>x</script>', createdAt: expect.stringMatching(/\+08:00$/) },
          ...{ addedAt: null, addedText: '', addedPics: [], answeredAt: null, answer: '' },
        },
      ],
    ]);
    expect(await good(shop.goodId)).toMatchObject({
      ...{ reviewCount: 1, reviewScore: 4, reviewCounts: [0, 0, 0, 1, 0], picturedReviews: 1 },
    });
  });

  it('is one of each goods of an order, or one for all of them as before', async () => {
    const bundles = await bundleShop(api);
    const { shop, cup, lid, lids } = bundles;
    const items = [
      { skuId: cup, num: 1 },
      { skuId: lid, num: 2 },
    ];
    const buyer = await rich();
    const [first, second] = [
      await receivedOrder(api, buyer, shop, items),
      await receivedOrder(api, buyer, shop, items),
    ];
    const line = (goodId: number, score: number, text: string) => ({ goodId, score, text });
    for (const lines of [
      [line(shop.goodId, 5, '杯子')],
      [line(shop.goodId, 5, '杯子'), line(shop.goodId, 5, '杯子')],
      [line(shop.goodId, 5, '杯子'), line(lids.id, 2, '杯盖'), line(999_999, 1, '没买')],
    ])
      expect(await review(buyer, first, { lines })).toMatchObject({ data: { errorKey: 'REVIEW_GOODS' } });
    expect(await review(buyer, first, {})).toMatchObject({ http: 400, msg: '参数错误：score' });
    await review(buyer, first, { lines: [line(lids.id, 2, '盖子松'), line(shop.goodId, 5, '杯子好')] });
    await review(buyer, second, { score: 3, text: '一般' });
    const said = async (goodId: number) => (await shown(goodId)).list.map(({ score, text }) => [score, text]);
    expect(await said(shop.goodId)).toEqual([
      [3, '一般'],
      [5, '杯子好'],
    ]);
    expect(await said(lids.id)).toEqual([
      [3, '一般'],
      [2, '盖子松'],
    ]);
    const orders = await api.query(
      'SELECT review_score, review_text FROM orders WHERE id = ANY ($1) ORDER BY id',
      [[first, second]],
    );
    expect(orders).toEqual([
      { review_score: 4, review_text: '盖子松' },
      { review_score: 3, review_text: '一般' },
    ]);
    expect(await told(shop.seller.accountId)).toEqual([
      {
        ...{ kind: 'reviewBad', detail: '「杯盖」：盖子松。' },
        link: '/seller/goodsManagement?tab=reviews&show=bad',
      },
    ]);
  });

  it('is written by the release before for the goods of an order', async () => {
    const shop = await api.shop();
    const buyer = await rich();
    const orderId = await receivedOrder(api, buyer, shop);
    await api.query(
      "UPDATE orders SET reviewed_at = now(), review_score = 2, review_text = '旧版' WHERE id = $1",
      [orderId],
    );
    expect((await shown(shop.goodId)).list).toMatchObject([{ score: 2, text: '旧版' }]);
    expect(await good(shop.goodId)).toMatchObject({ reviewCount: 1, reviewScore: 2 });
  });

  it('is only of who bought, once, with own pictures', async () => {
    const shop = await api.shop();
    const [buyer, stranger] = [await rich(), await rich()];
    const orderId = await receivedOrder(api, buyer, shop);
    expect(await review(stranger, orderId)).toMatchObject({ data: { errorKey: 'NOT_FOUND' } });
    const pics = [await uploaded(stranger)];
    expect(await review(buyer, orderId, { score: 5, pics })).toMatchObject({
      data: { errorKey: 'PICTURE_UNKNOWN', field: 'pics' },
    });
    const seven = Array.from({ length: 7 }, () => pics[0]);
    expect((await review(buyer, orderId, { score: 5, pics: seven })).http).toBe(400);
    const tries = await Promise.all(Array.from({ length: 8 }, () => review(buyer, orderId)));
    expect(tries.map(({ data }) => data.errorKey ?? 'ok').sort()).toEqual([
      ...Array(7).fill('ORDER_STATE'),
      'ok',
    ]);
    expect((await shown(shop.goodId)).total).toBe(1);
  });

  it('is not of goods that were refunded as a whole', async () => {
    const shop = await api.shop();
    const buyer = await rich();
    const orderId = await receivedOrder(api, buyer, shop);
    await api.query('UPDATE order_package SET status = 70 WHERE order_id = $1', [orderId]);
    expect(await ofOrder(buyer, orderId)).toEqual([]);
  });

  it('is added to once, within 90 days, by its author', async () => {
    const shop = await api.shop();
    const { buyer, id } = await reviewed(shop);
    expect(await add(await rich(), id, '别人')).toMatchObject({ data: { errorKey: 'NOT_FOUND' } });
    expect(await add(buyer, id, ' \n')).toMatchObject({ http: 400, msg: '参数错误：text' });
    const tries = await Promise.all([add(buyer, id, '用了一个月'), add(buyer, id, '用了一个月')]);
    expect(tries.map(({ data }) => data.errorKey ?? data.addedText).sort()).toEqual([
      'REVIEW_STATE',
      '用了一个月',
    ]);
    expect((await shown(shop.goodId)).list).toMatchObject([{ addedText: '用了一个月' }]);
    const late = await reviewed(shop);
    await api.query("UPDATE review SET created_at = now() - interval '91 days' WHERE id = $1", [late.id]);
    expect(await add(late.buyer, late.id, '太晚')).toMatchObject({ data: { errorKey: 'REVIEW_STATE' } });
  });

  it('is answered by its supplier, whose answer may be changed for a day, and its author is told once', async () => {
    const [shop, other] = [await api.shop(), await api.shop()];
    const { buyer, orderId, id } = await reviewed(shop, { score: 1, text: '坏了' });
    expect((await ofSeller(shop)).waiting).toBe(1);
    expect(await answer(other.seller, id, '抢答')).toMatchObject({ data: { errorKey: 'NOT_FOUND' } });
    const first = (await answer(shop.seller, id, '马上补发')).data;
    expect(first).toMatchObject({ answer: '马上补发', allowedActions: ['answer'] });
    expect((await answer(shop.seller, id, '已经补发')).data).toMatchObject({
      ...{ answer: '已经补发', answeredAt: first.answeredAt },
    });
    const [order] = await api.query<{ no: string }>('SELECT order_no AS no FROM orders WHERE id = $1', [
      orderId,
    ]);
    expect((await told(buyer.accountId)).map(({ kind, link }) => [kind, link])).toEqual([
      ['reviewAnswered', `/orderCenter?keyword=${order?.no}`],
    ]);
    await api.query("UPDATE review SET answered_at = now() - interval '25 hours' WHERE id = $1", [id]);
    expect(await answer(shop.seller, id, '又改')).toMatchObject({ data: { errorKey: 'REVIEW_STATE' } });
    expect((await shown(shop.goodId)).list).toMatchObject([{ answer: '已经补发' }]);
    expect((await ofSeller(shop)).waiting).toBe(0);
  });

  it('is not answered over an answer that its supplier has not read', async () => {
    const shop = await api.shop();
    const { id } = await reviewed(shop, { score: 2 });
    expect((await answer(shop.seller, id, '马上补发', '')).code).toBe(0);
    const late = await answer(shop.seller, id, '请联系客服', '');
    expect(late.data).toMatchObject({ errorKey: 'CHANGED_MEANWHILE', current: { id, answer: '马上补发' } });
    expect((await answer(shop.seller, id, '马上补发', '')).code).toBe(0);
    expect((await shown(shop.goodId)).list).toMatchObject([{ answer: '马上补发' }]);
    expect((await answer(shop.seller, id, '请联系客服', '马上补发')).data).toMatchObject({
      answer: '请联系客服',
    });
  });

  it('that is added to behind an answer is told to its supplier, who has nothing else that says so', async () => {
    const shop = await api.shop();
    const [answered, waiting] = [await reviewed(shop), await reviewed(shop)];
    await answer(shop.seller, answered.id, '谢谢');
    await add(waiting.buyer, waiting.id, '还没有回复');
    expect(await told(shop.seller.accountId)).toEqual([]);
    await add(answered.buyer, answered.id, '用了一个月，把手松了');
    const [order] = await api.query<{ no: string }>('SELECT order_no AS no FROM orders WHERE id = $1', [
      answered.orderId,
    ]);
    const [{ goodName } = { goodName: '' }] = (await ofSeller(shop)).list;
    expect(await told(shop.seller.accountId)).toEqual([
      {
        ...{ kind: 'reviewAdded', detail: `「${goodName}」：用了一个月，把手松了。` },
        link: `/seller/goodsManagement?tab=reviews&keyword=${order?.no}`,
      },
    ]);
  });

  it('that an operator hides is seen by its author and supplier alone, with the reason, and counts no more', async () => {
    const shop = await api.shop();
    const { buyer, orderId, id } = await reviewed(shop, { score: 1, text: '加微信' });
    await reviewed(shop, { score: 4 });
    expect(await ops('review', 'hide', '--id', String(id), '--reason', '含联系方式')).toBe(
      `评价 ${id} 已隐藏`,
    );
    await expect(ops('review', 'hide', '--id', String(id), '--reason', '再来')).rejects.toThrow('已经隐藏');
    expect((await shown(shop.goodId)).list).toMatchObject([{ score: 4 }]);
    expect(await good(shop.goodId)).toMatchObject({ reviewCount: 1, reviewScore: 4 });
    const hidden = { text: '加微信', hiddenReason: '含联系方式', allowedActions: [] };
    expect(await ofOrder(buyer, orderId)).toMatchObject([{ review: hidden }]);
    expect((await ofSeller(shop, { show: 'bad' })).list).toMatchObject([hidden]);
    expect(await answer(shop.seller, id, '解释')).toMatchObject({ data: { errorKey: 'REVIEW_STATE' } });
    expect(await told(buyer.accountId)).toMatchObject([{ kind: 'reviewHidden' }]);
    expect(await ops('review', 'list', '--good', String(shop.goodId), '--hidden')).toMatchObject([
      { id, reason: '含联系方式' },
    ]);
    expect(await ops('review', 'show', '--id', String(id))).toBe(`评价 ${id} 已恢复显示`);
    expect(await good(shop.goodId)).toMatchObject({ reviewCount: 2, reviewScore: 2.5 });
  });
});

describe('the reviews of goods', () => {
  it('narrow to pictures and scores, and are read on by cursors, newest or most useful first', async () => {
    const shop = await api.shop();
    const scores = [5, 4, 3, 2, 1];
    for (const score of scores)
      await reviewed(shop, { score, text: score === 2 ? '用了两个星期，手柄松了，客服说补一个' : '' });
    const buyer = await rich();
    const orderId = await receivedOrder(api, buyer, shop);
    await review(buyer, orderId, { score: 5, pics: [await uploaded(buyer)] });
    const scoresOf = async (more: object) => (await shown(shop.goodId, more)).list.map(({ score }) => score);
    expect(await scoresOf({})).toEqual([5, 1, 2, 3, 4, 5]);
    expect(await scoresOf({ sort: 'useful' })).toEqual([5, 2, 1, 3, 4, 5]);
    expect(await scoresOf({ show: 'pictures' })).toEqual([5]);
    expect(await scoresOf({ show: 'good' })).toEqual([5, 4, 5]);
    expect(await scoresOf({ show: 'middle' })).toEqual([3]);
    expect(await scoresOf({ show: 'bad' })).toEqual([1, 2]);
    for (const [sort, all] of [
      ['newest', [5, 1, 2, 3, 4, 5]],
      ['useful', [5, 2, 1, 3, 4, 5]],
    ] as const) {
      const read: number[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: Page<ReviewDto> = await shown(shop.goodId, {
          sort,
          pageSize: 2,
          ...(cursor && { cursor }),
        });
        read.push(...page.list.map(({ score }) => score));
        cursor = page.nextCursor;
      }
      expect(read).toEqual(all);
    }
  });

  it('are no more than a supplier’s own, and wait for it while they are not answered', async () => {
    const [shop, other] = [await api.shop(), await api.shop()];
    const { id, orderId } = await reviewed(shop, { score: 5 });
    const bad = await reviewed(shop, { score: 2 });
    await reviewed(other);
    const ids = async (more: object) => (await ofSeller(shop, more)).list.map((each) => each.id);
    expect(await ids({})).toEqual([bad.id, id]);
    expect(await ids({ show: 'bad' })).toEqual([bad.id]);
    await answer(shop.seller, bad.id, '抱歉');
    expect(await ids({ waiting: true })).toEqual([id]);
    const [order] = await api.query<{ no: string }>('SELECT order_no AS no FROM orders WHERE id = $1', [
      orderId,
    ]);
    expect(await ids({ keyword: order?.no })).toEqual([id]);
    expect(await ids({ goodId: other.goodId })).toEqual([]);
    await api.query("UPDATE review SET created_at = now() - interval '31 days' WHERE id = $1", [id]);
    expect((await ofSeller(shop)).waiting).toBe(0);
  });
});

describe('the counts of goods', () => {
  it('are those of the reviews that are shown, whatever is reviewed, added to and hidden concurrently', async () => {
    const shops = [await api.shop({ stock: 200 }), await api.shop({ stock: 200 })];
    const [first, second] = shops.map(({ skuId }) => skuId);
    expect(first).not.toBe(second);
    const begun = await Promise.all(
      Array.from({ length: 24 }, async (_, at) => {
        const buyer = await rich();
        const shop = shops[at % 2] as Shop;
        return {
          buyer,
          shop,
          orderId: await receivedOrder(api, buyer, shop),
          picture: await uploaded(buyer),
        };
      }),
    );
    const written = await Promise.all(
      begun.map(async ({ buyer, orderId, picture }, at) => {
        await review(buyer, orderId, { score: (at % 5) + 1, ...(at % 3 === 0 && { pics: [picture] }) });
        const [of] = await ofOrder(buyer, orderId);
        return { buyer, picture, id: of?.review?.id ?? 0 };
      }),
    );
    await Promise.all(
      written.flatMap(({ buyer, id, picture }, at) => [
        ...(at % 3 === 1 ? [ops('review', 'hide', '--id', String(id), '--reason', '广告')] : []),
        ...(at % 4 < 2 ? [add(buyer, id, '补图', [picture])] : []),
        ...(at % 6 === 1 ? [ops('review', 'show', '--id', String(id)).catch(() => undefined)] : []),
      ]),
    );
    for (const { goodId } of shops) {
      const [counted] = await api.query<Record<string, unknown>>(
        `SELECT count(*)::int AS "reviewCount", round(avg(score), 1)::float AS "reviewScore",
                array(SELECT count(*) FILTER (WHERE r.score = n)::int FROM generate_series(1, 5) n
                        LEFT JOIN review r ON r.good_id = $1 AND r.hidden_at IS NULL GROUP BY n ORDER BY n) AS "reviewCounts",
                count(*) FILTER (WHERE jsonb_array_length(pics || added_pics) > 0)::int AS "picturedReviews"
           FROM review WHERE good_id = $1 AND hidden_at IS NULL`,
        [goodId],
      );
      expect(counted?.reviewCount).toBeGreaterThan(2);
      expect(await good(goodId)).toMatchObject(counted ?? {});
    }
  });
});

describe('a closed account', () => {
  it('leaves the scores of its reviews, and neither words nor pictures', async () => {
    const shop = await api.shop();
    const { buyer, id } = await reviewed(shop, { score: 3, text: '我叫张三' });
    const picture = await uploaded(buyer);
    await add(buyer, id, '电话在图里', [picture]);
    await api.database.db.transaction((tx) => erasePerson(tx, api.database.db.box, buyer.accountId));
    expect((await shown(shop.goodId)).list).toMatchObject([
      { score: 3, text: '', pics: [], addedText: '', addedPics: [], reviewer: '已***' },
    ]);
    expect(await good(shop.goodId)).toMatchObject({ reviewCount: 1, picturedReviews: 0 });
    expect(await api.query('SELECT used FROM upload WHERE account_id = $1', [buyer.accountId])).toEqual([
      { used: false },
    ]);
  });
});
