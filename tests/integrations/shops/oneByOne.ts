import { describe, expect, it } from 'vitest';
import { outcomeOf, shipmentOf } from '../shopCalls.ts';
import { allowAt, startShops } from '../simulatedShops.ts';
import type { ContractPlatform } from './contract.ts';

/** What holds where a platform takes the orders of one parcel one by one. */
export function oneByOneContract({ slug, shopId, adapter }: ContractPlatform): void {
  const SHOP = { platform: slug, shopId };

  async function opened() {
    const shops = await startShops();
    const shop = adapter(shops);
    const back = await allowAt(await shop.authorizeUrl('state-1'), shopId);
    const grant = await shop.exchange(back.searchParams.get('code') ?? '');
    const [one = '', two = '', three = ''] = await shops.addOrders(SHOP, { count: 3, sameReceiver: 3 });
    const numbersOf = () =>
      Promise.all(
        [one, two, three].map(async (orderNo) =>
          (await shops.orderAt(SHOP, orderNo)).shipments.map(({ waybillNo }) => waybillNo),
        ),
      );
    return { shops, shop, grant, one, two, three, numbersOf };
  }

  describe('a parcel whose orders are posted one by one', () => {
    it('is completed by a retry after an attempt that stopped half way', async () => {
      const { shops, shop, grant, one, two, three, numbersOf } = await opened();
      await shops.act('failCalls', {
        platform: slug,
        kind: 'http502',
        call: 'ship',
        orderSuffix: two,
        times: 1,
      });
      const parcel = shipmentOf([one, two, three]);
      expect(await outcomeOf(shop.postShipment(grant, parcel))).toBe('transient HTTP_502');
      expect(await numbersOf()).toEqual([[parcel.waybillNo], [], []]);
      expect(await outcomeOf(shop.postShipment(grant, parcel))).toBe('done');
      expect(await numbersOf()).toEqual([[parcel.waybillNo], [parcel.waybillNo], [parcel.waybillNo]]);
      expect(await outcomeOf(shop.postShipment(grant, parcel))).toMatch(/^alreadyShipped /);
    });

    it('continues past a failing order and reports it', async () => {
      const { shops, shop, grant, one, two, three, numbersOf } = await opened();
      await shops.act('refundOrder', { ...SHOP, orderNo: one, refund: 'applying' });
      const parcel = shipmentOf([one, two, three]);
      expect(await outcomeOf(shop.postShipment(grant, parcel))).toMatch(/^refunding /);
      expect(await numbersOf()).toEqual([[], [parcel.waybillNo], [parcel.waybillNo]]);
    });

    it('is already shipped where an order has another number', async () => {
      const { shop, grant, one, two, three, numbersOf } = await opened();
      await shop.postShipment(grant, shipmentOf([one], { waybillNo: 'YT2026000000077' }));
      const parcel = shipmentOf([one, two, three], { requestId: 'request-2' });
      expect(await outcomeOf(shop.postShipment(grant, parcel))).toMatch(/^alreadyShipped /);
      expect(await numbersOf()).toEqual([['YT2026000000077'], [parcel.waybillNo], [parcel.waybillNo]]);
    });
  });
}
