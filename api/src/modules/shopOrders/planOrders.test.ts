import { describe, expect, it } from 'vitest';
import { type Mapping, type Offer, type ParcelToPlan, planOrders } from './planOrders.ts';

const bear = { remoteGoodId: 'bear', remoteSkuId: 'brown', title: '小熊', num: 2 };
const cup = { remoteGoodId: 'cup', remoteSkuId: '', title: '杯子', num: 1 };

const parcel = (id: number, items = [bear], more: Partial<ParcelToPlan> = {}): ParcelToPlan => ({
  shopOrderIds: [id],
  mergeId: null,
  items,
  ...more,
});
const mapping = (remoteGoodId: string, remoteSkuId: string, more: Partial<Mapping> = {}): Mapping => ({
  remoteGoodId,
  remoteSkuId,
  goodId: 1,
  warehouseId: null,
  courierId: null,
  num: 1,
  ...more,
});
const couriers = [
  { id: 100, name: '便宜' },
  { id: 200, name: '贵' },
];
const warehouse = (id: number, available = 1000, more: Partial<Offer['warehouses'][number]> = {}) => ({
  id,
  name: `仓${id}`,
  available,
  couriers,
  ...more,
});
const good = (id: number, more: Partial<Offer> = {}): Offer => ({
  id,
  name: `商品${id}`,
  pic: '/p.svg',
  onSale: true,
  minNum: 1,
  maxNum: 99,
  warehouses: [warehouse(10), warehouse(20)],
  ...more,
});
const part = (shopOrderIds: number[], more: object = {}) => ({
  goodId: 1,
  goodName: '商品1',
  goodPic: '/p.svg',
  warehouseId: 10,
  warehouseName: '仓10',
  courierId: 100,
  courierName: '便宜',
  num: 2,
  shopOrderIds,
  mergeIds: [],
  ...more,
});
const plan = (
  parcels: ParcelToPlan[],
  mappings: Mapping[],
  goods: Offer[] = [good(1), good(2)],
  defaultCourierId: number | null = null,
) => planOrders(parcels, mappings, { goods, defaultCourierId });
const unplanned = (msg: string, reasonCode = 'GOODS_UNMAPPED') => ({
  parts: [],
  unplanned: [{ shopOrderId: 5, mergeId: null, reasonCode, msg }],
});

describe('the goods mapping of an item', () => {
  const all = [
    mapping('', '', { num: 7 }),
    mapping('bear', '', { num: 3 }),
    mapping('bear', 'brown', { num: 4 }),
  ];

  it.each([
    ['of its variant', all, 8],
    ['else of its goods', all.slice(0, 2), 6],
    ['else of the shop, once a parcel', all.slice(0, 1), 7],
  ])('is the one %s', (_title, mappings, num) => {
    expect(plan([parcel(5)], mappings)).toEqual({ parts: [part([5], { num })], unplanned: [] });
  });

  it('multiplies the items of a parcel, and counts a mapping of the whole shop item once', () => {
    const items = [bear, { ...bear, num: 1 }, cup, { ...cup, remoteGoodId: 'lid' }];
    const mappings = [mapping('', '', { num: 7 }), mapping('bear', '', { num: 3 })];
    expect(plan([parcel(5, items)], mappings).parts).toEqual([part([5], { num: 16 })]);
  });

  it('leaves the order out with its name when it is missing', () => {
    expect(plan([parcel(5, [bear, cup])], [mapping('bear', '')])).toEqual(
      unplanned('商品【杯子】还没有关联'),
    );
    expect(plan([parcel(5, [])], [mapping('', '')])).toEqual(unplanned('店铺订单里没有商品'));
  });

  it.each([
    ['商品', { goodId: 2 }, {}],
    ['仓库', { warehouseId: 20 }, { warehouseId: 10 }],
    ['快递', { courierId: 200 }, { courierId: 100 }],
  ])('must lead to one %s for all items of a parcel', (what, ofBear, ofCup) => {
    const mappings = [mapping('bear', '', ofBear), mapping('cup', '', ofCup)];
    expect(plan([parcel(5, [bear, cup])], mappings)).toEqual(
      unplanned(`同一包裹的商品关联到了不同的${what}`),
    );
  });

  it('without warehouse or courier follows the other mappings of its parcel', () => {
    const mappings = [mapping('bear', '', { warehouseId: 20, courierId: 200 }), mapping('cup', '')];
    expect(plan([parcel(5, [bear, cup])], mappings).parts).toEqual([
      part([5], { warehouseId: 20, warehouseName: '仓20', courierId: 200, courierName: '贵', num: 3 }),
    ]);
  });
});

describe('goods that cannot be ordered', () => {
  it.each([
    ['off sale', [good(1, { onSale: false })], {}, 'GOODS_UNMAPPED', '关联的商品已下架：商品1'],
    ['gone', [], {}, 'GOODS_UNMAPPED', '关联的商品已下架'],
    [
      'in other numbers',
      [good(1, { maxNum: 5 })],
      { num: 3 },
      'ORDER_REFUSED',
      '每个包裹的数量应为1到5件，这里是6件',
    ],
    ['from no warehouse', [good(1, { warehouses: [] })], {}, 'ORDER_REFUSED', '没有仓库可以发出商品：商品1'],
    [
      'from another warehouse',
      [good(1)],
      { warehouseId: 30 },
      'ORDER_REFUSED',
      '没有仓库可以发出商品：商品1',
    ],
    ['with another courier', [good(1)], { courierId: 300 }, 'ORDER_REFUSED', '该仓库不支持所选快递'],
  ])('are reported: %s', (_title, goods, more, reasonCode, msg) => {
    expect(plan([parcel(5)], [mapping('bear', '', more)], goods)).toEqual(unplanned(msg, reasonCode));
  });
});

describe('a warehouse that the mapping leaves open', () => {
  const anywhere = [mapping('bear', '')];
  const stocked = (...available: number[]) => [
    good(1, { warehouses: available.map((pieces, at) => warehouse(10 * (at + 1), pieces)) }),
  ];

  it('is the first with enough stock for the part, else the first', () => {
    const parcels = [parcel(5), parcel(6)];
    const from = (goods: Offer[]) => plan(parcels, anywhere, goods).parts.map((each) => each.warehouseId);
    expect(from(stocked(3, 4, 9))).toEqual([20]);
    expect(from(stocked(3, 3))).toEqual([10]);
  });

  it('is chosen after deducting earlier parts', () => {
    const parcels = [parcel(5), parcel(6, [{ ...bear, num: 3 }])];
    expect(plan(parcels, anywhere, stocked(4, 4)).parts).toEqual([
      part([5]),
      part([6], { num: 3, warehouseId: 20, warehouseName: '仓20' }),
    ]);
  });

  it('works with the named courier', () => {
    const goods = [good(1, { warehouses: [warehouse(10, 9, { couriers: [] }), warehouse(20)] })];
    const [only] = plan([parcel(5)], [mapping('bear', '', { courierId: 200 })], goods).parts;
    expect([only?.warehouseId, only?.courierId]).toEqual([20, 200]);
  });
});

describe('a courier that the mapping leaves open', () => {
  it.each([
    ['the shop’s default', 200, 200],
    ['the cheapest where the warehouse does not work with the default', 300, 100],
    ['the cheapest without a default', null, 100],
  ])('is %s', (_title, defaultCourierId, courierId) => {
    const { parts } = plan([parcel(5)], [mapping('bear', '')], [good(1)], defaultCourierId);
    expect(parts.map((each) => each.courierId)).toEqual([courierId]);
  });
});

describe('parts of a plan', () => {
  it('contain parcels of equal goods, warehouse, courier and pieces in order', () => {
    const parcels = [
      parcel(1, [cup]),
      parcel(2, [bear, cup], { shopOrderIds: [2, 3], mergeId: 77 }),
      parcel(4),
      parcel(5, [cup]),
      parcel(6, [{ ...cup, num: 2 }]),
    ];
    const mappings = [mapping('bear', ''), mapping('cup', '')];
    expect(plan(parcels, mappings).parts).toEqual([
      part([1, 5], { num: 1 }),
      part([], { num: 3, mergeIds: [77] }),
      part([4, 6], { num: 2 }),
    ]);
  });

  it('join parcels with a named and a chosen warehouse', () => {
    const mappings = [mapping('bear', ''), mapping('cup', '', { warehouseId: 10, num: 2 })];
    expect(plan([parcel(1, [cup]), parcel(2), parcel(3, [cup])], mappings).parts).toEqual([part([1, 2, 3])]);
  });

  it('contain 500 parcels at most', () => {
    const parcels = Array.from({ length: 1001 }, (_, id) => parcel(id));
    const { parts } = plan(parcels, [mapping('bear', '', { warehouseId: 10 })]);
    expect(parts.map((each) => each.shopOrderIds.length)).toEqual([500, 500, 1]);
    expect(parts.flatMap((each) => each.shopOrderIds)).toEqual(parcels.map((each) => each.shopOrderIds[0]));
  });

  it('leave out every order of a merge together', () => {
    const merged = parcel(2, [cup], { shopOrderIds: [2, 3], mergeId: 77 });
    const reason = { mergeId: 77, reasonCode: 'GOODS_UNMAPPED', msg: '商品【杯子】还没有关联' };
    expect(plan([merged, parcel(4)], [mapping('bear', '')])).toEqual({
      parts: [part([4])],
      unplanned: [
        { shopOrderId: 2, ...reason },
        { shopOrderId: 3, ...reason },
      ],
    });
  });
});
