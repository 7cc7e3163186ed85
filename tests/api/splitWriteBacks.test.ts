import { describe, expect, it } from 'vitest';
import { type IssuedOrder, told, waits, writeBackFixture } from '../support/writeBackFixture.ts';

const fixture = writeBackFixture();

const LINES = ['l-1', 'l-2'].map((lineId) => ({
  ...{ lineId, remoteGoodId: 'g-1', remoteSkuId: `s-${lineId}`, title: '毛绒小熊公仔', sku: lineId },
  ...{ num: 1, price: 990, pic: '', merchantCode: '' },
}));

type Split = IssuedOrder & { orderNo: string; ids: [number, number]; numbers: [string, string] };

/** An order of a shop whose two lines are in two parcels with waybills. */
async function inTwoParcels(): Promise<Split> {
  const order = await fixture.issued([1, 1], { more: { items: LINES } });
  const [one, two] = order.parcels;
  const orderNo = one?.remoteOrderNos[0] ?? '';
  const ids: [number, number] = [one?.id ?? 0, two?.id ?? 0];
  await fixture.api.query('UPDATE shop_order SET items = $2 WHERE remote_order_no = $1', [
    orderNo,
    JSON.stringify(LINES),
  ]);
  await fixture.api.query('DELETE FROM third_order WHERE package_id = $1', [ids[1]]);
  await fixture.api.query(
    `UPDATE shop_order_parcel SET line_ids = CASE package_id WHEN $2 THEN '{l-1}'::text[] ELSE '{l-2}' END,
            shop_order_id = (SELECT id FROM shop_order WHERE remote_order_no = $1) WHERE package_id IN ($2, $3)`,
    [orderNo, ...ids],
  );
  await fixture.api.query('SELECT refresh_shop_orders(array_agg(id)) FROM shop_order WHERE order_id = $1', [
    order.orderId,
  ]);
  return { ...order, orderNo, ids, numbers: [one?.waybillNo ?? '', two?.waybillNo ?? ''] };
}

const posted = () =>
  fixture.script.posted.map(({ remoteOrderNos, lineIds, waybillNo }) => ({
    remoteOrderNos,
    lineIds,
    waybillNo,
  }));

/** How the shop's order stands here, which lines of it are left, and which parcel has its number. */
async function standing({ orderNo }: Split) {
  const [row] = await fixture.api.query(
    `SELECT import_status AS status, remote_status AS remote, package_id AS parcel, lines_left(s) AS left,
            (SELECT package_id FROM third_order WHERE third_order_no = s.remote_order_no) AS number
       FROM shop_order s WHERE remote_order_no = $1`,
    [orderNo],
  );
  return row;
}

const end = (id: number) => fixture.api.query('UPDATE order_package SET status = 70 WHERE id = $1', [id]);

describe('an order of a shop in two parcels', () => {
  it('is told both numbers with the lines of each, one after the other', async () => {
    const order = await inTwoParcels();
    const { orderNo, ids, numbers } = order;
    expect(await standing(order)).toMatchObject({ status: 2, parcel: ids[0], left: [] });
    await fixture.send(order);
    expect(posted()).toEqual([
      { remoteOrderNos: [orderNo], lineIds: ['l-1'], waybillNo: numbers[0] },
      { remoteOrderNos: [orderNo], lineIds: ['l-2'], waybillNo: numbers[1] },
    ]);
    expect(fixture.script.orders.find(({ remoteOrderNo }) => remoteOrderNo === orderNo)).toMatchObject({
      status: 4,
      shipments: numbers.map((waybillNo) => ({ waybillNo })),
    });
    expect(await fixture.states(order)).toEqual(ids.map((id) => told(id)));
    expect(await standing(order)).toMatchObject({ status: 3 });
  });

  it('is told the second number where the first one counts as all of it', async () => {
    const order = await inTwoParcels();
    fixture.script.shipsWhole = true;
    await fixture.send(order);
    expect(posted().map(({ waybillNo }) => waybillNo)).toEqual(order.numbers);
    expect(await fixture.states(order)).toEqual(order.ids.map((id) => told(id)));
  });

  it('is never told two numbers at once, by any process', async () => {
    const order = await inTwoParcels();
    const other = await fixture.beside();
    const { gate, reached } = fixture.heldPost();
    await fixture.wake(order.shop);
    const first = fixture.drain();
    await reached.promise;
    await fixture.wake(order.shop);
    await fixture.drain(other);
    expect(fixture.script.posted).toEqual([]);
    gate.resolve();
    await first;
    await fixture.send(order);
    expect(posted().map(({ lineIds }) => lineIds)).toEqual([['l-1'], ['l-2']]);
    await other.close();
  });

  it('goes on with one number when the other cannot be told now', async () => {
    const order = await inTwoParcels();
    await fixture.api.query(
      "UPDATE order_package SET auto_send_at = now() + interval '1 hour' WHERE id = $1",
      [order.ids[0]],
    );
    await fixture.send(order);
    expect(await fixture.states(order)).toEqual([waits(order.ids[0], { minutes: 60 }), told(order.ids[1])]);
    expect(await standing(order)).toMatchObject({ status: 2, left: [] });
    await fixture.due(order);
    await fixture.send(order);
    expect(await standing(order)).toMatchObject({ status: 3 });
  });

  it('gets the lines of a parcel back that ends before the shop was told, and keeps its number', async () => {
    const order = await inTwoParcels();
    const { ids } = order;
    await end(ids[0]);
    expect(await standing(order)).toMatchObject({ status: 0, parcel: ids[1], left: ['l-1'], number: ids[1] });
    await fixture.send(order);
    expect(posted().map(({ lineIds }) => lineIds)).toEqual([['l-2']]);
    expect(await standing(order)).toMatchObject({ status: 0, left: ['l-1'], remote: 2 });
    const [waiting] = await fixture.api.query(
      'SELECT awaits_parcels(s) AS waits FROM shop_order s WHERE remote_order_no = $1',
      [order.orderNo],
    );
    expect(waiting).toEqual({ waits: true });
    await end(ids[1]);
    expect(await standing(order)).toMatchObject({ status: 0, parcel: null, left: ['l-1'], number: null });
  });

  it('has what is left of it ordered in a further parcel, when the shop was told of a part', async () => {
    const order = await inTwoParcels();
    const { ids, orderNo } = order;
    await end(ids[0]);
    await fixture.send(order);
    const { goodId, warehouseId, courierId } = fixture.goods;
    const [row] = await fixture.api.query<{ id: number }>(
      'SELECT id FROM shop_order WHERE remote_order_no = $1',
      [orderNo],
    );
    await fixture.api.query('UPDATE shop_order SET remote_status = 3 WHERE id = $1', [row?.id]);
    const further = {
      ...{ type: 2, goodId, warehouseId, courierId, senderId: fixture.buyer.senderId },
      ...{ shopOrderIds: [row?.id], confirm: true },
    };
    const [one, two] = await Promise.all([
      fixture.buyer.call<{ orderId: number }>('POST', '/orders/createOrder', further),
      fixture.buyer.call('POST', '/orders/createOrder', further),
    ]);
    const placed = [one, two].filter(({ code }) => code === 0);
    expect(placed).toHaveLength(1);
    expect(await standing(order)).toMatchObject({ status: 1, parcel: ids[1], left: [], number: ids[1] });
    const { data } = await fixture.buyer.call<{ list: object[] }>('POST', '/shopOrders/getShopOrdersList', {
      ids: [row?.id],
    });
    expect(data.list).toMatchObject([
      {
        items: [{ lineId: 'l-1' }, { lineId: 'l-2' }],
        linesLeft: [],
        parcels: [
          { packageId: ids[1], importStatus: 3, waybillNo: order.numbers[1], lineIds: ['l-2'] },
          { importStatus: 1, waybillNo: null, lineIds: ['l-1'] },
        ],
      },
    ]);
  });

  it('does not get lines back that the shop was told of', async () => {
    const order = await inTwoParcels();
    await fixture.send(order);
    await end(order.ids[0]);
    expect(await standing(order)).toMatchObject({ status: 3, parcel: order.ids[1], left: [] });
    await end(order.ids[1]);
    expect(await standing(order)).toMatchObject({ status: 3, parcel: null, left: [] });
  });

  it('is left alone when the rest of it has gone out otherwise', async () => {
    const order = await inTwoParcels();
    const [first, second] = order.ids;
    await fixture.api.query(
      'UPDATE order_package SET auto_send_at = NULL, auto_send_status = 0 WHERE id = $1',
      [second],
    );
    await fixture.send(order);
    fixture.script.orders = fixture.script.orders.map((each) => ({
      ...each,
      status: 4,
      shipments: [...each.shipments, { waybillNo: 'SF9', courierCode: 'SF' }],
    }));
    await fixture.api.query(
      'UPDATE order_package SET auto_send_at = now(), auto_send_status = 1 WHERE id = $1',
      [second],
    );
    await fixture.send(order);
    expect((await fixture.states(order)).map(({ id, status }) => [id, status])).toEqual([
      [first, 3],
      [second, 6],
    ]);
  });
});
