import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StockLogDto } from '../../api/src/modules/stock/stock.schemas.ts';
import { runOps } from '../../api/src/ops/runOps.ts';
import { decided as untilDecided } from '../support/accounts.ts';
import { orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { addGoods, apply, type Errors, edit, preview, undo } from '../support/bulkEditFixture.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { decided } from '../support/issuingFixture.ts';
import { raceOn } from '../support/race.ts';

let api: TestApi;
let race: ReturnType<typeof raceOn>;
beforeAll(async () => {
  api = await startApi();
  race = raceOn((text) => api.query(text));
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await api.close();
});

const dearer = { kind: 1, change: { mode: 2, value: 50 } };
const adding = ({ warehouseId }: Shop, value: number) => ({
  kind: 3,
  change: { mode: 2, value, warehouseId },
});

const one = async <T>(text: string, id: number): Promise<T | undefined> =>
  (await api.query<{ value: T }>(text, [id]))[0]?.value;
const priceOf = ({ skuId }: Shop) =>
  one<number>('SELECT supply_price AS value FROM sku WHERE id = $1', skuId);
const stockOf = async ({ stockId }: Shop) =>
  (
    await api.query<{ quantity: number; locked: number }>(
      'SELECT quantity, locked FROM good_stock WHERE id = $1',
      [stockId],
    )
  )[0];

async function contentOf({ goodId }: Shop): Promise<object> {
  const [good] = await api.query(
    'SELECT id, name, category_id AS "categoryId", pics, weight, true AS publish FROM goods WHERE id = $1',
    [goodId],
  );
  return good ?? {};
}

/** Runs a statement in a transaction that stays open until it is freed. */
async function held(text: string, values: unknown[]) {
  const session = await api.session();
  await session.query('BEGIN');
  await session.query(text, values);
  return {
    async free() {
      await session.query('COMMIT');
      await session.end();
    },
  };
}

/** Until so many sessions wait for a lock. */
async function waiting(count: number): Promise<void> {
  for (let found = 0; found < count; ) {
    const rows = await api.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    found = rows.length;
  }
}

async function order(buyer: Person, shop: Shop, num: number): Promise<string> {
  const placed = await decided<Errors>(buyer, '/orders/createOrder', {
    ...orderBody(buyer, shop, { num, confirm: true }),
    clientNo: randomUUID(),
  });
  return placed.code === 0 ? 'placed' : (placed.data.errorKey ?? '');
}

describe('an edit of prices', () => {
  it('is refused, or refuses it, beside an edit of one of its goods', async () => {
    await race(
      async () => {
        const shop = await api.shop({ supplyPrice: 300 });
        return { shop, rows: (await preview(shop.seller, dearer)).rows };
      },
      ({ shop, rows }) => [
        async () => (await apply(shop.seller, dearer, rows)).changed === 1,
        async () => {
          const answer = await untilDecided(async () =>
            shop.seller.call<Errors>('PUT', '/goods/updateGoods', {
              ...(await contentOf(shop)),
              version: 0,
              supplyPrice: 700,
            }),
          );
          if (answer.code !== 0) expect(answer.data.errorKey).toBe('CHANGED_MEANWHILE');
          return answer.code === 0;
        },
      ],
      async ({ shop }, answers) => {
        expect(answers.filter(Boolean)).toEqual([true]);
        expect([350, 700]).toContain(await priceOf(shop));
      },
    );
  });

  it('lets orders be placed by a price of before or after', async () => {
    const buyer = await api.buyer({ balance: 10_000_000 });
    await race(
      async () => {
        const shop = await api.shop({ supplyPrice: 300, margin: 0 });
        await addGoods(api, shop, 5);
        return { shop, rows: (await preview(shop.seller, dearer)).rows };
      },
      ({ shop, rows }) => [
        async () => expect(await apply(shop.seller, dearer, rows)).toMatchObject({ changed: 6, refused: [] }),
        async () => expect(['placed', 'PRICE_CHANGED']).toContain(await order(buyer, shop, 1)),
        async () => expect(['placed', 'PRICE_CHANGED']).toContain(await order(buyer, shop, 1)),
      ],
      async ({ shop }) => {
        const paid = await api.query<{ fee: number }>(
          'SELECT DISTINCT goods_fee AS fee FROM orders WHERE seller_id = $1',
          [shop.seller.accountId],
        );
        for (const { fee } of paid) expect([300, 350]).toContain(fee);
        expect(await priceOf(shop)).toBe(350);
      },
    );
  });
});

describe('a freeze of the supplier', () => {
  it('waits for an edit of the same goods, or the edit for it', async () => {
    const ops = { db: api.database.db, operator: 'tester' };
    await race(
      async () => {
        const shop = await api.shop({ supplyPrice: 300 });
        await addGoods(api, shop, 20);
        // Changed last, the first one lies behind the others.
        await api.query('UPDATE goods SET updated_at = now() WHERE id = $1', [shop.goodId]);
        return { shop, rows: (await preview(shop.seller, dearer)).rows };
      },
      ({ shop, rows }) => [
        () =>
          runOps(
            ['account', 'freeze', '--phone', shop.seller.phone, '--kind', 'seller', '--reason', '投诉'],
            ops,
          ),
        () => apply(shop.seller, dearer, rows),
      ],
      async ({ shop }) => {
        const statuses = await api.query('SELECT DISTINCT status FROM goods WHERE seller_id = $1', [
          shop.seller.accountId,
        ]);
        expect(statuses).toEqual([{ status: 2 }]);
        expect([300, 350]).toContain(await priceOf(shop));
      },
    );
  });
});

describe('an edit of stock', () => {
  it('beside orders leaves no less than they hold, and a log that adds up', async () => {
    const buyer = await api.buyer({ balance: 10_000_000 });
    await race(
      async () => {
        const shop = await api.shop({ stock: 10 });
        return { shop, rows: (await preview(shop.seller, adding(shop, -6))).rows };
      },
      ({ shop, rows }) => [
        async () => (await apply(shop.seller, adding(shop, -6), rows)).changed === 1,
        async () => (await order(buyer, shop, 3)) === 'placed',
        async () => (await order(buyer, shop, 3)) === 'placed',
      ],
      async ({ shop }, answers) => {
        const placed = (await api.query('SELECT FROM orders WHERE seller_id = $1', [shop.seller.accountId]))
          .length;
        const now = await stockOf(shop);
        expect([10, 4]).toContain(now?.quantity);
        expect(now?.locked).toBe(3 * placed);
        expect(answers.filter(Boolean)).toHaveLength(placed + (now?.quantity === 4 ? 1 : 0));
      },
    );
  });

  it('sees what an order holds that came before it', async () => {
    const shop = await api.shop({ stock: 10 });
    const buyer = await api.buyer({ balance: 100_000 });
    const { rows } = await preview(shop.seller, adding(shop, -6));
    const holder = await held('SELECT FROM good_stock WHERE id = $1 FOR UPDATE', [shop.stockId]);
    const ordering = order(buyer, shop, 6);
    await waiting(1);
    const applying = apply(shop.seller, adding(shop, -6), rows);
    await waiting(2);
    await holder.free();
    expect(await ordering).toBe('placed');
    expect(await applying).toMatchObject({ changed: 0, refused: [{ msg: '库存不能小于已锁定数量6' }] });
  });

  it('loses no piece that is added beside it', async () => {
    await race(
      async () => {
        const shop = await api.shop({ stock: 10 });
        return { shop, rows: (await preview(shop.seller, adding(shop, 5))).rows };
      },
      ({ shop, rows }) => [
        async () => ((await apply(shop.seller, adding(shop, 5), rows)).changed === 1 ? 5 : 0),
        async () => {
          await decided(shop.seller, '/goodStock/updateGoodStock', { id: shop.stockId, delta: 1 });
          return 1;
        },
      ],
      async ({ shop }, answers) => {
        const added = (answers as number[]).reduce((sum, each) => sum + each, 0);
        expect((await stockOf(shop))?.quantity).toBe(10 + added);
      },
    );
  });
});

describe('an undo', () => {
  it('is done once, whoever asks at the same time', async () => {
    await race(
      async () => {
        const shop = await api.shop({ stock: 10 });
        return { shop, editId: (await edit(shop.seller, adding(shop, 5))).editId };
      },
      ({ shop, editId }) => [() => undo(shop.seller, editId), () => undo(shop.seller, editId)],
      async ({ shop }, answers) => {
        const keys = (answers as Errors[]).map(({ errorKey = 'undone' }) => errorKey);
        expect(keys.toSorted()).toEqual(['BULK_UNDONE', 'undone']);
        expect(await stockOf(shop)).toMatchObject({ quantity: 10 });
        const { data } = await shop.seller.call<{ list: StockLogDto[] }>(
          'POST',
          '/goodStock/getStockLogsList',
          { stockId: shop.stockId },
        );
        expect(data.list.map(({ delta }) => delta)).toEqual([-5, 5, 10]);
      },
    );
  });
});

describe('counting what was sold', () => {
  it('waits for the first of its goods without holding others, as an edit of them does', async () => {
    const shop = await api.shop({ stock: 10 });
    const [first = 0, ...others] = await addGoods(api, shop, 300);
    await api.query(
      'INSERT INTO good_sale (good_id, day, pieces) SELECT id, current_date, 0 FROM unnest($1::bigint[]) id ORDER BY random()',
      [[first, ...others]],
    );
    const holder = await held('SELECT FROM goods WHERE id = $1 FOR UPDATE', [first]);
    const counting = api.query('SELECT count_sales(1000)');
    const { rows } = await preview(shop.seller, dearer);
    const applying = apply(shop.seller, dearer, rows);
    await waiting(2);
    const other = await held('SELECT FROM goods WHERE id = ANY ($1) FOR UPDATE NOWAIT', [others]);
    await other.free();
    await holder.free();
    await counting;
    expect(await applying).toMatchObject({ changed: 301, refused: [] });
  });
});
