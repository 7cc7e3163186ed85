import { beforeEach, describe, expect, it } from 'vitest';
import { orderBody, type Person, type Shop } from '../support/api.ts';
import { shoppingFixture } from '../support/shoppingFixture.ts';

const fixture = shoppingFixture();

type List = {
  id: number;
  version: number;
  state: number;
  startDay: string | null;
  endDay: string | null;
  buyers: { id: number; phone: string; orderCount: number }[];
  entries: object[];
};
type Prices = { list: { id: number; perParcel: boolean; skus: object[] }[] };

/** 100 fen a piece for the supplier, 120 for buyers. */
let shop: Shop;
let seller: Person;
/** Has bought from the supplier. */
let buyer: Person;
beforeEach(async () => {
  shop = await fixture.api.shop();
  seller = shop.seller;
  buyer = await fixture.api.buyer({ balance: 100_000 });
  await buyer.call('POST', '/orders/createOrder', orderBody(buyer, shop, { confirm: true }));
});

const saveSteps = (body: object, who = seller) =>
  who.call('PUT', '/priceSteps/savePriceSteps', { id: shop.goodId, perParcel: true, ...body });
const steps = (...pairs: [number, number][]) => ({
  steps: pairs.map(([minPieces, supplyPrice]) => ({ minPieces, supplyPrice })),
});
const pricesFor = async (who: Pick<Person, 'call'>) =>
  (await who.call<Prices>('GET', `/goods/prices?ids=${shop.goodId}`)).data.list;
const listBody = (more: object = {}) => ({
  ...{ name: '老客户', levels: [], buyerIds: [buyer.accountId] },
  entries: [{ goodId: shop.goodId, supplyPrice: 90 }],
  ...more,
});
const create = (more: object = {}, who = seller) =>
  who.call<List>('POST', '/priceLists/createPriceList', listBody(more));
const unitPrice = async (who = buyer) => {
  const { data } = await who.call<{ rows: { items: { unitPrice: number }[] }[] }>(
    'POST',
    '/orders/quote',
    orderBody(who, shop),
  );
  return data.rows[0]?.items[0]?.unitPrice;
};

describe('price steps', () => {
  it('are replaced by what the supplier saves, and shown to buyers in their prices', async () => {
    await saveSteps(steps([3, 95], [10, 90]));
    expect((await saveSteps({ ...steps([5, 80]), perParcel: false })).data).toEqual({
      ...{ id: shop.goodId, perParcel: false },
      steps: [{ skuId: null, minPieces: 5, supplyPrice: 80 }],
    });
    const found = await seller.call('POST', '/priceSteps/findPriceSteps', { ids: [shop.goodId] });
    expect(found.data).toMatchObject({ list: [{ id: shop.goodId, steps: [{ minPieces: 5 }] }] });
    const sku = { skuId: shop.skuId, price: 120, agreed: false, ofSku: false };
    expect(await pricesFor(fixture.api)).toEqual([
      { id: shop.goodId, perParcel: false, skus: [{ ...sku, steps: [{ minPieces: 5, price: 100 }] }] },
    ]);
  });

  it.each([
    ['rise', steps([3, 90], [5, 95])],
    ['stay the same', steps([3, 90], [5, 90])],
    ['are not below the price of one piece', steps([3, 100])],
    ['begin with the same pieces', steps([3, 90], [3, 80])],
    ['are more than five', steps([2, 95], [3, 90], [4, 85], [5, 80], [6, 75], [7, 70])],
  ])('are refused where they %s', async (_, body) => {
    expect((await saveSteps(body)).data).toMatchObject({ errorKey: 'PRICE_STEPS' });
    expect((await pricesFor(fixture.api))[0]?.skus).toMatchObject([{ steps: [] }]);
  });

  it('are of combinations of the goods alone', async () => {
    const other = await fixture.api.shop();
    const foreign = { steps: [{ skuId: other.skuId, minPieces: 3, supplyPrice: 90 }] };
    expect((await saveSteps(foreign)).data).toMatchObject({ errorKey: 'NOT_FOUND' });
    expect((await saveSteps({ steps: [] }, other.seller)).data).toMatchObject({ errorKey: 'NOT_FOUND' });
  });

  it('saved at once by several are those of one of them', async () => {
    const tries = [95, 90, 85, 80].map((price) => saveSteps(steps([3, price], [9, price - 5])));
    expect((await Promise.all(tries)).map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    const rows = await fixture.api.query<{ minPieces: number; price: number }>(
      'SELECT min_pieces AS "minPieces", supply_price AS price FROM price_step WHERE good_id = $1 ORDER BY min_pieces',
      [shop.goodId],
    );
    expect(rows.map(({ minPieces }) => minPieces)).toEqual([3, 9]);
    expect((rows[0]?.price ?? 0) - (rows[1]?.price ?? 0)).toBe(5);
  });
});

describe('the least step beside an agreed price', () => {
  it('is that of the combination, else of its goods, and of goods the least of all', async () => {
    const [large] = await fixture.api.query<{ id: number }>(
      `INSERT INTO sku (sku_no, good_id, value_ids, name, supply_price, weight)
       SELECT goods_no || '-2', id, ARRAY[2], 'XL', 200, 500 FROM goods WHERE id = $1 RETURNING id`,
      [shop.goodId],
    );
    const entries = [null, shop.skuId, large?.id].map((skuId) => ({
      ...{ goodId: shop.goodId, supplyPrice: 50 },
      ...(skuId ? { skuId } : {}),
    }));
    const least = (list: List) =>
      (list.entries as { stepPrice: number | null }[]).map((one) => one.stepPrice);
    expect(least((await create({ entries })).data)).toEqual([null, null, null]);
    await saveSteps({
      steps: [
        { minPieces: 3, supplyPrice: 90 },
        { minPieces: 9, supplyPrice: 80 },
        { skuId: large?.id, minPieces: 5, supplyPrice: 150 },
      ],
    });
    expect(least((await create({ entries })).data)).toEqual([80, 80, 150]);
  });
});

describe('a price list', () => {
  it('holds for its buyers until it is removed', async () => {
    const { data } = await create();
    expect(data).toMatchObject({
      ...{ state: 2, startDay: null, endDay: null, version: 0 },
      buyers: [{ id: buyer.accountId, orderCount: 1, phone: expect.stringContaining('****') }],
      entries: [{ goodId: shop.goodId, skuId: null, supplyPrice: 90, usualPrice: 100 }],
    });
    expect(await unitPrice()).toBe(110);
    expect((await pricesFor(buyer))[0]?.skus).toMatchObject([{ price: 110, agreed: true, steps: [] }]);
    expect((await pricesFor(fixture.api))[0]?.skus).toMatchObject([{ price: 120, agreed: false }]);
    await seller.call('DELETE', '/priceLists/deletePriceListsByIds', { ids: [data.id] });
    expect(await unitPrice()).toBe(120);
  });

  it('is in every price that its buyers see, and sorts and filters by it', async () => {
    await fixture.api.query('UPDATE goods SET name = $2, search_text = $2 WHERE id = $1', [
      ...[shop.goodId, `协议${shop.goodId}`],
    ]);
    await create();
    const seen = async (who: Pick<Person, 'call'>) => {
      const one = await who.call<{
        price: number;
        priceMax: number;
        agreed: boolean;
        skus: { price: number }[];
      }>(...(['GET', `/goods/id?id=${shop.goodId}`] as const));
      const { price, priceMax, agreed, skus } = one.data;
      const name = encodeURIComponent(`协议${shop.goodId}`);
      const listed = async (most: number) =>
        (await who.call<{ total: number }>('GET', `/goods/list?keyword=${name}&sort=3&maxPrice=${most}`)).data
          .total;
      return {
        price,
        priceMax,
        agreed,
        skus: skus.map((sku) => sku.price),
        listed: [await listed(110), await listed(120)],
      };
    };
    expect(await seen(buyer)).toEqual({
      ...{ price: 110, priceMax: 110, agreed: true, skus: [110], listed: [1, 1] },
    });
    expect(await seen(fixture.api)).toEqual({
      ...{ price: 120, priceMax: 120, agreed: false, skus: [120], listed: [0, 1] },
    });
  });

  it('holds from the first to the last of its days in Shanghai', async () => {
    const [{ today } = { today: '' }] = await fixture.api.query<{ today: string }>(
      `SELECT to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS today`,
    );
    const { data } = await create({ startDay: today, endDay: today });
    expect(data).toMatchObject({ state: 2, startDay: today, endDay: today });
    expect((await create({ endDay: '2020-01-01' })).data.state).toBe(3);
    expect((await create({ startDay: '2999-01-01' })).data.state).toBe(1);
    expect(await unitPrice()).toBe(110);
  });

  it('is replaced as a whole by who has read its last version', async () => {
    const { data } = await create();
    const change = (version: number, more: object) =>
      seller.call<{ current?: List; entries: object[] }>('PUT', '/priceLists/updatePriceList', {
        ...listBody(more),
        ...{ id: data.id, version },
      });
    await change(0, { entries: [{ goodId: shop.goodId, skuId: shop.skuId, supplyPrice: 70 }] });
    expect(await unitPrice()).toBe(90);
    const late = await change(0, {});
    expect(late.data).toMatchObject({ errorKey: 'CHANGED_MEANWHILE', current: { version: 1 } });
    expect(await unitPrice()).toBe(90);
  });

  it('is refused for buyers who never bought there, for goods of others, and for nobody', async () => {
    const stranger = await fixture.api.buyer();
    const other = await fixture.api.shop();
    const answers = [
      await create({ buyerIds: [stranger.accountId] }),
      await create({ entries: [{ goodId: other.goodId, supplyPrice: 1 }] }),
      await create({ entries: [{ goodId: shop.goodId, skuId: other.skuId, supplyPrice: 1 }] }),
      await create({ buyerIds: [] }),
    ];
    expect(answers.map(({ data }) => data.errorKey)).toEqual([
      ...['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'BAD_PARAM'],
    ]);
  });

  it('is the supplier’s alone', async () => {
    const { data } = await create();
    const other = await fixture.api.seller();
    expect((await other.call('POST', '/priceLists/getPriceListsList')).data).toEqual({ list: [] });
    const remove = await other.call('DELETE', '/priceLists/deletePriceListsByIds', { ids: [data.id] });
    expect(remove.data).toMatchObject({ errorKey: 'NOT_FOUND' });
    const mine = await seller.call<{ list: List[] }>('POST', '/priceLists/getPriceListsList');
    expect(mine.data.list.map(({ id }) => id)).toEqual([data.id]);
  });

  it('finds buyers by their names among those who bought there', async () => {
    await fixture.api.query('UPDATE account SET nick_name = $2 WHERE id = $1', [buyer.accountId, '阿橘']);
    const find = async (keyword: string) =>
      (await seller.call<{ list: List['buyers'] }>('POST', '/priceLists/getBuyersList', { keyword })).data
        .list;
    expect((await find('橘')).map(({ id }) => id)).toEqual([buyer.accountId]);
    expect(await find('梨')).toEqual([]);
  });
});
