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
const setOnSale = ({ seller, goodId }: Shop, onSale: boolean) =>
  seller.call('POST', '/goods/setOnSale', { ids: [goodId], onSale });
const buyersSee = async ({ goodId }: Shop) =>
  (await api.call<{ total: number }>('GET', `/goods/list?ids=${goodId}`)).data.total === 1;

/** The goods with something else about them; answers how they stand then. */
async function edit(shop: Shop, more: object = {}) {
  const good = await find(shop);
  const { id, version, name, categoryId, pics, detail, supplyPrice, weight } = good;
  const body = { id, version, name, categoryId, pics, detail, supplyPrice, weight, publish: true };
  const { data } = await shop.seller.call<SellerGoodDto>('PUT', '/goods/updateGoods', { ...body, ...more });
  return data.status;
}

describe('goods that need an audit', () => {
  it('wait when they are published and go on sale when they are approved', async () => {
    const shop = await api.shop();
    const { data } = await shop.seller.call<SellerGoodDto>('POST', '/goods/createGoods', {
      ...{ name: '新商品', categoryId: 8, pics: await picturesOf(shop), supplyPrice: 1_234, weight: 300 },
      ...{ stocks: [{ warehouseId: shop.warehouseId, quantity: 1 }], publish: true },
    });
    const made = { ...shop, goodId: data.id };
    expect([data.status, await buyersSee(made)]).toEqual([3, false]);
    expect((await api.call('GET', `/goods/id?id=${data.id}`)).data).toEqual({ errorKey: 'NOT_FOUND' });
    const listed = {
      id: data.id,
      goodsNo: data.goodsNo,
      name: '新商品',
      sellerId: shop.seller.accountId,
      seller: '测试供应商',
      supplyPrice: '12.34',
      status: '审核中',
      revision: '',
      reason: '',
      version: 0,
      at: data.updatedAt.replace(/\.\d{3}/, ''),
    };
    expect(await ops('goods', 'list')).toEqual([listed]);
    await expect(act('approve', data.id, '--version', '7')).rejects.toThrow(
      `商品 ${data.id} 又有修改，请重新查看`,
    );
    expect(await act('approve', data.id, '--version', '0')).toBe(`商品 ${data.goodsNo} 已通过审核并上架`);
    expect([await ops('goods', 'list'), await buyersSee(made)]).toEqual([[], true]);
    expect(await ops('goods', 'list', '--all')).toContainEqual({
      ...listed,
      status: '上架',
      version: 1,
      at: expect.any(String),
    });
  });

  it.each([
    ['name', { name: '另一个名字' }, true],
    ['category', { categoryId: 12 }, true],
    ['detail', { detail: '<p>新</p>' }, true],
    ['price', { supplyPrice: 99 }, false],
    ['weight', { weight: 99 }, false],
    ['limits', { minNum: 2, maxNum: 3, platforms: [1], isGift: true }, false],
  ])('stay on sale after an edit of their %s, which waits where people see it', async (_, more, waits) => {
    const shop = await api.shop();
    const before = await find(shop);
    expect([await edit(shop, more), await buyersSee(shop)]).toEqual([1, true]);
    const { revision, updatedAt: _at, version: _version, ...now } = await find(shop);
    expect(revision?.status ?? null).toBe(waits ? 1 : null);
    if (waits) expect({ ...before, ...now }).toEqual(before);
    else expect(now).toMatchObject(more);
  });

  it('wait again where they are not on sale and are changed and published', async () => {
    const shop = await api.shop();
    await setOnSale(shop, false);
    expect([await edit(shop, { pics: await picturesOf(shop) }), (await find(shop)).revision]).toEqual([
      3,
      null,
    ]);
  });

  it('go off and on sale without an audit unless they were changed meanwhile', async () => {
    const shop = await api.shop();
    await setOnSale(shop, false);
    await edit(shop, { supplyPrice: 99, publish: false });
    expect((await find(shop)).status).toBe(2);
    await setOnSale(shop, true);
    expect((await find(shop)).status).toBe(1);
    await setOnSale(shop, false);
    expect(await edit(shop, { name: '偷偷改名', publish: false })).toBe(0);
    await setOnSale(shop, true);
    expect([(await find(shop)).status, await buyersSee(shop)]).toEqual([3, false]);
    await setOnSale(shop, false);
    expect((await find(shop)).status).toBe(0);
  });

  it('keep the reason of a rejection until they are published again', async () => {
    const shop = await api.shop();
    await setOnSale(shop, false);
    await edit(shop, { name: '夸大的名字' });
    const { goodsNo } = await find(shop);
    await expect(act('reject', shop.goodId)).rejects.toThrow('缺少 --reason');
    expect(await act('reject', shop.goodId, '--reason', '名称夸大')).toBe(`商品 ${goodsNo} 已驳回`);
    expect(await edit(shop, { name: '还在改', publish: false })).toBe(4);
    expect(await find(shop)).toMatchObject({ status: 4, auditReason: '名称夸大', name: '还在改' });
    expect(await edit(shop, { name: '实在的名字' })).toBe(3);
    expect((await find(shop)).auditReason).toBe('');
  });

  it('stay banned until an operator lifts the ban', async () => {
    const shop = await api.shop();
    const { goodsNo } = await find(shop);
    expect(await act('ban', shop.goodId, '--reason', '侵权')).toBe(`商品 ${goodsNo} 已违规下架`);
    expect(await find(shop)).toMatchObject({ status: 5, auditReason: '侵权', version: 1 });
    expect((await setOnSale(shop, true)).data).toEqual({
      list: [{ id: shop.goodId, done: false, msg: '商品当前状态不能进行此操作' }],
    });
    expect(await act('unban', shop.goodId)).toBe(`商品 ${goodsNo} 已解除违规下架`);
    expect(await find(shop)).toMatchObject({ status: 0, auditReason: '' });
    expect(
      await api.query(
        "SELECT operator, action, detail FROM audit_log WHERE action LIKE 'goods %' AND target = $1 ORDER BY id",
        [String(shop.goodId)],
      ),
    ).toEqual([
      { operator: 'tester', action: 'goods ban', detail: { reason: '侵权' } },
      { operator: 'tester', action: 'goods unban', detail: {} },
    ]);
  });

  const ALLOWED: Record<string, [text: string, actions: string[]]> = {
    0: ['草稿', ['ban']],
    1: ['上架', ['ban']],
    2: ['下架', ['ban']],
    3: ['审核中', ['approve', 'reject', 'ban']],
    4: ['审核驳回', ['ban']],
    5: ['违规下架', ['unban']],
  };
  it.each(Object.entries(ALLOWED))(
    'in status %s allow exactly these operator actions',
    async (status, [text, allowed]) => {
      for (const action of ['approve', 'reject', 'ban', 'unban']) {
        const shop = await api.shop();
        await api.query('UPDATE goods SET status = $2 WHERE id = $1', [shop.goodId, Number(status)]);
        const words = ['reject', 'ban'].includes(action) ? ['--reason', '原因'] : [];
        const before = await find(shop);
        if (allowed.includes(action)) {
          await act(action, shop.goodId, ...words);
          expect((await find(shop)).version).toBe(1);
        } else {
          await expect(act(action, shop.goodId, ...words)).rejects.toThrow(
            `商品 ${shop.goodId} 现在是「${text}」，不能这样处理`,
          );
          expect(await find(shop)).toEqual(before);
        }
      }
    },
  );

  it('tell their supplier what was decided, and where to go on', async () => {
    const shop = await api.shop();
    const { goodId, seller } = shop;
    const { name, goodsNo } = await find(shop);
    await api.query('UPDATE goods SET status = 3 WHERE id = $1', [goodId]);
    await act('reject', goodId, '--reason', '图片不清');
    await api.query('UPDATE goods SET status = 3 WHERE id = $1', [goodId]);
    await act('approve', goodId);
    await act('ban', goodId, '--reason', '侵权');
    await act('unban', goodId);
    await expect(act('unban', goodId)).rejects.toThrow('不能这样处理');
    const told = await api.query<{ text: string }>(
      "SELECT concat_ws('|', kind, title, detail, link) AS text FROM person_notice WHERE account_id = $1 ORDER BY id",
      [seller.accountId],
    );
    const [list, editor] = [`/seller/goodsManagement?keyword=${goodsNo}`, `/seller/publishGoods/${goodId}`];
    expect(told.map(({ text }) => text)).toEqual([
      `goodsRejected|商品未通过审核|「${name}」未通过审核：图片不清。修改后可重新提交。|${editor}`,
      `goodsApproved|商品已通过审核并上架|「${name}」已通过审核，现在可以售卖。|${list}`,
      `goodsBanned|商品已违规下架|「${name}」已违规下架：侵权。|${list}`,
      `goodsUnbanned|商品已解除违规下架|「${name}」已回到草稿，可重新发布。|${editor}`,
    ]);
  });

  it('are answered as missing when they were removed or never existed', async () => {
    const shop = await api.shop();
    await shop.seller.call('POST', '/goods/deleteGoodsByIds', { ids: [shop.goodId] });
    await expect(act('ban', shop.goodId, '--reason', '原因')).rejects.toThrow(`没有商品 ${shop.goodId}`);
    await expect(act('approve', 999_999_999)).rejects.toThrow('没有商品 999999999');
  });

  it('reveal nothing of the audit to visitors', async () => {
    const { data } = await api.call('POST', '/setting/getSetting');
    expect(Object.keys(data)).not.toContain('auditGoods');
    expect(Object.keys(data)).not.toContain('goodsMargin');
  });
});

async function picturesOf({ seller, goodId }: Shop): Promise<string[]> {
  const key = `${String(goodId).padStart(40, '0')}.webp`;
  await api.query(
    `INSERT INTO upload (account_id, key, name, mime, size, width, height) VALUES ($1, $2, 'a.png', 'image/webp', 9, 800, 800)`,
    [seller.accountId, key],
  );
  return [`/files/u/${key}`];
}
