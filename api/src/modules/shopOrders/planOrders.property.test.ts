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

const WAREHOUSES: Warehouse[] = [10, 20].map((id) => ({
  ...{ id, name: `仓${id}`, couriers: [{ id: 100, name: '圆通', firstFee: 280 }] },
}));
/** Combinations that lie in stock, and what a piece of each combination on sale takes: 4 and 5 are bundles. */
const STOCKED = [1, 2, 3];
const TAKES: Record<number, [number, number][]> = {
  1: [[1, 1]],
  2: [[2, 1]],
  3: [[3, 1]],
  4: [
    [1, 2],
    [2, 1],
  ],
  5: [
    [2, 1],
    [3, 3],
  ],
};

/** Pieces of the stocked combinations by warehouse. */
type Shelf = (number | null)[][];
type Bought = { good: number; num: number };
/** What stands for the goods 0 to 3 of the shop, null where nothing does. */
type Linked = (Record<number, number> | null)[];

const onShelf = (shelf: Shelf, skuId: number) =>
  WAREHOUSES.flatMap(({ id }, at) => {
    const pieces = shelf[at]?.[skuId - 1] ?? null;
    return pieces === null ? [] : [{ warehouseId: id, pieces }];
  });
function offersOf(shelf: Shelf): Offer[] {
  return Object.entries(TAKES).map(([key, takes]) => {
    const isBundle = takes.length > 1;
    const parts = takes.map(([skuId, num]) => ({ skuId, num, available: onShelf(shelf, skuId) }));
    const made = WAREHOUSES.flatMap(({ id }) => {
      const each = parts.map(({ num, available }) => {
        const pieces = available.find(({ warehouseId }) => warehouseId === id)?.pieces;
        return pieces === undefined ? null : Math.floor(pieces / num);
      });
      return each.includes(null)
        ? []
        : [{ warehouseId: id, pieces: Math.min(...each.map((pieces) => pieces ?? 0)) }];
    });
    return {
      ...{
        skuId: Number(key),
        skuName: '',
        goodId: Number(key),
        goodName: `商品${key}`,
        pic: '',
        sellerId: 1,
        ownFees: [],
      },
      ...{ onSale: true, price: 100, minNum: 1, maxNum: 999, available: made, parts: isBundle ? parts : [] },
    };
  });
}
const linksOf = (linked: Linked): Link[] =>
  linked.flatMap((pieces, good) => {
    const items = Object.entries(pieces ?? {}).map(([skuId, num]) => ({ skuId: Number(skuId), num }));
    const of = { id: good + 1, version: 0, remoteGoodId: `g-${good}`, remoteSkuId: '' };
    return pieces === null
      ? []
      : [
          {
            ...of,
            items,
            agreedTexts: [],
            changedText: null,
            warehouseId: null,
            courierId: null,
            fallback: null,
          },
        ];
  });
const orderOf = (id: number, bought: readonly Bought[]): ParcelToPlan => ({
  ...{ shopOrderIds: [id], mergeId: null, lineIds: null, print: `p${id}`, ...toHangzhou },
  items: bought.map(({ good, num }, at) => ({
    ...{ lineId: `l-${at}`, remoteGoodId: `g-${good}`, remoteSkuId: '', title: `商品${good}`, text: '', num },
  })),
});

function planned(orders: readonly Bought[][], linked: Linked, shelf: Shelf) {
  const { parts, unplanned } = planOrders(
    orders.map((bought, at) => orderOf(at, bought)),
    linksOf(linked),
    {
      offers: offersOf(shelf),
      warehouses: WAREHOUSES,
      defaultCourierId: null,
      byItems: true,
      ...nothingStops,
    },
  );
  const parcels = parts.flatMap(({ warehouseId, contents }) =>
    contents.map(({ shopOrderId, lineIds, items }) => ({
      warehouseId,
      at: shopOrderId ?? -1,
      lineIds,
      items,
    })),
  );
  return { parcels, held: new Set(unplanned.map(({ shopOrderId }) => shopOrderId)) };
}

const add = (pieces: Map<number, number>, skuId: number, num: number) =>
  pieces.set(skuId, (pieces.get(skuId) ?? 0) + num);
const sorted = (pieces: Map<number, number>) => [...pieces].toSorted(([one], [other]) => one - other);

const orders = fc.array(
  fc.array(fc.record({ good: fc.nat(3), num: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 1,
    maxLength: 4,
  }),
  { minLength: 1, maxLength: 4 },
);
const pieces = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 2 })), {
    minLength: 1,
    maxLength: 2,
  })
  .map((entries) => Object.fromEntries(entries));
const linked = fc.array(fc.option(pieces, { freq: 8 }), { minLength: 4, maxLength: 4 });
const shelves = fc.array(
  fc.array(fc.option(fc.integer({ min: 0, max: 20 }), { freq: 6 }), { minLength: 3, maxLength: 3 }),
  { minLength: 2, maxLength: 2 },
);

describe('a plan of orders with links, bundles and stock', () => {
  it('has each item in exactly one parcel with what stands for it, and holds what has an item without a link', () => {
    fc.assert(
      fc.property(orders, linked, shelves, (wanted, links, shelf) => {
        const { parcels, held } = planned(wanted, links, shelf);
        for (const [at, bought] of wanted.entries()) {
          const own = parcels.filter((each) => each.at === at);
          expect(own.length > 0).toBe(!held.has(at));
          if (bought.some(({ good }) => links[good] === null)) expect(own).toEqual([]);
          const lineIds = bought.map((_, line) => `l-${line}`);
          if (own.length === 1) expect(own[0]?.lineIds).toBeNull();
          if (own.length > 1) expect(own.flatMap((each) => each.lineIds ?? []).toSorted()).toEqual(lineIds);
          for (const each of own) {
            const expected = new Map<number, number>();
            for (const [line, { good, num }] of bought.entries())
              if (each.lineIds?.includes(`l-${line}`) ?? true)
                for (const [skuId, of] of Object.entries(links[good] ?? {}))
                  add(expected, Number(skuId), of * num);
            expect(each.items.map(({ skuId, num }) => [skuId, num]).toSorted()).toEqual(sorted(expected));
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('never takes more than lies there for an order that it divides, bundles by their parts', () => {
    let divided = 0;
    fc.assert(
      fc.property(orders, linked, shelves, (wanted, links, shelf) => {
        const { parcels } = planned(wanted, links, shelf);
        const left = new Map<string, number>(
          WAREHOUSES.flatMap(({ id }, at) =>
            STOCKED.map((skuId) => [`${id} ${skuId}`, shelf[at]?.[skuId - 1] ?? 0]),
          ),
        );
        // In the order of the orders, because each leaves to the next what it did not take.
        for (const [at] of wanted.entries()) {
          const own = parcels.filter((each) => each.at === at);
          for (const { warehouseId, items } of own)
            for (const { skuId, num } of items)
              for (const [part, times] of TAKES[skuId] ?? []) {
                const key = `${warehouseId} ${part}`;
                left.set(key, (left.get(key) ?? 0) - times * num);
              }
          if (own.length < 2) continue;
          divided += 1;
          const taken = new Set(
            own.flatMap(({ warehouseId, items }) =>
              items.flatMap(({ skuId }) => (TAKES[skuId] ?? []).map(([part]) => `${warehouseId} ${part}`)),
            ),
          );
          for (const key of taken) expect(left.get(key)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 1_000 },
    );
    expect(divided).toBeGreaterThan(0);
  });

  it('sends a bundle and its part from two warehouses where one has not enough for both', () => {
    const shelf: Shelf = [
      [2, 1, null],
      [1, null, null],
    ];
    const { parcels } = planned(
      [
        [
          { good: 0, num: 1 },
          { good: 1, num: 1 },
        ],
      ],
      [{ 4: 1 }, { 1: 1 }, null, null],
      shelf,
    );
    expect(parcels).toMatchObject([
      { warehouseId: 10, lineIds: ['l-0'], items: [{ skuId: 4, num: 1 }] },
      { warehouseId: 20, lineIds: ['l-1'], items: [{ skuId: 1, num: 1 }] },
    ]);
  });
});
