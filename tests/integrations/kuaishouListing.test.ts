import { describe, expect, it } from 'vitest';
import { authorised, kuaishouAt, SHOP } from './kuaishou.ts';
import { answersChanged, DAY_MS, lastDays, listed, numbersOf, outcomeOf, overheard } from './shopCalls.ts';
import { startShops } from './simulatedShops.ts';

describe('a listing of Kuaishou', () => {
  it('loses no order when listed ones are shipped meanwhile', async () => {
    const shops = await startShops();
    const orderNos = await shops.addOrders(SHOP, { count: 120, overHours: 24 });
    const { shop, grant } = await authorised(shops);
    const pages = await listed(shop, grant, lastDays(2), async (read) => {
      for (const { remoteOrderNo } of read.at(-1) ?? [])
        await shops.act('finishOrder', { ...SHOP, orderNo: remoteOrderNo });
    });
    expect(numbersOf(pages)).toEqual(orderNos);
  });

  it('requests a week at a time from the beginning of the window to its end', async () => {
    const shops = await startShops();
    const { url, calls } = await overheard(shops.origin);
    const { shop, grant } = await authorised(shops, { gateway: `${url}/kuaishou` });
    const window = lastDays(20);
    await listed(shop, grant, window);
    const requested = calls.map(({ path }) => {
      const { beginTime, endTime } = JSON.parse(new URL(path, url).searchParams.get('param') ?? '{}');
      return [beginTime, endTime];
    });
    const start = window.from.getTime();
    expect(requested).toEqual([
      [start, start + 7 * DAY_MS],
      [start + 7 * DAY_MS, start + 14 * DAY_MS],
      [start + 14 * DAY_MS, window.to.getTime()],
    ]);
  });

  it('contains an order at the boundary of two weeks once', async () => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const at = new Date((await shops.orderAt(SHOP, orderNo)).createdAt).getTime();
    const { shop, grant } = await authorised(shops);
    const window = { from: new Date(at - 7 * DAY_MS), to: new Date(at + 60_000) };
    const pages = await listed(shop, grant, window);
    expect(pages.map((orders) => orders.map(({ remoteOrderNo }) => remoteOrderNo))).toEqual([[], [orderNo]]);
  });

  it('requests nothing older than ninety days', async () => {
    const shops = await startShops();
    await shops.addOrders(SHOP);
    await shops.act('passTime', { hours: 100 * 24 });
    const [recent] = await shops.addOrders(SHOP);
    const { shop, grant } = await authorised(shops);
    expect(numbersOf(await listed(shop, grant, lastDays(200)))).toEqual([recent]);
  });

  it('keeps all digits of order numbers', async () => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const url = await answersChanged(shops.origin, (body) => body.replace(orderNo, '2603200000000000123'));
    const { shop, grant } = await authorised(shops, { gateway: `${url}/kuaishou` });
    expect(numbersOf(await listed(shop, grant, lastDays(1)))).toEqual(['2603200000000000123']);
  });

  it.each(['', '1', 'x:', '12345:'])('refuses the forged cursor %j', async (cursor) => {
    const shop = kuaishouAt(await startShops());
    const call = shop.listOrders({ remoteShopId: '1', accessToken: 'x' }, lastDays(1), cursor);
    expect(await outcomeOf(call)).toBe('invalid CURSOR');
  });
});
