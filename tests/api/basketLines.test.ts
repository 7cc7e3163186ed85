import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tally } from '../support/accounts.ts';
import { type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { memberOf } from '../support/members.ts';
import { offer } from '../support/offers.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Line = {
  id: number;
  skuId: number;
  warehouseId: number;
  quantity: number;
  price: number;
  priceDelta: number;
  available: number;
  state: number;
};
type Caller = Pick<Person, 'call'>;
const save = (who: Caller, { skuId, warehouseId }: Pick<Shop, 'skuId' | 'warehouseId'>, quantity = 1) =>
  who.call<Line>('POST', '/basketLines/save', { skuId, warehouseId, quantity });
const remove = (who: Caller, ids: number[]) =>
  who.call<{ ids: number[] }>('DELETE', '/basketLines/delete', { ids });
const list = async (who: Caller) =>
  (await who.call<{ list: Line[]; total: number }>('POST', '/basketLines/list')).data;

describe('a basket', () => {
  it('has each combination of a warehouse once, with the pieces that were said last', async () => {
    const [buyer, shop] = [await api.buyer(), await api.shop()];
    expect(await save(buyer, shop, 2)).toMatchObject({
      msg: '已加入进货单',
      data: { skuId: shop.skuId, warehouseId: shop.warehouseId, quantity: 2, priceDelta: 0, state: 1 },
    });
    const often = await Promise.all(Array.from({ length: 10 }, () => save(buyer, shop, 5)));
    expect(new Set(often.map(({ data }) => data.id)).size).toBe(1);
    expect((await list(buyer)).list).toMatchObject([{ quantity: 5 }]);
  });

  it('lists lines of a warehouse together, what was put in last first', async () => {
    const [buyer, offered, second] = [await api.buyer(), await offer(api, [10, 10]), await api.shop()];
    const { shop: first, skus } = offered;
    const blue = { skuId: skus[1] ?? 0, warehouseId: first.warehouseId };
    await save(buyer, first);
    await save(buyer, second);
    await save(buyer, blue);
    expect((await list(buyer)).list.map(({ skuId }) => skuId)).toEqual([
      ...[blue.skuId, first.skuId, second.skuId],
    ]);
  });

  it('tells prices as they are now, and what stands in the way of a line', async () => {
    const buyer = await api.buyer();
    const [dearer, off, paused, short] = [
      ...[await api.shop(), await api.shop(), await api.shop(), await api.shop({ stock: 3 })],
    ] as [Shop, Shop, Shop, Shop];
    for (const shop of [dearer, off, paused]) await save(buyer, shop);
    await save(buyer, short, 3);
    const before = (await list(buyer)).list;
    expect(before.map(({ state }) => state)).toEqual([1, 1, 1, 1]);
    await api.query('UPDATE sku SET supply_price = supply_price + 15 WHERE id = $1', [dearer.skuId]);
    await api.query('UPDATE goods SET status = 2 WHERE id = $1', [off.goodId]);
    await api.query('UPDATE warehouse SET status = 3 WHERE id = $1', [paused.warehouseId]);
    await api.query('UPDATE good_stock SET locked = 1 WHERE id = $1', [short.stockId]);
    const now = new Map((await list(buyer)).list.map((line) => [line.skuId, line]));
    expect(now.get(dearer.skuId)).toMatchObject({ priceDelta: 15, state: 1 });
    expect(now.get(dearer.skuId)?.price).toBe((before.at(-1)?.price ?? 0) + 15);
    expect([off, paused, short].map(({ skuId }) => now.get(skuId)?.state)).toEqual([2, 3, 4]);
    expect(now.get(short.skuId)?.available).toBe(2);
    expect((await save(buyer, off)).data).toMatchObject({ errorKey: 'GOODS_OFF' });
  });

  it('takes only what the warehouse stocks', async () => {
    const [buyer, one, other] = [await api.buyer(), await api.shop(), await api.shop()];
    const mixed = await save(buyer, { skuId: one.skuId, warehouseId: other.warehouseId });
    expect([mixed.data, (await list(buyer)).total]).toMatchObject([{ errorKey: 'GOODS_OFF' }, 0]);
    expect((await save(buyer, one, 100)).http).toBe(400);
  });

  it('is the account’s: a member sees and changes the same, others neither', async () => {
    const [buyer, stranger, shop] = [await api.buyer(), await api.buyer(), await api.shop()];
    const member = await memberOf(api, buyer, 'shipper');
    const { data } = await save(member, shop, 2);
    expect((await list(buyer)).list).toMatchObject([{ id: data.id, quantity: 2 }]);
    expect([(await list(stranger)).total, (await remove(stranger, [data.id])).data.ids]).toEqual([0, []]);
    expect((await remove(buyer, [data.id])).data.ids).toEqual([data.id]);
    expect([(await remove(buyer, [data.id])).code, (await list(member)).total]).toEqual([0, 0]);
  });

  it('has 200 lines at most, however many are put in at once', async () => {
    const [buyer, shop] = [await api.buyer(), await api.shop()];
    await api.query(
      `WITH made AS (
         INSERT INTO sku (sku_no, good_id, name, supply_price, weight, value_ids)
         SELECT 'M' || n, $1, '规格' || n, 100, 100, ARRAY[n]::bigint[] FROM generate_series(1, 203) n RETURNING id)
       SELECT create_stock($2, id, $3, 10, 0) FROM made`,
      [shop.goodId, shop.seller.accountId, shop.warehouseId],
    );
    const skus = await api.query<{ id: number }>(`SELECT id FROM sku WHERE sku_no ~ '^M[0-9]+$' ORDER BY id`);
    await api.query(
      `INSERT INTO basket_line (account_id, sku_id, warehouse_id, quantity, price)
       SELECT $1, id, $2, 1, 100 FROM sku WHERE sku_no ~ '^M[0-9]+$' ORDER BY id LIMIT 198`,
      [buyer.accountId, shop.warehouseId],
    );
    const rest = skus.slice(198);
    const answers = await Promise.all(rest.map(({ id }) => save(buyer, { ...shop, skuId: id })));
    expect(tally(answers)).toEqual({ BASKET_LIMIT: 3, ok: 2 });
    expect((await list(buyer)).total).toBe(200);
  });
});
