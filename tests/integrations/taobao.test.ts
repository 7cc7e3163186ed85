import { describe, expect, it } from 'vitest';
import { answersChanged, HOUR_MS, ordersOf, outcomeOf, overheard, shipmentOf } from './shopCalls.ts';
import { type Changes, shopContract } from './shops/contract.ts';
import { oneByOneContract } from './shops/oneByOne.ts';
import { allowAt, startShops } from './simulatedShops.ts';
import { taobao } from './taobao.ts';

const SHOP = { platform: 'taobao', shopId: '1001001' };

shopContract(taobao);
oneByOneContract(taobao);

async function opened(bought: Record<string, number> = {}, changes: Changes = {}) {
  const shops = await startShops();
  const orderNos = await shops.addOrders(SHOP, bought);
  const back = await allowAt(await taobao.adapter(shops).authorizeUrl('state-1'), SHOP.shopId);
  const grant = await taobao.adapter(shops).exchange(back.searchParams.get('code') ?? '');
  return { shops, orderNos, grant, shop: taobao.adapter(shops, changes) };
}

describe('the Taobao adapter', () => {
  it('compares at most a hundred receivers per call and finds all groups', async () => {
    const { shops, orderNos, grant } = await opened({ count: 130, sameReceiver: 2 });
    const { url, calls } = await overheard(shops.origin);
    const shop = taobao.adapter(shops, { origin: url });
    const [first, second, ...others] = await ordersOf(taobao.adapter(shops), grant, orderNos);
    const apart = [first, ...others, second].filter((order) => order !== undefined);
    const groups = await shop.mergeGroups(grant, apart);
    expect(groups.filter(({ length }) => length > 1)).toEqual([
      [first?.remoteOrderNo, second?.remoteOrderNo],
    ]);
    expect(groups.flat()).toHaveLength(130);
    expect(calls).toHaveLength(2);
  });

  it('reads the platform’s time once and later again when that fails', async () => {
    const { shops, grant } = await opened();
    const url = await answersChanged(shops.origin, (body) =>
      body.includes('time_get_response') ? '{"time_get_response":{}}' : body,
    );
    const shop = taobao.adapter(shops, { origin: url, now: () => new Date(Date.now() + HOUR_MS) });
    expect(await outcomeOf(shop.sendAddresses(grant))).toBe('transient 31');
  });

  it('names the shop by its seller where the name is missing', async () => {
    const shops = await startShops();
    const url = await answersChanged(shops.origin, (body) =>
      body.replace('shop_seller_get_response', 'other'),
    );
    const shop = taobao.adapter(shops, { origin: url });
    const back = await allowAt(await taobao.adapter(shops).authorizeUrl('state-1'), SHOP.shopId);
    const grant = await shop.exchange(back.searchParams.get('code') ?? '');
    expect([grant.shopName, grant.sellerNick]).toEqual(['橙子家', '橙子家']);
  });

  it('uses the named sender address', async () => {
    const { shops, orderNos, grant, shop } = await opened({ count: 2 });
    const [, second] = await shop.sendAddresses(grant);
    const remoteAddressId = second?.remoteAddressId ?? '';
    await shop.postShipment(grant, shipmentOf(orderNos.slice(0, 1), { remoteAddressId }));
    expect((await shops.orderAt(SHOP, orderNos[0] ?? '')).shipments[0]?.addressId).toBe(remoteAddressId);
    const parcel = shipmentOf(orderNos.slice(1), { remoteAddressId: '1', waybillNo: 'YT2026000000002' });
    expect(await outcomeOf(shop.postShipment(grant, parcel))).toBe('invalid isv.invalid-parameter:sender_id');
  });
});
