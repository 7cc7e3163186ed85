import { describe, expect, it } from 'vitest';
import { authorised, SHOP } from './kuaishou.ts';
import { answersChanged, maskedOf, ordersOf, outcomeOf, overheard, shipmentOf } from './shopCalls.ts';
import { startShops } from './simulatedShops.ts';

describe('a grant of Kuaishou', () => {
  it('is renewed once by each refresh token and keeps its final expiry', async () => {
    const now = () => new Date('2026-03-01T00:00:00Z');
    const shops = await startShops({ now });
    const { shop, grant } = await authorised(shops);
    expect(grant.expiresAt).toEqual(new Date('2026-03-03T00:00:00Z'));
    await shops.act('passTime', { hours: 24 });
    const renewed = await shop.refresh(grant);
    expect(renewed).toMatchObject({
      remoteShopId: SHOP.shopId,
      shopName: grant.shopName,
      sellerNick: grant.sellerNick,
      expiresAt: new Date('2026-03-03T00:00:00Z'),
      refreshExpiresAt: new Date((grant.refreshExpiresAt?.getTime() ?? 0) - 24 * 3_600_000),
    });
    expect(await outcomeOf(shop.refresh(grant))).toBe('authExpired 100200102');
    expect(await outcomeOf(shop.sendAddresses(grant))).toBe('authExpired 28');
    expect(await shop.sendAddresses(renewed)).toHaveLength(2);
  });

  it('is kept when the shop’s name cannot be read', async () => {
    const shops = await startShops();
    await shops.act('failCalls', { ...SHOP, kind: 'invalid', call: 'get', times: 2 });
    const { grant } = await authorised(shops);
    expect([grant.shopName, grant.sellerNick]).toEqual([SHOP.shopId, '']);
  });
});

describe('a parcel at Kuaishou', () => {
  it('of several orders is sent with one number and resumed where it stopped', async () => {
    const shops = await startShops();
    const orderNos = await shops.addOrders(SHOP, { count: 3, sameReceiver: 3 });
    const [, second = ''] = orderNos;
    const { shop, grant } = await authorised(shops);
    await shops.act('failCalls', { ...SHOP, kind: 'transient', call: 'ship', orderSuffix: second });
    expect(await outcomeOf(shop.postShipment(grant, shipmentOf(orderNos)))).toBe('transient 13');
    await shop.postShipment(grant, shipmentOf(orderNos));
    const orders = await ordersOf(shop, grant, orderNos);
    expect(orders.map(({ shipments }) => shipments)).toEqual(
      orderNos.map(() => [{ waybillNo: 'YT2026000000001', courierCode: 'YTO' }]),
    );
  });

  it('is accepted again, and already shipped with another number', async () => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const { shop, grant } = await authorised(shops);
    await shop.postShipment(grant, shipmentOf([orderNo]));
    await shop.postShipment(grant, shipmentOf([orderNo]));
    const other = shop.postShipment(grant, shipmentOf([orderNo], { waybillNo: 'YT2026000000002' }));
    expect(await outcomeOf(other)).toBe('alreadyShipped 11');
    expect((await shops.orderAt(SHOP, orderNo)).shipments).toHaveLength(1);
  });

  it.each([
    ['refunding', 'refundOrder', { refund: 'applying' }],
    ['closed', 'closeOrder', {}],
    ['alreadyShipped', 'finishOrder', {}],
  ])('is refused as %s by the state of its order, which no code reveals', async (kind, action, more) => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const { shop, grant } = await authorised(shops);
    await shops.act(action, { ...SHOP, orderNo, ...more });
    expect(await outcomeOf(shop.postShipment(grant, shipmentOf([orderNo])))).toBe(`${kind} 11`);
  });

  it('is refused as unknown where neither message nor state reveals the reason', async () => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const { shop, grant } = await authorised(shops);
    await shops.act('failCalls', { ...SHOP, kind: 'closed', call: 'ship' });
    expect(await outcomeOf(shop.postShipment(grant, shipmentOf([orderNo])))).toBe('unknown 11');
  });

  it('is changed by its id', async () => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const { url, calls } = await overheard(shops.origin);
    const { shop, grant } = await authorised(shops, { gateway: `${url}/kuaishou` });
    await shop.postShipment(grant, shipmentOf([orderNo]));
    const change = { courierCode: 'ZTO', waybillNo: 'ZT2026000000001' };
    await shop.changeShipment(grant, shipmentOf([orderNo], change));
    await shop.changeShipment(grant, shipmentOf([orderNo], change));
    const changes = calls.filter(({ path }) => path.includes('logistics/update'));
    expect(changes.map(({ body }) => new URLSearchParams(body).get('param'))).toEqual([
      `{"orderId":${orderNo},"expressCode":9,"expressNo":"ZT2026000000001","logisticsId":${orderNo}10}`,
    ]);
    const { shipments } = await shops.orderAt(SHOP, orderNo);
    expect(shipments.map(({ company, waybillNo, replaced }) => ({ company, waybillNo, replaced }))).toEqual([
      { company: '9', waybillNo: 'ZT2026000000001', replaced: ['YT2026000000001'] },
    ]);
  });

  it.each(['x1', '1.5', '-1', '12345678901234567890', ''])(
    'needs a numeric order, not %j',
    async (orderNo) => {
      const { shop, grant } = await authorised(await startShops());
      expect(await shop.getOrder(grant, orderNo)).toBeNull();
      expect(await outcomeOf(shop.postShipment(grant, shipmentOf([orderNo])))).toBe('invalid ID');
    },
  );

  it('can be sent with 极兔', async () => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const { shop, grant } = await authorised(shops);
    await shop.postShipment(grant, shipmentOf([orderNo], { courierCode: 'JTSD' }));
    const [posted] = (await shops.orderAt(SHOP, orderNo)).shipments;
    const [reported] = (await shop.getOrder(grant, orderNo))?.shipments ?? [];
    expect([posted?.company, reported?.courierCode]).toEqual(['109', 'JTSD']);
  });
});

describe('orders of one receiver at Kuaishou', () => {
  it('are merged by equal ids without asking the platform when there is one receiver', async () => {
    const shops = await startShops();
    const orderNos = await shops.addOrders(SHOP, { count: 2, sameReceiver: 2 });
    const { url, calls } = await overheard(shops.origin);
    const { shop, grant } = await authorised(shops, { gateway: `${url}/kuaishou` });
    expect(await shop.mergeGroups(grant, await ordersOf(shop, grant, orderNos))).toEqual([orderNos]);
    expect(calls.filter(({ path }) => path.includes('merge/check'))).toEqual([]);
  });

  it('are merged by the platform’s check though their ids differ', async () => {
    const shops = await startShops();
    const [one = '', two = '', other = ''] = await shops.addOrders(SHOP, { count: 3, sameReceiver: 2 });
    const { shop, grant } = await authorised(shops);
    const orders = await ordersOf(shop, grant, [one, other, two]);
    const apart = orders.map((order) => ({
      ...order,
      receiver: { ...order.receiver, encryptedId: order.remoteOrderNo },
    }));
    expect(await shop.mergeGroups(grant, apart)).toEqual([[one, two], [other]]);
  });

  it.each(['invalid', 'unknown'])('are merged by equal ids when the check answers %s', async (kind) => {
    const shops = await startShops();
    const [one = '', two = '', other = ''] = await shops.addOrders(SHOP, { count: 3, sameReceiver: 2 });
    const { shop, grant } = await authorised(shops);
    await shops.act('failCalls', { ...SHOP, kind, call: 'merge' });
    const orders = await ordersOf(shop, grant, [one, two, other]);
    expect(await shop.mergeGroups(grant, orders)).toEqual([[one, two], [other]]);
  });
});

describe('an order of Kuaishou', () => {
  it('has a masked receiver with an id', async () => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const { shop, grant } = await authorised(shops);
    const { receiver } = await shops.orderAt(SHOP, orderNo);
    const reported = (await shop.getOrder(grant, orderNo))?.receiver;
    expect(reported).toMatchObject({ ...maskedOf(receiver), encryptedId: reported?.encryptedId });
    expect(reported?.encryptedId).toMatch(/^[0-9a-f]{64}$/);
  });

  it('gets a note with a flag, and one without keeps the flag', async () => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const { shop, grant } = await authorised(shops);
    const remarked = async () => {
      const { sellerMemo, flagColor } = (await shop.getOrder(grant, orderNo)) ?? {};
      return { sellerMemo, flagColor };
    };
    expect(await remarked()).toEqual({ sellerMemo: '', flagColor: null });
    await shop.remark(grant, orderNo, { flagColor: 'purple', text: '加急 & "礼"' });
    expect(await remarked()).toEqual({ sellerMemo: '加急 & "礼"', flagColor: 'purple' });
    await shop.remark(grant, orderNo, { flagColor: null, text: '好'.repeat(201) });
    expect(await remarked()).toEqual({ sellerMemo: '好'.repeat(200), flagColor: 'purple' });
  });

  it('uses the encrypted address as an id where it has no other', async () => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const url = await answersChanged(shops.origin, (body) =>
      body.replace(/"openAddressId":"[^"]*"/, '"openAddressId":""'),
    );
    const { shop, grant } = await authorised(shops, { gateway: `${url}/kuaishou` });
    const [order] = await ordersOf(shop, grant, [orderNo]);
    expect(order?.receiver.encryptedId).toMatch(/\S/);
    const { receiver } = await shops.orderAt(SHOP, orderNo);
    expect(order?.receiver.encryptedId).not.toContain(receiver.address);
  });
});

it('Kuaishou lists sender addresses', async () => {
  const shops = await startShops();
  const { shop, grant } = await authorised(shops);
  const known = await shops.sendersOf(SHOP);
  expect(known.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  expect(await shop.sendAddresses(grant)).toEqual(
    known.map(({ addressId, ...address }) => ({ remoteAddressId: addressId, ...address })),
  );
});
