import { describe, expect, it } from 'vitest';
import {
  answersChanged,
  DAY_MS,
  lastDays,
  listed,
  maskedOf,
  ordersOf,
  outcomeOf,
  overheard,
  shipmentOf,
} from './shopCalls.ts';
import { startShops } from './simulatedShops.ts';
import { authorised, SHOP } from './weixin.ts';

describe('a listing of WeChat', () => {
  it('requests a week at a time with both bounds from the beginning of the window to its end', async () => {
    const shops = await startShops();
    const { url, calls } = await overheard(shops.origin);
    const { shop, grant } = await authorised(shops, { gateway: `${url}/weixin` });
    const window = lastDays(20);
    await listed(shop, grant, window);
    const requested = calls.map(({ body }) => JSON.parse(body).create_time_range);
    const bounds = requested.map(({ start_time, end_time }) => [start_time * 1_000, end_time * 1_000]);
    expect(bounds).toHaveLength(3);
    expect(bounds[0]?.[0]).toBeLessThanOrEqual(window.from.getTime());
    expect(bounds.at(-1)?.[1]).toBeGreaterThanOrEqual(window.to.getTime());
    for (const [index, [start = 0, end = 0]] of bounds.entries()) {
      expect(end - start).toBeLessThanOrEqual(7 * DAY_MS);
      if (index > 0) expect(start).toBeLessThanOrEqual(bounds[index - 1]?.[1] ?? 0);
    }
  });

  it('contains an order at the boundary of two parts once', async () => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const at = new Date((await shops.orderAt(SHOP, orderNo)).createdAt).getTime();
    const { shop, grant } = await authorised(shops);
    const window = { from: new Date(at - 7 * DAY_MS + 2_000), to: new Date(at + 60_000) };
    const pages = await listed(shop, grant, window);
    expect(pages.map((orders) => orders.map(({ remoteOrderNo }) => remoteOrderNo))).toEqual([[], [orderNo]]);
  });

  it('leaves out orders shipped since they were listed', async () => {
    const shops = await startShops();
    const [one = '', two = ''] = await shops.addOrders(SHOP, { count: 2 });
    const url = await answersChanged(shops.origin, (body) =>
      body.includes(`"order_id":"${two}"`) ? body.replace('"status":20', '"status":30') : body,
    );
    const { shop, grant } = await authorised(shops, { gateway: `${url}/weixin` });
    const [page] = await listed(shop, grant, lastDays(1));
    expect(page?.map(({ remoteOrderNo }) => remoteOrderNo)).toEqual([one]);
  });
});

describe('a parcel at WeChat', () => {
  it('of several orders is sent with one number and resumed where it stopped', async () => {
    const shops = await startShops();
    const orderNos = await shops.addOrders(SHOP, { count: 3, sameReceiver: 3 });
    const [, second = ''] = orderNos;
    const { shop, grant } = await authorised(shops);
    await shops.act('failCalls', { ...SHOP, kind: 'transient', call: 'ship', orderSuffix: second });
    expect(await outcomeOf(shop.postShipment(grant, shipmentOf(orderNos)))).toBe('transient -1');
    expect(await outcomeOf(shop.postShipment(grant, shipmentOf(orderNos)))).toBe('done');
    const orders = await ordersOf(shop, grant, orderNos);
    expect(orders.map(({ shipments }) => shipments)).toEqual(
      orderNos.map(() => [{ waybillNo: 'YT2026000000001', courierCode: 'YTO' }]),
    );
    expect(await outcomeOf(shop.postShipment(grant, shipmentOf(orderNos)))).toBe('alreadyShipped 101100');
  });

  it('is not taken for ours when it was shipped with another number', async () => {
    const shops = await startShops();
    const orderNos = await shops.addOrders(SHOP, { count: 2, sameReceiver: 2 });
    const [one = '', two = ''] = orderNos;
    const { shop, grant } = await authorised(shops);
    await shop.postShipment(grant, shipmentOf([one], { waybillNo: 'YT2026000000009' }));
    expect(await outcomeOf(shop.postShipment(grant, shipmentOf(orderNos)))).toBe('alreadyShipped 101100');
    expect((await shops.orderAt(SHOP, two)).shipments).toHaveLength(1);
  });

  it('is refused as unknown where the state of its order does not reveal the reason', async () => {
    const shops = await startShops();
    const orderNos = await shops.addOrders(SHOP);
    const { shop, grant } = await authorised(shops);
    await shops.act('failCalls', { ...SHOP, kind: 'closed', call: 'ship' });
    expect(await outcomeOf(shop.postShipment(grant, shipmentOf(orderNos)))).toBe('unknown 101100');
  });

  it('can have its number changed three times, not counting the same number', async () => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const { shop, grant } = await authorised(shops);
    await shop.postShipment(grant, shipmentOf([orderNo]));
    const changedTo = (waybillNo: string) =>
      outcomeOf(shop.changeShipment(grant, shipmentOf([orderNo], { waybillNo })));
    const numbers = [
      'YT2026000000002',
      'YT2026000000002',
      'YT2026000000003',
      'YT2026000000003',
      'YT2026000000004',
    ];
    for (const waybillNo of numbers) expect(await changedTo(waybillNo)).toBe('done');
    expect(await changedTo('YT2026000000005')).toBe('invalid 606041');
    const order = await shop.getOrder(grant, orderNo);
    expect(order?.shipments).toEqual([{ waybillNo: 'YT2026000000004', courierCode: 'YTO' }]);
  });

  it('contains the goods that were not refunded', async () => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const origin = await answersChanged(shops.origin, (body) =>
      body
        .replace(/"sku_cnt":\d+/, '"sku_cnt":5')
        .replace(/"finish_aftersale_sku_cnt":\d+/, '"finish_aftersale_sku_cnt":2'),
    );
    const { url, calls } = await overheard(origin);
    const { shop, grant } = await authorised(shops, { gateway: `${url}/weixin` });
    await outcomeOf(shop.postShipment(grant, shipmentOf([orderNo])));
    const sent = calls.find(({ path }) => path.includes('delivery/send'));
    const { items } = await shops.orderAt(SHOP, orderNo);
    expect(JSON.parse(sent?.body ?? '{}')).toEqual({
      order_id: orderNo,
      delivery_list: [
        {
          delivery_id: 'YTO',
          waybill_id: 'YT2026000000001',
          deliver_type: 1,
          product_infos: [{ product_id: items[0]?.goodId, sku_id: items[0]?.skuId, product_cnt: 3 }],
        },
      ],
    });
  });

  it('can be sent with 极兔', async () => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const { shop, grant } = await authorised(shops);
    await shop.postShipment(grant, shipmentOf([orderNo], { courierCode: 'JTSD' }));
    const [posted] = (await shops.orderAt(SHOP, orderNo)).shipments;
    const [reported] = (await shop.getOrder(grant, orderNo))?.shipments ?? [];
    expect([posted?.company, reported?.courierCode]).toEqual(['JTSD', 'JTSD']);
  });
});

describe('a quantity at WeChat', () => {
  it('that was changed too often keeps out no other', async () => {
    const shops = await startShops();
    const { shop, grant } = await authorised(shops);
    const { skus } = await shop.listGoods(grant, null);
    const targets = skus.slice(0, 3).map((sku) => ({ ...sku, quantity: 7 }));
    await shops.act('putStock', { ...SHOP, merchantCode: skus[0]?.merchantCode ?? '', mood: 'tooOften' });
    expect(await shop.setStocks(grant, targets)).toEqual([
      { kind: 'changedTooOften', code: '10020112', retryAfterMs: 60_000 },
      null,
      null,
    ]);
  });
});

describe('orders of one receiver at WeChat', () => {
  it('are merged by equal ids without asking the platform', async () => {
    const shops = await startShops();
    const orderNos = await shops.addOrders(SHOP, { count: 3, sameReceiver: 2, overHours: 72 });
    const [one = '', two = '', other = ''] = orderNos;
    const { shop, grant } = await authorised(shops);
    const orders = await ordersOf(shop, grant, orderNos);
    await shops.act('failCalls', { ...SHOP, kind: 'unknown' });
    expect(await shop.mergeGroups(grant, orders)).toEqual([[one, two], [other]]);
  });
});

describe('an order of WeChat', () => {
  it('has a masked receiver with an id', async () => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const { shop, grant } = await authorised(shops);
    const { receiver } = await shops.orderAt(SHOP, orderNo);
    const reported = (await shop.getOrder(grant, orderNo))?.receiver;
    expect(reported).toMatchObject({ ...maskedOf(receiver), encryptedId: reported?.encryptedId });
    expect(reported?.encryptedId).toMatch(/^[0-9a-f]{64}$/);
  });

  it('truncates a note to the allowed length', async () => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const { shop, grant } = await authorised(shops);
    await shop.remark(grant, orderNo, { flagColor: 'red', text: '好'.repeat(201) });
    const { sellerMemo, flagColor } = (await shop.getOrder(grant, orderNo)) ?? {};
    expect({ sellerMemo, flagColor }).toEqual({ sellerMemo: '好'.repeat(200), flagColor: null });
  });
});

it('WeChat lists sender addresses', async () => {
  const shops = await startShops();
  const { shop, grant } = await authorised(shops);
  const known = await shops.sendersOf(SHOP);
  expect(known.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  expect(await shop.sendAddresses(grant)).toEqual(
    known.map(({ addressId, ...address }) => ({ remoteAddressId: addressId, ...address })),
  );
});
