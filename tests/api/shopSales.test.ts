import { beforeAll, describe, expect, it } from 'vitest';
import { orderBody } from '../support/api.ts';
import { scriptedShop } from '../support/scriptedShop.ts';
import { addShopOrders, bindShop, mergeByHand } from '../support/shopOrders.ts';
import { shoppingFixture } from '../support/shoppingFixture.ts';

const { script, platform } = scriptedShop();
const fixture = shoppingFixture({ shopPlatforms: { 4: platform } });

type Figures = Record<
  | 'orderCount'
  | 'pieceCount'
  | 'paid'
  | 'refunded'
  | 'openCount'
  | 'openPaid'
  | 'unlinkedCount'
  | 'income'
  | 'goodsCost'
  | 'freightCost'
  | 'refundFee'
  | 'cost'
  | 'profit',
  number
>;
type Row = Figures & { date: string | null; id: number | null; remoteGoodId: string | null; name: string };
type Answer = { summary: Figures; list: Row[]; total: number };

const item = (remoteGoodId: string, price: number, num = 1) => ({
  ...{ remoteGoodId, remoteSkuId: `${remoteGoodId}-s`, title: `货品${remoteGoodId}`, sku: '', num, price },
  ...{ pic: '', merchantCode: '' },
});
const sales = async (filter: object = {}, who = fixture.buyer) =>
  (await who.call<Answer>('POST', '/statistics/shopSales', filter)).data;
const paidOn = (ids: readonly number[], day: string, payAmount?: number) =>
  fixture.api.query(
    `UPDATE shop_order SET paid_at = $2::date::timestamp AT TIME ZONE 'Asia/Shanghai' + interval '1 hour',
       pay_amount = coalesce($3, pay_amount), num = (SELECT sum((i->>'num')::int) FROM jsonb_array_elements(items) i) WHERE id = ANY ($1)`,
    [ids, day, payAmount ?? null],
  );

let shopId: number;
beforeAll(async () => {
  const shop = await bindShop(fixture.api, fixture.buyer);
  script.alive.add(shop.accessToken);
  shopId = shop.id;
});

/** Orders shop orders and pays for them; answers what they cost. */
async function ship(shopOrderIds: number[], more: object = {}) {
  const body = { ...orderBody(fixture.buyer, fixture.shop), type: 2, packages: [], shopOrderIds, ...more };
  const { data } = await fixture.create(body);
  await fixture.pay(data.orderId);
  const [costs] = await fixture.api.query<{ goods: number; freight: number }>(
    'SELECT goods_fee AS goods, courier_fee + remote_fee AS freight FROM orders WHERE id = $1',
    [data.orderId],
  );
  return { orderId: data.orderId, goods: Number(costs?.goods), freight: Number(costs?.freight) };
}

describe('what shops sell', () => {
  it('is what was paid less what the parcels cost, by day, shop and goods', async () => {
    const [one, two] = await addShopOrders(fixture.api, shopId, [
      { items: [item('a', 3_000, 2)] },
      { items: [item('a', 3_000), item('b', 1_000)] },
    ]);
    await paidOn([one?.id ?? 0], '2026-03-01', 5_900);
    await paidOn([two?.id ?? 0], '2026-03-03', 4_001);
    const { goods, freight } = await ship([one?.id ?? 0, two?.id ?? 0]);
    const span = { startAt: '2026-03-01', endAt: '2026-03-04' };
    const { summary, list } = await sales(span);
    const cost = goods + freight;
    expect(summary).toEqual({
      ...{ orderCount: 2, pieceCount: 4, paid: 9_901, refunded: 0, openCount: 0, openPaid: 0 },
      ...{ unlinkedCount: 0, income: 9_901, goodsCost: goods, freightCost: freight, refundFee: 0 },
      ...{ cost, profit: 9_901 - cost },
    });
    expect(list.map(({ date, paid, orderCount }) => [date, paid, orderCount])).toEqual([
      ['2026-03-01', 5_900, 1],
      ['2026-03-02', 0, 0],
      ['2026-03-03', 4_001, 1],
      ['2026-03-04', 0, 0],
    ]);
    const byShop = await sales({ ...span, unit: 'shop' });
    expect(byShop.list).toMatchObject([{ id: shopId, name: '橙子小店', paid: 9_901, profit: 9_901 - cost }]);
    const byGoods = await sales({ ...span, unit: 'goods' });
    const named = new Map(byGoods.list.map((row) => [row.remoteGoodId, row]));
    // 4001 divided by 3001 : 1001, what each costs and a fen.
    expect(named.get('b')).toMatchObject({
      id: shopId,
      name: '货品b',
      pieceCount: 1,
      orderCount: 1,
      paid: 1_001,
    });
    expect(named.get('a')).toMatchObject({ pieceCount: 3, orderCount: 2, paid: 8_900 });
    expect(byGoods.list.reduce((sum, { cost: each }) => sum + each, 0)).toBe(cost);
    const ofGood = await sales({ ...span, remoteGoodId: 'b' });
    expect(ofGood.summary).toMatchObject({ paid: 1_001, cost: named.get('b')?.cost, orderCount: 1 });
  });

  it('says what is not in parcels that are paid for, and does not count it', async () => {
    const added = await addShopOrders(fixture.api, shopId, [
      { items: [item('linked', 2_000)] },
      { items: [item('unknown', 2_500)] },
      { items: [item('waits', 700)] },
      { remoteRefundStatus: 2, importStatus: 5, items: [item('back', 900)] },
    ]);
    const ids = added.map(({ id }) => id);
    await paidOn(ids.slice(0, 1), '2026-04-01', 2_000);
    await paidOn(ids.slice(1, 2), '2026-04-01', 2_500);
    await paidOn(ids.slice(2, 3), '2026-04-01', 700);
    await paidOn(ids.slice(3), '2026-04-01', 900);
    for (const remoteGoodId of ['linked', 'waits'])
      await fixture.buyer.call('POST', '/shops/addGood', {
        ...{ shopId, remoteGoodId, goodId: fixture.shop.goodId },
      });
    const body = { ...orderBody(fixture.buyer, fixture.shop), type: 2, packages: [] };
    const { data } = await fixture.create({ ...body, shopOrderIds: [ids[2]] });
    const span = { startAt: '2026-04-01', endAt: '2026-04-01' };
    const open = {
      orderCount: 4,
      paid: 6_100,
      refunded: 900,
      openCount: 3,
      openPaid: 5_200,
      unlinkedCount: 1,
    };
    expect((await sales(span)).summary).toMatchObject({ ...open, income: 0, cost: 0, profit: 0 });
    // A parcel that is not paid for costs nothing yet.
    await fixture.pay(data.orderId);
    const { summary } = await sales(span);
    expect(summary).toMatchObject({ openCount: 2, openPaid: 4_500, income: 700 });
    expect(summary.profit).toBe(700 - summary.cost);
    const byGoods = await sales({ ...span, unit: 'goods' });
    expect(byGoods.list.reduce((sum, { openPaid }) => sum + openPaid, 0)).toBe(4_500);
    expect(byGoods.list.find(({ remoteGoodId }) => remoteGoodId === 'unknown')).toMatchObject({
      ...{ openCount: 1, unlinkedCount: 1, openPaid: 2_500, profit: 0 },
    });
  });

  it('divides a merged parcel by what was paid for its orders, to the fen', async () => {
    const added = await addShopOrders(fixture.api, shopId, [
      { items: [item('m', 100)] },
      { items: [item('n', 100)] },
      { items: [item('o', 100)] },
    ]);
    const ids = added.map(({ id }) => id);
    await paidOn(ids.slice(0, 1), '2026-05-01', 1_000);
    await paidOn(ids.slice(1, 2), '2026-05-02', 2_000);
    await paidOn(ids.slice(2), '2026-05-03', 333);
    const mergeId = await mergeByHand(fixture.api, shopId, ids);
    const { goods, freight } = await ship([], { shopOrderIds: undefined, mergeIds: [mergeId] });
    const { list, summary } = await sales({ startAt: '2026-05-01', endAt: '2026-05-03' });
    expect(summary).toMatchObject({ income: 3_333, cost: goods + freight });
    // Alone, a day has its share of it, not all of it.
    const first = await sales({ startAt: '2026-05-01', endAt: '2026-05-01' });
    expect(first.summary.cost).toBe(list[0]?.cost);
    const share = ((goods + freight) * 1_001) / 3_336;
    expect(Math.abs(first.summary.cost - share)).toBeLessThan(2);
    const byGoods = await sales({ startAt: '2026-05-01', endAt: '2026-05-03', unit: 'goods' });
    expect(byGoods.list.reduce((sum, { cost }) => sum + cost, 0)).toBe(goods + freight);
  });

  it('keeps what a refunded parcel cost, and what came back', async () => {
    const [order] = await addShopOrders(fixture.api, shopId, [{ items: [item('r', 5_000)] }]);
    await paidOn([order?.id ?? 0], '2026-06-01', 5_000);
    const { orderId, goods, freight } = await ship([order?.id ?? 0]);
    const span = { startAt: '2026-06-01', endAt: '2026-06-01' };
    expect((await sales(span)).summary).toMatchObject({ profit: 5_000 - goods - freight, refundFee: 0 });
    const [parcel] = await fixture.api.query<{ id: number }>(
      'SELECT id FROM order_package WHERE order_id = $1',
      [orderId],
    );
    await fixture.buyer.call('POST', '/orderPackages/refund', { packageIds: [parcel?.id] });
    const [state] = await fixture.api.query<{ status: number; back: number }>(
      'SELECT status, refund_fee AS back FROM order_package WHERE id = $1',
      [parcel?.id],
    );
    expect(state).toEqual({ status: 70, back: goods + freight });
    // The order waits again: it is said, and counts once it is shipped, with what both parcels cost.
    expect((await sales(span)).summary).toMatchObject({
      openCount: 1,
      openPaid: 5_000,
      income: 0,
      profit: 0,
    });
    const again = await ship([order?.id ?? 0]);
    expect((await sales(span)).summary).toMatchObject({
      ...{ openCount: 0, income: 5_000, refundFee: goods + freight },
      ...{ goodsCost: goods + again.goods, freightCost: freight + again.freight },
      profit: 5_000 - again.goods - again.freight,
    });
    const byGoods = await sales({ ...span, unit: 'goods' });
    expect(byGoods.list).toMatchObject([{ remoteGoodId: 'r', profit: 5_000 - again.goods - again.freight }]);
  });

  it('is its owner’s alone', async () => {
    const stranger = await fixture.api.buyer();
    const span = { startAt: '2026-03-01', endAt: '2026-06-30' };
    expect((await sales(span, stranger)).summary).toMatchObject({ orderCount: 0, paid: 0, profit: 0 });
    expect((await sales({ ...span, shopId, unit: 'goods' }, stranger)).list).toEqual([]);
    expect((await sales({ ...span, shopId })).summary.orderCount).toBeGreaterThan(0);
  });
});
