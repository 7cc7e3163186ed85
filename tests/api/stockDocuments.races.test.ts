import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderBody, type Shop, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { decided } from '../support/issuingFixture.ts';
import { piecesAt, secondWarehouse } from '../support/secondWarehouse.ts';
import { whileHeld } from '../support/whileHeld.ts';

const ADDS_UP = 'stock is what its log adds up to';
const TIMES = 20;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Errors = { errorKey?: string };

const stockRow = ({ stockId: id }: Shop) => ({ text: 'SELECT FROM good_stock WHERE id = $1 FOR UPDATE', id });
type Placed = Errors & { orderId: number };

/** Another product on which a function of the database lacks a part of its text. */
async function without(name: string, part: string): Promise<TestApi> {
  const other = await startApi();
  const [source] = await other.query<{ text: string }>('SELECT pg_get_functiondef($1::regproc) AS text', [
    name,
  ]);
  const text = source?.text.replaceAll(part, '') ?? '';
  expect(text).not.toBe(source?.text);
  await other.query(text);
  return other;
}

const send = ({ seller, warehouseId, skuId }: Shop, toWarehouseId: number, num: number) =>
  decided<Errors & { transferId: number }>(seller, '/stockTransfers/send', {
    ...{ fromWarehouseId: warehouseId, toWarehouseId, lines: [{ skuId, num }], clientNo: randomUUID() },
  });

/** Orders of two pieces, every second of which is cancelled. */
const orders = (on: TestApi, shop: Shop, count: number) =>
  Array.from({ length: count }, async (_, at) => {
    const buyer = await on.buyer({ balance: 100_000 });
    const placed = await decided<Placed>(buyer, '/orders/createOrder', {
      ...orderBody(buyer, shop, { num: 2 }),
      clientNo: randomUUID(),
    });
    if (placed.code !== 0) return placed.data.errorKey;
    if (at % 2 === 0) return 'placed';
    const cancelled = await decided(buyer, '/orders/cancelOrder', { orderId: placed.data.orderId });
    return cancelled.code === 0 ? 'cancelled' : 'not cancelled';
  });

/** A stocktake that found so many pieces fewer, or more, than the book. */
async function counted({ seller, skuId, warehouseId }: Shop, by: number): Promise<number> {
  const begun = await decided<{ stocktakeId: number }>(seller, '/stocktakes/begin', { warehouseId });
  const id = begun.data.stocktakeId;
  const { data } = await decided<{ lines: { book: number }[] }>(seller, '/stocktakes/saveLines', {
    ...{ id, lines: [{ skuId, counted: 0 }] },
  });
  const book = data.lines[0]?.book ?? 0;
  await decided(seller, '/stocktakes/saveLines', { id, lines: [{ skuId, counted: book + by }] });
  return id;
}

const post = ({ seller }: Shop, id: number) => decided<Errors>(seller, '/stocktakes/post', { id });

/** Transfers there and back beside orders: each way twice. */
async function moveBesideOrders(on: TestApi) {
  const shop = await on.shop({ stock: 60 });
  const to = await secondWarehouse(on, shop);
  const [ends, moves] = await Promise.all([
    Promise.all(orders(on, shop, 12)),
    Promise.all(
      Array.from({ length: TIMES }, async (_, at) => {
        const sent = await send(shop, to, 2);
        if (sent.code !== 0) return sent.data.errorKey;
        const step = at % 2 === 0 ? 'receive' : 'cancel';
        await decided(shop.seller, `/stockTransfers/${step}`, { id: sent.data.transferId });
        return step;
      }),
    ),
  ]);
  return { shop, to, ends, moves };
}

describe('transfers beside orders', () => {
  it('leave stock that its log adds up to, with no piece in two places', async () => {
    const { shop, to, ends, moves } = await moveBesideOrders(api);
    expect(ends.filter((end) => !['placed', 'cancelled', 'STOCK_SHORT'].includes(end ?? ''))).toEqual([]);
    expect(moves.filter((move) => !['receive', 'cancel', 'STOCK_SHORT'].includes(move ?? ''))).toEqual([]);
    const arrived = moves.filter((move) => move === 'receive').length * 2;
    const held = ends.filter((end) => end === 'placed').length * 2;
    const { skuId } = shop;
    expect(await piecesAt(api, shop.warehouseId)).toEqual([{ skuId, quantity: 60 - arrived, locked: held }]);
    expect(await piecesAt(api, to)).toEqual([{ skuId, quantity: arrived, locked: 0 }]);
    expect(await brokenInvariants(api)).toEqual([]);
  });

  it('take no more than there is, whoever comes first', async () => {
    const shop = await api.shop({ stock: 11 });
    const to = await secondWarehouse(api, shop);
    const [ends, sent] = await Promise.all([
      Promise.all(orders(api, shop, 1)),
      Promise.all(Array.from({ length: TIMES }, () => send(shop, to, 2))),
    ]);
    const taken =
      ends.filter((end) => end === 'placed').length + sent.filter(({ code }) => code === 0).length;
    expect(taken).toBe(5);
    expect(await brokenInvariants(api)).toEqual([]);
  });

  /** Two transfers of one piece that begin while somebody else has the stock row. */
  async function sendTwice(on: TestApi) {
    const shop = await on.shop({ stock: 60 });
    const to = await secondWarehouse(on, shop);
    const sent = await whileHeld(on, stockRow(shop), [() => send(shop, to, 1), () => send(shop, to, 1)]);
    const [row] = await piecesAt(on, shop.warehouseId);
    return { done: sent.filter(({ code }) => code === 0).length, left: row?.quantity };
  }

  it('take their pieces one after the other', async () => {
    expect(await sendTwice(api)).toEqual({ done: 2, left: 58 });
  });

  it('lose pieces once the row is not locked, so the tests above can fail', async () => {
    const other = await without('send_transfer', ' FOR UPDATE');
    expect(await sendTwice(other)).toEqual({ done: 2, left: 59 });
    expect(await brokenInvariants(other)).toContain(ADDS_UP);
    await other.close();
  });
});

/** Ten transfers of one piece, each received and cancelled four times at once: what was done, and the pieces afterwards. */
async function endAtOnce(on: TestApi) {
  const shop = await on.shop({ stock: 10 });
  const to = await secondWarehouse(on, shop);
  const sent = await Promise.all(Array.from({ length: 10 }, () => send(shop, to, 1)));
  const answers = await Promise.all(
    sent.flatMap(({ data }) =>
      ['receive', 'cancel', 'receive', 'cancel'].map((step) =>
        decided<Errors>(shop.seller, `/stockTransfers/${step}`, { id: data.transferId }),
      ),
    ),
  );
  const rows = [...(await piecesAt(on, shop.warehouseId)), ...(await piecesAt(on, to))];
  return {
    done: answers.filter(({ code }) => code === 0).length,
    pieces: rows.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

describe('transfers that are received and cancelled at once', () => {
  it('end once, and their pieces are in one place', async () => {
    expect([await endAtOnce(api), await endAtOnce(api)]).toEqual([
      { done: 10, pieces: 10 },
      { done: 10, pieces: 10 },
    ]);
    expect(await brokenInvariants(api)).toEqual([]);
  });

  /** A transfer of all pieces that is cancelled twice while somebody else has its stock row: both have looked at its state. */
  async function cancelTwice(on: TestApi) {
    const shop = await on.shop({ stock: 10 });
    const { data } = await send(shop, await secondWarehouse(on, shop), 10);
    const cancel = () => decided<Errors>(shop.seller, '/stockTransfers/cancel', { id: data.transferId });
    const cancelled = await whileHeld(on, stockRow(shop), [cancel, cancel]);
    const done = cancelled.filter(({ code }) => code === 0).length;
    return { done, pieces: (await piecesAt(on, shop.warehouseId))[0]?.quantity };
  }

  it('end once, also while their stock row is held', async () => {
    expect(await cancelTwice(api)).toEqual({ done: 1, pieces: 10 });
  });

  it('have their pieces twice once they are not locked, so the tests above can fail', async () => {
    const other = await without('lock_transfer', ' FOR UPDATE');
    expect(await cancelTwice(other)).toEqual({ done: 2, pieces: 20 });
    await other.close();
  });
});

/** Stocktakes that found one piece fewer or one more, posted at once beside orders. */
async function postBesideOrders(on: TestApi, stock: number, ordered: number) {
  const shop = await on.shop({ stock });
  const ids: number[] = [];
  for (let at = 0; at < TIMES; at += 1) ids.push(await counted(shop, at % 4 === 3 ? 1 : -1));
  const [ends, posted] = await Promise.all([
    Promise.all(orders(on, shop, ordered)),
    Promise.all(ids.map((id) => post(shop, id))),
  ]);
  const change = posted.reduce((sum, { code }, at) => sum + (code === 0 ? (at % 4 === 3 ? 1 : -1) : 0), 0);
  const keys = posted.flatMap(({ code, data }) => (code === 0 ? [] : [data.errorKey]));
  return { shop, ends, change, keys };
}

describe('stocktakes that are posted beside orders', () => {
  it('add all of their differences up, and undo nothing that was sold', async () => {
    const { shop, ends, change, keys } = await postBesideOrders(api, 60, 12);
    expect([keys, change]).toEqual([[], -10]);
    const locked = ends.filter((end) => end === 'placed').length * 2;
    expect(locked).toBe(12);
    expect(await piecesAt(api, shop.warehouseId)).toMatchObject([{ quantity: 50, locked }]);
    expect(await brokenInvariants(api)).toEqual([]);
  });

  it('never leave fewer than orders hold: either is refused', async () => {
    const { shop, ends, change, keys } = await postBesideOrders(api, 12, 8);
    expect(keys.filter((key) => key !== 'STOCKTAKE_LOCKED')).toEqual([]);
    expect(ends.filter((end) => !['placed', 'cancelled', 'STOCK_SHORT'].includes(end ?? ''))).toEqual([]);
    const [row] = await piecesAt(api, shop.warehouseId);
    expect(row?.quantity).toBe(12 + change);
    expect(row?.locked).toBeLessThanOrEqual(row?.quantity ?? 0);
    expect(await brokenInvariants(api)).toEqual([]);
  });

  it('overwrite each other once the row is not locked, so the tests above can fail', async () => {
    const other = await without('post_stocktake', ' FOR UPDATE');
    const { keys } = await postBesideOrders(other, 60, 0);
    expect(keys).toEqual([]);
    expect(await brokenInvariants(other)).toContain(ADDS_UP);
    await other.close();
  });

  it('are posted once, however often it is asked for', async () => {
    const shop = await api.shop({ stock: 30 });
    const id = await counted(shop, -3);
    const answers = await Promise.all(Array.from({ length: TIMES }, () => post(shop, id)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await piecesAt(api, shop.warehouseId)).toMatchObject([{ quantity: 27 }]);
  });
});
