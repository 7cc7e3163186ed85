import { beforeEach, describe, expect, it } from 'vitest';
import { goodReceiver, type Person, type Shop } from '../support/api.ts';
import { shoppingFixture } from '../support/shoppingFixture.ts';

const fixture = shoppingFixture();

type Part = { kind: string; fen: number; minPieces: number | null };
type Place = { part: number; row: number };
type NextStep = { skuId: number; perParcel: boolean; parcels: number; missing: number; places: Place[] };
type Whole = {
  totalFee: number;
  quoteNo: string;
  nextSteps: (NextStep & { unitPrice: number; saving: number })[];
  cheaperTogether: { parcels: Place[]; saving: number }[];
  errorKey?: string;
};
type Quote = Whole & { rows: { items: { unitPrice: number; goodsFee: number; parts: Part[] }[] }[] };

/** 120 fen a piece of 300 g; the courier takes 280 for the first kilogram and 100 for each more. */
let shop: Shop;
let buyer: Person;
beforeEach(async () => {
  shop = await fixture.api.shop();
  buyer = await fixture.api.buyer({ balance: 1_000_000 });
});

const PARCEL = 1;
const ORDER = 2;

/** Supply prices by the pieces from which they hold. */
async function steps(prices: Record<number, number>, per: number, skuId: number | null = null) {
  await fixture.api.query('UPDATE goods SET steps_per = $2 WHERE id = $1', [shop.goodId, per]);
  for (const [pieces, price] of Object.entries(prices))
    await fixture.api.query(
      'INSERT INTO price_step (good_id, sku_id, min_pieces, supply_price) VALUES ($1, $2, $3, $4)',
      [shop.goodId, skuId, pieces, price],
    );
}
async function agreed(price: number, more: { level?: number; from?: string; until?: string } = {}) {
  const [list] = await fixture.api.query<{ id: number }>(
    `INSERT INTO price_list (seller_id, name, levels, start_at, end_at)
     VALUES ($1, '老客户', $2, now() + $3::interval, now() + $4::interval) RETURNING id`,
    [shop.seller.accountId, more.level ? [more.level] : [], more.from ?? '-1 day', more.until ?? '1 day'],
  );
  if (!more.level)
    await fixture.api.query('INSERT INTO price_list_buyer VALUES ($1, $2)', [list?.id, buyer.accountId]);
  await fixture.api.query(
    'INSERT INTO price_list_entry (list_id, good_id, supply_price) VALUES ($1, $2, $3)',
    [list?.id, shop.goodId, price],
  );
}

const part = (nums: number[]) => ({
  ...{ goodId: shop.goodId, warehouseId: shop.warehouseId, courierId: shop.courierId },
  packages: nums.map((num) => ({ ...goodReceiver, num })),
});
const bodyOf = (nums: number[]) => ({ senderId: buyer.senderId, ...part(nums) });
const quote = async (nums: number[], who = buyer) =>
  (await who.call<Quote>('POST', '/orders/quote', { ...bodyOf(nums), senderId: who.senderId })).data;
const unitPrices = (quoted: Pick<Quote, 'rows'>) =>
  quoted.rows.map(({ items }) => items.map(({ unitPrice }) => unitPrice));
const place = (nums: number[], more: object = {}) =>
  buyer.call<{ orderId: number; totalFee: number; errorKey?: string }>('POST', '/orders/createOrder', {
    ...bodyOf(nums),
    confirm: true,
    ...more,
  });
/** Of each line of the buyer's parcels: what the buyer pays, and the supplier gets. */
const bought = () =>
  fixture.api.query<{ num: number; goodsFee: number; supplyFee: number }>(
    `SELECT l.num, l.goods_fee AS "goodsFee", l.supply_fee AS "supplyFee" FROM parcel_line l JOIN orders o ON o.id = l.order_id
      WHERE o.account_id = $1 ORDER BY l.package_id, l.line`,
    [buyer.accountId],
  );

describe('price steps by parcel', () => {
  beforeEach(() => steps({ 3: 90, 10: 80 }, PARCEL));

  it('hold for all pieces of a parcel, and for no other parcel', async () => {
    const quoted = await quote([2, 3, 10]);
    expect(unitPrices(quoted)).toEqual([[120], [110], [100]]);
    expect(quoted.rows[1]?.items[0]).toMatchObject({
      goodsFee: 330,
      parts: [
        { kind: 'goods', fen: 120, minPieces: null },
        { kind: 'step', fen: -10, minPieces: 3 },
      ],
    });
  });

  it('are told with goods: the first one of the combination that costs least, and none that are agreed on', async () => {
    const told = async (who: Person) =>
      (
        await who.call<{ list: { id: number; price: number; bulkPrice: object | null }[] }>(
          'GET',
          `/goods/list?ids=${shop.goodId}`,
        )
      ).data.list.map(({ price, bulkPrice }) => ({ price, bulkPrice }));
    const first = [{ price: 120, bulkPrice: { minPieces: 3, price: 110 } }];
    expect(await told(buyer)).toEqual(first);
    const { data: good } = await buyer.call('GET', `/goods/id?id=${shop.goodId}`);
    expect(good).toMatchObject({ bulkPrice: first[0]?.bulkPrice });
    await agreed(95);
    expect(await told(buyer)).toEqual([{ price: 115, bulkPrice: null }]);
    expect(await told(await fixture.api.buyer())).toEqual(first);
    await fixture.api.query('DELETE FROM price_step WHERE good_id = $1', [shop.goodId]);
    expect(await told(await fixture.api.buyer())).toEqual([{ price: 120, bulkPrice: null }]);
  });

  it('are explained to the buyer by the order, and to nobody else', async () => {
    const { data } = await place([3, 10, 1, 3]);
    const explained = (who: Person) =>
      who.call<{ prices: object[] }>('POST', '/orders/findOrders', {
        id: data.orderId,
      });
    const goods = { kind: 'goods', fen: 120, minPieces: null };
    expect((await explained(buyer)).data.prices).toMatchObject([
      { unitPrice: 110, pieces: 6, parcels: 2, parts: [goods, { kind: 'step', fen: -10, minPieces: 3 }] },
      { unitPrice: 100, pieces: 10, parcels: 1, parts: [goods, { kind: 'step', fen: -20, minPieces: 10 }] },
      { unitPrice: 120, pieces: 1, parcels: 1, parts: [goods] },
    ]);
    expect((await explained(shop.seller)).data).toMatchObject({ prices: [] });
    const plain = await place([1]);
    const { data: order } = await buyer.call('POST', '/orders/findOrders', { id: plain.data.orderId });
    expect(order).toMatchObject({ prices: [] });
  });

  it('are what is paid: the buyer pays less, and the supplier gets less', async () => {
    const { totalFee, quoteNo } = await quote([3]);
    expect((await place([3], { quoteNo })).data.totalFee).toBe(totalFee);
    expect(await bought()).toEqual([{ num: 3, goodsFee: 330, supplyFee: 270 }]);
  });

  it('say what is missing to the next, once for all parcels that miss the same', async () => {
    const { nextSteps } = await quote([2, 2, 8, 10]);
    expect(nextSteps).toMatchObject([
      { perParcel: true, parcels: 2, missing: 1, unitPrice: 110, saving: 0 },
      { perParcel: true, parcels: 1, missing: 2, unitPrice: 100, saving: 0 },
    ]);
  });

  it('say nothing of pieces that a parcel or the stock cannot hold', async () => {
    await fixture.api.query('UPDATE goods SET max_num = 9 WHERE id = $1', [shop.goodId]);
    expect((await quote([8])).nextSteps).toEqual([]);
    shop = await fixture.api.shop({ stock: 4 });
    await steps({ 3: 90 }, PARCEL);
    expect((await quote([2, 2])).nextSteps).toEqual([]);
  });
});

describe('the places of what is missing', () => {
  it('are all parcels that miss the same, each with the combination that it holds, as far as the stock goes', async () => {
    await steps({ 3: 90 }, PARCEL);
    const at = (row: number) => ({ part: 0, row, skuId: shop.skuId });
    expect((await quote([2, 3, 2])).nextSteps).toMatchObject([{ parcels: 2, places: [at(0), at(2)] }]);
    shop = await fixture.api.shop({ stock: 8 });
    await steps({ 3: 90 }, PARCEL);
    expect((await quote([2, 3, 2])).nextSteps).toMatchObject([{ parcels: 1, places: [at(0)] }]);
  });

  it('is one parcel that can hold them where all are counted together', async () => {
    await steps({ 12: 90 }, ORDER);
    await fixture.api.query('UPDATE goods SET max_num = 9 WHERE id = $1', [shop.goodId]);
    const [step] = (await quote([8, 2])).nextSteps;
    expect(step).toMatchObject({ missing: 2, parcels: 2, places: [{ part: 0, row: 1, skuId: shop.skuId }] });
  });

  it('are told by part in a batch', async () => {
    await steps({ 3: 90 }, PARCEL);
    const body = { type: 1, senderId: buyer.senderId, parts: [part([3]), part([3, 2])] };
    const { data } = await buyer.call<Whole>('POST', '/orders/quoteBatch', body);
    expect(data.nextSteps).toMatchObject([{ places: [{ part: 1, row: 1 }] }]);
  });
});

describe('parcels that cost less as one', () => {
  it('are told with what is saved, which is what the joined order costs less', async () => {
    const apart = await quote([2, 1]);
    expect(apart.cheaperTogether).toEqual([
      {
        parcels: [
          { part: 0, row: 0 },
          { part: 0, row: 1 },
        ],
        saving: 280,
      },
    ]);
    expect(apart.totalFee - (await quote([3])).totalFee).toBe(280);
  });

  it('are told across the parts of a batch', async () => {
    const body = { type: 1, senderId: buyer.senderId, parts: [part([2]), part([1])] };
    const { data } = await buyer.call<Whole>('POST', '/orders/quoteBatch', body);
    expect(data.cheaperTogether).toMatchObject([
      {
        parcels: [
          { part: 0, row: 0 },
          { part: 1, row: 0 },
        ],
        saving: 280,
      },
    ]);
  });
});

describe('one more piece', () => {
  it('is told with what steps by order take off the other lines of its parcel', async () => {
    const other = await fixture.api.query<{ id: number }>(
      `INSERT INTO goods (goods_no, name, category_id, seller_id, pics, supply_price, platform_margin, weight, steps_per)
       SELECT goods_no || '-2', '凳子', category_id, seller_id, pics, 1000, 0, 1, ${ORDER} FROM goods WHERE id = $1 RETURNING id`,
      [shop.goodId],
    );
    const [stool] = await fixture.api.query<{ id: number }>(
      `INSERT INTO sku (sku_no, good_id, supply_price, weight) SELECT goods_no, id, 1000, 1 FROM goods WHERE id = $1 RETURNING id`,
      [other[0]?.id],
    );
    await fixture.api.query('SELECT create_stock($1, $2, $3, 100, 0)', [
      ...[shop.seller.accountId, stool?.id, shop.warehouseId],
    ]);
    await fixture.api.query(
      'INSERT INTO price_step (good_id, min_pieces, supply_price) VALUES ($1, 2, 500)',
      [other[0]?.id],
    );
    await steps({ 3: 20 }, PARCEL);
    const { goodId: _good, ...body } = bodyOf([]);
    const of = async (num: number) => {
      const items = [
        { skuId: shop.skuId, num },
        { skuId: stool?.id, num: 1 },
      ];
      const packages = [
        { ...goodReceiver, items },
        { ...goodReceiver, receiverName: '李四', items: [{ skuId: stool?.id, num: 1 }] },
      ];
      return (await buyer.call<Quote>('POST', '/orders/quote', { ...body, packages })).data;
    };
    const [fewer, more] = [await of(2), await of(3)];
    expect(fewer.totalFee - more.totalFee).toBe(120);
    expect(fewer.nextSteps).toMatchObject([{ skuId: shop.skuId, missing: 1, saving: 120 }]);
  });

  it('is told where it makes the total lower', async () => {
    await steps({ 3: 20 }, PARCEL);
    const [fewer, more] = [await quote([2]), await quote([3])];
    expect(fewer.nextSteps).toMatchObject([{ missing: 1, saving: fewer.totalFee - more.totalFee }]);
    expect(fewer.totalFee - more.totalFee).toBe(120);
  });

  it('is told with what the courier takes for its weight', async () => {
    await steps({ 4: 80 }, PARCEL);
    const [fewer, more] = [await quote([3]), await quote([4])];
    expect(more.totalFee).toBeGreaterThan(fewer.totalFee);
    expect(fewer.nextSteps).toMatchObject([{ missing: 1, saving: 0 }]);
  });
});

describe('price steps by order', () => {
  beforeEach(() => steps({ 5: 90 }, ORDER));

  it('count the pieces of all parcels of an order', async () => {
    expect(unitPrices(await quote([2, 2]))).toEqual([[120], [120]]);
    const quoted = await quote([2, 2, 1]);
    expect(unitPrices(quoted)).toEqual([[110], [110], [110]]);
    expect((await place([2, 2, 1])).data.totalFee).toBe(quoted.totalFee);
  });

  it('do not count a recipient that cannot go', async () => {
    const packages = [...part([2, 2]).packages, { ...goodReceiver, num: 1, receiverPhone: 'x' }];
    const { data } = await buyer.call<Quote>('POST', '/orders/quote', { ...bodyOf([]), packages });
    expect(unitPrices(data).slice(0, 2)).toEqual([[120], [120]]);
    const placed = await place([], { packages, skipInvalid: true });
    expect(placed.data.totalFee).toBe(data.totalFee);
  });

  it('count a whole batch, not each of its parts', async () => {
    const body = { type: 1, senderId: buyer.senderId, parts: [part([2]), part([2]), part([1])] };
    const { data } = await buyer.call<Whole & { parts: Quote[] }>('POST', '/orders/quoteBatch', body);
    expect(data.parts.map(unitPrices)).toEqual([[[110]], [[110]], [[110]]]);
    const placed = await buyer.call<{ totalFee: number }>('POST', '/orders/createBatch', {
      ...body,
      ...{ confirm: true, quoteNo: data.quoteNo },
    });
    expect(placed.data.totalFee).toBe(data.totalFee);
    expect(await bought()).toEqual(
      [2, 2, 1].map((num) => ({ num, goodsFee: num * 110, supplyFee: num * 90 })),
    );
  });

  it('say for a batch what is missing to the next', async () => {
    const body = { type: 1, senderId: buyer.senderId, parts: [part([2]), part([2])] };
    const { data } = await buyer.call<Whole>('POST', '/orders/quoteBatch', body);
    expect(data.nextSteps).toMatchObject([{ perParcel: false, parcels: 2, missing: 1, unitPrice: 110 }]);
  });

  it('are kept when a part is refunded', async () => {
    await place([2, 2, 1]);
    const before = await bought();
    const [parcel] = await fixture.api.query<{ id: number }>(
      'SELECT p.id FROM order_package p JOIN orders o ON o.id = p.order_id WHERE o.account_id = $1 ORDER BY p.id LIMIT 1',
      [buyer.accountId],
    );
    await buyer.call('POST', '/orderPackages/refund', { packageIds: [parcel?.id], reason: '不要了' });
    expect(await bought()).toEqual(before);
  });
});

describe('steps of a combination', () => {
  it('count its own pieces, while those of the goods count all of them', async () => {
    const [large] = await fixture.api.query<{ id: number }>(
      `INSERT INTO sku (sku_no, good_id, value_ids, name, supply_price, weight)
       SELECT goods_no || '-2', id, ARRAY[2], 'XL', 200, 500 FROM goods WHERE id = $1 RETURNING id`,
      [shop.goodId],
    );
    await fixture.api.query('SELECT create_stock($1, $2, $3, 100, 0)', [
      ...[shop.seller.accountId, large?.id, shop.warehouseId],
    ]);
    await steps({ 4: 90 }, PARCEL);
    await steps({ 3: 150 }, PARCEL, large?.id);
    const items = [
      { skuId: shop.skuId, num: 2 },
      { skuId: large?.id, num: 2 },
    ];
    const of = async (more: typeof items) => {
      const { goodId: _good, ...body } = bodyOf([]);
      const asked = { ...body, packages: [{ ...goodReceiver, items: more }] };
      return unitPrices((await buyer.call<Quote>('POST', '/orders/quote', asked)).data);
    };
    expect(await of(items)).toEqual([[110, 220]]);
    expect(await of(items.map((item) => ({ ...item, num: 3 })))).toEqual([[110, 170]]);
  });
});

describe('an agreed price', () => {
  it('replaces price and steps for the buyers of the list alone', async () => {
    await steps({ 3: 70 }, PARCEL);
    await agreed(85);
    expect(unitPrices(await quote([1, 3]))).toEqual([[105], [105]]);
    expect((await quote([3])).rows[0]?.items[0]?.parts).toEqual([
      { kind: 'goods', fen: 120, minPieces: null },
      { kind: 'agreed', fen: -15, minPieces: null },
    ]);
    expect((await quote([3])).nextSteps).toEqual([]);
    expect(unitPrices(await quote([1, 3], await fixture.api.buyer()))).toEqual([[120], [90]]);
  });

  it('holds for all buyers of a level', async () => {
    await agreed(85, { level: 7 });
    expect(unitPrices(await quote([1], await fixture.api.buyer({ level: 7 })))).toEqual([[105]]);
    expect(unitPrices(await quote([1], await fixture.api.buyer({ level: 6 })))).toEqual([[120]]);
  });

  it('holds from its beginning to its end', async () => {
    await agreed(60, { from: '1 hour' });
    await agreed(70, { until: '-1 hour' });
    expect(unitPrices(await quote([1]))).toEqual([[120]]);
    await agreed(80);
    expect(unitPrices(await quote([1]))).toEqual([[100]]);
  });

  it('refuses a quoted price when it ends before the order', async () => {
    await agreed(80);
    const { quoteNo } = await quote([1]);
    await fixture.api.query('DELETE FROM price_list WHERE seller_id = $1', [shop.seller.accountId]);
    expect((await place([1], { quoteNo })).data).toMatchObject({ errorKey: 'PRICE_CHANGED' });
  });
});

describe('the mark-up of an inviter', () => {
  it('comes on top of step and margin, and is a part of its own', async () => {
    await steps({ 3: 90 }, PARCEL);
    const agent = await fixture.api.buyer({ level: 12 });
    await agent.call('POST', '/userProfits/defaultProfit', { profit: 15, courierProfit: 0 });
    await fixture.api.query('UPDATE account SET super_id = $2 WHERE id = $1', [
      buyer.accountId,
      agent.accountId,
    ]);
    const { rows } = await quote([3]);
    expect(rows[0]?.items[0]).toMatchObject({
      unitPrice: 125,
      parts: [
        { kind: 'goods', fen: 120 },
        { kind: 'step', fen: -10 },
        { kind: 'markUp', fen: 15 },
      ],
    });
  });
});
