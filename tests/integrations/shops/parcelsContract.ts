import { describe, expect, it } from 'vitest';
import { lineIdOf } from '../../../api/src/adapters/shops/lines.ts';
import { ordersOf, shipmentOf } from '../shopCalls.ts';
import type { Bench } from './contractBench.ts';

/** What goes out together, and how a parcel is told to the shop. */
export function parcelsContract({ platform, differs, SHOP, opened, failureOf, kindOf }: Bench): void {
  describe('orders of one receiver', () => {
    if (differs.showsReceivers) {
      it('stay apart, as their receivers are in plain', async () => {
        const { shop, grant, orderNos } = await opened({ count: 2, sameReceiver: 2 });
        const orders = await ordersOf(shop, grant, orderNos);
        expect(await shop.mergeGroups(grant, orders)).toEqual(orderNos.map((orderNo) => [orderNo]));
      });
    } else {
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
    }

    it('result in no groups when there are none', async () => {
      const { shop, grant } = await opened();
      expect(await shop.mergeGroups(grant, [])).toEqual([]);
    });
  });

  describe('an order in two parcels', () => {
    async function inParts() {
      const bench = await opened({ items: 2 });
      const [orderNo = ''] = bench.orderNos;
      const lineIds = (await ordersOf(bench.shop, bench.grant, [orderNo]))[0]?.items.map(lineIdOf) ?? [];
      const part = (at: number, waybillNo: string, requestId: string) =>
        bench.shop.postShipment(
          bench.grant,
          shipmentOf([orderNo], { lineIds: [lineIds.at(at) ?? ''], waybillNo, requestId }),
        );
      const read = async () => (await ordersOf(bench.shop, bench.grant, [orderNo]))[0];
      return { ...bench, orderNo, part, read };
    }

    if (differs.takesOneNumber) {
      it('is shipped with the first number, and takes no other', async () => {
        const { part, read } = await inParts();
        await part(0, 'YT2026000000001', 'request-1');
        expect((await read())?.status).toBe(4);
        expect(await kindOf(part(-1, 'YT2026000000002', 'request-2'))).toBe('alreadyShipped');
        expect((await read())?.shipments).toEqual([{ waybillNo: 'YT2026000000001', courierCode: 'YTO' }]);
      });
    } else {
      it('has both numbers, and is shipped with the last of them', async () => {
        const { shops, orderNo, part, read } = await inParts();
        await part(0, 'YT2026000000001', 'request-1');
        expect((await read())?.status).toBe(differs.shipsWhole ? 4 : 3);
        await part(-1, 'YT2026000000002', 'request-2');
        const order = await read();
        expect(order?.status).toBe(4);
        expect(order?.shipments).toEqual([
          { waybillNo: 'YT2026000000001', courierCode: 'YTO' },
          { waybillNo: 'YT2026000000002', courierCode: 'YTO' },
        ]);
        if (differs.shipsWhole) return;
        const { items, shipments } = await shops.orderAt(SHOP, orderNo);
        expect(shipments.map(({ skuIds }) => skuIds)).toEqual(items.map(({ skuId }) => [skuId]));
      });
    }

    if (!differs.shipsWhole) {
      it('has no line in both', async () => {
        const { part, read } = await inParts();
        await part(0, 'YT2026000000001', 'request-1');
        expect(await kindOf(part(0, 'YT2026000000002', 'request-2'))).not.toBe('waybillUsed');
        expect((await read())?.shipments).toHaveLength(1);
        await part(1, 'YT2026000000003', 'request-3');
        expect((await read())?.status).toBe(4);
      });
    }

    it('cannot be sent when the buyer asks for the money', async () => {
      const { shops, orderNo, part } = await inParts();
      await shops.act('refundOrder', { ...SHOP, orderNo, refund: 'applying' });
      expect(await kindOf(part(0, 'YT2026000000001', 'request-1'))).toBe('refunding');
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

    if (differs.takesOneNumber) {
      it('keeps its number', async () => {
        const { shop, grant, orderNos } = await opened();
        await shop.postShipment(grant, shipmentOf(orderNos));
        const change = { waybillNo: 'YT2026000000009', requestId: 'request-2' };
        expect(await kindOf(shop.changeShipment(grant, shipmentOf(orderNos, change)))).toBe('invalid');
        const order = await shop.getOrder(grant, orderNos[0] ?? '');
        expect(order?.shipments).toEqual([{ waybillNo: 'YT2026000000001', courierCode: 'YTO' }]);
      });
    } else {
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
    }

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
