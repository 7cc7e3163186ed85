import { describe, expect, it } from 'vitest';
import { ordersOf, shipmentOf } from '../shopCalls.ts';
import type { Bench } from './contractBench.ts';

/** What goes out together, and how a parcel is told to the shop. */
export function parcelsContract({ platform, differs, SHOP, opened, failureOf, kindOf }: Bench): void {
  describe('orders of one receiver', () => {
    it('can be merged', async () => {
      const { shops, shop, grant, orderNos } = await opened({ count: 5, sameReceiver: 3 });
      const orders = await ordersOf(shop, grant, orderNos);
      const ids = new Set(orders.slice(0, 3).map(({ receiver }) => receiver.encryptedId));
      expect(ids.size).toBe(platform.hasEqualIds ? 1 : 3);
      const [one = '', two = '', three = '', four = '', five = ''] = orderNos;
      expect(await shop.mergeGroups(grant, orders)).toEqual([[one, two, three], [four], [five]]);
      await shops.act('changeReceiver', { ...SHOP, orderNo: two });
      const changed = await ordersOf(shop, grant, orderNos);
      expect(await shop.mergeGroups(grant, changed)).toEqual([[one, three], [two], [four], [five]]);
    });

    it('are not merged when they do not wait or a refund is pending', async () => {
      const { shops, shop, grant, orderNos } = await opened({ count: 4, sameReceiver: 4 });
      const [one = '', two = '', three = '', four = ''] = orderNos;
      await shops.act('refundOrder', { ...SHOP, orderNo: two, refund: 'applying' });
      await shop.postShipment(grant, shipmentOf([three]));
      const orders = await ordersOf(shop, grant, orderNos);
      expect(await shop.mergeGroups(grant, orders)).toEqual([[one, four], [two], [three]]);
    });

    it('result in no groups when there are none', async () => {
      const { shop, grant } = await opened();
      expect(await shop.mergeGroups(grant, [])).toEqual([]);
    });
  });

  describe('a parcel of a shop', () => {
    it('is posted to the shop, and posted again is already shipped with that number', async () => {
      const { shops, shop, grant, orderNos } = await opened();
      const [orderNo = ''] = orderNos;
      await shop.postShipment(grant, shipmentOf([orderNo]));
      const { state, shipments } = await shops.orderAt(SHOP, orderNo);
      expect([state, shipments.length, shipments[0]?.waybillNo]).toEqual(['shipped', 1, 'YT2026000000001']);
      const again = shop.postShipment(grant, shipmentOf([orderNo], { requestId: 'request-2' }));
      if (differs.takesNumberAgain) await again;
      else expect(await kindOf(again)).toBe('alreadyShipped');
      const other = shipmentOf([orderNo], { requestId: 'request-3', waybillNo: 'YT2026000000002' });
      expect(await kindOf(shop.postShipment(grant, other))).toBe('alreadyShipped');
      const order = await shop.getOrder(grant, orderNo);
      expect(order?.status).toBe(4);
      expect(order?.shipments).toEqual([{ waybillNo: 'YT2026000000001', courierCode: 'YTO' }]);
    });

    it.each(['YTO', 'ZTO', 'STO', 'YUNDA', 'SF', 'JD', 'EMS', 'DBL'])(
      'can be sent with %s',
      async (courierCode) => {
        const { shop, grant, orderNos } = await opened();
        await shop.postShipment(grant, shipmentOf(orderNos, { courierCode }));
        const order = await shop.getOrder(grant, orderNos[0] ?? '');
        expect(order?.shipments).toEqual([{ waybillNo: 'YT2026000000001', courierCode }]);
      },
    );

    it('of several orders is posted for all of them', async () => {
      const { shops, shop, grant, orderNos } = await opened({ count: 3, sameReceiver: 3 });
      await shop.postShipment(grant, shipmentOf(orderNos));
      const states = await Promise.all(orderNos.map(async (each) => (await shops.orderAt(SHOP, each)).state));
      expect(states).toEqual(['shipped', 'shipped', 'shipped']);
    });

    it('can have its number changed', async () => {
      const { shops, shop, grant, orderNos } = await opened();
      await shop.postShipment(grant, shipmentOf(orderNos));
      const change = { courierCode: 'ZTO', waybillNo: 'ZT2026000000009', requestId: 'request-2' };
      await shop.changeShipment(grant, shipmentOf(orderNos, change));
      const order = await shop.getOrder(grant, orderNos[0] ?? '');
      expect(order?.shipments).toEqual([{ waybillNo: 'ZT2026000000009', courierCode: 'ZTO' }]);
      const { shipments } = await shops.orderAt(SHOP, orderNos[0] ?? '');
      expect(shipments.map(({ replaced }) => replaced)).toEqual([['YT2026000000001']]);
    });

    it('cannot be changed where none was posted', async () => {
      const { shop, grant, orderNos } = await opened();
      expect(await kindOf(shop.changeShipment(grant, shipmentOf(orderNos)))).not.toBe('alreadyShipped');
      expect((await shop.getOrder(grant, orderNos[0] ?? ''))?.status).toBe(2);
    });

    it.each([
      ['refunding', 'refundOrder', { refund: 'applying' }],
      ['closed', 'refundOrder', { refund: 'done' }],
      ['closed', 'closeOrder', {}],
      ['alreadyShipped', 'finishOrder', {}],
    ])('is refused as %s after %s with %j', async (kind, action, fields) => {
      const { shops, shop, grant, orderNos } = await opened();
      const [orderNo = ''] = orderNos;
      await shops.act(action, { ...SHOP, orderNo, ...fields });
      expect(await kindOf(shop.postShipment(grant, shipmentOf([orderNo])))).toBe(kind);
      expect((await shops.orderAt(SHOP, orderNo)).shipments).toEqual([]);
    });

    it('of a missing order is refused as invalid', async () => {
      const { shop, grant, orderNos } = await opened();
      const made = `${(orderNos[0] ?? '').slice(0, -3)}999`;
      expect(await kindOf(shop.postShipment(grant, shipmentOf([made])))).toBe('invalid');
    });

    it('is refused for an unmapped courier', async () => {
      const { shop, grant, orderNos } = await opened();
      for (const courierCode of ['XYZ', 'constructor', '']) {
        const parcel = shipmentOf(orderNos, { courierCode });
        expect(await kindOf(shop.postShipment(grant, parcel))).toBe('courierUnknown');
        expect(await kindOf(shop.changeShipment(grant, parcel))).toBe('courierUnknown');
      }
    });

    it('needs a number that no other receiver has', async () => {
      const { shop, grant, orderNos } = await opened({ count: 2 });
      const [one = '', two = ''] = orderNos;
      await shop.postShipment(grant, shipmentOf([one]));
      const same = shop.postShipment(grant, shipmentOf([two], { requestId: 'request-2' }));
      expect(await failureOf(same)).toBe(platform.waybillUsed);
    });
  });
}
