import { describe, expect, it } from 'vitest';
import { authorised, SHOP } from './douyin.ts';
import { answersChanged, maskedOf, ordersOf, outcomeOf, overheard, shipmentOf } from './shopCalls.ts';
import { startShops } from './simulatedShops.ts';

describe('a grant of Douyin', () => {
  it('is renewed from an hour before its end and unchanged earlier', async () => {
    const shops = await startShops();
    const { shop, grant } = await authorised(shops);
    const early = await shop.refresh(grant);
    expect([early.accessToken, early.refreshToken]).toEqual([grant.accessToken, grant.refreshToken]);
    expect(early.refreshExpiresAt).toEqual(grant.refreshExpiresAt);
    await shops.act('passTime', { hours: 7 * 24 - 1 });
    const renewed = await shop.refresh(grant);
    expect(renewed.accessToken).not.toBe(grant.accessToken);
    expect(await outcomeOf(shop.refresh(grant))).toMatch(/^authExpired dop\.token-generate-failed:token-/);
    expect(await shop.sendAddresses(renewed)).toHaveLength(2);
  });

  it('expires after seconds or at a time, as the platform says', async () => {
    const now = () => new Date('2026-03-01T00:00:00Z');
    const shops = await startShops({ now });
    const end = new Date('2026-03-08T00:00:00Z');
    const url = await answersChanged(shops.origin, (body) =>
      body.replace(/"expires_in":\d+/, `"expires_in":${end.getTime() / 1_000}`),
    );
    const { shop, grant } = await authorised(shops, { gateway: `${url}/douyin` });
    expect(grant.expiresAt).toEqual(end);
    expect((await shop.refresh({ ...grant, expiresAt: now() })).expiresAt).toEqual(end);
    expect(grant.refreshExpiresAt).toEqual(new Date('2026-03-15T00:00:00Z'));
  });
});

describe('a parcel at Douyin', () => {
  it('is accepted again for the same request and already shipped for another', async () => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const { shop, grant } = await authorised(shops);
    await shop.postShipment(grant, shipmentOf([orderNo]));
    await shop.postShipment(grant, shipmentOf([orderNo]));
    const again = shop.postShipment(grant, shipmentOf([orderNo], { requestId: 'request-2' }));
    expect(await outcomeOf(again)).toBe('alreadyShipped isv.business-failed:60110');
    expect((await shops.orderAt(SHOP, orderNo)).shipments).toHaveLength(1);
  });

  it('of several orders is sent in one call to one receiver', async () => {
    const shops = await startShops();
    const [one = '', two = '', other = ''] = await shops.addOrders(SHOP, { count: 3, sameReceiver: 2 });
    const { url, calls } = await overheard(shops.origin);
    const { shop, grant } = await authorised(shops, { gateway: `${url}/douyin` });
    const mixed = shop.postShipment(grant, shipmentOf([one, other]));
    expect(await outcomeOf(mixed)).toBe('addressChanged isv.business-failed:70021');
    await shop.postShipment(grant, shipmentOf([one, two], { requestId: 'request-2' }));
    const posted = calls.filter(({ path }) => path.includes('order/logisticsAddSinglePack'));
    expect(posted).toHaveLength(2);
    const states = await Promise.all(
      [one, two, other].map(async (each) => (await shops.orderAt(SHOP, each)).state),
    );
    expect(states).toEqual(['shipped', 'shipped', 'waitShip']);
  });

  it('is sent from the named address, or from the default one', async () => {
    const shops = await startShops();
    const [one = '', two = ''] = await shops.addOrders(SHOP, { count: 2 });
    const { shop, grant } = await authorised(shops);
    const [, second] = await shop.sendAddresses(grant);
    const remoteAddressId = second?.remoteAddressId ?? '';
    await shop.postShipment(grant, shipmentOf([one], { remoteAddressId }));
    await shop.postShipment(
      grant,
      shipmentOf([two], { requestId: 'request-2', waybillNo: 'YT2026000000002' }),
    );
    const from = async (orderNo: string) => (await shops.orderAt(SHOP, orderNo)).shipments[0]?.addressId;
    expect([await from(one), await from(two)]).toEqual([remoteAddressId, null]);
  });

  it('is changed by its id', async () => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const { shop, grant } = await authorised(shops);
    await shop.postShipment(grant, shipmentOf([orderNo]));
    const change = { courierCode: 'ZTO', waybillNo: 'ZT2026000000001' };
    await shop.changeShipment(grant, shipmentOf([orderNo], change));
    await shop.changeShipment(grant, shipmentOf([orderNo], change));
    const { shipments } = await shops.orderAt(SHOP, orderNo);
    expect(shipments.map(({ company, waybillNo, replaced }) => ({ company, waybillNo, replaced }))).toEqual([
      { company: 'zhongtong', waybillNo: 'ZT2026000000001', replaced: ['YT2026000000001'] },
    ]);
  });

  it('can be sent with 极兔', async () => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const { shop, grant } = await authorised(shops);
    await shop.postShipment(grant, shipmentOf([orderNo], { courierCode: 'JTSD' }));
    const [posted] = (await shops.orderAt(SHOP, orderNo)).shipments;
    const [reported] = (await shop.getOrder(grant, orderNo))?.shipments ?? [];
    expect([posted?.company, reported?.courierCode]).toEqual(['jtexpress', 'JTSD']);
  });
});

describe('orders of one receiver at Douyin', () => {
  it('can be merged though their days and ids differ', async () => {
    const shops = await startShops();
    const orderNos = await shops.addOrders(SHOP, { count: 3, sameReceiver: 3, overHours: 72 });
    const [stranger = ''] = await shops.addOrders(SHOP);
    const { shop, grant } = await authorised(shops);
    const found = await ordersOf(shop, grant, [...orderNos, stranger]);
    expect(new Set(found.map(({ receiver }) => receiver.encryptedId)).size).toBe(4);
    expect(await shop.mergeGroups(grant, found)).toEqual([orderNos, [stranger]]);
  });

  it('of one day are merged without asking the platform', async () => {
    const shops = await startShops();
    const orderNos = await shops.addOrders(SHOP, { count: 2, sameReceiver: 2 });
    const { url, calls } = await overheard(shops.origin);
    const { shop, grant } = await authorised(shops, { gateway: `${url}/douyin` });
    expect(await shop.mergeGroups(grant, await ordersOf(shop, grant, orderNos))).toEqual([orderNos]);
    expect(calls.filter(({ path }) => path.includes('order/mergeV2'))).toEqual([]);
  });
});

describe('an order of Douyin', () => {
  it('has a masked receiver with an id', async () => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const { shop, grant } = await authorised(shops);
    const { receiver } = await shops.orderAt(SHOP, orderNo);
    const reported = (await shop.getOrder(grant, orderNo))?.receiver;
    expect(reported).toMatchObject({ ...maskedOf(receiver), encryptedId: reported?.encryptedId });
    expect(reported?.encryptedId).toMatch(/^#[0-9a-f]{64}$/);
  });

  it('keeps all digits of numeric ids', async () => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const url = await answersChanged(shops.origin, (body) =>
      body.replace(/"sku_id":\d+/, '"sku_id":1729384756473829111'),
    );
    const { shop, grant } = await authorised(shops, { gateway: `${url}/douyin` });
    const order = await shop.getOrder(grant, orderNo);
    expect(order?.items.map(({ remoteSkuId }) => remoteSkuId)).toEqual(['1729384756473829111']);
  });

  it('gets a remark with a flag, and one without keeps the flag', async () => {
    const shops = await startShops();
    const [orderNo = ''] = await shops.addOrders(SHOP);
    const { shop, grant } = await authorised(shops);
    const remarked = async () => {
      const { sellerMemo, flagColor } = (await shop.getOrder(grant, orderNo)) ?? {};
      return { sellerMemo, flagColor };
    };
    await shop.remark(grant, orderNo, { flagColor: 'purple', text: '<加急>&"礼"' });
    expect(await remarked()).toEqual({ sellerMemo: '<加急>&"礼"', flagColor: 'purple' });
    await shop.remark(grant, orderNo, { flagColor: null, text: '好' });
    expect(await remarked()).toEqual({ sellerMemo: '好', flagColor: 'purple' });
  });
});

it('Douyin lists sender addresses without phones', async () => {
  const shops = await startShops();
  const { shop, grant } = await authorised(shops);
  const known = await shops.sendersOf(SHOP);
  expect(known.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  expect(await shop.sendAddresses(grant)).toEqual(
    known.map(({ addressId, phone: _, ...address }) => ({
      remoteAddressId: addressId,
      phone: '',
      ...address,
    })),
  );
});
