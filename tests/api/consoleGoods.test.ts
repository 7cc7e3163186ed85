import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  ConsoleGoodDto,
  ForbiddenWordDto,
  GoodSummaryDto,
  JudgedDto,
} from '../../api/src/modules/consoleGoods/consoleGoods.schemas.ts';
import type { SellerGoodDto } from '../../api/src/modules/goods/sellerGoods.schemas.ts';
import { type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { operatorWith, type TestOperator } from '../support/operators.ts';

let api: TestApi;
let shenhe: TestOperator;
let second: TestOperator;
beforeAll(async () => {
  api = await startApi();
  await api.query(`DELETE FROM setting WHERE key = 'auditGoods'`);
  shenhe = await operatorWith(api, ['goods.read', 'goods.audit']);
  second = await operatorWith(api, ['goods.read', 'goods.audit', 'catalogue.edit']);
});
afterAll(() => api.close());

const REASON = '名称夸大，与实物不符';
const find = async ({ seller, goodId }: Shop) =>
  (await seller.call<SellerGoodDto>('POST', '/goods/findGoods', { id: goodId })).data;

/** A picture that somebody has uploaded and shows; with the bytes of another where `sha256` is the same. */
async function uploaded({ accountId }: Person, sha256 = randomBytes(32).toString('hex')): Promise<string> {
  const key = `${randomBytes(20).toString('hex')}.webp`;
  await api.query(
    `INSERT INTO upload (account_id, key, name, mime, size, width, height, sha256, used) VALUES ($1, $2, 'a', 'image/webp', 1, 24, 16, $3, true)`,
    [accountId, key, sha256],
  );
  return `/files/u/${key}`;
}
/** Goods of a new shop after an edit by their supplier; on sale they stay as they are, and the edit waits. */
async function edited(more: object, { isOnSale = true } = {}): Promise<Shop> {
  const shop = await api.shop();
  if (!isOnSale) await shop.seller.call('POST', '/goods/setOnSale', { ids: [shop.goodId], onSale: false });
  const { id, version, name, categoryId, pics, detail, supplyPrice, weight } = await find(shop);
  const body = { id, version, name, categoryId, pics, detail, supplyPrice, weight, publish: true };
  const { code } = await shop.seller.call('PUT', '/goods/updateGoods', { ...body, ...more });
  expect(code).toBe(0);
  return shop;
}
const list = async (query = '') =>
  (await shenhe.call<{ list: GoodSummaryDto[] }>('GET', `/console/goods?${query}`)).data.list;
const rowOf = async ({ goodId, seller }: Shop) =>
  (await list(`sellerId=${seller.accountId}`)).find(({ id }) => id === goodId);
const page = async ({ goodId }: Shop) =>
  (await shenhe.call<ConsoleGoodDto>('GET', `/console/goods/one?id=${goodId}`)).data;
const judge = (body: object, who = shenhe) =>
  who.call<{ list: JudgedDto }>('POST', '/console/goods/judge', body);
const itemOf = async (shop: Shop) => ({ id: shop.goodId, version: (await find(shop)).version });

describe('the queue of goods', () => {
  it('has new goods and edits of goods on sale, the longest waiting first', async () => {
    const edit = await edited({ name: '改过的名字' });
    const fresh = await edited({ name: '新的名字' }, { isOnSale: false });
    const waiting = (await list('pageSize=100')).map(({ id }) => id);
    expect(waiting.indexOf(edit.goodId)).toBeGreaterThan(-1);
    expect(waiting.indexOf(edit.goodId)).toBeLessThan(waiting.indexOf(fresh.goodId));
    expect(await rowOf(edit)).toMatchObject({ name: '改过的名字', isRevision: true, statusText: '上架' });
    expect(await rowOf(fresh)).toMatchObject({ name: '新的名字', isRevision: false, statusText: '审核中' });
    expect((await list('revisions=true')).map(({ isRevision }) => isRevision)).not.toContain(false);
    expect((await list('revisions=false')).map(({ isRevision }) => isRevision)).not.toContain(true);
  });

  it('shows what an edit would change beside what is on sale', async () => {
    const shop = await edited({ name: '改过的名字', categoryId: 12 });
    const { now, revised, differences, history } = await page(shop);
    expect([now.name === revised?.name, revised?.name]).toEqual([false, '改过的名字']);
    expect(differences.map(({ field }) => field)).toEqual(['名称', '分类']);
    expect(differences[1]).toEqual({
      field: '分类',
      before: now.categoryName,
      after: revised?.categoryName,
    });
    expect(history).toEqual([]);
  });
});

describe('goods are flagged', () => {
  it('where their price is far from the median of their category', async () => {
    const [category] = await api.query<{ id: number }>(
      "INSERT INTO category (id, name) VALUES (9001, '测试类') RETURNING id",
    );
    for (let count = 0; count < 5; count += 1) {
      const { goodId } = await api.shop({ supplyPrice: 1_000 });
      await api.query('UPDATE goods SET category_id = $2, supply_price = 1000 WHERE id = $1', [
        goodId,
        category?.id,
      ]);
    }
    const flagsAt = async (supplyPrice: number) => {
      const shop = await edited({ categoryId: category?.id, supplyPrice }, { isOnSale: false });
      return (await rowOf(shop))?.flags;
    };
    expect([await flagsAt(200), await flagsAt(5_000)]).toEqual([[], []]);
    expect(await flagsAt(199)).toMatchObject([{ kind: 'price', price: 199, median: 1_000 }]);
    expect(await flagsAt(5_001)).toMatchObject([{ kind: 'price', price: 5_001, median: 1_000 }]);
  });

  it('where they carry a forbidden word, in their name or detail, and not in a tag', async () => {
    const { data } = await second.call<ForbiddenWordDto>('POST', '/console/forbiddenWords/add', {
      word: ' 全网最低Strong ',
    });
    expect(data.word).toBe('全网最低strong');
    const again = await second.call('POST', '/console/forbiddenWords/add', { word: '全网最低STRONG' });
    expect(again.data.errorKey).toBe('WORD_TAKEN');
    await second.call('POST', '/console/forbiddenWords/add', { word: 'strong' });
    const flagged = await edited({ name: '全网最低STRONG纸巾' });
    expect((await rowOf(flagged))?.flags).toMatchObject([
      { kind: 'words', words: ['strong', '全网最低strong'] },
    ]);
    const inTag = await edited({ detail: '<p><strong>厚</strong></p>' });
    expect((await rowOf(inTag))?.flags).toEqual([]);
    await second.call('DELETE', '/console/forbiddenWords/delete', { id: data.id });
    expect((await rowOf(flagged))?.flags).toMatchObject([{ kind: 'words', words: ['strong'] }]);
    const { data: words } = await shenhe.call<{ list: ForbiddenWordDto[] }>('GET', '/console/forbiddenWords');
    expect(words.list.map(({ word }) => word)).toEqual(['strong']);
  });

  it('where another supplier shows the same picture', async () => {
    const sha256 = randomBytes(32).toString('hex');
    const other = await api.seller();
    const shop = await api.shop();
    const copied = await uploaded(shop.seller, sha256);
    const { id, version, name, categoryId, detail, supplyPrice, weight } = await find(shop);
    const body = { id, version, name, categoryId, detail, supplyPrice, weight, publish: true };
    await shop.seller.call('PUT', '/goods/updateGoods', { ...body, pics: [copied] });
    expect((await rowOf(shop))?.flags).toEqual([]);
    await uploaded(other, sha256);
    expect((await rowOf(shop))?.flags).toMatchObject([
      { kind: 'pictures', pictures: [{ url: copied, sellerId: other.accountId }] },
    ]);
  });
});

describe('an audit', () => {
  it('approves and refuses many, each for itself, and records both', async () => {
    const [edit, fresh, moved] = [
      await edited({ name: '改过的名字' }),
      await edited({ name: '新的名字' }, { isOnSale: false }),
      await edited({ name: '还在改' }),
    ];
    const stale = { ...(await itemOf(moved)), version: 99 };
    const items = [await itemOf(edit), await itemOf(fresh), stale, { id: 999_999, version: 0 }];
    expect((await judge({ items, approve: true })).data.list).toEqual([
      { id: edit.goodId, done: true, msg: null },
      { id: fresh.goodId, done: true, msg: null },
      { id: moved.goodId, done: false, msg: '商品又有修改，请重新查看' },
      { id: 999_999, done: false, msg: expect.any(String) },
    ]);
    expect([(await find(edit)).name, (await find(fresh)).status]).toEqual(['改过的名字', 1]);
    expect((await page(edit)).history).toMatchObject([{ action: 'goods approve', operator: shenhe.name }]);

    const refused = { items: [await itemOf(moved)], approve: false };
    expect((await judge(refused)).data.errorKey).toBe('BAD_PARAM');
    expect((await judge({ ...refused, reason: REASON })).data.list).toMatchObject([{ done: true }]);
    expect((await find(moved)).revision).toMatchObject({ status: 2, reason: REASON });
    const log = await api.query<{ before: object; after: object; reason: string }>(
      "SELECT before, after, reason FROM audit_log WHERE target = $1 AND action = 'goods reject'",
      [String(moved.goodId)],
    );
    expect(log).toMatchObject([{ before: { status: 1 }, after: { status: 1 }, reason: REASON }]);
  });

  it('is decided once by two operators at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const shop = await edited({ name: '两人同审' }, { isOnSale: false });
      const items = [await itemOf(shop)];
      const ends = await Promise.all([
        judge({ items, approve: true }),
        judge({ items, approve: false, reason: REASON }, second),
      ]);
      expect(ends.filter(({ data }) => data.list[0]?.done)).toHaveLength(1);
    }
  });

  it('bans goods and lifts a ban, with a reason', async () => {
    const shop = await api.shop();
    const step = (path: string, reason = REASON) =>
      shenhe.call('POST', `/console/goods/${path}`, { id: shop.goodId, reason });
    expect((await step('ban', '短')).code).toBe(7);
    expect((await step('ban')).code).toBe(0);
    expect(await find(shop)).toMatchObject({ status: 5, auditReason: REASON });
    expect((await list('show=banned')).map(({ id }) => id)).toContain(shop.goodId);
    expect((await step('ban')).data.errorKey).toBe('GOODS_STATE');
    expect((await step('unban')).code).toBe(0);
    expect(await find(shop)).toMatchObject({ status: 0, auditReason: '' });
    expect((await page(shop)).history.map(({ action }) => action)).toEqual(['goods unban', 'goods ban']);
  });
});
