import { describe, expect, it } from 'vitest';
import { pinduoduoShop } from '../../api/src/adapters/shops/pinduoduo/pinduoduoShop.ts';
import { answersChanged, HOUR_MS, outcomeOf, shipmentOf } from './shopCalls.ts';
import { type ContractPlatform, shopContract } from './shops/contract.ts';
import { oneByOneContract } from './shops/oneByOne.ts';
import { allowAt, BACK, startShops } from './simulatedShops.ts';

const SHOP = { platform: 'pinduoduo', shopId: '2001001' };

const pinduoduo: ContractPlatform = {
  slug: 'pinduoduo',
  shopId: '2001001',
  shopName: '橙子的拼多多店',
  sellerNick: '橙子家',
  otherShopId: '2001002',
  adapter: ({ origin, app }, { origin: elsewhere = origin, appSecret = app.secret, ...more } = {}) =>
    pinduoduoShop({
      appKey: app.key,
      appSecret,
      redirectUri: BACK,
      gateway: `${elsewhere}/pinduoduo/api/router`,
      authorizePage: `${elsewhere}/pinduoduo/service-market/auth`,
      ...more,
    }),
  forged: 'invalid 20004',
  toleranceMinutes: 10,
  wrongClock: null,
  // No code of it is known.
  waybillUsed: 'unknown 50001',
  tellsLimits: false,
  hasEqualIds: true,
  differs: { shipsWhole: true },
};

shopContract(pinduoduo);
oneByOneContract(pinduoduo);

async function opened(bought: Record<string, number> = {}) {
  const shops = await startShops();
  const orderNos = await shops.addOrders(SHOP, bought);
  const shop = pinduoduo.adapter(shops);
  const back = await allowAt(await shop.authorizeUrl('state-1'), SHOP.shopId);
  return { shops, orderNos, shop, grant: await shop.exchange(back.searchParams.get('code') ?? '') };
}

describe('the Pinduoduo adapter', () => {
  it('lists orders by their sealing time, not by their creation', async () => {
    const { shops, shop, grant } = await opened();
    const bought = await shops.act('addOrders', { ...SHOP, isPaid: false });
    const [orderNo = ''] = bought.orderNos;
    await shops.act('passTime', { hours: 30 });
    await shops.act('payOrder', { ...SHOP, orderNo });
    const lastHour = { from: new Date(Date.now() - HOUR_MS), to: new Date(Date.now() + HOUR_MS) };
    const { orders } = await shop.listOrders(grant, lastHour, null);
    expect(orders.map(({ remoteOrderNo }) => remoteOrderNo)).toEqual([orderNo]);
  });

  it('reads orders with a pending refund as such', async () => {
    const { shops, shop, grant, orderNos } = await opened();
    await shops.act('refundOrder', { ...SHOP, orderNo: orderNos[0] ?? '', refund: 'applying' });
    const window = { from: new Date(Date.now() - HOUR_MS), to: new Date(Date.now() + HOUR_MS) };
    const { orders } = await shop.listOrders(grant, window, null);
    expect(orders.map(({ status, refundStatus }) => [status, refundStatus])).toEqual([[2, 1]]);
  });

  it('does not confuse service refusals with a missing order', async () => {
    const { shops, shop, grant, orderNos } = await opened();
    await shops.act('failCalls', { platform: 'pinduoduo', kind: 'unknown', call: 'get', times: 1 });
    expect(await outcomeOf(shop.getOrder(grant, orderNos[0] ?? ''))).toBe('unknown 50001');
  });

  it('reads the platform’s time once and later again when that fails', async () => {
    const { shops, grant } = await opened();
    const url = await answersChanged(shops.origin, (body) =>
      body.includes('time_get_response') ? '{"time_get_response":{}}' : body,
    );
    const shop = pinduoduo.adapter(shops, { origin: url, now: () => new Date(Date.now() + HOUR_MS) });
    expect(await outcomeOf(shop.sendAddresses(grant))).toBe('transient 10001:timestamp');
  });

  it('uses the return address as the sender address', async () => {
    const { shops, shop, grant, orderNos } = await opened();
    const [, second] = await shop.sendAddresses(grant);
    const remoteAddressId = second?.remoteAddressId ?? '';
    await shop.postShipment(grant, shipmentOf(orderNos, { remoteAddressId }));
    expect((await shops.orderAt(SHOP, orderNos[0] ?? '')).shipments[0]?.addressId).toBe(remoteAddressId);
  });

  it('keeps the flag when a remark has none', async () => {
    const { shop, grant, orderNos } = await opened();
    const [orderNo = ''] = orderNos;
    await shop.remark(grant, orderNo, { flagColor: 'blue', text: '礼' });
    await shop.remark(grant, orderNo, { flagColor: null, text: '好' });
    const order = await shop.getOrder(grant, orderNo);
    expect([order?.sellerMemo, order?.flagColor]).toEqual(['好', 'blue']);
  });
});
