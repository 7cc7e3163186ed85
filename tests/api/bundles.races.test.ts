import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Person } from '../support/api.ts';
import { type BundleShop, bundleShop, type Part, skuOf } from '../support/bundleShop.ts';
import { fillWaybillFixture, freshNo } from '../support/fillWaybillFixture.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { decided } from '../support/issuingFixture.ts';
import { raceOn } from '../support/race.ts';

const { fixture } = fillWaybillFixture();
const race = raceOn((text) => fixture.api.query(text));

const one = (skuId: number): Part => ({ skuId, num: 1 });

describe('two edits at once', () => {
  it('never put a bundle into another', async () => {
    const at = await bundleShop(fixture.api);
    await race(
      async () => [await at.create('杯刷', at.held(0)), await at.create('杯垫', at.held(0))] as const,
      ([brush, mat]) => [
        () => at.edit(brush, { bundleParts: [one(skuOf(mat))] }),
        () => at.edit(mat, { bundleParts: [one(skuOf(brush))] }),
      ],
      async ([brush, mat], answers) => {
        const rows = await fixture.query(
          'SELECT part_sku_id::int AS part FROM sku_part WHERE sku_id = ANY ($1)',
          [[skuOf(brush), skuOf(mat)]],
        );
        expect(rows).toHaveLength(1);
        const refused = (answers as { errorKey?: string }[]).flatMap(({ errorKey }) => errorKey ?? []);
        expect(refused).toEqual([expect.stringMatching(/^BUNDLE_(NESTED|PART)$/)]);
      },
    );
  });

  it('leave no bundle of what is removed', async () => {
    const at = await bundleShop(fixture.api);
    const won = { removed: 0, made: 0 };
    await race(
      async () => [await at.create('杯刷', at.held(0)), await at.create('杯垫', at.held(0))] as const,
      ([brush, mat]) => [
        () => at.edit(brush, { bundleParts: [one(skuOf(mat))] }),
        () => at.seller.call('POST', '/goods/deleteGoodsByIds', { ids: [mat.id] }),
      ],
      async ([brush, mat]) => {
        const [row] = await fixture.query<{ removed: boolean; parts: number }>(
          `SELECT g.deleted_at IS NOT NULL AS removed, (SELECT count(*)::int FROM sku_part WHERE sku_id = $2) AS parts
             FROM goods g WHERE g.id = $1`,
          [mat.id, skuOf(brush)],
        );
        expect(row).toEqual(row?.removed ? { removed: true, parts: 0 } : { removed: false, parts: 1 });
        won[row?.removed ? 'removed' : 'made'] += 1;
      },
    );
    expect(Math.min(won.removed, won.made)).toBeGreaterThan(0);
  });

  it('of a bundle and of its stock leave one of the two', async () => {
    const at = await bundleShop(fixture.api);
    const won = { stocked: 0, made: 0 };
    await race(
      () => at.create('杯刷', { status: 1, ...at.held(0) }),
      (brush) => [
        () => at.edit(brush, { bundleParts: [one(at.lid)] }),
        async () => {
          const [stock] = brush.stocks;
          const rows = [{ row: 2, goodsNo: brush.goodsNo, warehouseName: stock?.warehouseName, delta: 4 }];
          return (await at.seller.call('POST', '/goodStock/importGoodStocks', { rows })).data;
        },
      ],
      async (brush) => {
        const [row] = await fixture.query<{ parts: number; stocks: number }>(
          `SELECT part_count AS parts, (SELECT count(*)::int FROM good_stock WHERE sku_id = k.id) AS stocks FROM sku k WHERE k.id = $1`,
          [skuOf(brush)],
        );
        expect(row).toEqual(row?.parts ? { parts: 1, stocks: 0 } : { parts: 0, stocks: 1 });
        won[row?.parts ? 'made' : 'stocked'] += 1;
      },
    );
    expect(Math.min(won.stocked, won.made)).toBeGreaterThan(0);
  });
});

describe('concurrent orders of bundles and of their parts', () => {
  it('never deadlock, and sell exactly what there is', async () => {
    const at = await bundleShop(fixture.api);
    const forth = skuOf(await at.bundle([one(at.cup), one(at.lid)]));
    const back = skuOf(await at.bundle([one(at.lid), one(at.cup)]));
    const buyers = await Promise.all(
      Array.from({ length: 4 }, () => fixture.api.buyer({ balance: 1_000_000 })),
    );
    const contents = [[one(forth)], [one(back)], [one(at.lid), one(at.cup)], [one(back), one(forth)]];
    const answers = await Promise.all(
      Array.from({ length: 48 }, (_, n) => {
        const buyer = buyers[n % 4] as Person;
        return decided(buyer, '/orders/createOrder', at.body(buyer, contents[(n >> 2) % 4] ?? []));
      }),
    );
    const kinds = answers.map(({ code, data }) => (code === 0 ? 'ok' : data.errorKey));
    expect(new Set(kinds)).toEqual(new Set(['ok', 'STOCK_SHORT']));
    const [cups = 0, cupsLocked, lids, lidsLocked] = await at.stock();
    expect([cups, lids]).toEqual([10, 9]);
    expect([cupsLocked, lidsLocked]).toEqual([9, 9]);
  });
});

describe('whatever happens to bundles and their parts at once', () => {
  type World = { at: BundleShop; buyer: Person; bundles: Awaited<ReturnType<BundleShop['bundle']>>[] };
  const recipes = (at: BundleShop): Part[][] => [
    [{ skuId: at.cup, num: 2 }, one(at.lid)],
    [one(at.lid), one(at.cup)],
    [{ skuId: at.lid, num: 3 }],
  ];
  const step = fc.record({
    act: fc.constantFrom('bundle', 'bundle', 'part', 'both', 'cancel', 'ship', 'edit'),
    which: fc.nat(1),
    pieces: fc.integer({ min: 1, max: 3 }),
    recipe: fc.nat(2),
  });
  type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

  async function open(
    buyer: Person,
    status: number,
  ): Promise<{ id: number; packageNo: string; orderId: number }[]> {
    return fixture.query(
      `SELECT id, package_no AS "packageNo", order_id AS "orderId" FROM order_package
        WHERE account_id = $1 AND status = $2 ORDER BY id`,
      [buyer.accountId, status],
    );
  }

  async function run({ at, buyer, bundles }: World, { act, which, pieces, recipe }: Step): Promise<unknown> {
    const bundle = bundles[which];
    const sku = bundle ? skuOf(bundle) : 0;
    const part = { skuId: which ? at.cup : at.lid, num: pieces };
    const place = (items: Part[]) => decided(buyer, '/orders/createOrder', at.body(buyer, items));
    switch (act) {
      case 'bundle':
        return place([{ skuId: sku, num: pieces }]);
      case 'part':
        return place([part]);
      case 'both':
        return place([{ skuId: sku, num: pieces }, part]);
      case 'edit': {
        if (!bundle) return undefined;
        const edited = await at.edit(bundle, { bundleParts: recipes(at)[recipe] });
        if (edited.errorKey === undefined) bundles[which] = edited;
        return edited;
      }
      case 'cancel': {
        const [parcel] = await open(buyer, 20);
        return parcel && decided(buyer, '/orders/cancelOrder', { orderId: parcel.orderId });
      }
      case 'ship': {
        const [parcel] = (await open(buyer, 20)).toReversed();
        const rows = [{ row: 1, packageNo: parcel?.packageNo, waybillNo: freshNo() }];
        return parcel && decided(at.seller, '/orderPackages/fillWaybill', { rows });
      }
    }
  }

  it('keeps stock from falling below 0, its log adding up, and gives back what was taken', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 5 }),
        async (rounds) => {
          const at = await bundleShop(fixture.api);
          await fixture.query('UPDATE warehouse SET output_mode = 0 WHERE id = $1', [at.shop.warehouseId]);
          const buyer = await fixture.api.buyer({ balance: 1_000_000 });
          const [first = [], second = []] = recipes(at);
          const bundles = [await at.bundle(first), await at.bundle(second)];
          const world = { at, buyer, bundles };
          for (const round of rounds) {
            await Promise.all(round.map((each) => run(world, each)));
            expect(await brokenInvariants(fixture.api)).toEqual([]);
          }
          for (const { orderId } of await open(buyer, 20))
            await decided(buyer, '/orders/cancelOrder', { orderId });
          const shipped = await fixture.query<{ sku: number; num: number }>(
            `SELECT h.sku_id::int AS sku, sum(h.num)::int AS num FROM parcel_stock h JOIN order_package p ON p.id = h.package_id
            WHERE p.account_id = $1 AND p.status = 30 GROUP BY 1`,
            [buyer.accountId],
          );
          const gone = new Map(shipped.map(({ sku, num }) => [sku, num]));
          expect(await at.stock()).toEqual([10 - (gone.get(at.cup) ?? 0), 0, 9 - (gone.get(at.lid) ?? 0), 0]);
          expect(await brokenInvariants(fixture.api)).toEqual([]);
        },
      ),
      { numRuns: 15 },
    );
  });
});
