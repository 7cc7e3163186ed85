import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderBody, type Shop, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { decided } from '../support/issuingFixture.ts';
import { secondWarehouse } from '../support/secondWarehouse.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Errors = { errorKey?: string };

const edit = ({ seller, stockId: id }: Shop, change: object) =>
  decided<Errors>(seller, '/goodStock/updateGoodStock', { id, ...change });

/** An order of so many pieces. */
async function order(on: TestApi, shop: Shop, num: number) {
  const buyer = await on.buyer({ balance: 100_000 });
  const { code, data } = await decided<Errors & { orderId: number }>(buyer, '/orders/createOrder', {
    ...orderBody(buyer, shop, { num }),
    clientNo: randomUUID(),
  });
  const cancel = () => decided<Errors>(buyer, '/orders/cancelOrder', { orderId: data.orderId });
  return { end: code === 0 ? 'placed' : data.errorKey, cancel };
}

async function stockOf(on: TestApi, { stockId }: Shop) {
  const [row] = await on.query<{ free: number; held: number; locked: number }>(
    'SELECT quantity - locked AS free, safety_held AS held, locked FROM good_stock WHERE id = $1',
    [stockId],
  );
  return row;
}

/** Pieces that no order holds, as each order left them. */
async function leftByOrders({ stockId }: Shop): Promise<number[]> {
  const rows = await api.query<{ left: number }>(
    'SELECT quantity_after - locked_after AS left FROM stock_log WHERE stock_id = $1 AND type = 3 ORDER BY id',
    [stockId],
  );
  return rows.map(({ left }) => left);
}

/** Rows of the log that do not follow from the one before. */
const broken = ({ stockId }: Shop) =>
  api.query(
    `SELECT id FROM (
       SELECT *, lag(quantity_after, 1, 0) OVER w AS quantity, lag(locked_after, 1, 0) OVER w AS locked
         FROM stock_log WHERE stock_id = $1 WINDOW w AS (ORDER BY id)) l
      WHERE quantity_after <> quantity + CASE WHEN type IN (3, 4, 5) THEN 0 ELSE delta END
         OR locked_after <> locked + CASE WHEN type IN (3, 4, 5, 6) THEN delta ELSE 0 END`,
    [stockId],
  );

/** Counts some pieces fewer, or more, than the book, and posts it. */
async function countSome({ seller, skuId, warehouseId }: Shop, by: number): Promise<string> {
  const begun = await decided<{ stocktakeId: number }>(seller, '/stocktakes/begin', { warehouseId });
  const id = begun.data.stocktakeId;
  const save = (counted: number) =>
    decided<{ lines: { book: number }[] }>(seller, '/stocktakes/saveLines', {
      ...{ id, lines: [{ skuId, counted }] },
    });
  const book = (await save(0)).data.lines[0]?.book ?? 0;
  await save(Math.max(0, book + by));
  const { code, data } = await decided<Errors>(seller, '/stocktakes/post', { id });
  return code === 0 ? 'done' : (data.errorKey ?? '');
}

async function sendAndCancel({ seller, skuId, warehouseId }: Shop, to: number): Promise<string> {
  const sent = await decided<Errors & { transferId: number }>(seller, '/stockTransfers/send', {
    ...{
      fromWarehouseId: warehouseId,
      toWarehouseId: to,
      lines: [{ skuId, num: 2 }],
      clientNo: randomUUID(),
    },
  });
  if (sent.code !== 0) return sent.data.errorKey ?? '';
  await decided(seller, '/stockTransfers/cancel', { id: sent.data.transferId });
  return 'done';
}

/** One of the ways in which a supplier changes a row, or what is kept of it. */
async function changeSomehow(
  shop: Shop,
  to: number,
  at: number,
  safeties: readonly number[],
): Promise<string> {
  if (at % 5 === 0) return countSome(shop, at % 2 ? 2 : -3);
  if (at % 5 === 1) return sendAndCancel(shop, to);
  const safetyQuantity = safeties[at % safeties.length] ?? 0;
  const change = at % 5 === 2 ? { delta: 3 } : at % 5 === 3 ? { delta: -2 } : { safetyQuantity };
  const { code, data } = await edit(shop, change);
  return code === 0 ? 'done' : (data.errorKey ?? '');
}

/** Orders, of which every second is cancelled, beside thirty changes. */
async function tradeBeside(safeties: readonly number[]) {
  const shop = await api.shop({ stock: 30 });
  const to = await secondWarehouse(api, shop);
  await edit(shop, { safetyQuantity: safeties[0] ?? 0 });
  const [ends, changes] = await Promise.all([
    Promise.all(
      Array.from({ length: 30 }, async (_, at) => {
        const { end, cancel } = await order(api, shop, 1 + (at % 3));
        if (end === 'placed' && at % 2 === 0) expect((await cancel()).code).toBe(0);
        return end;
      }),
    ),
    Promise.all(Array.from({ length: 30 }, (_, at) => changeSomehow(shop, to, at, safeties))),
  ]);
  expect(ends.filter((end) => end !== 'placed' && end !== 'STOCK_SHORT')).toEqual([]);
  const refused = ['done', 'STOCK_SHORT', 'STOCK_KEPT', 'STOCK_LOCKED', 'STOCKTAKE_LOCKED'];
  expect(changes.filter((change) => !refused.includes(change))).toEqual([]);
  return { shop, placed: ends.filter((end) => end === 'placed').length };
}

describe('orders beside counts, transfers, deliveries and losses', () => {
  it('never leave less than the safety stock', async () => {
    const { shop, placed } = await tradeBeside([8]);
    const left = await leftByOrders(shop);
    expect([left.length, left.filter((pieces) => pieces < 8)]).toEqual([placed, []]);
    expect(await broken(shop)).toEqual([]);
    expect(await brokenInvariants(api)).toEqual([]);
  });

  it('leave books that add up while the safety stock is changed, too', async () => {
    const { shop } = await tradeBeside([4, 0, 12, 30, 7]);
    expect(await broken(shop)).toEqual([]);
    expect(await brokenInvariants(api)).toEqual([]);
  });

  it('do not sell what a smaller safety stock sets free twice', async () => {
    const shop = await api.shop({ stock: 10 });
    await edit(shop, { safetyQuantity: 10 });
    const [ends] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, async () => (await order(api, shop, 1)).end)),
      Promise.all([7, 4, 7, 4].map((safetyQuantity) => edit(shop, { safetyQuantity }))),
    ]);
    const sold = ends.filter((end) => end === 'placed').length;
    expect(sold).toBeLessThanOrEqual(6);
    expect(await stockOf(api, shop)).toMatchObject({ locked: sold });
    expect(await brokenInvariants(api)).toEqual([]);
  });
});

/** Eight of ten pieces are ordered when six are to be kept; all are given back while others order. */
async function giveBackBesideOrders(on: TestApi) {
  const shop = await on.shop({ stock: 10 });
  const held = await Promise.all(Array.from({ length: 4 }, () => order(on, shop, 2)));
  await edit(shop, { safetyQuantity: 6 });
  expect(await stockOf(on, shop)).toEqual({ free: 0, held: 2, locked: 8 });
  await Promise.all([
    ...held.map(({ cancel }) => cancel()),
    ...Array.from({ length: 8 }, () => order(on, shop, 2)),
  ]);
  for (let more = 0; more < 4; more += 1) await order(on, shop, 2);
  return stockOf(on, shop);
}

const UNFILLED = `CREATE OR REPLACE FUNCTION to_safety(p_stock good_stock, p_more integer) RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT 0'`;
const FILLED = 'the safety stock is filled before anything is for sale';

describe('pieces that orders give back', () => {
  it('fill the safety stock before others can order them', async () => {
    expect(await giveBackBesideOrders(api)).toEqual({ free: 0, held: 6, locked: 4 });
    expect(await brokenInvariants(api)).toEqual([]);
  });

  it('are sold once nothing fills it, so the tests above can fail, and the books say so', async () => {
    const other = await startApi();
    await other.query(UNFILLED);
    await other.query('ALTER TABLE good_stock DROP CONSTRAINT safety_stock_first');
    expect(await giveBackBesideOrders(other)).toEqual({ free: 0, held: 2, locked: 8 });
    expect(await brokenInvariants(other)).toContain('the constraints that guard the books are in place');
    await other.shop({ stock: 5 });
    await other.query('UPDATE good_stock SET safety_quantity = 3');
    expect(await brokenInvariants(other)).toContain(FILLED);
    await other.close();
  });

  it('are not given back at all where the constraint finds that nothing fills it', async () => {
    const other = await startApi();
    const shop = await other.shop({ stock: 10 });
    const { cancel } = await order(other, shop, 8);
    await edit(shop, { safetyQuantity: 6 });
    await other.query(UNFILLED);
    await expect(
      other.query('SELECT release_stock($1, $2, 2, 4::smallint, $3, NULL)', [
        shop.skuId,
        shop.warehouseId,
        'X',
      ]),
    ).rejects.toThrow('safety_stock_first');
    expect((await cancel()).code).not.toBe(0);
    await other.close();
  });
});
