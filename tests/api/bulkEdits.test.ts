import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkEditDto } from '../../api/src/modules/bulkEdits/bulkEdits.schemas.ts';
import type { SellerGoodDto } from '../../api/src/modules/goods/sellerGoods.schemas.ts';
import { runOps } from '../../api/src/ops/runOps.ts';
import { orderBody, type Shop, startApi, type TestApi } from '../support/api.ts';
import {
  type Asked,
  addGoods,
  apply,
  dumpOf,
  edit,
  linesLeft,
  preview,
  undo,
} from '../support/bulkEditFixture.ts';
import { bundleShop } from '../support/bundleShop.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { repriced } from '../support/skus.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await api.close();
});

const price = (mode: number, value: number, rounding?: number): Asked => ({
  kind: 1,
  change: { mode, value, ...(rounding && { rounding }) },
});
const weight = (value: number): Asked => ({ kind: 2, change: { mode: 1, value } });
const stock = ({ warehouseId }: Pick<Shop, 'warehouseId'>, mode: number, value: number): Asked => ({
  kind: 3,
  change: { mode, value, warehouseId },
});
const revisedCategory = async ({ goodId }: Shop) =>
  (
    await api.query<{ category: number }>(
      "SELECT (fields->>'categoryId')::int AS category FROM good_revision WHERE good_id = $1",
      [goodId],
    )
  )[0]?.category ?? null;
const category = (value: number): Asked => ({ kind: 4, change: { mode: 1, value } });
const sale = (value: 0 | 1): Asked => ({ kind: 5, change: { mode: 1, value } });

const goodOf = async ({ goodId }: Shop) =>
  (await api.query<Record<string, unknown>>('SELECT * FROM goods WHERE id = $1', [goodId]))[0];
const auditing = (on: boolean) =>
  api.query(
    `INSERT INTO setting (key, value) VALUES ('auditGoods', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [JSON.stringify(on)],
  );

describe('a preview', () => {
  it('computes prices, rounded half upwards to fen, jiao or yuan', async () => {
    const { seller } = await api.shop({ supplyPrice: 1235 });
    const after = async (asked: Asked) => (await preview(seller, asked)).rows.map((row) => row.after);
    expect(await after(price(1, 990))).toEqual([990]);
    expect(await after(price(2, -35))).toEqual([1200]);
    expect(await after(price(3, 11_000))).toEqual([1359]);
    expect(await after(price(3, 11_000, 10))).toEqual([1360]);
    expect(await after(price(3, 11_000, 100))).toEqual([1400]);
    expect(await after(price(3, 10_000))).toEqual([]);
  });

  it('writes nothing', async () => {
    const shop = await api.shop();
    const before = await goodOf(shop);
    for (const asked of [price(2, 5), weight(700), stock(shop, 1, 3), category(9), sale(0)])
      expect(await preview(shop.seller, asked)).toMatchObject({ goods: 1, changed: 1, refused: 0 });
    expect(await goodOf(shop)).toEqual(before);
  });

  it('lists what changes, then what is refused with why, and counts what stays', async () => {
    const shop = await api.shop({ supplyPrice: 300, stock: 10 });
    const [cheap = 0, same = 0] = await addGoods(api, shop, 2);
    await api.query(repriced('supply_price = 20'), [cheap]);
    await api.query(repriced('supply_price = 300'), [same]);
    const found = await preview(shop.seller, price(2, -20));
    expect(found).toMatchObject({ goods: 3, changed: 2, unchanged: 0, refused: 1 });
    expect(found.rows.map(({ goodId, before, after, msg }) => ({ goodId, before, after, msg }))).toEqual([
      { goodId: same, before: 300, after: 280, msg: '' },
      { goodId: shop.goodId, before: 300, after: 280, msg: '' },
      { goodId: cheap, before: 20, after: 0, msg: '供货价应在0.01元到100,000元之间' },
    ]);
    expect(await preview(shop.seller, price(1, 300))).toMatchObject({
      changed: 1,
      unchanged: 2,
      rows: [{ goodId: cheap }],
    });
  });

  it('refuses weights whose least parcel is too heavy', async () => {
    const shop = await api.shop();
    await api.query('UPDATE goods SET min_num = 6 WHERE id = $1', [shop.goodId]);
    const { rows } = await preview(shop.seller, weight(9_000));
    expect(rows).toMatchObject([{ after: 9_000, msg: '单个包裹不能超过50公斤' }]);
  });

  it('refuses stock that orders hold, that is not there, and that of bundles', async () => {
    const bundles = await bundleShop(api);
    const { shop, seller } = bundles;
    await bundles.bundle([{ skuId: bundles.cup, num: 1 }]);
    const buyer = await api.buyer({ balance: 100_000 });
    await buyer.call('POST', '/orders/createOrder', orderBody(buyer, shop, { num: 4 }));
    await api.query('SELECT drop_stock(id, $2) FROM good_stock WHERE sku_id = $1', [
      ...[bundles.lid, seller.accountId],
    ]);
    const { rows } = await preview(seller, stock(shop, 1, 3));
    expect(rows.map(({ msg }) => msg)).toEqual([
      '组合装的库存来自其中的商品，不能单独设置',
      '该仓库还没有这个规格的库存，请先新增',
      '库存不能小于已锁定数量4',
    ]);
  });

  it('refuses goods whose status does not allow it, and tells which must be audited', async () => {
    const shop = await api.shop();
    await auditing(true);
    const [banned = 0, empty = 0] = await addGoods(api, shop, 2);
    await api.query('UPDATE goods SET status = CASE id WHEN $1 THEN 5 ELSE 0 END WHERE id IN ($1, $2)', [
      banned,
      empty,
    ]);
    await api.query('SELECT drop_stock(id, $2) FROM good_stock WHERE good_id = $1', [
      ...[empty, shop.seller.accountId],
    ]);
    const { rows } = await preview(shop.seller, sale(1));
    expect(rows.map(({ goodId, after, msg }) => [goodId, after, msg])).toEqual([
      [empty, 3, '请先为商品设置库存'],
      [banned, null, '商品当前状态不能进行此操作'],
    ]);
    const moved = await preview(shop.seller, { ...category(9), ids: [shop.goodId] });
    expect(moved.rows).toMatchObject([
      { before: 8, after: 9, status: 1, statusAfter: 1, waits: true, afterName: expect.stringMatching(/./) },
    ]);
    await auditing(false);
  });

  it('takes the goods that a filter finds, and no more than 2,000', async () => {
    const shop = await api.shop();
    const [one = 0] = await addGoods(api, shop, 3);
    expect(await preview(shop.seller, { ...weight(999), filter: { keyword: '商品1' } })).toMatchObject({
      goods: 0,
    });
    expect(await preview(shop.seller, { ...weight(999), filter: { status: 1 } })).toMatchObject({ goods: 4 });
    expect(await preview(shop.seller, { ...weight(999), ids: [one] })).toMatchObject({ goods: 1 });
    await addGoods(api, shop, 2_000);
    expect(await preview(shop.seller, weight(999))).toMatchObject({ errorKey: 'BULK_GOODS_MAX' });
  });

  it.each([
    ['an unknown category', category(9_999), 'CATEGORY_MISSING'],
    ['a price of nothing', price(1, 0), 'BAD_PARAM'],
    ['no difference', price(2, 0), 'BAD_PARAM'],
    ['a percentage of weights', { kind: 2, change: { mode: 3, value: 11_000 } }, 'BAD_PARAM'],
    ['stock without a warehouse', { kind: 3, change: { mode: 1, value: 1 } }, 'BAD_PARAM'],
    ["another's warehouse", { kind: 3, change: { mode: 1, value: 1, warehouseId: 999_999 } }, 'NOT_FOUND'],
  ])('refuses %s', async (_, asked, errorKey) => {
    const { seller } = await api.shop();
    expect(await preview(seller, asked)).toMatchObject({ errorKey });
  });
});

describe('an edit', () => {
  it('changes combinations, with price and weight of their goods, and is recorded with its lines', async () => {
    const shop = await api.shop({ supplyPrice: 300, weight: 200 });
    const applied = await edit(shop.seller, price(3, 12_000, 10));
    expect(applied).toMatchObject({ changed: 1, goods: 1, refused: [] });
    expect(await goodOf(shop)).toMatchObject({ supply_price: 360, weight: 200, version: 1 });
    await edit(shop.seller, weight(450));
    expect(await goodOf(shop)).toMatchObject({ supply_price: 360, weight: 450, version: 2 });
    const { data } = await shop.seller.call<{ list: BulkEditDto[] }>('POST', '/bulkEdits/getEditsList', {
      kind: 1,
    });
    expect(data.list).toMatchObject([
      {
        ...{
          id: applied.editId,
          editNo: expect.stringMatching(/^XG\d{18}$/),
          kind: 1,
          goodsCount: 1,
          rowCount: 1,
        },
        change: { mode: 3, value: 12_000, rounding: 10, warehouseId: null },
        ...{ undoneAt: null, allowedActions: ['undo'] },
      },
    ]);
    const lines = await shop.seller.call<{ list: object[] }>('POST', '/bulkEdits/getLinesList', {
      editId: applied.editId,
    });
    expect(lines.data.list).toMatchObject([{ skuId: shop.skuId, before: 300, after: 360, undoReason: null }]);
  });

  it('makes the price of goods that of the cheapest combination on sale', async () => {
    const shop = await api.shop({ supplyPrice: 300 });
    await api.query(
      `INSERT INTO sku (sku_no, good_id, value_ids, supply_price, weight, status) VALUES (gen_random_uuid(), $1, '{1}', 100, 50, 2), (gen_random_uuid(), $1, '{2}', 250, 70, 1)`,
      [shop.goodId],
    );
    expect(await edit(shop.seller, price(2, 7))).toMatchObject({ changed: 3, goods: 1 });
    expect(await goodOf(shop)).toMatchObject({ supply_price: 257, weight: 70 });
  });

  it('moves stock with its log, by the number of the edit', async () => {
    const shop = await api.shop({ stock: 10 });
    const { editId } = await edit(shop.seller, stock(shop, 2, -4));
    const { data } = await shop.seller.call<{ list: object[] }>('POST', '/goodStock/getStockLogsList', {
      stockId: shop.stockId,
    });
    const [{ no } = { no: '' }] = await api.query<{ no: string }>(
      'SELECT edit_no AS no FROM bulk_edit WHERE id = $1',
      [editId],
    );
    expect(data.list[0]).toMatchObject({ type: 13, delta: -4, quantityAfter: 6, bizNo: no, remark: '' });
  });

  it('is refused by row where values have changed since the preview, and done for the rest', async () => {
    const shop = await api.shop({ supplyPrice: 300 });
    const [other = 0, gone = 0] = await addGoods(api, shop, 2);
    const { rows } = await preview(shop.seller, price(1, 500));
    await api.query(repriced('supply_price = 444'), [other]);
    await api.query('UPDATE goods SET deleted_at = now() WHERE id = $1', [gone]);
    const applied = await apply(shop.seller, price(1, 500), rows);
    expect(applied).toMatchObject({ changed: 1, goods: 1 });
    expect(applied.refused.map(({ goodId, before, msg }) => [goodId, before, msg])).toEqual([
      [gone, 1002, '数据不存在'],
      [other, 444, '内容已被修改，请核对后重试'],
    ]);
    expect(await goodOf(shop)).toMatchObject({ supply_price: 500 });
  });

  it('records nothing where nothing could be changed', async () => {
    const shop = await api.shop({ supplyPrice: 300 });
    expect(await apply(shop.seller, price(1, 500), [{ id: shop.skuId, before: 299 }])).toMatchObject({
      editId: null,
      changed: 0,
      refused: [{ before: 300 }],
    });
    expect(await api.query('SELECT FROM bulk_edit WHERE seller_id = $1', [shop.seller.accountId])).toEqual(
      [],
    );
  });

  it('is done once by its number, and refused with rows that are named twice or are of others', async () => {
    const shop = await api.shop({ supplyPrice: 300 });
    const row = { id: shop.skuId, before: 300 };
    const first = await apply(shop.seller, price(2, 50), [row], 'bulk-once-1');
    expect(await apply(shop.seller, price(2, 50), [row], 'bulk-once-1')).toEqual(first);
    expect(await goodOf(shop)).toMatchObject({ supply_price: 350 });
    expect(await apply(shop.seller, price(2, 50), [row, row])).toMatchObject({
      errorKey: 'BAD_PARAM',
      field: 'rows',
    });
    const other = await api.shop();
    expect(await apply(other.seller, price(2, 50), [row])).toMatchObject({ errorKey: 'NOT_FOUND' });
  });

  it('makes quotes of before out of date, as a single edit does', async () => {
    const shop = await api.shop({ supplyPrice: 300 });
    const buyer = await api.buyer({ balance: 100_000 });
    const { data } = await buyer.call<{ quoteNo: string }>('POST', '/orders/quote', orderBody(buyer, shop));
    const place = () =>
      buyer.call('POST', '/orders/createOrder', orderBody(buyer, shop, { quoteNo: data.quoteNo }));
    await edit(shop.seller, price(2, 50));
    expect((await place()).data).toMatchObject({ errorKey: 'PRICE_CHANGED' });
  });

  it('keeps a category of goods on sale beside them until an operator has looked, where audits are on', async () => {
    const shop = await api.shop();
    await auditing(true);
    await edit(shop.seller, category(9));
    expect([await goodOf(shop), await revisedCategory(shop)]).toMatchObject([
      { category_id: 8, status: 1 },
      9,
    ]);
    const again = await edit(shop.seller, category(10));
    expect([again.changed, await revisedCategory(shop)]).toEqual([1, 10]);
    await undo(shop.seller, again.editId);
    expect(await revisedCategory(shop)).toBe(9);
    await runOps(['goods', 'approve', '--id', String(shop.goodId)], {
      ...{ db: api.database.db, operator: 'tester' },
    });
    expect([await goodOf(shop), await revisedCategory(shop)]).toMatchObject([
      { category_id: 9, status: 1 },
      null,
    ]);
    await auditing(false);
  });

  it('refuses a category of goods whose edit was refused, so that its reason and words stay', async () => {
    const shop = await api.shop();
    await auditing(true);
    await edit(shop.seller, category(9));
    await runOps(['goods', 'reject', '--id', String(shop.goodId), '--reason', '分类不符'], {
      ...{ db: api.database.db, operator: 'tester' },
    });
    const { rows } = await preview(shop.seller, { ...category(10), ids: [shop.goodId] });
    expect(rows).toMatchObject([{ before: 8, isRevised: false, msg: expect.stringContaining('未通过') }]);
    expect(await revisedCategory(shop)).toBe(9);
    await auditing(false);
  });

  it('says of other kinds that an edit waits', async () => {
    const shop = await api.shop();
    await auditing(true);
    await edit(shop.seller, category(9));
    const { rows } = await preview(shop.seller, { ...price(2, 5), ids: [shop.goodId] });
    expect(rows.map(({ isRevised, waits }) => [isRevised, waits])).toEqual([[true, false]]);
    await auditing(false);
  });

  it('adds a category to an edit that waits already, and leaves the rest of it', async () => {
    const shop = await api.shop();
    await auditing(true);
    const { data: good } = await shop.seller.call<SellerGoodDto>('POST', '/goods/findGoods', {
      id: shop.goodId,
    });
    const { id, version, categoryId, pics, detail, supplyPrice, weight } = good;
    await shop.seller.call('PUT', '/goods/updateGoods', {
      ...{ id, version, categoryId, pics, detail, supplyPrice, weight, name: '改过的名字', publish: true },
    });
    const { editId } = await edit(shop.seller, category(9));
    const revised = async () =>
      (await api.query<{ fields: object }>('SELECT fields FROM good_revision WHERE good_id = $1', [id])).map(
        ({ fields }) => fields,
      );
    expect(await revised()).toMatchObject([{ name: '改过的名字', categoryId: 9 }]);
    await undo(shop.seller, editId);
    expect(await revised()).toMatchObject([{ name: '改过的名字', categoryId: 8 }]);
    await auditing(false);
  });
});

describe('the freight template of goods', () => {
  it('is set for many, taken back, and that of the supplier alone', async () => {
    const shop = await api.shop();
    const [other = 0] = await addGoods(api, shop, 1);
    const keep = async ({ seller, courierId }: Shop) =>
      (
        await seller.call<{ id: number }>('POST', '/freightTemplates/create', {
          name: '大件',
          couriers: [{ courierId, firstFee: 900, stepFee: 300, costFirstFee: 800, costStepFee: 200 }],
        })
      ).data.id;
    const freight = (value: number): Asked => ({ kind: 6, change: { mode: 1, value } });
    const templatesOf = () =>
      api.query('SELECT id, freight_template_id AS template FROM goods WHERE seller_id = $1 ORDER BY id', [
        shop.seller.accountId,
      ]);
    const before = await templatesOf();
    const templateId = await keep(shop);
    const stranger = await keep(await api.shop());
    const ids = [shop.goodId, other];
    expect(await preview(shop.seller, { ...freight(stranger), ids })).toMatchObject({
      errorKey: 'FREIGHT_TEMPLATE_MISSING',
    });
    expect((await preview(shop.seller, { ...freight(templateId), ids })).rows).toMatchObject([
      { goodId: other, beforeName: '按发货仓库的运费', afterName: '大件' },
      { goodId: shop.goodId, before: 0, after: templateId },
    ]);
    const { editId } = await edit(shop.seller, freight(templateId));
    expect(await templatesOf()).toEqual([
      { id: shop.goodId, template: templateId },
      { id: other, template: templateId },
    ]);
    expect(await undo(shop.seller, editId)).toMatchObject({ undone: 2, left: 0 });
    expect(await templatesOf()).toEqual(before);
  });

  it('stays where the one before was removed, and the record keeps the names of both', async () => {
    const { seller, courierId } = await api.shop();
    const keep = async (name: string) =>
      (
        await seller.call<{ id: number }>('POST', '/freightTemplates/create', {
          ...{
            name,
            couriers: [{ courierId, firstFee: 900, stepFee: 300, costFirstFee: 800, costStepFee: 200 }],
          },
        })
      ).data.id;
    const remove = (id: number) => seller.call('DELETE', '/freightTemplates/delete', { id });
    const freight = (value: number): Asked => ({ kind: 6, change: { mode: 1, value } });
    const [large, heavy] = [await keep('大件'), await keep('重货')];
    await edit(seller, freight(large));
    const { editId } = await edit(seller, freight(heavy));
    expect((await remove(large)).code).toBe(0);
    expect(await undo(seller, editId)).toMatchObject({ undone: 0, left: 1 });
    await edit(seller, freight(0));
    expect((await remove(heavy)).code).toBe(0);
    expect(await linesLeft(seller, editId)).toMatchObject([
      {
        ...{ undoReason: 4, undoText: '修改前的值已被删除，保留现在的值', undoFound: heavy },
        ...{ beforeName: '大件', afterName: '重货', undoFoundName: '重货' },
      },
    ]);
    const { data } = await seller.call<{ list: { valueName: string; change: object }[] }>(
      'POST',
      '/bulkEdits/getEditsList',
      { ids: [editId] },
    );
    expect(data.list).toMatchObject([{ valueName: '重货' }]);
    expect(Object.keys(data.list[0]?.change ?? {})).toEqual(['mode', 'value', 'rounding', 'warehouseId']);
  });
});

describe('an undo', () => {
  it('leaves goods, combinations and stock as they were before every kind of edit', async () => {
    const shop = await api.shop({ stock: 10 });
    const [, rejected = 0, off = 0] = await addGoods(api, shop, 5);
    await api.query("UPDATE goods SET status = 4, audit_reason = '图片不清楚' WHERE id = $1", [rejected]);
    await api.query('UPDATE goods SET status = 2 WHERE id = $1', [off]);
    const before = await dumpOf(api, shop.seller);
    for (const audits of [false, true]) {
      await auditing(audits);
      for (const asked of [price(3, 13_333), weight(777), stock(shop, 1, 4), category(9), sale(1), sale(0)]) {
        const { editId, changed } = await edit(shop.seller, asked);
        expect(await dumpOf(api, shop.seller)).not.toEqual(before);
        expect(await undo(shop.seller, editId)).toEqual({ editId, undone: changed, left: 0 });
        expect(await dumpOf(api, shop.seller)).toEqual(before);
      }
    }
    await auditing(false);
  });

  it('leaves what was changed since, or is gone, and lists it with both values', async () => {
    const shop = await api.shop({ supplyPrice: 300 });
    const [other = 0, gone = 0] = await addGoods(api, shop, 2);
    const { editId } = await edit(shop.seller, price(1, 500));
    await api.query(repriced('supply_price = 444'), [other]);
    await api.query('UPDATE goods SET deleted_at = now() WHERE id = $1', [gone]);
    expect(await undo(shop.seller, editId)).toEqual({ editId, undone: 1, left: 2 });
    expect(await goodOf(shop)).toMatchObject({ supply_price: 300 });
    const left = await linesLeft(shop.seller, editId);
    expect(
      left.map(({ goodId, after, undoFound, undoText }) => [goodId, after, undoFound, undoText]),
    ).toEqual([
      [gone, 500, null, '已被删除'],
      [other, 500, 444, '之后又被修改过，保留现在的值'],
    ]);
  });

  it('takes back the difference of stock, never below what orders hold', async () => {
    const shop = await api.shop({ stock: 10 });
    const { editId } = await edit(shop.seller, stock(shop, 2, 5));
    const buyer = await api.buyer({ balance: 100_000 });
    await buyer.call('POST', '/orders/createOrder', orderBody(buyer, shop, { num: 3 }));
    await undo(shop.seller, editId);
    expect(await api.query('SELECT quantity, locked FROM good_stock WHERE id = $1', [shop.stockId])).toEqual([
      { quantity: 10, locked: 3 },
    ]);
    const more = await edit(shop.seller, stock(shop, 2, 5));
    await buyer.call('POST', '/orders/createOrder', orderBody(buyer, shop, { num: 9 }));
    expect(await undo(shop.seller, more.editId)).toMatchObject({ undone: 0, left: 1 });
    expect(await linesLeft(shop.seller, more.editId)).toMatchObject([{ undoReason: 3, undoFound: 15 }]);
  });

  it('sends goods before an operator again that were changed since', async () => {
    const shop = await api.shop();
    await api.query('UPDATE goods SET status = 3 WHERE id = $1', [shop.goodId]);
    await auditing(true);
    const { editId } = await edit(shop.seller, category(9));
    await api.query("UPDATE goods SET name = '改了名字', version = version + 1 WHERE id = $1", [shop.goodId]);
    expect(await undo(shop.seller, editId)).toMatchObject({ undone: 1 });
    expect(await goodOf(shop)).toMatchObject({ category_id: 8, status: 3 });
    await auditing(false);
  });

  it('is possible once, within 7 days, by whom it belongs to', async () => {
    const shop = await api.shop();
    const { editId } = await edit(shop.seller, price(2, 5));
    const other = await api.shop();
    expect(await undo(other.seller, editId)).toMatchObject({ errorKey: 'NOT_FOUND' });
    await undo(shop.seller, editId);
    expect(await undo(shop.seller, editId)).toMatchObject({ errorKey: 'BULK_UNDONE' });
    const late = await edit(shop.seller, price(2, 5));
    await api.query("UPDATE bulk_edit SET created_at = now() - interval '7 days 1 minute' WHERE id = $1", [
      late.editId,
    ]);
    expect(await undo(shop.seller, late.editId)).toMatchObject({ errorKey: 'BULK_UNDO_LATE' });
  });
});
