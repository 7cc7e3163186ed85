import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { RemoteOrder } from '../../api/src/adapters/shops/shopPlatform.ts';
import { maskedOrder } from '../../api/src/connector/masks.ts';
import { upsertShopOrders } from '../../api/src/modules/shopOrders/shopOrders.repository.ts';
import { someoneWaits } from '../support/accounts.ts';
import { goodReceiver, orderBody } from '../support/api.ts';
import { remoteOrder, scriptedShop } from '../support/scriptedShop.ts';
import { addShopOrders, bindShop, mergeByHand, type ShopOrderGiven } from '../support/shopOrders.ts';
import { shoppingFixture } from '../support/shoppingFixture.ts';

const DOUYIN = 4;
const { script, platform } = scriptedShop();
const fixture = shoppingFixture({ shopPlatforms: { [DOUYIN]: platform } });
const { create, pay } = fixture;

/** A bound shop with such orders; `body` orders some of them. */
async function stage(input: readonly ShopOrderGiven[]) {
  const shop = await bindShop(fixture.api, fixture.buyer);
  script.alive.add(shop.accessToken);
  const orders = await addShopOrders(fixture.api, shop.id, input);
  const ids = orders.map(({ id }) => id);
  const body = (more: object = {}) => ({
    ...orderBody(fixture.buyer, fixture.shop),
    type: 2,
    packages: [],
    shopOrderIds: ids,
    ...more,
  });
  return { shop, orders, ids, body };
}

type Row = {
  state: number;
  shopOrderIds: number[];
  mergeId: number | null;
  problems: { reasonCode: string; msg: string }[];
};
const quote = async (body: object) =>
  (await fixture.buyer.call<{ rows: Row[]; packageCount: number }>('POST', '/orders/quote', body)).data;
const statuses = async (ids: number[]) =>
  fixture.api.query<{ status: number; parcel: boolean }>(
    'SELECT import_status AS status, package_id IS NOT NULL AS parcel FROM shop_order WHERE id = ANY ($1) ORDER BY id',
    [ids],
  );
const shopOrderIdsOf = async (shopId: number) =>
  (await fixture.api.query<{ id: number }>('SELECT id FROM shop_order WHERE shop_id = $1', [shopId])).map(
    ({ id }) => id,
  );
const parcelsOf = async (orderId: number) =>
  (
    await fixture.buyer.call<{ list: Record<string, unknown>[] }>(
      'POST',
      '/orderPackages/getOrderPackagesList',
      {
        orderId,
      },
    )
  ).data.list;

describe('ordering shop orders', () => {
  it('creates one parcel per order with the platform’s masks and a pending write-back', async () => {
    const { shop, orders, ids, body } = await stage([{}, {}]);
    const { data } = await create(body({ remoteAddressId: 'a-7' }));
    expect(await parcelsOf(data.orderId)).toMatchObject([
      {
        platform: DOUYIN,
        thirdOrderNo: orders[1]?.remoteOrderNo,
        thirdOrderNos: [orders[1]?.remoteOrderNo],
        shopId: shop.id,
        shopName: '橙子小店',
        encrypted: true,
        receiverName: '张*',
        receiverPhone: '138****0011',
        address: '文三路***',
        district: '西湖区',
        autoSendStatus: 0,
      },
      { thirdOrderNo: orders[0]?.remoteOrderNo },
    ]);
    const found = await fixture.buyer.call('POST', '/orders/findOrders', { id: data.orderId });
    expect(found.data).toMatchObject({
      type: 2,
      platform: DOUYIN,
      shopId: shop.id,
      shopName: '橙子小店',
      autoSend: true,
      outputCounts: { success: 0, failed: 0, issuing: 0 },
      autoSendCounts: { success: 0, failed: 0, waiting: 0, external: 0 },
    });
    expect(await statuses(ids)).toEqual([
      { status: 1, parcel: true },
      { status: 1, parcel: true },
    ]);
  });

  it.each<[string, ShopOrderGiven, string]>([
    ['is being refunded', { remoteRefundStatus: 1 }, 'SHOP_REFUNDING'],
    ['was refunded', { remoteRefundStatus: 2, importStatus: 5 }, 'SHOP_REFUNDING'],
    ['was shipped elsewhere', { remoteStatus: 4, importStatus: 5 }, 'SHOP_SHIPPED'],
    ['was closed', { remoteStatus: 6, importStatus: 5 }, 'SHOP_CLOSED'],
    ['is not paid', { remoteStatus: 1, importStatus: 5 }, 'ORDER_REFUSED'],
    ['is ignored', { importStatus: 4 }, 'ORDER_REFUSED'],
    ['goes to a place that nobody knows', { districtCode: '999999' }, 'ADDRESS_INVALID'],
  ])('marks the row of an order that %s and orders the others', async (_, input, reasonCode) => {
    const { ids, body } = await stage([{}, input]);
    const { rows, packageCount } = await quote(body());
    expect(
      rows.map(({ shopOrderIds, problems }) => [shopOrderIds[0], problems.map((each) => each.reasonCode)]),
    ).toEqual([
      [ids[0], []],
      [ids[1], [reasonCode]],
    ]);
    expect(packageCount).toBe(1);
    expect((await create(body())).code).toBe(7);
    expect((await create(body({ skipInvalid: true }))).data).toMatchObject({ packageCount: 1 });
    expect((await statuses(ids)).map(({ parcel }) => parcel)).toEqual([true, false]);
  });

  it('refuses masks without an identity and says why, also of a receiver who was plain before', async () => {
    const { shop } = await stage([]);
    const { db } = fixture.api.database;
    const numbered = { remoteOrderNo: `R${randomUUID()}` };
    const plain = remoteOrder(1, {
      ...numbered,
      receiver: {
        ...remoteOrder(1).receiver,
        ...{ name: '陈晓明', phone: '13812345678', address: '文三路478号', encryptedId: null },
      },
    });
    const read = async (order: RemoteOrder) => {
      await upsertShopOrders(db, db.box, shop.id, [order]);
      const [id = 0] = await shopOrderIdsOf(shop.id);
      return id;
    };
    const ordered = async (id: number) => {
      const body = { ...orderBody(fixture.buyer, fixture.shop), type: 2, packages: [], shopOrderIds: [id] };
      return { rows: (await quote(body)).rows, created: () => create(body) };
    };
    expect((await ordered(await read(plain))).rows[0]?.problems).toEqual([]);

    const masked = maskedOrder('douyin', {
      ...plain,
      updatedAt: new Date(plain.updatedAt.getTime() + 1_000),
    });
    const { rows, created } = await ordered(await read(masked));
    const masks = { reasonCode: 'ADDRESS_INVALID', msg: '脱敏信息，请绑定店铺下单', blocking: true };
    expect(rows[0]?.problems).toEqual(['name', 'phone', 'detail'].map((field) => ({ ...masks, field })));
    expect(await created()).toMatchObject({ code: 7 });
    expect(await statuses(await shopOrderIdsOf(shop.id))).toEqual([{ status: 0, parcel: false }]);
  });

  it('creates one parcel of a merge and stores all its numbers in every way of ordering', async () => {
    const { shop, orders, ids, body } = await stage([{}, {}, {}]);
    const mergeId = await mergeByHand(fixture.api, shop.id, ids.slice(0, 2));
    expect((await quote(body())).rows.map(({ problems }) => problems[0]?.reasonCode)).toEqual([
      'ORDER_REFUSED',
      'ORDER_REFUSED',
      undefined,
    ]);
    const { data } = await create(body({ mergeIds: [mergeId], shopOrderIds: [ids[2]] }));
    expect(
      (await parcelsOf(data.orderId)).map(({ thirdOrderNos, mergeId: merged }) => [thirdOrderNos, merged]),
    ).toEqual([
      [[orders[2]?.remoteOrderNo], null],
      [[orders[0]?.remoteOrderNo, orders[1]?.remoteOrderNo], mergeId],
    ]);
    for (const { remoteOrderNo } of orders) {
      const byHand = orderBody(fixture.buyer, fixture.shop, {
        platform: DOUYIN,
        packages: [{ ...goodReceiver, thirdOrderNo: remoteOrderNo }],
      });
      expect(await create(byHand)).toMatchObject({ code: 7, data: { errorKey: 'DUPLICATE_NO' } });
    }
    expect((await create(body({ shopOrderIds: [ids[2]] }))).data.errorKey).toBe('DUPLICATE_NO');
  });

  it('marks every row when the courier is unknown to the shop, unless write-back is off', async () => {
    const bound = await bindShop(fixture.api, fixture.buyer, { platform: 3 });
    const [order] = await addShopOrders(fixture.api, bound.id, [{}]);
    const [courier] = await fixture.api.query<{ id: number }>("SELECT id FROM courier WHERE code = 'JTSD'");
    const own = await fixture.api.shop();
    await fixture.api.query('UPDATE warehouse_courier SET courier_id = $1 WHERE warehouse_id = $2', [
      courier?.id,
      own.warehouseId,
    ]);
    const body = {
      ...orderBody(fixture.buyer, { ...own, courierId: courier?.id ?? 0 }),
      ...{ type: 2, packages: [], shopOrderIds: [order?.id] },
    };
    expect((await quote(body)).rows[0]?.problems).toMatchObject([{ reasonCode: 'COURIER_MAPPING' }]);
    expect((await quote({ ...body, autoSend: false })).rows[0]?.problems).toEqual([]);
  });

  it('refuses an order whose number was entered by hand before', async () => {
    const { orders, body } = await stage([{}]);
    const byHand = orderBody(fixture.buyer, fixture.shop, {
      platform: DOUYIN,
      packages: [{ ...goodReceiver, thirdOrderNo: orders[0]?.remoteOrderNo }],
    });
    expect((await create(byHand)).code).toBe(0);
    expect((await quote(body())).rows[0]).toMatchObject({
      state: 3,
      problems: [{ reasonCode: 'DUPLICATE_NO' }],
    });
    expect((await create(body())).data.errorKey).toBe('DUPLICATE_NO');
  });

  it('releases orders and numbers when they are never paid and when all is refunded', async () => {
    const { shop, ids, body } = await stage([{}, {}, {}]);
    const mergeId = await mergeByHand(fixture.api, shop.id, ids.slice(0, 2));
    const choice = body({ mergeIds: [mergeId], shopOrderIds: [ids[2]] });
    for (const isPaid of [false, true, false]) {
      const { data, code } = await create(choice);
      expect(code).toBe(0);
      if (isPaid) expect((await pay(data.orderId)).code).toBe(0);
      expect((await statuses(ids)).every(({ status }) => status === 1)).toBe(true);
      const { code: cancelled } = await fixture.buyer.call('POST', '/orders/cancelOrder', {
        orderId: data.orderId,
      });
      expect(cancelled).toBe(0);
      expect(await statuses(ids)).toEqual(ids.map(() => ({ status: 0, parcel: false })));
    }
  });

  it('keeps an intercepted order intercepted when its parcel ends', async () => {
    const { ids, body } = await stage([{}]);
    const { data } = await create(body());
    await fixture.api.query('UPDATE shop_order SET import_status = 5 WHERE id = ANY ($1)', [ids]);
    await fixture.buyer.call('POST', '/orders/cancelOrder', { orderId: data.orderId });
    expect(await statuses(ids)).toEqual([{ status: 5, parcel: false }]);
  });

  it.each([
    ['another receiver', "receiver_key = 'moved'"],
    ['a refund', 'remote_refund_status = 1'],
    ['a parcel from elsewhere', 'remote_status = 4'],
  ])('takes no money when the shop has reported %s', async (_, change) => {
    const { ids, body } = await stage([{}, {}]);
    const { data } = await create(body());
    await fixture.api.query(`UPDATE shop_order SET ${change} WHERE id = $1`, [ids[0]]);
    const before = await fixture.balance();
    expect(await pay(data.orderId)).toMatchObject({
      code: 7,
      data: { errorKey: 'SHOP_ORDER_CHANGED', shopOrderIds: [ids[0]] },
    });
    expect(await fixture.balance()).toBe(before);
    await fixture.buyer.call('POST', '/orders/cancelOrder', { orderId: data.orderId });
  });

  it('reads a merged parcel at its shop again before it takes the money', async () => {
    const { shop, orders, ids, body } = await stage([{}, {}]);
    const mergeIds = [await mergeByHand(fixture.api, shop.id, ids)];
    const choice = body({ mergeIds, shopOrderIds: [] });
    const { data } = await create(choice);
    script.orders.push(
      remoteOrder(1, { remoteOrderNo: orders[1]?.remoteOrderNo ?? '', updatedAt: new Date() }),
    );
    const before = await fixture.balance();
    expect((await pay(data.orderId)).data).toMatchObject({
      errorKey: 'SHOP_ORDER_CHANGED',
      shopOrderIds: [ids[1]],
    });
    await fixture.buyer.call('POST', '/orders/cancelOrder', { orderId: data.orderId });
    expect(await create({ ...choice, confirm: true })).toMatchObject({
      data: { errorKey: 'ROWS_INVALID', failed: [{ row: 0, reasonCode: 'RECEIVER_CHANGED' }] },
    });
    expect(await fixture.balance()).toBe(before);
  });

  it.each<[string, (ids: number[]) => Promise<object>]>([
    ['nothing at all', async () => ({ shopOrderIds: [] })],
    ['recipients beside them', async (shopOrderIds) => ({ shopOrderIds, packages: [goodReceiver] })],
    ['them by hand', async (shopOrderIds) => ({ type: 1, shopOrderIds, packages: [goodReceiver] })],
    ['those of two shops', async ([first]) => ({ shopOrderIds: [first, (await stage([{}])).ids[0]] })],
  ])('refuses an order that names %s', async (_, more) => {
    const { ids, body } = await stage([{}]);
    expect(await create(body(await more(ids)))).toMatchObject({ http: 400, data: { errorKey: 'BAD_PARAM' } });
  });

  it('lets one of many concurrent requests order the same shop orders', async () => {
    const { shop, ids, body } = await stage(Array.from({ length: 6 }, () => ({})));
    const mergeId = await mergeByHand(fixture.api, shop.id, ids.slice(0, 2));
    const choices = [
      body({ shopOrderIds: ids.slice(2) }),
      body({ shopOrderIds: ids.slice(2).toReversed() }),
      body({ shopOrderIds: ids.slice(3), mergeIds: [mergeId] }),
    ];
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => create(choices[n % 3] ?? {})));
    const placed = answers.filter(({ code }) => code === 0);
    expect(placed).toHaveLength(1);
    expect(
      answers
        .filter(({ code }) => code !== 0)
        .every(
          ({ http, data }) =>
            http === 200 &&
            ['DUPLICATE_NO', 'SHOP_ORDER_CHANGED', 'ROWS_INVALID'].includes(String(data.errorKey)),
        ),
    ).toBe(true);
  });

  it('does not order automatically what has been merged since planning', async () => {
    const { shop, ids, body } = await stage([{}, {}]);
    await fixture.api.query('UPDATE shop_order SET receiver_key = $2 WHERE id = ANY ($1)', [ids, 'one']);
    const [merge] = await fixture.api.query<{ id: number }>(
      'INSERT INTO merge_order (merge_no, shop_id, receiver_key) VALUES ($1, $2, $3) RETURNING id',
      [`M${randomUUID()}`, shop.id, 'one'],
    );
    // Held until the order has been judged and waits for the row.
    const merging = await fixture.api.database.pool.connect();
    await merging.query('BEGIN');
    await merging.query('UPDATE shop_order SET merge_id = $1 WHERE id = ANY ($2)', [merge?.id, ids]);
    const placing = create(body());
    await someoneWaits(fixture.api);
    await merging.query('COMMIT');
    merging.release();
    expect((await placing).data.errorKey).toBe('SHOP_ORDER_CHANGED');
  });

  it('answers a repeated request with the first order', async () => {
    const { body } = await stage([{}]);
    const clientNo = randomUUID();
    const [one, two] = await Promise.all([create(body({ clientNo })), create(body({ clientNo }))]);
    expect([one.code, two.data.orderId]).toEqual([0, one.data.orderId]);
  });
});
