import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decided, tally } from '../support/accounts.ts';
import { goodReceiver, type Person, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { type Line, type Offer, offer } from '../support/offers.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await api.close();
});

function place(who: Person, { shop }: Offer, parcels: readonly (readonly Line[])[], call = who.call) {
  const { warehouseId, courierId } = shop;
  const body = {
    ...{ warehouseId, courierId, senderId: who.senderId, confirm: true, allowDuplicate: true },
    clientNo: randomUUID(),
    packages: parcels.map((items) => ({ ...goodReceiver, items })),
  };
  return decided(() => call<{ orderId: number }>('POST', '/orders/createOrder', body));
}

/** Whoever meets as many changes of price as an order is priced anew for is refused, and asks again. */
async function placeAtLast(...asked: Parameters<typeof place>): ReturnType<typeof place> {
  for (;;) {
    const answer = await place(...asked);
    if (answer.data.errorKey !== 'PRICE_CHANGED') return answer;
  }
}

async function stockOf(on: TestApi, { skus }: Offer): Promise<{ quantity: number; locked: number }[]> {
  return on.query('SELECT quantity, locked FROM good_stock WHERE sku_id = ANY ($1) ORDER BY sku_id', [skus]);
}

/** Sixty orders of one parcel with a piece of each of three combinations, in all their orders, by two services. */
async function grab(on: TestApi) {
  const offered = await offer(on, [12, 8, 10]);
  const [a = 0, b = 0, c = 0] = offered.skus;
  const written = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ];
  const buyer = await on.buyer({ balance: 1_000_000 });
  const other = await startApi({ beside: on });
  const beside: Person['call'] = (method, path, body) =>
    other.call(method, path, body, { 'x-token': buyer.token });
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => {
      const items = (written[n % 6] ?? []).map((skuId) => ({ skuId, num: 1 }));
      return place(buyer, offered, [items], n % 2 ? buyer.call : beside);
    }),
  );
  await other.close();
  return { counts: tally(answers), locked: (await stockOf(on, offered)).map(({ locked }) => locked) };
}

describe('the last pieces of three combinations in the lines of concurrent parcels', () => {
  it('are sold as far as the scarcest goes, and nothing is kept of those that lacked it', async () => {
    expect(await grab(api)).toEqual({ counts: { ok: 8, STOCK_SHORT: 52 }, locked: [8, 8, 8] });
  });

  it('are oversold once the guard is removed, so the test above can fail', async () => {
    const unguarded = await startApi();
    await unguarded.query('ALTER TABLE good_stock DROP CONSTRAINT never_oversold');
    const [source] = await unguarded.query<{ text: string }>(
      "SELECT pg_get_functiondef('reserve_pieces'::regproc) AS text",
    );
    await unguarded.query(source?.text.replace('AND s.quantity - s.locked >= r.pieces', '') ?? '');
    const { counts, locked } = await grab(unguarded);
    expect(counts.ok).toBeGreaterThan(8);
    expect(Math.max(...locked)).toBeGreaterThan(10);
    await unguarded.close();
  });
});

describe('orders of lines beside changes of their price', () => {
  it('cost what their combinations cost before or after, each line by itself', async () => {
    const offered = await offer(api, [1_000, 1_000]);
    const [plain = 0, large = 0] = offered.skus;
    const buyer = await api.buyer({ balance: 10_000_000 });
    const lines = [
      { skuId: plain, num: 2 },
      { skuId: large, num: 3 },
    ];
    const dearer = () =>
      api.query('UPDATE sku SET supply_price = supply_price + 1000 WHERE id = $1', [large]).then(() => null);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 4 === 0 ? dearer() : placeAtLast(buyer, offered, [lines]))),
    );
    expect(tally(answers.filter((answer) => answer !== null))).toEqual({ ok: 30 });
    const fees = await api.query<{ plain: number; large: number }>(
      `SELECT (min(l.goods_fee) FILTER (WHERE l.sku_id = $2))::int AS plain,
              (min(l.goods_fee) FILTER (WHERE l.sku_id = $3))::int AS large
         FROM parcel_line l JOIN order_package p ON p.id = l.package_id WHERE p.account_id = $1 GROUP BY p.id`,
      [buyer.accountId, plain, large],
    );
    expect(fees).toHaveLength(30);
    const [{ plain: before } = { plain: 0 }] = fees;
    for (const fee of fees) {
      expect(fee.plain).toBe(before);
      // Three pieces at 10 fen more than the other, and at as many thousands more as changes came before.
      expect((fee.large / 3 - fee.plain / 2 - 10) % 1_000).toBe(0);
    }
  });
});

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('place' as const),
      parcels: fc.array(
        fc.array(fc.record({ at: fc.nat(3), num: fc.integer({ min: 1, max: 3 }) }), {
          minLength: 1,
          maxLength: 4,
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('cancel' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('refund' as const),
      /** Of the lines that wait for their waybill. */
      at: fc.nat(5),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('count' as const),
      at: fc.nat(3),
      delta: fc.integer({ min: -3, max: 3 }).filter((delta) => delta !== 0),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

describe('whatever happens to combinations at once', () => {
  async function run(offered: Offer, buyer: Person, one: Step): Promise<unknown> {
    const { seller } = offered.shop;
    const lines = await api.query<{ orderId: number; packageId: number; skuId: number }>(
      `SELECT p.order_id AS "orderId", p.id AS "packageId", l.sku_id AS "skuId"
         FROM order_package p JOIN parcel_line l ON l.package_id = p.id
        WHERE p.account_id = $1 AND p.status = 20 ORDER BY p.id, l.line`,
      [buyer.accountId],
    );
    switch (one.act) {
      case 'place': {
        const parcels = one.parcels.map((lines) => {
          const pieces = new Map<number, number>();
          for (const { at, num } of lines) pieces.set(at, (pieces.get(at) ?? 0) + num);
          return [...pieces].map(([at, num]) => ({ skuId: offered.skus[at] ?? 0, num }));
        });
        return place(buyer, offered, parcels);
      }
      case 'cancel': {
        const [line] = lines;
        return line && decided(() => buyer.call('POST', '/orders/cancelOrder', { orderId: line.orderId }));
      }
      case 'refund': {
        const line = lines[one.at % lines.length];
        if (!line) return undefined;
        const { packageId, skuId } = line;
        return decided(() =>
          buyer.call('POST', '/orderPackages/refund', {
            packageIds: [packageId],
            items: [{ skuId, num: 1 }],
          }),
        );
      }
      case 'count': {
        const [stock] = await api.query<{ id: number }>('SELECT id FROM good_stock WHERE sku_id = $1', [
          offered.skus[one.at],
        ]);
        return decided(() =>
          seller.call('POST', '/goodStock/updateGoodStock', { id: stock?.id, delta: one.delta }),
        );
      }
    }
  }

  it('reserves of each what the lines of the parcels that wait for their waybill hold, and never more than there is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 2, maxLength: 6 }), { minLength: 2, maxLength: 5 }),
        async (rounds) => {
          const offered = await offer(api, [19, 17, 18, 16]);
          const buyer = await api.buyer({ balance: 1_000_000 });
          for (const round of rounds) {
            await Promise.all(round.map((one) => run(offered, buyer, one)));
            const rows = await api.query<{ quantity: number; locked: number; held: number }>(
              `SELECT s.quantity, s.locked, coalesce((SELECT sum(l.num) FROM parcel_line l
                        JOIN order_package p ON p.id = l.package_id
                       WHERE l.sku_id = s.sku_id AND p.status IN (10, 20)), 0)::int AS held
                 FROM good_stock s WHERE s.sku_id = ANY ($1)`,
              [offered.skus],
            );
            for (const { quantity, locked, held } of rows) {
              expect(locked).toBe(held);
              expect(quantity).toBeGreaterThanOrEqual(locked);
            }
          }
        },
      ),
      { numRuns: 15 },
    );
  });
});
