import { describe, expect, it } from 'vitest';
import type { Fallback, Link } from './linkedContents.ts';
import type { Offer, Warehouse } from './parcelLines.ts';
import { type Choices, type ParcelToPlan, planOrders } from './planOrders.ts';

const nothingStops = {
  ...{ fallbackIds: new Set<number>(), isBanned: () => false },
  promisedAt: () => new Date(0),
};
const toHangzhou = {
  ...{ place: { provinceCode: '33', cityCode: '3301', districtCode: '330106' }, shipBy: null },
};

const bear = {
  lineId: 'l-bear',
  remoteGoodId: 'bear',
  remoteSkuId: 'brown',
  title: '小熊',
  text: '棕色',
  num: 2,
};
const cup = { lineId: 'l-cup', remoteGoodId: 'cup', remoteSkuId: '', title: '杯子', text: '杯子', num: 1 };

const parcel = (id: number, items = [bear], more: Partial<ParcelToPlan> = {}): ParcelToPlan => ({
  shopOrderIds: [id],
  mergeId: null,
  lineIds: null,
  print: `p${id}`,
  ...toHangzhou,
  items,
  ...more,
});
/** A link to combinations; by default one piece of the first. */
const link = (
  remoteGoodId: string,
  remoteSkuId: string,
  { items = [[1, 1]], ...more }: Partial<Omit<Link, 'items'>> & { items?: [number, number][] } = {},
): Link => ({
  id: 7,
  version: 3,
  remoteGoodId,
  remoteSkuId,
  agreedTexts: [],
  changedText: null,
  warehouseId: null,
  courierId: null,
  fallback: null,
  ...more,
  items: items.map(([skuId, num]) => ({ skuId, num })),
});
const couriers = [
  { id: 100, name: '便宜', firstFee: 280 },
  { id: 200, name: '贵', firstFee: 300 },
];
const warehouse = (id: number, more: Partial<Warehouse> = {}): Warehouse => ({
  ...{ id, name: `仓${id}`, couriers },
  ...more,
});
const stocked = (...pieces: number[]) =>
  pieces.map((each, at) => ({ warehouseId: 10 * (at + 1), pieces: each }));
const offer = (skuId: number, more: Partial<Offer> = {}): Offer => ({
  ...{
    skuId,
    skuName: '',
    goodId: skuId,
    goodName: `商品${skuId}`,
    pic: '/p.svg',
    sellerId: 1,
    ownFees: [],
    onSale: true,
    price: 100,
  },
  ...{ minNum: 1, maxNum: 99, available: stocked(1000, 1000), parts: [] },
  ...more,
});

const given: Choices = {
  offers: [offer(1), offer(2)],
  warehouses: [warehouse(10), warehouse(20)],
  defaultCourierId: null,
  byItems: true,
  ...nothingStops,
};
const plan = (parcels: ParcelToPlan[], links: Link[], more: Partial<Choices> = {}) =>
  planOrders(parcels, links, { ...given, ...more });

/** What goes where: [warehouse, courier, [order or merge, {combination: pieces}][]] a part. */
const shape = ({ parts }: ReturnType<typeof planOrders>) =>
  parts.map(({ warehouseId, courierId, contents }) => [
    warehouseId,
    courierId,
    contents.map(({ shopOrderId, mergeId, items }) => [
      shopOrderId ?? mergeId,
      Object.fromEntries(items.map(({ skuId, num }) => [skuId, num])),
    ]),
  ]);
const unplanned = (msg: string, reasonCode = 'GOODS_UNMAPPED') => ({
  parts: [],
  unplanned: [{ shopOrderId: 5, mergeId: null, reasonCode, msg }],
});

describe('the link of an item', () => {
  const all = [
    link('', '', { items: [[1, 7]] }),
    link('bear', '', { items: [[1, 3]] }),
    link('bear', 'brown', { items: [[1, 4]] }),
  ];

  it.each([
    ['of its SKU', all, 8],
    ['else of its goods', all.slice(0, 2), 6],
    ['else of the shop, once a parcel', all.slice(0, 1), 7],
  ])('is the one %s', (_title, links, num) => {
    expect(shape(plan([parcel(5)], links))).toEqual([[10, 100, [[5, { 1: num }]]]]);
  });

  it('counts for each piece of the item, that of the whole shop once', () => {
    const items = [bear, { ...bear, num: 1 }, cup, { ...cup, remoteGoodId: 'lid' }];
    const links = [
      link('', '', { items: [[1, 7]] }),
      link('bear', '', {
        items: [
          [1, 3],
          [2, 1],
        ],
      }),
    ];
    expect(shape(plan([parcel(5, items)], links))).toEqual([[10, 100, [[5, { 1: 16, 2: 3 }]]]]);
  });

  it('holds the whole order with the item’s name where it is missing', () => {
    expect(plan([parcel(5, [bear, cup])], [link('bear', '')])).toEqual(unplanned('商品【杯子】还没有关联'));
    expect(plan([parcel(5, [])], [link('', '')])).toEqual(unplanned('店铺订单里没有商品'));
  });

  it('holds the whole order where it names no combination', () => {
    expect(plan([parcel(5, [cup, bear])], [link('cup', ''), link('bear', '', { items: [] })])).toEqual(
      unplanned('商品【小熊】关联的商品有多个规格，请选择规格'),
    );
  });

  it.each([
    ['仓库', { warehouseId: 20 }, { warehouseId: 10 }],
    ['快递', { courierId: 200 }, { courierId: 100 }],
  ])('names one %s for all items of a merge, and makes two parcels of an order', (what, ofBear, ofCup) => {
    const links = [link('bear', '', ofBear), link('cup', '', ofCup)];
    const { unplanned: held } = plan([parcel(5, [bear, cup], { mergeId: 3 })], links);
    expect(held).toMatchObject([{ msg: `同一包裹的商品关联到了不同的${what}` }]);
    expect(plan([parcel(5, [bear, cup])], links).parts.flatMap(({ contents }) => contents)).toMatchObject([
      { shopOrderId: 5, lineIds: ['l-bear'] },
      { shopOrderId: 5, lineIds: ['l-cup'] },
    ]);
  });

  it('without warehouse or courier follows the other links of its parcel', () => {
    const links = [link('bear', '', { warehouseId: 20, courierId: 200 }), link('cup', '')];
    expect(shape(plan([parcel(5, [bear, cup])], links))).toEqual([[20, 200, [[5, { 1: 3 }]]]]);
  });
});

describe('a link whose SKU says something else', () => {
  const says = (text: string) => [{ ...bear, text }];
  const changed = (now: string, agreed: string) =>
    unplanned(`商品【小熊】的规格在店铺改为“${now}”（关联时为“${agreed}”），请确认关联`, 'LINK_CHANGED');

  it('holds the orders that say so', () => {
    const links = [link('bear', 'brown', { agreedTexts: ['白色', '棕色'] })];
    expect(plan([parcel(5, says('黑色'))], links)).toEqual(changed('黑色', '棕色'));
    expect(shape(plan([parcel(5, says('白色'))], links))).toHaveLength(1);
  });

  it('holds the orders that say what was agreed, too, until somebody has a look', () => {
    const links = [link('bear', 'brown', { agreedTexts: ['棕色'], changedText: '黑色' })];
    expect(plan([parcel(5)], links)).toEqual(changed('黑色', '棕色'));
  });

  it('holds nothing where nothing was agreed, or where it is that of all variants', () => {
    for (const each of [link('bear', 'brown'), link('bear', '', { agreedTexts: ['白色'] })])
      expect(shape(plan([parcel(5)], [each]))).toHaveLength(1);
  });
});

describe('combinations that cannot be ordered', () => {
  it.each<[string, Partial<Choices>, object, string, string]>([
    ['off sale', { offers: [offer(1, { onSale: false })] }, {}, 'GOODS_UNMAPPED', '关联的商品已下架：商品1'],
    ['gone', { offers: [] }, {}, 'GOODS_UNMAPPED', '关联的商品已下架'],
    [
      'in other numbers',
      { offers: [offer(1, { maxNum: 5 })] },
      { items: [[1, 3]] },
      'ORDER_REFUSED',
      '每个包裹的数量应为1到5件，这里是6件',
    ],
    [
      'in other numbers of all combinations of their goods',
      { offers: [offer(1, { maxNum: 5 }), offer(2, { goodId: 1 })] },
      {
        items: [
          [1, 1],
          [2, 2],
        ],
      },
      'ORDER_REFUSED',
      '每个包裹的数量应为1到5件，这里是6件',
    ],
    [
      'from no warehouse',
      { offers: [offer(1, { available: [] })] },
      {},
      'ORDER_REFUSED',
      '没有仓库可以发出商品：商品1',
    ],
    ['from another warehouse', {}, { warehouseId: 30 }, 'ORDER_REFUSED', '没有仓库可以发出商品：商品1'],
    ['with another courier', {}, { courierId: 300 }, 'ORDER_REFUSED', '该仓库不支持所选快递'],
    [
      'of two suppliers',
      { offers: [offer(1), offer(2, { sellerId: 2 })] },
      {
        items: [
          [1, 1],
          [2, 1],
        ],
      },
      'ORDER_REFUSED',
      '商品来自不同的供应商，请拆单或分别下单',
    ],
    [
      'in two warehouses',
      { offers: [offer(1, { available: stocked(9) }), offer(2, { available: stocked(9, 9).slice(1) })] },
      {
        items: [
          [1, 1],
          [2, 1],
        ],
      },
      'ORDER_REFUSED',
      '商品在不同的仓库，请拆单或分别下单',
    ],
  ])('are reported: %s', (_title, more, ofLink, reasonCode, msg) => {
    expect(plan([parcel(5)], [link('bear', '', ofLink)], more)).toEqual(unplanned(msg, reasonCode));
  });
});

describe('a warehouse that the link leaves open', () => {
  const anywhere = [link('bear', '')];
  const from = (available: Offer['available'], parcels = [parcel(5), parcel(6)]) =>
    shape(plan(parcels, anywhere, { offers: [offer(1, { available })] })).map(([id]) => id);

  it('is the first with enough for the parcel, else the first', () => {
    expect(from(stocked(1, 4))).toEqual([20]);
    expect(from(stocked(1, 1))).toEqual([10]);
  });

  it('is chosen after deducting earlier parcels', () => {
    expect(from(stocked(3, 9))).toEqual([10, 20]);
  });

  it('has all lines of the parcel', () => {
    const offers = [offer(1, { available: stocked(9, 9) }), offer(2, { available: stocked(0, 9) })];
    const links = [
      link('bear', '', {
        items: [
          [1, 1],
          [2, 1],
        ],
      }),
    ];
    expect(shape(plan([parcel(5)], links, { offers }))).toEqual([[20, 100, [[5, { 1: 2, 2: 2 }]]]]);
  });

  it('works with the named courier', () => {
    const warehouses = [warehouse(10, { couriers: [] }), warehouse(20)];
    const planned = plan([parcel(5)], [link('bear', '', { courierId: 200 })], { warehouses });
    expect(shape(planned)).toEqual([[20, 200, [[5, { 1: 2 }]]]]);
  });
});

describe('a courier that the link leaves open', () => {
  it.each([
    ['the shop’s default', 200, 200],
    ['the cheapest where the warehouse does not work with the default', 300, 100],
    ['the cheapest without a default', null, 100],
  ])('is %s', (_title, defaultCourierId, courierId) => {
    const { parts } = plan([parcel(5)], [link('bear', '')], { defaultCourierId });
    expect(parts.map((each) => each.courierId)).toEqual([courierId]);
  });
});

describe('a courier that the link leaves open, where goods have a freight template of their own', () => {
  const dearer = [{ courierId: 100, firstFee: 500 }];
  it.each([
    ['the cheapest by it', [offer(1, { ownFees: dearer })], [bear], 200],
    ['that of the warehouse where it has not the courier', [offer(1, { ownFees: [] })], [bear], 100],
    ['what is cheapest for the dearest goods', [offer(1), offer(2, { ownFees: dearer })], [bear, cup], 200],
  ])('is %s', (_title, offers, bought, courierId) => {
    const links = [link('bear', ''), link('cup', '', { id: 9, version: 0, items: [[2, 1]] })];
    expect(plan([parcel(5, bought)], links, { offers }).parts.map((each) => each.courierId)).toEqual([
      courierId,
    ]);
  });
});

describe('parts of a plan', () => {
  const links = [link('bear', ''), link('cup', '', { id: 9, version: 0, items: [[2, 1]] })];

  it('hold parcels of different things from one warehouse by one courier', () => {
    const merged = parcel(2, [bear, cup], { shopOrderIds: [2, 3], mergeId: 77 });
    const planned = plan([parcel(1, [cup]), merged, parcel(4)], links);
    expect(shape(planned)).toEqual([
      [
        10,
        100,
        [
          [1, { 2: 1 }],
          [77, { 1: 2, 2: 1 }],
          [4, { 1: 2 }],
        ],
      ],
    ]);
    expect(planned.parts[0]).toMatchObject({
      ...{ goodId: 2, goodName: '商品2', skuId: 2, num: 1, shopOrderIds: [1, 4], mergeIds: [77] },
      contents: [{ planKey: 'p1.9-0' }, { planKey: 'p2.7-3.9-0' }, { planKey: 'p4.7-3' }],
    });
  });

  it('hold equal pieces of one combination for callers that know no lines', () => {
    const parcels = [
      parcel(1, [cup]),
      parcel(2, [bear, cup]),
      parcel(4),
      parcel(5, [cup]),
      parcel(6, [{ ...cup, num: 2 }]),
    ];
    const planned = plan(parcels, links, { byItems: false, ...nothingStops });
    expect(planned.parts.map(({ skuId, num, shopOrderIds }) => [skuId, num, shopOrderIds])).toEqual([
      [2, 1, [1, 5]],
      [1, 2, [4]],
      [2, 2, [6]],
    ]);
    expect(planned.unplanned).toMatchObject([
      { shopOrderId: 2, reasonCode: 'ORDER_REFUSED', msg: '一个包裹里有多种商品，请刷新页面后重试' },
    ]);
  });

  it('take nothing of the stock for what is left out', () => {
    const offers = [offer(1, { available: stocked(2, 2) }), offer(2, { available: stocked(9, 9) })];
    const planned = plan([parcel(1, [bear, cup]), parcel(2)], links, {
      offers,
      byItems: false,
      ...nothingStops,
    });
    expect(shape(planned)).toEqual([[10, 100, [[2, { 1: 2 }]]]]);
  });

  it('contain 500 parcels at most', () => {
    const parcels = Array.from({ length: 1001 }, (_, id) => parcel(id));
    const { parts } = plan(parcels, [link('bear', '', { warehouseId: 10 })]);
    expect(parts.map((each) => each.shopOrderIds.length)).toEqual([500, 500, 1]);
    expect(parts.flatMap((each) => each.shopOrderIds)).toEqual(parcels.map((each) => each.shopOrderIds[0]));
  });

  it('leave out every order of a merge together', () => {
    const merged = parcel(2, [cup], { shopOrderIds: [2, 3], mergeId: 77 });
    const reason = { mergeId: 77, reasonCode: 'GOODS_UNMAPPED', msg: '商品【杯子】还没有关联' };
    const planned = plan([merged, parcel(4)], [link('bear', '')]);
    expect(shape(planned)).toEqual([[10, 100, [[4, { 1: 2 }]]]]);
    expect(planned.unplanned).toEqual([
      { shopOrderId: 2, ...reason },
      { shopOrderId: 3, ...reason },
    ]);
  });
});

describe('the fallback of a link', () => {
  /** Three pieces of combination 2 in the place of two of combination 1. */
  const fallback = { items: [{ skuId: 2, num: 3 }], byItself: true, priceLimit: null, moreLimit: null };
  const linked = (more: Partial<Fallback> = {}) => [
    link('bear', 'brown', { items: [[1, 2]], warehouseId: 10, fallback: { ...fallback, ...more } }),
  ];
  const soldOut = { offers: [offer(1, { available: stocked(3, 1000) }), offer(2)] };
  const why = (made: ReturnType<typeof planOrders>) =>
    made.parts.flatMap(({ contents }) => contents.map(({ rerouted }) => rerouted));

  it('stays aside while the own goods can go', () => {
    const made = plan([parcel(5)], linked());
    expect([shape(made), why(made)]).toEqual([[[10, 100, [[5, { 1: 4 }]]]], [null]]);
  });

  it.each<[string, Partial<Choices>, Partial<ParcelToPlan>, Partial<Fallback>, string]>([
    ['are out of stock', soldOut, {}, {}, '首选缺货'],
    [
      'do not go to the area',
      { isBanned: (warehouseId) => warehouseId === 10 },
      ...([{}, {}, '首选不发该地区'] as const),
    ],
    [
      'would be too late',
      { promisedAt: (warehouseId) => new Date(warehouseId === 10 ? 2_000 : 1_000) },
      { shipBy: new Date(1_500) },
      ...([{}, '首选休息，赶不上最晚发货时间'] as const),
    ],
    ['cost more than they may', {}, {}, { priceLimit: 199 }, '首选每件2.00元，超过设定的1.99元'],
    [
      'are not on sale',
      { offers: [offer(1, { onSale: false }), offer(2)] },
      {},
      {},
      '关联的商品已下架：商品1',
    ],
  ])('goes out where the own goods %s', (_title, choices, order, terms, reason) => {
    const open = { warehouses: [warehouse(10), warehouse(20)], ...choices };
    const elsewhere = {
      ...open,
      offers: (open.offers ?? given.offers).map((each) =>
        each.skuId === 2 ? offer(2, { available: [{ warehouseId: 20, pieces: 50 }] }) : each,
      ),
    };
    const made = plan([parcel(5, [bear], order)], linked(terms), elsewhere);
    expect(shape(made)).toEqual([[20, 100, [[5, { 2: 6 }]]]]);
    expect(why(made)).toEqual([`${reason}，改用备选【商品2】，每件多1.00元`]);
  });

  it('is suggested where it is not to be taken by itself, or not for so much, until somebody says yes', () => {
    const suggested = [linked({ byItself: false }), linked({ moreLimit: 99 })];
    for (const links of suggested) {
      expect(plan([parcel(5)], links, soldOut)).toEqual(
        unplanned('首选缺货，可改用备选【商品2】，每件多1.00元', 'FALLBACK_SUGGESTED'),
      );
      const accepted = plan([parcel(5)], links, { ...soldOut, fallbackIds: new Set([5]) });
      expect(shape(accepted)).toEqual([[10, 100, [[5, { 2: 6 }]]]]);
    }
    expect(shape(plan([parcel(5)], linked({ moreLimit: 100 }), soldOut))).toEqual([
      [10, 100, [[5, { 2: 6 }]]],
    ]);
  });

  it('takes the place of what cannot go alone', () => {
    const links = [...linked(), link('cup', '', { id: 8, items: [[3, 1]], fallback })];
    const made = plan([parcel(5, [bear, cup])], links, { offers: [...soldOut.offers, offer(3)] });
    expect(shape(made)).toEqual([[10, 100, [[5, { 2: 6, 3: 1 }]]]]);
  });

  it('changes nothing where it cannot go either', () => {
    const none = { offers: [offer(1, { available: stocked(3) }), offer(2, { available: stocked(5, 5) })] };
    const made = plan([parcel(5)], linked(), none);
    expect([shape(made), why(made)]).toEqual([[[10, 100, [[5, { 1: 4 }]]]], [null]]);
  });
});

describe('own goods above the price of their link', () => {
  it('do not go out where the fallback cannot go either, whoever has said yes', () => {
    const items = [{ skuId: 2, num: 3 }];
    const fallback = { items, byItself: true, priceLimit: 199, moreLimit: null };
    const links = [link('bear', 'brown', { items: [[1, 2]], warehouseId: 10, fallback })];
    const none = { offers: [offer(1), offer(2, { available: stocked(5, 5) })] };
    const why = '首选每件2.00元，超过设定的1.99元，备选也不能发出；可在关联商品里修改';
    expect(plan([parcel(5)], links, none)).toEqual(unplanned(why, 'ORDER_REFUSED'));
    expect(plan([parcel(5)], links, { ...none, fallbackIds: new Set([5]) })).toEqual(
      unplanned(why, 'ORDER_REFUSED'),
    );
  });
});

describe('a courier that does not go to the area', () => {
  it('gives way to one that does, and a warehouse without any to another one', () => {
    const cheap = { isBanned: (_: number, courierId: number) => courierId === 100 };
    expect(shape(plan([parcel(5)], [link('bear', '')], cheap))).toEqual([[10, 200, [[5, { 1: 2 }]]]]);
    const first = { isBanned: (warehouseId: number) => warehouseId === 10 };
    expect(shape(plan([parcel(5)], [link('bear', '')], first))).toEqual([[20, 100, [[5, { 1: 2 }]]]]);
  });

  it('is named all the same where nothing else goes there', () => {
    const all = { isBanned: () => true };
    expect(shape(plan([parcel(5)], [link('bear', '')], all))).toEqual([[10, 100, [[5, { 1: 2 }]]]]);
  });
});
