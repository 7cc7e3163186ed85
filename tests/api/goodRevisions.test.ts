import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SellerGoodDto } from '../../api/src/modules/goods/sellerGoods.schemas.ts';
import { runOps } from '../../api/src/ops/runOps.ts';
import { type Shop, startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.query(`DELETE FROM setting WHERE key = 'auditGoods'`);
});
afterAll(() => api.close());

const ops = (...args: string[]) => runOps(args, { db: api.database.db, operator: 'tester' });
const act = (action: string, id: number, ...more: string[]) =>
  ops('goods', action, '--id', String(id), ...more);
const find = async ({ seller, goodId }: Shop) =>
  (await seller.call<SellerGoodDto>('POST', '/goods/findGoods', { id: goodId })).data;
const shown = async ({ goodId }: Shop) =>
  (await api.call<{ name: string; price: number }>('GET', `/goods/id?id=${goodId}`)).data;
const noticesOf = async ({ seller }: Shop) =>
  (
    await api.query<{ kind: string }>('SELECT kind FROM person_notice WHERE account_id = $1 ORDER BY id', [
      seller.accountId,
    ])
  ).map(({ kind }) => kind);

/** Submits the goods as they are with something else about them. */
async function submit(shop: Shop, more: object) {
  const { id, version, name, categoryId, pics, detail, supplyPrice, weight } = await find(shop);
  const body = { id, version, name, categoryId, pics, detail, supplyPrice, weight, publish: true };
  return shop.seller.call<SellerGoodDto>('PUT', '/goods/updateGoods', { ...body, ...more });
}

/** A single edit of prices, as a sheet or a bulk edit writes it. */
const reprice = (shop: Shop, fen: number) =>
  api.query('UPDATE sku SET supply_price = $2 WHERE good_id = $1', [shop.goodId, fen]);

describe('an edit that waits beside goods on sale', () => {
  it('takes their place when it is accepted, and not before', async () => {
    const shop = await api.shop();
    const old = await shown(shop);
    const { data } = await submit(shop, { name: '新的名字', supplyPrice: 4_321 });
    expect(data).toMatchObject({ status: 1, name: old.name, revision: { status: 1, reason: '' } });
    expect(data.revision?.content).toMatchObject({ name: '新的名字', supplyPrice: 4_321 });
    expect(await shown(shop)).toEqual(old);
    expect(await ops('goods', 'list')).toContainEqual(
      expect.objectContaining({ id: shop.goodId, status: '上架', revision: '修改待审核' }),
    );
    expect(await act('diff', shop.goodId)).toEqual([
      { field: '名称', before: old.name, after: '新的名字' },
      { field: '规格', before: expect.any(String), after: expect.stringContaining('43.21') },
    ]);
    expect(await act('approve', shop.goodId)).toContain('的修改已通过审核并生效');
    expect(await find(shop)).toMatchObject({
      status: 1,
      name: '新的名字',
      supplyPrice: 4_321,
      revision: null,
    });
    expect((await shown(shop)).name).toBe('新的名字');
    expect(await noticesOf(shop)).toEqual(['goodsRevisionAccepted']);
    await expect(act('approve', shop.goodId)).rejects.toThrow('不能这样处理');
    expect(await act('diff', shop.goodId)).toContain('没有等待审核的修改');
  });

  it('is shown to operators with the names of categories', async () => {
    const shop = await api.shop();
    const [was, next] = await api.query<{ id: number; name: string }>(
      `SELECT id, name FROM category WHERE id = (SELECT category_id FROM goods WHERE id = $1)
       UNION ALL (SELECT id, name FROM category WHERE id <> (SELECT category_id FROM goods WHERE id = $1) ORDER BY id LIMIT 1)`,
      [shop.goodId],
    );
    await submit(shop, { categoryId: next?.id });
    expect(await act('diff', shop.goodId)).toEqual([{ field: '分类', before: was?.name, after: next?.name }]);
  });

  it('is refused with a reason, submitted again, and withdrawn', async () => {
    const shop = await api.shop();
    const { name } = await find(shop);
    await submit(shop, { name: '夸大的名字' });
    expect(await act('reject', shop.goodId, '--reason', '名称夸大')).toContain('在售内容不变');
    expect(await find(shop)).toMatchObject({
      ...{ status: 1, name, auditReason: '' },
      revision: { status: 2, reason: '名称夸大', content: { name: '夸大的名字' } },
    });
    await submit(shop, { name: '实在的名字' });
    expect((await find(shop)).revision).toMatchObject({ status: 1, reason: '' });
    const { data } = await shop.seller.call<SellerGoodDto>('POST', '/goods/withdrawRevision', {
      id: shop.goodId,
    });
    expect(data).toMatchObject({ status: 1, name, revision: null });
    expect(await noticesOf(shop)).toEqual(['goodsRevisionRefused']);
    await expect(act('approve', shop.goodId)).rejects.toThrow('不能这样处理');
  });

  it('leaves alone what it does not change, whatever that has become since', async () => {
    const shop = await api.shop();
    await submit(shop, { name: '只改名字' });
    await reprice(shop, 7_777);
    expect((await find(shop)).revision?.content?.supplyPrice).toBe(7_777);
    await act('approve', shop.goodId);
    expect(await find(shop)).toMatchObject({ name: '只改名字', supplyPrice: 7_777 });
  });

  it('changes a price that it changes, whatever the price has become since', async () => {
    const shop = await api.shop();
    await submit(shop, { name: '名字和价格', supplyPrice: 5_000 });
    await reprice(shop, 7_777);
    await act('approve', shop.goodId);
    expect(await find(shop)).toMatchObject({ name: '名字和价格', supplyPrice: 5_000 });
  });

  it('adds combinations with their first stock when it is accepted', async () => {
    const shop = await api.shop();
    const { skus } = await find(shop);
    const one = { supplyPrice: 1_000, weight: 200 };
    await submit(shop, {
      properties: [{ name: '颜色', values: [{ name: '红' }, { name: '蓝' }] }],
      skus: [
        { id: skus[0]?.id, values: ['红'], ...one },
        { values: ['蓝'], ...one, stocks: [{ warehouseId: shop.warehouseId, quantity: 7 }] },
      ],
    });
    const { revision, properties } = await find(shop);
    expect([properties, revision?.content?.properties, revision?.content?.skus.map(({ id }) => id)]).toEqual([
      [],
      [{ id: null, name: '颜色', values: ['红', '蓝'].map((name) => ({ id: null, name })) }],
      [skus[0]?.id, null],
    ]);
    await act('approve', shop.goodId);
    const now = await find(shop);
    expect(now.skus.map(({ name }) => name)).toEqual(['红', '蓝']);
    expect(now.stocks.find(({ skuName }) => skuName === '蓝')?.quantity).toBe(7);
  });

  it('goes with goods that an operator takes off, and waits beside those that their supplier does', async () => {
    const [banned, off] = [await api.shop(), await api.shop()];
    for (const shop of [banned, off]) await submit(shop, { name: '改过的名字' });
    await act('ban', banned.goodId, '--reason', '侵权');
    expect(await find(banned)).toMatchObject({ status: 5, revision: null });
    await off.seller.call('POST', '/goods/setOnSale', { ids: [off.goodId], onSale: false });
    await act('approve', off.goodId);
    expect(await find(off)).toMatchObject({ status: 2, name: '改过的名字', revision: null });
  });

  it('gives way to an edit that says the goods as they are on sale', async () => {
    const shop = await api.shop();
    await submit(shop, { name: '改过的名字' });
    await submit(shop, { supplyPrice: 99 });
    expect(await find(shop)).toMatchObject({ supplyPrice: 99, revision: null });
  });

  it('says when it cannot be made any more, and can be refused then', async () => {
    const shop = await api.shop();
    const { skus } = await find(shop);
    const [warehouse] = await api.query<{ id: number }>(
      `INSERT INTO warehouse (name, seller_id, province, city, district, province_code, city_code, district_code, address)
       SELECT name || '-' || $1, seller_id, province, city, district, province_code, city_code, district_code, address
         FROM warehouse WHERE id = $2 RETURNING id`,
      [String(shop.goodId), shop.warehouseId],
    );
    const one = { supplyPrice: 1_000, weight: 200 };
    await submit(shop, {
      properties: [{ name: '颜色', values: [{ name: '红' }, { name: '蓝' }] }],
      skus: [
        { id: skus[0]?.id, values: ['红'], ...one },
        { values: ['蓝'], ...one, stocks: [{ warehouseId: warehouse?.id, quantity: 7 }] },
      ],
    });
    await api.query('UPDATE warehouse SET deleted_at = now() WHERE id = $1', [warehouse?.id]);
    await expect(act('approve', shop.goodId)).rejects.toThrow('的修改现在不能生效');
    expect((await find(shop)).revision?.status).toBe(1);
    await act('reject', shop.goodId, '--reason', '仓库已删除');
    expect((await find(shop)).revision?.status).toBe(2);
  });

  it('is one of its goods, found and counted by how it stands, for its supplier alone', async () => {
    const shop = await api.shop();
    const other = await api.shop();
    await Promise.all([submit(shop, { name: '第一版' }), submit(shop, { name: '第二版' })]);
    const list = async ({ seller }: Shop) =>
      (
        await seller.call<{ list: SellerGoodDto[]; revisions: object }>('POST', '/goods/getGoodsList', {
          revision: 1,
        })
      ).data;
    const mine = await list(shop);
    expect(mine.list.map(({ id, revision }) => [id, revision?.status, revision?.content])).toEqual([
      [shop.goodId, 1, null],
    ]);
    expect([mine.revisions, (await list(other)).revisions]).toEqual([
      { waiting: 1, refused: 0 },
      { waiting: 0, refused: 0 },
    ]);
    const refused = await other.seller.call('POST', '/goods/withdrawRevision', { id: shop.goodId });
    expect([refused.data, (await find(shop)).revision?.status]).toEqual([{ errorKey: 'NOT_FOUND' }, 1]);
  });
});
