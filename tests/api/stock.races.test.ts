import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { GoodStockDto, ImportDto } from '../../api/src/modules/stock/stock.schemas.ts';
import {
  type Answer,
  goodReceiver,
  orderBody,
  type Person,
  type Shop,
  startApi,
  type TestApi,
} from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { decided, issuingFixture } from '../support/issuingFixture.ts';
import { ADD_SKUS } from '../support/skus.ts';

const fixture = issuingFixture();
const EDITS = 50;
const ADDS_UP = 'stock is what its log adds up to';

const edit = ({ seller, stockId: id }: Shop, change: object) =>
  decided<GoodStockDto>(seller, '/goodStock/updateGoodStock', { id, ...change });
const importRows = (seller: Person, rows: object[]) =>
  decided<ImportDto>(seller, '/goodStock/importGoodStocks', { rows, clientNo: randomUUID() });

function tally(answers: readonly Answer<object>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code, data } of answers) {
    const key = code === 0 ? 'ok' : ((data as Answer['data']).errorKey ?? 'unknown');
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

async function stockOf(api: TestApi, { stockId }: Pick<Shop, 'stockId'>) {
  const [row] = await api.query<{ quantity: number; locked: number; version: number }>(
    'SELECT quantity, locked, version FROM good_stock WHERE id = $1',
    [stockId],
  );
  if (!row) throw new Error('no stock');
  return row;
}

async function namesOf(api: TestApi, { goodId, warehouseId }: Pick<Shop, 'goodId' | 'warehouseId'>) {
  const [row] = await api.query<{ goodsNo: string; warehouseName: string }>(
    'SELECT g.goods_no AS "goodsNo", h.name AS "warehouseName" FROM goods g, warehouse h WHERE g.id = $1 AND h.id = $2',
    [goodId, warehouseId],
  );
  if (!row) throw new Error('no such goods');
  return row;
}

/** Rows of the log that do not follow from the one before. */
const broken = ({ stockId }: Shop) =>
  fixture.query(
    `SELECT id FROM (
       SELECT *, lag(quantity_after, 1, 0) OVER w AS quantity, lag(locked_after, 1, 0) OVER w AS locked
         FROM stock_log WHERE stock_id = $1 WINDOW w AS (ORDER BY id)) l
      WHERE quantity_after <> quantity + CASE WHEN type IN (3, 4, 5) THEN 0 ELSE delta END
         OR locked_after <> locked + CASE WHEN type IN (3, 4, 5, 6) THEN delta ELSE 0 END
         OR quantity_after < locked_after OR locked_after < 0`,
    [stockId],
  );

/** A person's life of an order of two pieces: placed, then paid and sent, paid and cancelled, or cancelled unpaid. */
async function liveOrder(shop: Shop, at: number): Promise<string> {
  const buyer = await fixture.api.buyer({ balance: 100_000 });
  const confirm = at % 3 !== 2;
  const placed = await decided<{ orderId: number }>(buyer, '/orders/createOrder', {
    ...orderBody(buyer, shop, { packages: [goodReceiver, goodReceiver], confirm }),
    clientNo: randomUUID(),
  });
  if (placed.code !== 0) return String(placed.data.errorKey);
  const { orderId } = placed.data;
  if (at % 3 === 0) {
    await fixture.issue(orderId);
    return 'sent';
  }
  return (await fixture.cancel({ buyer, shop, orderId })).code === 0 ? 'cancelled' : 'not cancelled';
}

/** One of the fifty: a count that was just read, pieces added or taken, or a sheet. */
async function changeSomehow(shop: Shop, names: object, at: number): Promise<Answer<object>> {
  if (at % 4 === 0) {
    const { version } = await stockOf(fixture.api, shop);
    return edit(shop, { quantity: 20 + at, version, remark: '盘点' });
  }
  if (at % 4 === 1) return edit(shop, { delta: 7 });
  if (at % 4 === 2) return edit(shop, { delta: -5 });
  return importRows(shop.seller, [{ row: 2, ...names, ...(at % 8 === 3 ? { quantity: 30 } : { delta: 4 }) }]);
}

describe('50 concurrent edits while orders are placed, paid, cancelled and shipped', () => {
  it('leave stock that equals the sum of log and parcels and is never negative', async () => {
    const shop = await fixture.api.shop({ stock: 30 });
    await fixture.query('UPDATE warehouse SET output_mode = 1 WHERE id = $1', [shop.warehouseId]);
    const names = await namesOf(fixture.api, shop);
    const [edits, orders] = await Promise.all([
      Promise.all(Array.from({ length: EDITS }, (_, at) => changeSomehow(shop, names, at))),
      Promise.all(Array.from({ length: 30 }, (_, at) => liveOrder(shop, at))),
    ]);
    const { ok = 0, CHANGED_MEANWHILE = 0, STOCK_LOCKED = 0 } = tally(edits);
    expect(ok + CHANGED_MEANWHILE + STOCK_LOCKED).toBe(EDITS);
    expect(orders.filter((end) => !['sent', 'cancelled', 'STOCK_SHORT'].includes(end))).toEqual([]);
    expect(await broken(shop)).toEqual([]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
    const sent = orders.filter((end) => end === 'sent').length;
    const [moved] = await fixture.query<{ taken: number; held: number; now: number }>(
      `SELECT -coalesce(sum(delta) FILTER (WHERE type = 6), 0) AS taken,
              coalesce(sum(delta) FILTER (WHERE type IN (3, 4, 5, 6)), 0) AS held,
              coalesce(sum(delta) FILTER (WHERE type IN (1, 2, 6, 8)), 0) AS now
         FROM stock_log WHERE stock_id = $1`,
      [shop.stockId],
    );
    const { quantity, locked } = await stockOf(fixture.api, shop);
    expect(moved).toEqual({ taken: sent * 2, held: 0, now: quantity });
    expect(locked).toBe(0);
  });
});

/** Fifty sets that were all read at once, each to another number. */
async function countAtOnce(api: TestApi) {
  const shop = await api.shop({ stock: 10 });
  const answers = await Promise.all(
    Array.from({ length: EDITS }, (_, at) => edit(shop, { quantity: 100 + at, version: 0 })),
  );
  const won = answers.filter(({ code }) => code === 0).map(({ data }) => data.quantity);
  return { counts: tally(answers), won, stock: await stockOf(api, shop) };
}

/** Fifty times a piece more, by hand or by a sheet. */
async function addAtOnce(api: TestApi, by: 'hand' | 'sheet') {
  const shop = await api.shop({ stock: 10 });
  const names = await namesOf(api, shop);
  const add = () =>
    by === 'hand' ? edit(shop, { delta: 1 }) : importRows(shop.seller, [{ row: 2, ...names, delta: 1 }]);
  const answers: Answer<object>[] = await Promise.all(Array.from({ length: EDITS }, add));
  return { counts: tally(answers), stock: await stockOf(api, shop) };
}

/** Another product on which a function of the database lacks a part of its text. */
async function without(name: string, part: string): Promise<TestApi> {
  const api = await startApi();
  const [source] = await api.query<{ text: string }>('SELECT pg_get_functiondef($1::regproc) AS text', [
    name,
  ]);
  const text = source?.text.replace(part, '') ?? '';
  expect(text).not.toBe(source?.text);
  await api.query(text);
  return api;
}

describe('50 concurrent edits of one version', () => {
  it('have one winner and 49 that overwrite nothing', async () => {
    const { counts, won, stock } = await countAtOnce(fixture.api);
    expect(counts).toEqual({ ok: 1, CHANGED_MEANWHILE: EDITS - 1 });
    expect([stock]).toEqual(won.map((quantity) => ({ quantity, locked: 0, version: 1 })));
  });

  it('overwrite each other once the version is ignored, so the test above can fail', async () => {
    const api = await without(
      'change_stock',
      "IF (p->>'version')::integer <> v_was.version THEN PERFORM refuse('CHANGED_MEANWHILE'); END IF;",
    );
    expect((await countAtOnce(api)).counts).toEqual({ ok: EDITS });
    await api.close();
  });
});

describe.each([
  ['hand', 'lock_stock', ' FOR UPDATE OF s'],
  ['sheet', 'import_stocks', ' FOR UPDATE'],
] as const)('50 pieces added one by one by %s', (by, guard, part) => {
  it('increase the stock by 50', async () => {
    expect(await addAtOnce(fixture.api, by)).toEqual({
      counts: { ok: EDITS },
      stock: { quantity: 10 + EDITS, locked: 0, version: EDITS },
    });
  });

  it('get lost once the row is not locked, so the test above can fail', async () => {
    const api = await without(guard, part);
    const { stock } = await addAtOnce(api, by);
    expect(stock.quantity).toBeLessThan(10 + EDITS);
    expect(await brokenInvariants(api)).toContain(ADDS_UP);
    await api.close();
  });
});

describe('one stock row under concurrent requests', () => {
  it('is created once', async () => {
    const shop = await fixture.api.shop();
    await shop.seller.call('POST', '/goodStock/deleteGoodStock', { id: shop.stockId });
    const { goodId, warehouseId } = shop;
    const names = await namesOf(fixture.api, shop);
    const answers = await Promise.all(
      Array.from(
        { length: 20 },
        (_, at): Promise<Answer<object>> =>
          at % 2
            ? decided(shop.seller, '/goodStock/createGoodStock', { goodId, warehouseId, quantity: 5 })
            : importRows(shop.seller, [{ row: 2, ...names, quantity: 5 }]),
      ),
    );
    const { ok = 0, STOCK_EXISTS = 0 } = tally(answers);
    expect(ok + STOCK_EXISTS).toBe(20);
    expect(
      await fixture.query('SELECT quantity, version FROM good_stock WHERE good_id = $1', [goodId]),
    ).toEqual([{ quantity: 5, version: 0 }]);
  });

  it('is either removed or reserved by an order', async () => {
    const ends = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const shop = await fixture.api.shop({ stock: 5 });
        const buyer = await fixture.api.buyer({ balance: 10_000 });
        const [placed, removed] = await Promise.all([
          decided(buyer, '/orders/createOrder', orderBody(buyer, shop)),
          decided(shop.seller, '/goodStock/deleteGoodStock', { id: shop.stockId }),
        ]);
        return [placed.code === 0, removed.code === 0];
      }),
    );
    expect(ends.filter(([placed, removed]) => placed === removed)).toEqual([]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });
});

describe('many stock rows in many orders', () => {
  it('never deadlock when they are placed and cancelled at once', async () => {
    const shop = await fixture.api.shop({ stock: 0 });
    const added = await fixture.query<{ id: number }>(
      `INSERT INTO goods (goods_no, name, category_id, seller_id, pics, supply_price, weight)
       SELECT $1 || n, n, 8, $2, '[]', 100, 300 FROM generate_series(1, 40) n
       RETURNING id`,
      [randomUUID(), shop.seller.accountId],
    );
    await fixture.query(ADD_SKUS);
    const goods = await fixture.query<{ goodId: number; goodsNo: string; stockId: number }>(
      `SELECT g.id AS "goodId", g.goods_no AS "goodsNo", create_stock($1, k.id, $2, 10, 0) AS "stockId"
         FROM goods g JOIN sku k ON k.good_id = g.id WHERE g.id = ANY ($3)`,
      [shop.seller.accountId, shop.warehouseId, added.map(({ id }) => id)],
    );
    const { warehouseName } = await namesOf(fixture.api, shop);
    const rows = goods.map(({ goodsNo }, at) => ({ row: at + 2, goodsNo, warehouseName, delta: 1 }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => importRows(shop.seller, at % 2 ? rows : rows.toReversed())),
    );
    expect(tally(answers)).toEqual({ ok: 20 });
    expect(
      await fixture.query('SELECT DISTINCT quantity, version FROM good_stock WHERE id = ANY ($1)', [
        goods.map(({ stockId }) => stockId),
      ]),
    ).toEqual([{ quantity: 30, version: 20 }]);
  });
});
