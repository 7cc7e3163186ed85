import { describe, expect, it } from 'vitest';
import { jd } from './jd.ts';
import { outcomeOf, shipmentOf } from './shopCalls.ts';
import { shopContract } from './shops/contract.ts';
import { oneByOneContract } from './shops/oneByOne.ts';
import { allowAt, startShops } from './simulatedShops.ts';

const SHOP = { platform: 'jd', shopId: '3001001' };

shopContract(jd);
oneByOneContract(jd);

async function opened() {
  const shops = await startShops();
  const [orderNo = ''] = await shops.addOrders(SHOP);
  const shop = jd.adapter(shops);
  const back = await allowAt(await shop.authorizeUrl('state-1'), SHOP.shopId);
  return { shops, orderNo, shop, grant: await shop.exchange(back.searchParams.get('code') ?? '') };
}

describe('the JD adapter', () => {
  it('leaves out unpaid orders', async () => {
    const { shops, shop, grant } = await opened();
    const bought = await shops.act('addOrders', { ...SHOP, isPaid: false });
    expect(await shop.getOrder(grant, bought.orderNos[0])).toBeNull();
  });

  it('reads a locked order as one with a pending refund', async () => {
    const { shops, shop, grant, orderNo } = await opened();
    await shops.act('refundOrder', { ...SHOP, orderNo, refund: 'applying' });
    const order = await shop.getOrder(grant, orderNo);
    expect([order?.status, order?.refundStatus]).toEqual([2, 1]);
  });

  it('leaves out the number of a courier that JD reveals to shops only', async () => {
    const { shop, grant, orderNo } = await opened();
    const parcel = shipmentOf([orderNo], { courierCode: 'JTSD' });
    expect(await outcomeOf(shop.postShipment(grant, parcel))).toBe('courierUnknown COURIER');
  });

  it('rejects a grant whose shop cannot be read', async () => {
    const { shops, shop } = await opened();
    const back = await allowAt(await shop.authorizeUrl('state-2'), SHOP.shopId);
    await shops.act('failCalls', { platform: 'jd', kind: 'http502', call: 'get', times: 2 });
    const exchanged = shop.exchange(back.searchParams.get('code') ?? '');
    expect(await outcomeOf(exchanged)).toBe('transient HTTP_502');
  });
});
