import { describe, expect, it } from 'vitest';
import { HOUR_MS, lastDays, listed, numbersOf, shipmentOf } from '../shopCalls.ts';
import type { Bench } from './contractBench.ts';

/** How orders are listed, read and remarked. */
export function ordersContract({ differs, SHOP, authorised, opened, failureOf }: Bench): void {
  describe('shop orders', () => {
    it('are listed over several windows and pages without gap or repeat', async () => {
      const { shop, grant, orderNos } = await opened({ count: 250, overHours: 40 });
      const found = numbersOf(await listed(shop, grant, lastDays(3)));
      expect(found.toSorted()).toEqual(orderNos.toSorted());
    });

    it('are listed where one second has more than a page', async () => {
      const { shop, grant, orderNos } = await opened({ count: 230 });
      const found = numbersOf(await listed(shop, grant, lastDays(1)));
      expect(found.toSorted()).toEqual(orderNos.toSorted());
    });

    it('are all listed though some are shipped meanwhile', async () => {
      const { shops, shop, grant, orderNos } = await opened({ count: 250, overHours: 30 });
      const pages = await listed(shop, grant, lastDays(2), async (read) => {
        for (const { remoteOrderNo } of read.at(-1) ?? [])
          await shops.act('finishOrder', { ...SHOP, orderNo: remoteOrderNo });
      });
      expect(numbersOf(pages).toSorted()).toEqual(orderNos.toSorted());
    });

    it('belong to the window with their second and to no other', async () => {
      const { shops, shop, grant, orderNos } = await opened();
      const [orderNo = ''] = orderNos;
      const at = new Date((await shops.orderAt(SHOP, orderNo)).createdAt).getTime();
      const around = async (from: number, to: number) =>
        numbersOf(await listed(shop, grant, { from: new Date(at + from), to: new Date(at + to) }));
      expect(await around(-HOUR_MS, 0)).toEqual([]);
      expect(await around(0, 1)).toEqual([orderNo]);
      expect(await around(1, HOUR_MS)).toEqual([]);
    });

    it('belong to the window of their creation, whenever they changed', async () => {
      const { shops, shop, orderNos } = await opened();
      const [orderNo = ''] = orderNos;
      await shops.act('passTime', { hours: 5 });
      await shops.act('remarkOrder', { ...SHOP, orderNo, sellerMemo: '加急' });
      const { createdAt } = await shops.orderAt(SHOP, orderNo);
      const at = new Date(createdAt).getTime();
      const current = await authorised(shops);
      const around = { from: new Date(at - HOUR_MS), to: new Date(at + HOUR_MS) };
      expect(numbersOf(await listed(shop, current, around))).toEqual([orderNo]);
      const since = { from: new Date(at + HOUR_MS), to: new Date(at + 6 * HOUR_MS) };
      expect(numbersOf(await listed(shop, current, since))).toEqual([]);
    });

    it('are closed when they were refunded before shipping', async () => {
      const { shops, shop, grant, orderNos } = await opened();
      const [orderNo = ''] = orderNos;
      await shops.act('refundOrder', { ...SHOP, orderNo, refund: 'done' });
      expect(await shop.getOrder(grant, orderNo)).toMatchObject({ status: 6 });
    });

    it('are not listed when they do not wait for shipping', async () => {
      const { shops, shop, grant, orderNos } = await opened({ count: 3 });
      const [waits = '', closed = '', sent = ''] = orderNos;
      await shops.act('addOrders', { ...SHOP, isPaid: false });
      await shops.act('closeOrder', { ...SHOP, orderNo: closed });
      await shop.postShipment(grant, shipmentOf([sent]));
      expect(numbersOf(await listed(shop, grant, lastDays(1)))).toEqual([waits]);
    });

    it('cannot be listed with a forged cursor', async () => {
      const { shop, grant } = await opened();
      for (const cursor of ['', 'x', '1.0.1', '1:2:3', '-1.1.1']) {
        expect(await failureOf(shop.listOrders(grant, lastDays(1), cursor))).toBe('invalid CURSOR');
      }
    });

    it('are read in their current state', async () => {
      const { shops, shop, grant, orderNos } = await opened();
      const [orderNo = ''] = orderNos;
      await shops.act('remarkOrder', {
        ...SHOP,
        orderNo,
        sellerMemo: '加急',
        buyerMemo: '送人的',
        flag: 'green',
      });
      const world = await shops.orderAt(SHOP, orderNo);
      const order = await shop.getOrder(grant, orderNo);
      expect(order).toMatchObject({
        remoteOrderNo: orderNo,
        status: 2,
        refundStatus: 0,
        payAmount: world.payAmount,
        createdAt: new Date(world.createdAt),
        paidAt: new Date(world.paidAt ?? 0),
        buyerMemo: '送人的',
        sellerMemo: '加急',
        flagColor: differs.hasNoFlags ? null : 'green',
        shipments: [],
      });
      expect(order?.updatedAt).toEqual(
        new Date(Math.floor(new Date(world.updatedAt).getTime() / 1_000) * 1_000),
      );
      const [item] = world.items;
      expect(order?.items).toMatchObject([
        {
          remoteGoodId: item?.goodId,
          remoteSkuId: differs.namesSkusByCode ? item?.merchantCode : item?.skuId,
          num: item?.num,
          price: item?.price,
          merchantCode: item?.merchantCode,
        },
      ]);
      expect(order?.items[0]?.title).toContain(item?.title);
    });

    it('carry the shop’s own article number of every SKU, listed and read', async () => {
      const { shops, shop, grant, orderNos } = await opened({ count: 4 });
      const codesOf = (items: readonly { merchantCode: string }[] = []) =>
        items.map(({ merchantCode }) => merchantCode);
      const orders = (await listed(shop, grant, lastDays(1))).flat();
      for (const orderNo of orderNos) {
        const codes = codesOf((await shops.orderAt(SHOP, orderNo)).items);
        expect(codes).toEqual([expect.stringMatching(/^SP\d+$/)]);
        expect(codesOf((await shop.getOrder(grant, orderNo))?.items)).toEqual(codes);
        const found = orders.find(({ remoteOrderNo }) => remoteOrderNo === orderNo);
        expect(codesOf(found?.items)).toEqual(codes);
      }
    });

    it('say until when they have to be sent, also long after the payment, listed and read', async () => {
      const { shops, shop, grant, orderNos } = await opened();
      const { orderNos: later } = await shops.act('addOrders', { ...SHOP, shipHours: 15 * 24 });
      const orders = (await listed(shop, grant, lastDays(1))).flat();
      for (const [orderNo, hours] of [
        [orderNos[0], 48],
        [later[0], 15 * 24],
      ] as const) {
        const paidAt = new Date((await shops.orderAt(SHOP, orderNo)).paidAt ?? 0);
        const promised = differs.hasNoPromises ? null : new Date(paidAt.getTime() + hours * HOUR_MS);
        expect((await shop.getOrder(grant, orderNo))?.promisedShipAt).toEqual(promised);
        const found = orders.find(({ remoteOrderNo }) => remoteOrderNo === orderNo);
        expect(found?.promisedShipAt).toEqual(promised);
      }
    });

    it('are null when they do not exist', async () => {
      const { shop, grant, orderNos } = await opened();
      const [orderNo = ''] = orderNos;
      const other = `${orderNo.slice(0, -3)}999`;
      for (const made of [other, '0', '', "' or 1"]) expect(await shop.getOrder(grant, made)).toBeNull();
    });

    if (differs.showsReceivers) {
      it('have receivers in plain, as they are now', async () => {
        const { shops, shop, grant, orderNos } = await opened();
        const [orderNo = ''] = orderNos;
        for (const isMoved of [false, true]) {
          if (isMoved) await shops.act('changeReceiver', { ...SHOP, orderNo });
          const { receiverId: _, ...receiver } = (await shops.orderAt(SHOP, orderNo)).receiver;
          const order = await shop.getOrder(grant, orderNo);
          expect(order?.receiver).toEqual({ ...receiver, encryptedId: null });
          expect((await listed(shop, grant, lastDays(1))).flat()).toEqual([order]);
        }
      });
    } else {
      it('have masked receivers with an identity that follows the address', async () => {
        const { shops, shop, grant, orderNos } = await opened();
        const [orderNo = ''] = orderNos;
        const { receiver } = await shops.orderAt(SHOP, orderNo);
        const before = await shop.getOrder(grant, orderNo);
        const shown = JSON.stringify(before);
        for (const plain of [receiver.name, receiver.phone, receiver.address])
          expect(shown).not.toContain(plain);
        expect(before?.receiver.province).toBe(receiver.province);
        expect(before?.receiver.encryptedId).not.toBeNull();
        const [listedOne] = (await listed(shop, grant, lastDays(1))).flat();
        expect(listedOne).toEqual(before);
        await shops.act('changeReceiver', { ...SHOP, orderNo });
        const after = await shop.getOrder(grant, orderNo);
        expect(after?.receiver.encryptedId).not.toBe(before?.receiver.encryptedId);
      });
    }

    it('accept a remark and a flag', async () => {
      const { shop, grant, orderNos } = await opened();
      const [orderNo = ''] = orderNos;
      for (const flagColor of ['red', 'yellow', 'green', 'blue', 'purple']) {
        await shop.remark(grant, orderNo, { flagColor, text: `<${flagColor}>&"礼"` });
        const { sellerMemo, flagColor: flag } = (await shop.getOrder(grant, orderNo)) ?? {};
        expect([sellerMemo, flag]).toEqual([
          `<${flagColor}>&"礼"`,
          differs.hasNoFlags || differs.keepsFlags ? null : flagColor,
        ]);
      }
      await shop.remark(grant, orderNo, { flagColor: 'red', text: '' });
      expect((await shop.getOrder(grant, orderNo))?.sellerMemo).toBe('');
    });
  });
}
