import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { EventStream } from '../../api/src/modules/changeFeed/eventStream.ts';
import { orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { openStream } from '../support/eventStreams.ts';
import { addShopOrders, bindShop } from '../support/shopOrders.ts';
import { programOf } from '../support/tokens.ts';

let api: TestApi;
let shop: Shop;

beforeAll(async () => {
  api = await startApi({ beatSeconds: 0.1 });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  shop = await api.shop();
});
afterAll(() => api.close());

/** Opens the stream of a person to whom nothing of before is left to be told. */
async function listen(person: Pick<Person, 'token'>, at = api, query = '') {
  await api.query('UPDATE change_feed SET told = pg_current_snapshot(), told_at = now()');
  return openStream(at, person, query);
}

async function order(buyer: Person, more: object = {}): Promise<number> {
  const { data } = await buyer.call<{ orderId: number }>(
    'POST',
    '/orders/createOrder',
    orderBody(buyer, shop, more),
  );
  return data.orderId;
}

const LISTENING =
  "WHERE datname = current_database() AND application_name = 'chengcang-api-listening' ORDER BY pid";

const changed = (...orders: number[]) => ({ event: 'changed', data: { orders } });
const wallet = { event: 'wallet', data: {} };
const resync = { event: 'resync', data: {} };
/** A change that is told to nobody else, after which everything before it has been told. */
const moveMoney = ({ accountId }: Person) => api.query('SELECT give_demo_money($1, 1)', [accountId]);

describe('the event stream', () => {
  it('notifies buyer and supplier of an order, each of their own only', async () => {
    const [buyer, other] = [await api.buyer({ balance: 10_000 }), await api.buyer({ balance: 1 })];
    const heard = {
      buyer: await listen(buyer),
      seller: await listen(shop.seller),
      other: await listen(other),
    };
    const orderId = await order(buyer);
    await expect
      .poll(() => [heard.buyer.told, heard.seller.told])
      .toEqual([[changed(orderId)], [changed(orderId)]]);
    await buyer.call('POST', '/orders/confirmOrder', {
      id: orderId,
      action: 'pay',
      clientNo: 'payment-0001',
    });
    await expect.poll(() => heard.buyer.told).toEqual([changed(orderId), changed(orderId), wallet]);
    await expect.poll(() => heard.seller.told).toEqual([changed(orderId), changed(orderId)]);
    await api.query('UPDATE order_package SET output_status = 3 WHERE order_id = $1', [orderId]);
    await expect.poll(() => heard.buyer.told.slice(3)).toEqual([changed(orderId)]);
    await moveMoney(other);
    await expect.poll(() => heard.other.told).toEqual([wallet]);
    for (const { leave } of Object.values(heard)) leave();
  });

  it('names the things with their updatedAt to those who ask for items', async () => {
    const buyer = await api.buyer({ balance: 10_000 });
    const ITEMS = '?items=true';
    const [heard, plain] = [await listen(buyer, api, ITEMS), await listen(buyer)];
    const atSeller = await listen(shop.seller, api, ITEMS);
    const orderId = await order(buyer);
    const list = async (query: string) =>
      (
        await buyer.call<{ list: object[]; cursor: string }>(
          'GET',
          `/changes/list?kinds=ORDER,PARCEL${query}`,
        )
      ).data;
    await expect.poll(() => heard.told.length).toBe(1);
    const { cursor } = await list('');
    await api.query('UPDATE orders SET remark = $2 WHERE id = $1', [orderId, 'x']);
    await expect.poll(() => heard.told.length).toBe(2);
    const { list: items } = await list(`&since=${cursor}`);
    expect(items).toHaveLength(1);
    expect(heard.told[1]).toEqual({
      event: 'changed',
      data: { orders: [orderId], items, more: false },
    });
    expect(heard.told[0]).toMatchObject({
      data: { items: [{ kind: 'ORDER', id: orderId }, { kind: 'PARCEL' }] },
    });
    const told = JSON.stringify(atSeller.told);
    expect(told).toContain('"kind":"STOCK"');

    await api.query(
      `INSERT INTO change_event (account_id, kind, ids) SELECT $1, 6, array_agg(n) FROM generate_series(1, 101) n`,
      [buyer.accountId],
    );
    await expect
      .poll(() => heard.told[2])
      .toMatchObject({
        data: {
          orders: [],
          items: { length: 100, 0: { kind: 'CASH_OUT', id: 1, updatedAt: null } },
          more: true,
        },
      });
    await moveMoney(buyer);
    await expect.poll(() => plain.told).toEqual([changed(orderId), changed(orderId), wallet]);
    for (const { leave } of [heard, plain, atSeller]) leave();
  });

  it('sends nothing for a rolled back transaction', async () => {
    const buyer = await api.buyer({ balance: 10_000 });
    const orderId = await order(buyer);
    const { told, leave } = await listen(buyer);
    const client = await api.database.pool.connect();
    await client.query('BEGIN');
    await client.query('UPDATE orders SET remark = $2 WHERE id = $1', [orderId, 'x']);
    await client.query('ROLLBACK');
    client.release();
    await moveMoney(buyer);
    await expect.poll(() => told).toEqual([wallet]);
    leave();
  });

  it('coalesces a thousand changes of one order, and changes of many orders', async () => {
    const buyer = await api.buyer({ balance: 100_000 });
    const orderIds: number[] = [];
    for (let n = 0; n < 3; n += 1) orderIds.push(await order(buyer));
    const { told, leave } = await listen(buyer);
    const client = await api.database.pool.connect();
    await client.query('BEGIN');
    for (let n = 0; n < 1_000; n += 1) {
      await client.query('UPDATE orders SET remark = $2 WHERE id = $1', [orderIds[n % 3], String(n)]);
    }
    await client.query('COMMIT');
    client.release();
    await expect.poll(() => told).toEqual([changed(...orderIds)]);

    await api.query(
      `INSERT INTO change_event (account_id, seller_id, order_ids) SELECT $1, $2, ARRAY[n] FROM generate_series(1, 51) n`,
      [buyer.accountId, shop.seller.accountId],
    );
    await expect.poll(() => told.slice(1)).toEqual([resync]);
    leave();
  });

  it('tells of a change whose transaction ends after later ones were told of', async () => {
    const buyer = await api.buyer({ balance: 10_000 });
    const orderId = await order(buyer);
    const { told, leave } = await listen(buyer);
    const client = await api.database.pool.connect();
    await client.query('BEGIN');
    await client.query('UPDATE orders SET remark = $2 WHERE id = $1', [orderId, 'x']);
    for (let times = 1; times <= 2; times += 1) {
      await moveMoney(buyer);
      await expect.poll(() => told).toEqual(Array.from({ length: times }, () => wallet));
    }
    await client.query('COMMIT');
    client.release();
    await expect.poll(() => told).toEqual([wallet, wallet, changed(orderId)]);
    await moveMoney(buyer);
    await expect.poll(() => told).toEqual([wallet, wallet, changed(orderId), wallet]);
    leave();
  });

  it('tells what is newest when nobody has listened for long', async () => {
    const buyer = await api.buyer({ balance: 10_000 });
    const { told, leave } = await listen(buyer);
    const long = "told = '1:1:', told_at = now() - interval '2 minutes'";
    await api.query(`WITH given AS (UPDATE change_feed SET ${long}) SELECT give_demo_money($1, 1)`, [
      buyer.accountId,
    ]);
    await expect.poll(() => told).toEqual([wallet]);
    leave();
  });

  it('reports shop orders that became problems', async () => {
    const buyer = await api.buyer();
    const bound = await bindShop(api, buyer);
    await addShopOrders(api, bound.id, [{}, {}]);
    const { told, leave } = await listen(buyer);
    await api.query("UPDATE shop_order SET problem_code = 'X' WHERE shop_id = $1", [bound.id]);
    await expect.poll(() => told).toEqual([resync, { event: 'notice', data: {} }]);
    leave();
  });

  it('is refused to visitors and to the eleventh stream of an account', async () => {
    expect((await listen({ token: '' })).status).toBe(401);
    const buyer = await api.buyer();
    const heard = await Promise.all(Array.from({ length: 10 }, () => listen(buyer)));
    expect((await listen(buyer)).status).toBe(429);
    heard[0]?.leave();
    await expect.poll(async () => (await listen(buyer)).status).toBe(200);
    for (const { leave } of heard) leave();
  });

  it('ends with its session and does not keep the session alive', async () => {
    const [buyer, stayer] = [await api.buyer(), await api.buyer()];
    const [left, stayed] = [await listen(buyer), await listen(stayer)];
    const idle = () =>
      api.query('SELECT seen_at, idle_until FROM session WHERE account_id = $1', [stayer.accountId]);
    await api.query("UPDATE session SET seen_at = now() - interval '1 hour' WHERE account_id = $1", [
      stayer.accountId,
    ]);
    const before = await idle();
    expect((await buyer.call('GET', '/common/logout')).code).toBe(0);
    await left.ended;
    const beats = stayed.beats();
    await expect.poll(stayed.beats).toBeGreaterThan(beats + 1);
    expect(await idle()).toEqual(before);
    await api.query('UPDATE session SET idle_until = now() WHERE account_id = $1', [stayer.accountId]);
    await stayed.ended;
    expect((await stayer.call('GET', '/events/stream')).data.errorKey).toBe('SESSION_EXPIRED');
  });

  it('tells nothing more to a token that was revoked, which its end would find out later', async () => {
    const slow = await startApi({ beside: api, beatSeconds: 600 });
    onTestFinished(() => slow.close());
    await slow.app.listen({ host: '127.0.0.1', port: 0 });
    const buyer = await api.buyer({ balance: 10_000 });
    const program = await programOf(api, buyer, ['events:read']);
    const [stays, revoked] = [await listen(buyer, slow), await listen(program, slow)];
    await api.query('UPDATE api_token SET revoked_at = now() WHERE id = $1', [program.id]);
    const orderId = await order(buyer);
    await expect.poll(() => stays.told).toEqual([changed(orderId)]);
    await revoked.ended;
    expect(revoked.told).toEqual([]);
    stays.leave();
  });

  it('sends a resync after the database connection was lost and restored', async () => {
    // With Redis it is not the database that tells.
    const second = await startApi({ beside: api, redisUrl: null, beatSeconds: 0.1 });
    onTestFinished(() => second.close());
    await second.app.listen({ host: '127.0.0.1', port: 0 });
    const buyer = await api.buyer();
    const { told, leave } = await listen(buyer, second);
    const killed = await api.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity ${LISTENING}`);
    expect(killed).not.toEqual([]);
    await expect.poll(() => told).toEqual([resync]);
    await moveMoney(buyer);
    await expect.poll(() => told).toEqual([resync, wallet]);
    leave();
  });

  it('ends at once at a shutdown', async () => {
    const before = await api.query(`SELECT pid FROM pg_stat_activity ${LISTENING}`);
    const second = await startApi({ beside: api });
    await second.app.listen({ host: '127.0.0.1', port: 0 });
    const { ended } = await listen(await api.buyer(), second);
    await second.close();
    await ended;
    const left = await api.query(`SELECT pid FROM pg_stat_activity ${LISTENING}`);
    expect(left).toEqual(before);
  });
});

describe('a slow consumer', () => {
  /** So many orders that no more is written before they are read. */
  const many = (from: number) => Array.from({ length: 150 }, (_, n) => from + n);
  const orders = (...orderIds: number[]) => ({ orderIds, items: [], moreItems: false });
  const FIRST = `event: changed\ndata: {"orders":[${many(1_000_000)}]}\n\n`;

  /** A stream whose reader has taken all so far, and takes no more until it reads. */
  function start() {
    const stream = new EventStream();
    stream.setEncoding('utf8');
    expect(stream.read()).toBeNull();
    stream.changed(orders(...many(1_000_000)));
    return stream;
  }

  it('receives one coalesced event of each kind that it has missed', () => {
    const stream = start();
    for (let n = 0; n < 10_000; n += 1) {
      stream.changed(orders(n % 3));
      stream.wallet();
      stream.notice();
      stream.beat();
    }
    expect(stream.readableLength).toBe(FIRST.length);
    expect(stream.read()).toBe(
      `${FIRST}event: beat\ndata: {}\n\nevent: changed\ndata: {"orders":[0,1,2]}\n\nevent: wallet\ndata: {}\n\nevent: notice\ndata: {}\n\n`,
    );
  });

  it('receives each item once as it was told last, and of too many that there are more', () => {
    const stream = new EventStream(true);
    stream.setEncoding('utf8');
    expect(stream.read()).toBeNull();
    const parcels = (ids: number[], updatedAt: string) =>
      stream.changed({
        ...{ orderIds: [], moreItems: false },
        items: ids.map((id) => ({ kind: 'PARCEL', id, updatedAt })),
      });
    const read = () =>
      [...String(stream.read()).matchAll(/data: (.*)/g)].map(([, data = '']) => JSON.parse(data));
    parcels(many(0), 'first');
    for (let n = 0; n < 1_000; n += 1) parcels([1, 2], `${n}`);
    expect(read()).toMatchObject([
      { items: { length: 150, 1: { updatedAt: 'first' } }, more: false },
      { orders: [], more: false, items: [1, 2].map((id) => ({ kind: 'PARCEL', id, updatedAt: '999' })) },
    ]);
    for (let n = 0; n < 300; n += 1) parcels([n], 'y');
    expect(read()).toMatchObject([{ items: { length: 99 }, more: true }]);
  });

  it('receives a resync when it has missed too much', () => {
    const stream = start();
    for (let n = 0; n < 10_000; n += 1) stream.changed(orders(n));
    stream.wallet();
    expect(stream.readableLength).toBe(FIRST.length);
    expect(stream.read()).toBe(`${FIRST}event: resync\ndata: {}\n\n`);
    stream.changed(orders(5));
    expect(stream.read()).toBe('event: changed\ndata: {"orders":[5]}\n\n');
  });
});
