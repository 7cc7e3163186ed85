import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Favourite = { goodId: number; priceDelta: number; good: { name: string; status: number } | null };
const add = (who: Person, goodId: number) =>
  who.call<Favourite>('POST', '/goodCollect/createGoodCollect', { goodId });
const remove = (who: Person, goodId: number) =>
  who.call('POST', '/goodCollect/deleteGoodCollect', { goodId });
const list = async (who: Person, paging: object = {}) =>
  (await who.call<{ list: Favourite[]; total: number }>('POST', '/goodCollect/getGoodCollectList', paging))
    .data;

describe('favourites', () => {
  it('are stored once and listed newest first, by page, with their price change since', async () => {
    const buyer = await api.buyer();
    const [first, second] = [await api.shop(), await api.shop()];
    expect(await add(buyer, first.goodId)).toMatchObject({
      msg: '收藏成功',
      data: { goodId: first.goodId, priceDelta: 0 },
    });
    const twice = await Promise.all(Array.from({ length: 10 }, () => add(buyer, second.goodId)));
    expect(twice.map((each) => each.code)).toEqual(Array(10).fill(0));
    await api.query('UPDATE goods SET supply_price = supply_price - 15 WHERE id = $1', [first.goodId]);
    const kept = await list(buyer);
    expect([kept.total, kept.list.map((each) => [each.goodId, each.priceDelta])]).toEqual([
      2,
      [
        [second.goodId, 0],
        [first.goodId, -15],
      ],
    ]);
    expect((await list(buyer, { page: 2, pageSize: 1 })).list.map((each) => each.goodId)).toEqual([
      first.goodId,
    ]);
    expect((await list(buyer, { page: 9 })).total).toBe(2);
  });

  it('are removed, even when absent, and counted on the goods', async () => {
    const [buyer, other, shop] = [await api.buyer(), await api.buyer(), await api.shop()];
    await add(buyer, shop.goodId);
    await add(other, shop.goodId);
    const count = async () =>
      (await api.call<{ collectCount: number }>('GET', `/goods/id?id=${shop.goodId}`)).data.collectCount;
    expect(await count()).toBe(2);
    expect(await remove(buyer, shop.goodId)).toMatchObject({ code: 0, msg: '已取消收藏' });
    expect(await remove(buyer, shop.goodId)).toMatchObject({ code: 0 });
    expect([await count(), (await list(buyer)).total, (await list(other)).total]).toEqual([1, 0, 1]);
  });

  it('remain for goods that went off sale, and do not reveal goods that were removed or never existed', async () => {
    const [buyer, off, gone] = [await api.buyer(), await api.shop(), await api.shop()];
    await add(buyer, off.goodId);
    await add(buyer, gone.goodId);
    await api.query('UPDATE goods SET status = 2 WHERE id = $1', [off.goodId]);
    await api.query('UPDATE goods SET deleted_at = now() WHERE id = $1', [gone.goodId]);
    expect((await list(buyer)).list.map((each) => each.good?.status ?? null)).toEqual([null, 2]);
    expect(await add(buyer, 999_999_999)).toMatchObject({ data: { errorKey: 'NOT_FOUND' } });
    expect(await add(buyer, gone.goodId)).toMatchObject({ data: { errorKey: 'NOT_FOUND' } });
  });

  it('are limited to 500, however many are added concurrently', async () => {
    const buyer = await api.buyer();
    await api.query(
      `INSERT INTO goods (goods_no, name, category_id, seller_id, pics, supply_price, weight)
       SELECT 'F' || n, 'F' || n, 8, (SELECT id FROM account WHERE kind = 2 LIMIT 1), '[]', 100, 100 FROM generate_series(1, 505) n`,
    );
    await api.query(
      `INSERT INTO good_collect (account_id, good_id, price)
       SELECT $1, id, 100 FROM goods WHERE goods_no ~ '^F[0-9]+$' ORDER BY id LIMIT 498`,
      [buyer.accountId],
    );
    const rest = await api.query<{ id: number }>(
      `SELECT id FROM goods WHERE goods_no ~ '^F[0-9]+$' ORDER BY id DESC LIMIT 6`,
    );
    const answers = await Promise.all(rest.map(({ id }) => add(buyer, id)));
    expect(answers.map((each) => each.data.errorKey ?? 'ok').sort()).toEqual([
      ...Array(4).fill('FAVOURITE_LIMIT'),
      'ok',
      'ok',
    ]);
    expect(answers.find((each) => each.code !== 0)?.msg).toBe('最多收藏500件商品');
    expect((await list(buyer)).total).toBe(500);
  });
});
