import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Link } from './linkedContents.ts';
import type { Offer, Warehouse } from './parcelLines.ts';
import { type ParcelToPlan, planOrders } from './planOrders.ts';

const nothingStops = {
  ...{ fallbackIds: new Set<number>(), isBanned: () => false },
  promisedAt: () => new Date(0),
};
const toHangzhou = {
  ...{ place: { provinceCode: '33', cityCode: '3301', districtCode: '330106' }, shipBy: null },
};

const couriers = [{ id: 100, name: '圆通', firstFee: 280 }];
const WAREHOUSES: Warehouse[] = [10, 20, 30].map((id) => ({ id, name: `仓${id}`, couriers }));

type Line = { sku: number; num: number };
/** Pieces of the combinations 1 to 4 in each warehouse; null where it does not hold one. */
type Stock = (number | null)[][];

const itemOf = ({ sku, num }: Line, at: number): ParcelToPlan['items'][number] => ({
  ...{ lineId: `l-${at}`, remoteGoodId: `g-${sku}`, remoteSkuId: '', title: `商品${sku}`, text: '', num },
});
const orderOf = (id: number, lines: readonly Line[], more: Partial<ParcelToPlan> = {}): ParcelToPlan => ({
  ...{
    shopOrderIds: [id],
    mergeId: null,
    lineIds: null,
    print: `p${id}`,
    ...toHangzhou,
    items: lines.map(itemOf),
    ...more,
  },
});
const LINKS: Link[] = [1, 2, 3, 4].map((sku) => ({
  ...{ id: sku, version: 0, remoteGoodId: `g-${sku}`, remoteSkuId: '', agreedTexts: [], changedText: null },
  ...{ warehouseId: null, courierId: null, items: [{ skuId: sku, num: 1 }], fallback: null },
}));
const offersOf = (stock: Stock): Offer[] =>
  [1, 2, 3, 4].map((sku) => ({
    ...{
      skuId: sku,
      skuName: '',
      goodId: sku,
      goodName: `商品${sku}`,
      pic: '',
      sellerId: 1,
      ownFees: [],
      onSale: true,
      price: 100,
    },
    ...{ minNum: 1, maxNum: 99, parts: [] },
    available: WAREHOUSES.flatMap(({ id }, at) => {
      const pieces = stock[at]?.[sku - 1] ?? null;
      return pieces === null ? [] : [{ warehouseId: id, pieces }];
    }),
  }));
const planned = (parcels: ParcelToPlan[], stock: Stock, links = LINKS, warehouses = WAREHOUSES) =>
  planOrders(parcels, links, {
    offers: offersOf(stock),
    warehouses,
    defaultCourierId: null,
    byItems: true,
    ...nothingStops,
  });

/** The parcels of a plan: [warehouse, order, lines]. */
const parcelsOf = ({ parts }: ReturnType<typeof planned>) =>
  parts.flatMap(({ warehouseId, contents }) =>
    contents.map(({ shopOrderId, lineIds, items }) => ({ warehouseId, shopOrderId, lineIds, items })),
  );

/** The least number of warehouses that have all of an order together, each line in one of them; null when none have. */
function leastOf(lines: readonly Line[], stock: Stock): number | null {
  const ways = lines.reduce<number[][]>(
    (sofar) => sofar.flatMap((way) => [0, 1, 2].map((at) => [...way, at])),
    [[]],
  );
  const possible = ways.filter((way) =>
    [0, 1, 2].every((at) =>
      [1, 2, 3, 4].every((sku) => {
        const here = lines.filter((line, index) => way[index] === at && line.sku === sku);
        return (
          here.reduce((sum, { num }) => sum + num, 0) <= (here.length > 0 ? (stock[at]?.[sku - 1] ?? -1) : 0)
        );
      }),
    ),
  );
  return possible.length > 0 ? Math.min(...possible.map((way) => new Set(way).size)) : null;
}

const line = fc.record({ sku: fc.integer({ min: 1, max: 4 }), num: fc.integer({ min: 1, max: 3 }) });
const pieces = fc.option(fc.integer({ min: 0, max: 4 }));
const stocks = fc.array(fc.array(pieces, { minLength: 4, maxLength: 4 }), { minLength: 3, maxLength: 3 });
const orders = fc.array(fc.array(line, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });

describe('an order whose lines lie apart', () => {
  it('goes out in two parcels, of which each names its lines', () => {
    const stock: Stock = [[5, null, null, null], [null, 5, null, null], []];
    expect(
      parcelsOf(
        planned(
          [
            orderOf(7, [
              { sku: 1, num: 2 },
              { sku: 2, num: 1 },
            ]),
          ],
          stock,
        ),
      ),
    ).toMatchObject([
      { warehouseId: 10, shopOrderId: 7, lineIds: ['l-0'], items: [{ skuId: 1, num: 2 }] },
      { warehouseId: 20, shopOrderId: 7, lineIds: ['l-1'], items: [{ skuId: 2, num: 1 }] },
    ]);
  });

  it('goes out as one where one warehouse has all of it, and names no lines', () => {
    const stock: Stock = [[5, null, null, null], [5, 5, null, null], []];
    expect(
      parcelsOf(
        planned(
          [
            orderOf(7, [
              { sku: 1, num: 2 },
              { sku: 2, num: 1 },
            ]),
          ],
          stock,
        ),
      ),
    ).toMatchObject([{ warehouseId: 20, lineIds: null }]);
  });

  it('goes out from different suppliers', () => {
    const stock: Stock = [[5, null, null, null], [null, 5, null, null], []];
    const offers = offersOf(stock).map((offer) => ({ ...offer, sellerId: offer.skuId }));
    const { parts } = planOrders(
      [
        orderOf(7, [
          { sku: 1, num: 1 },
          { sku: 2, num: 1 },
        ]),
      ],
      LINKS,
      {
        ...{ offers, warehouses: WAREHOUSES, defaultCourierId: null, byItems: true, ...nothingStops },
      },
    );
    expect(parts.map(({ warehouseId }) => warehouseId)).toEqual([10, 20]);
  });

  it('is held when it is a merge, or when callers know parts of one combination only', () => {
    const stock: Stock = [[5, null, null, null], [null, 5, null, null], []];
    const lines = [
      { sku: 1, num: 1 },
      { sku: 2, num: 1 },
    ];
    const merge = orderOf(7, lines, { mergeId: 3 });
    expect(planned([merge], stock).unplanned).toMatchObject([{ msg: '商品在不同的仓库，请拆单或分别下单' }]);
    const { parts, unplanned } = planOrders([orderOf(7, lines)], LINKS, {
      ...{
        offers: offersOf(stock),
        warehouses: WAREHOUSES,
        defaultCourierId: null,
        byItems: false,
        ...nothingStops,
      },
    });
    expect([parts.length, unplanned.length]).toEqual([0, 1]);
  });

  it('is held as a whole by one item without a link', () => {
    fc.assert(
      fc.property(orders, stocks, fc.integer({ min: 1, max: 4 }), (wanted, stock, missing) => {
        const links = LINKS.filter(({ id }) => id !== missing);
        const plan = planned(
          wanted.map((lines, id) => orderOf(id + 1, lines)),
          stock,
          links,
        );
        const held = new Set(plan.unplanned.map(({ shopOrderId }) => shopOrderId));
        const sent = new Set(parcelsOf(plan).map(({ shopOrderId }) => shopOrderId));
        for (const [at, lines] of wanted.entries()) {
          if (lines.some(({ sku }) => sku === missing))
            expect([held.has(at + 1), sent.has(at + 1)]).toEqual([true, false]);
        }
      }),
    );
  });

  it('has every line in exactly one parcel with the pieces that were bought', () => {
    fc.assert(
      fc.property(orders, stocks, (wanted, stock) => {
        const plan = planned(
          wanted.map((lines, id) => orderOf(id + 1, lines)),
          stock,
        );
        const held = new Set(plan.unplanned.map(({ shopOrderId }) => shopOrderId));
        for (const [at, lines] of wanted.entries()) {
          const own = parcelsOf(plan).filter(({ shopOrderId }) => shopOrderId === at + 1);
          if (held.has(at + 1)) {
            expect(own).toEqual([]);
            continue;
          }
          const all = lines.map((_, index) => `l-${index}`);
          if (own.length === 1) expect(own[0]?.lineIds).toBeNull();
          else expect(own.flatMap(({ lineIds }) => lineIds ?? []).toSorted()).toEqual(all);
          for (const { lineIds, items } of own) {
            const inside = lines.filter((_, index) => lineIds?.includes(`l-${index}`) ?? true);
            for (const { skuId, num } of items) {
              const bought = inside
                .filter(({ sku }) => sku === skuId)
                .reduce((sum, each) => sum + each.num, 0);
              expect(num).toBe(bought);
            }
            expect(new Set(items.map(({ skuId }) => skuId))).toEqual(new Set(inside.map(({ sku }) => sku)));
          }
        }
      }),
    );
  });

  it('takes as few warehouses as have it together, and never more than they have', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), stocks, (lines, stock) => {
        const own = parcelsOf(planned([orderOf(1, lines)], stock));
        const least = leastOf(lines, stock);
        if (least !== null) expect(own).toHaveLength(least);
        // Without enough anywhere it is one parcel that is short, or none.
        else expect(own.length).toBeLessThanOrEqual(1);
        if (least === null) return;
        for (const { warehouseId, items } of own)
          for (const { skuId, num } of items)
            expect(num).toBeLessThanOrEqual(stock[warehouseId / 10 - 1]?.[skuId - 1] ?? 0);
      }),
      { numRuns: 500 },
    );
  });

  it('is planned the same whenever it is planned', () => {
    fc.assert(
      fc.property(orders, stocks, (wanted, stock) => {
        const parcels = wanted.map((lines, id) => orderOf(id + 1, lines));
        expect(planned(parcels, stock)).toEqual(planned(structuredClone(parcels), stock));
      }),
    );
  });
});
