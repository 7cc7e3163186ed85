import { describe, expect, it } from 'vitest';
import { authorised, douyinAt, SHOP } from './douyin.ts';
import { DAY_MS, lastDays, listed, numbersOf, outcomeOf } from './shopCalls.ts';
import { startShops } from './simulatedShops.ts';

describe('a listing of Douyin', () => {
  it('loses no order when listed ones are shipped meanwhile', async () => {
    const shops = await startShops();
    const orderNos = await shops.addOrders(SHOP, { count: 250, overHours: 24 });
    const { shop, grant } = await authorised(shops);
    const pages = await listed(shop, grant, lastDays(2), async (read) => {
      for (const { remoteOrderNo } of read.at(-1) ?? [])
        await shops.act('finishOrder', { ...SHOP, orderNo: remoteOrderNo });
    });
    expect(numbersOf(pages)).toEqual(orderNos);
    expect(pages.length).toBeGreaterThan(2);
  });

  it('continues by pages where one second has more orders than a page', async () => {
    const shops = await startShops();
    const before = await shops.addOrders(SHOP, { count: 20, overHours: 5 });
    await shops.act('passTime', { hours: 1 });
    const atOnce = await shops.addOrders(SHOP, { count: 230 });
    const { shop, grant } = await authorised(shops);
    expect(numbersOf(await listed(shop, grant, lastDays(1)))).toEqual([...before, ...atOnce]);
  });

  it('requests nothing older than ninety days', async () => {
    const shops = await startShops();
    await shops.addOrders(SHOP);
    await shops.act('passTime', { hours: 100 * 24 });
    const [recent] = await shops.addOrders(SHOP);
    const { shop, grant } = await authorised(shops);
    const pages = await listed(shop, grant, lastDays(200));
    expect(numbersOf(pages)).toEqual([recent]);
    const long = { from: new Date(Date.now() - 200 * DAY_MS), to: new Date(Date.now() - 100 * DAY_MS) };
    expect(await shop.listOrders(grant, long, null)).toEqual({ orders: [], next: null });
  });

  it('includes the beginning of its window and excludes the end', async () => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const at = new Date((await shops.orderAt(SHOP, orderNo)).createdAt);
    const { shop, grant } = await authorised(shops);
    const around = (from: number, to: number) =>
      listed(shop, grant, { from: new Date(at.getTime() + from), to: new Date(at.getTime() + to) });
    expect(numbersOf(await around(0, 1))).toEqual([orderNo]);
    expect(numbersOf(await around(-5_000, 0))).toEqual([]);
    expect(numbersOf(await around(1, 5_000))).toEqual([]);
  });

  it.each(['', '1', 'x.0', '1.', '0:1.0'])('refuses the forged cursor %j', async (cursor) => {
    const shop = douyinAt(await startShops());
    const call = shop.listOrders({ remoteShopId: '1', accessToken: 'x' }, lastDays(1), cursor);
    expect(await outcomeOf(call)).toBe('invalid CURSOR');
  });
});
