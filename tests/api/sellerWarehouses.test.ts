import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { goodReceiver, orderBody, type Person, type Shop } from '../support/api.ts';
import { issuingFixture } from '../support/issuingFixture.ts';
import { addShopOrders, bindShop } from '../support/shopOrders.ts';

/** Friday 2026-11-20, 10:00 in Shanghai. */
const fixture = issuingFixture({ now: () => new Date('2026-11-20T02:00:00Z') });

type AreaRule = {
  areaCode: string;
  type: number;
  fee?: number;
  startAt?: string;
  endAt?: string;
  reason?: string;
};
type Courier = { courierId: number; firstFee: number; areaRules: (AreaRule & { areaName: string })[] };
type Warehouse = {
  id: number;
  name: string;
  version: number;
  status: number;
  pauseReason: string | null;
  couriers: Courier[];
  goodsCount: number;
  openOrders: number;
};

const newCourier = async (name: string = randomUUID()) => {
  const [row] = await fixture.query<{ id: number }>(
    'INSERT INTO courier (name, code) VALUES ($1, $1) RETURNING id',
    [name],
  );
  return row?.id ?? 0;
};
const fees = (courierId: number, more: object = {}) => ({
  courierId,
  firstFee: 280,
  stepFee: 100,
  costFirstFee: 230,
  costStepFee: 80,
  ...more,
});
const form = (couriers: object[], more: object = {}) => ({
  name: `仓库${randomUUID().slice(0, 8)}`,
  contact: '李四',
  phone: '0579-85551234',
  districtCode: '330782',
  address: '国际商贸城三区',
  couriers,
  ...more,
});
const create = (who: Person, body: object) => who.call<Warehouse>('POST', '/warehouse/create', body);
const update = (who: Person, body: object) => who.call<Warehouse>('PUT', '/warehouse/update', body);
const find = (who: Person, id: number) => who.call<Warehouse>('POST', '/warehouse/find', { id });
const setStatus = (who: Person, body: object) => who.call<Warehouse>('POST', '/warehouse/setStatus', body);
const pause = ({ seller, warehouseId: id }: Shop) =>
  setStatus(seller, { id, status: 3, pauseReason: '盘点' });
const remove = (who: Person, body: object) =>
  who.call<{ list: { id: number; done: boolean; msg: string }[] }>(
    'DELETE',
    '/warehouse/deleteWarehouseByIds',
    body,
  );

describe('a warehouse', () => {
  it('is stored completely and found by name in the buyers’ search', async () => {
    const seller = await fixture.api.seller();
    const courierId = await newCourier();
    const input = {
      ...form([]),
      name: ` 橙子云仓${randomUUID().slice(0, 6)} `,
      intro: '小商品',
      csUrl: 'https://kf.example/1',
      platforms: [4, 1],
      outputMode: 0,
      workDays: '1111110',
      sundayRest: true,
      restDates: ['2027-02-07', '2027-02-06'],
      cutoffTime: '17:30',
      couriers: [
        fees(courierId, {
          firstWeight: 500,
          enabled: false,
          areaRules: [
            { areaCode: '65', type: 1, reason: ' 暂不发往 ' },
            { areaCode: '6501', type: 2, fee: 500, endAt: '2027-01-01T00:00:00+08:00' },
          ],
        }),
      ],
    };
    const { msg, data } = await create(seller, input);
    expect(msg).toBe('创建成功');
    const name = input.name.trim();
    const whole = {
      ...{ id: data.id, name, logo: null, intro: '小商品', contact: '李四', phone: '0579-85551234' },
      ...{ csUrl: 'https://kf.example/1', address: '国际商贸城三区' },
      ...{ provinceCode: '33', cityCode: '3307', districtCode: '330782' },
      ...{ province: '浙江省', city: '金华市', district: '义乌市' },
      ...{ platforms: [1, 4], outputMode: 0, workDays: '1111110', sundayRest: true },
      ...{ restDates: ['2027-02-06', '2027-02-07'], cutoffTime: '17:30', status: 1, pauseReason: null },
      couriers: [
        {
          ...{
            warehouseId: data.id,
            courierId,
            firstWeight: 500,
            firstFee: 280,
            stepWeight: 1000,
            stepFee: 100,
          },
          ...{ costFirstFee: 230, costStepFee: 80, enabled: false },
          areaRules: [
            {
              ...{ areaCode: '65', areaName: '新疆维吾尔自治区', type: 1, fee: 0, reason: '暂不发往' },
              ...{ startAt: null, endAt: null },
            },
            {
              ...{ areaCode: '6501', areaName: '乌鲁木齐市', type: 2, fee: 500, reason: '' },
              ...{ startAt: null, endAt: '2027-01-01T00:00:00+08:00' },
            },
          ],
        },
      ],
      ...{ freightTemplateId: null, freightTemplateName: null },
      ...{ goodsCount: 0, openOrders: 0, version: 0 },
      createdAt: expect.stringMatching(/\+08:00$/),
    };
    expect(data).toEqual(whole);
    expect((await find(seller, data.id)).data).toEqual(whole);
    const found = await seller.call('POST', '/warehouse/getWarehouseList', { keyword: 'czyc', status: 1 });
    const couriers = whole.couriers.map(({ areaRules: _rules, ...courier }) => courier);
    expect(found.data).toEqual({
      list: [{ ...whole, couriers }],
      total: 1,
      totalIsExact: true,
      page: 1,
      pageSize: 20,
      nextCursor: null,
      cursors: [expect.any(String)],
    });
    const none = await seller.call('POST', '/api/warehouse/getWarehouseList', { status: 2 });
    expect(none.data).toEqual({
      list: [],
      total: 0,
      totalIsExact: true,
      page: 1,
      pageSize: 20,
      nextCursor: null,
      cursors: [],
    });
    const { data: shown } = await seller.call<object>('POST', '/warehouse/id', { id: data.id });
    expect(shown).toMatchObject({ workDays: '1111110', sundayRest: true, restDates: whole.restDates });
    expect(Object.keys(shown)).not.toContain('phone');
  });

  it('can be in a city without districts', async () => {
    const seller = await fixture.api.seller();
    const { data } = await create(seller, form([fees(await newCourier())], { districtCode: '4419' }));
    expect(data).toMatchObject({ provinceCode: '44', cityCode: '4419', districtCode: '', city: '东莞市' });
  });

  it('accepts only a logo that its supplier has uploaded', async () => {
    const [seller, stranger] = [await fixture.api.seller(), await fixture.api.seller()];
    const key = `${randomUUID().replaceAll('-', '')}0a0a0a0a.webp`;
    await fixture.query(
      "INSERT INTO upload (account_id, key, name, mime, size, width, height) VALUES ($1, $2, 'a', 'image/webp', 1, 16, 16)",
      [seller.accountId, key],
    );
    const couriers = [fees(await newCourier())];
    const logo = `/files/u/${key}`;
    const { data } = await create(seller, form(couriers, { logo }));
    expect(data).toMatchObject({ logo });
    for (const [who, address] of [
      [stranger, logo],
      [seller, 'https://elsewhere.example/a.png'],
    ] as const)
      expect((await create(who, form(couriers, { logo: address }))).data.errorKey).toBe('PICTURE_UNKNOWN');
    await fixture.query("UPDATE warehouse SET logo = '/files/demo/1.svg' WHERE id = $1", [data.id]);
    const kept = await update(seller, { id: data.id, ...form(couriers, { logo: '/files/demo/1.svg' }) });
    expect(kept.msg).toBe('更新成功');
    expect((await update(seller, { id: data.id, ...form(couriers) })).data).toMatchObject({ logo: null });
  });

  it.each<[string, object, string]>([
    ['of one letter', { name: ' 仓 ' }, 'name'],
    ['of two lines', { name: '一仓\n二仓' }, 'name'],
    ['nowhere', { districtCode: '999999' }, 'districtCode'],
    ['in a city without saying where', { districtCode: '3307' }, 'districtCode'],
    ['at a short address', { address: '  三区 ' }, 'address'],
    ['without a name to ask for', { contact: ' ' }, 'contact'],
    ['without a phone', { phone: '12345' }, 'phone'],
    ['whose service is a script', { csUrl: 'javascript:alert(1)' }, 'csUrl'],
    ['that never works', { workDays: '1000000', sundayRest: true }, 'workDays'],
    ['that says of Sunday what cannot be', { workDays: '0111111' }, 'workDays'],
    ['with a rest day twice', { restDates: ['2027-01-01', '2027-01-01'] }, 'restDates'],
    ['with a rest day that is none', { restDates: ['2027-02-30'] }, 'restDates.0'],
    ['with an hour that is none', { cutoffTime: '24:00' }, 'cutoffTime'],
    ['paused without a reason', { status: 3, pauseReason: ' ' }, 'pauseReason'],
    ['without couriers', { couriers: [] }, 'couriers'],
  ])('with %s is refused at that field', async (_, more, field) => {
    const seller = await fixture.api.seller();
    const answer = await create(seller, form([fees(await newCourier())], more));
    expect([answer.http, answer.data]).toEqual([400, { errorKey: 'BAD_PARAM', field }]);
    expect(answer.msg).toMatch(new RegExp(`^参数错误：${field}`));
  });

  it('must have a unique name', async () => {
    const [one, other] = [await fixture.api.seller(), await fixture.api.seller()];
    const body = form([fees(await newCourier())]);
    const answers = await Promise.all([create(one, body), create(other, { ...body, name: ` ${body.name}` })]);
    expect(answers.map(({ msg }) => msg).sort()).toEqual(['仓库名称已被使用', '创建成功'].sort());
    const second = await create(other, { ...body, name: `${body.name}2` });
    const renamed = await update(other, { ...body, id: second.data.id });
    expect(renamed.data.errorKey).toBe('WAREHOUSE_NAME');
    expect((await find(other, second.data.id)).data).toEqual(second.data);
  });

  it('frees its name when it is removed', async () => {
    const [one, other] = [await fixture.api.seller(), await fixture.api.seller()];
    const body = form([fees(await newCourier())]);
    for (const seller of [one, one, other]) {
      const { msg, data } = await create(seller, body);
      expect(msg).toBe('创建成功');
      expect((await remove(seller, { ids: [data.id] })).data.list[0]?.done).toBe(true);
    }
  });
});

describe('the couriers of a warehouse', () => {
  const rule = (more: object) => ({ areaCode: '65', type: 1, ...more });
  const until = '2027-01-01T00:00:00+08:00';

  it('have fees of at least their costs', async () => {
    const seller = await fixture.api.seller();
    const name = `快递${randomUUID()}`;
    const courierId = await newCourier(name);
    for (const low of [{ firstFee: 229 }, { stepFee: 79 }]) {
      const answer = await create(seller, form([fees(courierId, low)]));
      expect([answer.msg, answer.data]).toEqual([
        `${name}运费不能低于成本价`,
        { errorKey: 'FEE_BELOW_COST', courierId, courierName: name },
      ]);
    }
    const even = await create(seller, form([fees(courierId, { firstFee: 230, stepFee: 80 })]));
    expect(even.code).toBe(0);
  });

  it.each<[string, (courierId: number) => object[], string]>([
    ['that nobody knows', () => [fees(999_999_999)], 'couriers'],
    ['twice', (id) => [fees(id), fees(id)], 'couriers'],
    ['without a weight', (id) => [fees(id, { stepWeight: 0 })], 'couriers.0.stepWeight'],
    ['to nowhere', (id) => [fees(id, { areaRules: [rule({ areaCode: '99' })] })], 'areaRules'],
    ['banned for money', (id) => [fees(id, { areaRules: [rule({ fee: 1 })] })], 'areaRules'],
    ['dearer by nothing', (id) => [fees(id, { areaRules: [rule({ type: 2 })] })], 'areaRules'],
    [
      'banned until before it begins',
      (id) => [fees(id, { areaRules: [rule({ startAt: until, endAt: until })] })],
      'areaRules',
    ],
    [
      'banned twice at a time',
      (id) => [
        fees(id, { areaRules: [rule({ endAt: until }), rule({ startAt: '2026-12-31T23:59:59+08:00' })] }),
      ],
      'areaRules',
    ],
  ])('with %s are refused', async (_, couriers, field) => {
    const seller = await fixture.api.seller();
    const answer = await create(seller, form(couriers(await newCourier())));
    expect([answer.http, answer.data.errorKey]).toEqual([400, 'BAD_PARAM']);
    expect(answer.data).toHaveProperty('field', field);
  });

  it('can have successive bans and an additional surcharge', async () => {
    const seller = await fixture.api.seller();
    const areaRules = [rule({ endAt: until }), rule({ startAt: until }), rule({ type: 2, fee: 300 })];
    const { data } = await create(seller, form([fees(await newCourier(), { areaRules })]));
    expect(data.couriers[0]?.areaRules.map(({ type, endAt }) => [type, endAt])).toEqual([
      [1, until],
      [1, null],
      [2, null],
    ]);
  });

  it('keep rows that stay and lose rows that are not submitted', async () => {
    const seller = await fixture.api.seller();
    const [stays, goes] = [await newCourier(), await newCourier()];
    const areaRules = [rule({}), rule({ areaCode: '54' })];
    const body = form([fees(stays, { areaRules }), fees(goes, { areaRules })]);
    const { data } = await create(seller, body);
    // A rule for every courier, as the platform's people may have written it.
    await fixture.query(
      "INSERT INTO area_rule (warehouse_id, area_code, type, reason) VALUES ($1, '81', 1, '不发')",
      [data.id],
    );
    const rows = () =>
      fixture.query<object>(
        `SELECT 'fee' AS kind, id, courier_id, '' AS area, first_fee AS fee FROM warehouse_courier WHERE warehouse_id = $1
         UNION ALL SELECT 'rule', id, courier_id, area_code, fee FROM area_rule WHERE warehouse_id = $1 ORDER BY kind, id`,
        [data.id],
      );
    const before = await rows();
    const shown = (await find(seller, data.id)).data.couriers[0]?.areaRules.map(({ areaCode }) => areaCode);
    expect(shown).toEqual(['54', '65', '81']);
    const again = fees(stays, { areaRules: [...areaRules, rule({ areaCode: '81', reason: '不发' })] });
    await update(seller, { ...body, id: data.id, couriers: [again] });
    const after = await rows();
    const kept = before.filter((row) => 'courier_id' in row && row.courier_id === stays);
    expect(kept).toHaveLength(3);
    expect(after).toEqual([
      ...kept,
      { kind: 'rule', id: expect.any(Number), courier_id: stays, area: '81', fee: 0 },
    ]);
  });

  it('can have 1,000 rules each and no more', async () => {
    const seller = await fixture.api.seller();
    const areas = await seller.call<{ list: { code: string }[] }>('POST', '/common/getGeoList', { level: 3 });
    const areaRules = areas.data.list
      .slice(0, 1001)
      .map(({ code }) => ({ areaCode: code, type: 2, fee: 300, reason: '偏远地区需要加收运费'.repeat(5) }));
    const couriers = [await newCourier(), await newCourier()];
    const full = couriers.map((id) => fees(id, { areaRules: areaRules.slice(0, 1000) }));
    const { data } = await create(seller, form(full));
    expect(data.couriers.map((courier) => courier.areaRules.length)).toEqual([1000, 1000]);
    const over = await create(seller, form([fees(couriers[0] ?? 0, { areaRules })]));
    expect([over.http, over.data.errorKey]).toEqual([400, 'BAD_PARAM']);
  });
});

describe('an edit of a warehouse', () => {
  it('of an older version is answered with the current one and changes nothing', async () => {
    const seller = await fixture.api.seller();
    const body = form([fees(await newCourier())]);
    const { data } = await create(seller, body);
    const edits = ['南仓', '北仓'].map((intro) =>
      update(seller, { ...body, id: data.id, version: 0, intro }),
    );
    const answers = await Promise.all(edits);
    const [won, lost] = answers.toSorted((one, other) => one.code - other.code);
    expect([won?.data.version, lost?.data.errorKey]).toEqual([1, 'CHANGED_MEANWHILE']);
    expect(lost?.data).toEqual({ errorKey: 'CHANGED_MEANWHILE', current: won?.data });
    expect((await find(seller, data.id)).data).toEqual(won?.data);
    const later = await update(seller, { ...body, id: data.id, version: 1, intro: '两仓' });
    expect(later.data).toMatchObject({ intro: '两仓', version: 2 });
  });

  it('is outdated once the warehouse was paused, and keeps the pause unless it changes it', async () => {
    const seller = await fixture.api.seller();
    const body = form([fees(await newCourier())]);
    const { data } = await create(seller, body);
    await setStatus(seller, { id: data.id, status: 3, pauseReason: '盘点' });
    const stale = await update(seller, { ...body, id: data.id, version: 0 });
    expect(stale.data.errorKey).toBe('CHANGED_MEANWHILE');
    const kept = await update(seller, { ...body, id: data.id, version: 1, pauseReason: '盘点' });
    expect(kept.data).toMatchObject({ status: 3, pauseReason: '盘点', version: 2 });
  });

  it('does not change existing orders, even of a removed courier', async () => {
    const paid = await fixture.paid();
    const { seller, warehouseId } = paid.shop;
    const before = await paid.buyer.call('POST', '/orders/findOrders', { id: paid.orderId });
    const body = form([fees(await newCourier(), { firstFee: 900 })]);
    expect((await update(seller, { ...body, id: warehouseId })).code).toBe(0);
    expect((await paid.buyer.call('POST', '/orders/findOrders', { id: paid.orderId })).data).toEqual(
      before.data,
    );
    await fixture.drain();
    expect((await fixture.parcels(paid)).map(({ status }) => status)).toEqual([30]);
    const quote = await paid.buyer.call('POST', '/orders/quote', orderBody(paid.buyer, paid.shop));
    expect(quote.data.errorKey).toBe('COURIER_OFF');
  });
});

describe('a paused or stopped warehouse', () => {
  const refusals = async (shop: Shop) => {
    const buyer = await fixture.api.buyer({ balance: 100_000 });
    const { goodId, warehouseId, courierId } = shop;
    const part = { goodId, warehouseId, courierId, packages: [goodReceiver] };
    const batch = { type: 1, senderId: buyer.senderId, parts: [part] };
    const [quote, order, quoted, placed] = [
      await buyer.call('POST', '/orders/quote', orderBody(buyer, shop)),
      await buyer.call('POST', '/orders/createOrder', orderBody(buyer, shop, { confirm: true })),
      await buyer.call<{ parts: { refusal: { errorKey: string } | null }[] }>(
        'POST',
        '/orders/quoteBatch',
        batch,
      ),
      await buyer.call('POST', '/orders/createBatch', { ...batch, confirm: true }),
    ];
    const bound = await bindShop(fixture.api, buyer);
    const [waiting] = await addShopOrders(fixture.api, bound.id, [{}]);
    await fixture.query(
      `WITH link AS (INSERT INTO shop_good (shop_id, good_id) VALUES ($1, $2) RETURNING id)
       INSERT INTO shop_good_item (shop_good_id, sku_id, num, sort) SELECT id, $3, 1, 0 FROM link`,
      [bound.id, goodId, shop.skuId],
    );
    const planned = await buyer.call<{ parts: object[]; unplanned: { msg: string }[] }>(
      'POST',
      '/shopOrders/plan',
      { shopId: bound.id, shopOrderIds: [waiting?.id] },
    );
    return {
      refused: [quote, order, placed].map(({ data }) => data.errorKey),
      part: quoted.data.parts[0]?.refusal?.errorKey,
      planned: [planned.data.parts.length, planned.data.unplanned.length],
    };
  };

  it('takes no new orders, manual, batched or automatic, until it is resumed', async () => {
    const shop = await fixture.api.shop();
    expect((await pause(shop)).data).toMatchObject({ status: 3, pauseReason: '盘点', version: 1 });
    const paused = 'WAREHOUSE_PAUSED';
    expect(await refusals(shop)).toEqual({
      refused: [paused, paused, paused],
      part: paused,
      planned: [0, 1],
    });
    const id = shop.warehouseId;
    expect((await setStatus(shop.seller, { id, status: 2 })).data).toMatchObject({ pauseReason: null });
    const off = 'WAREHOUSE_OFF';
    expect(await refusals(shop)).toEqual({ refused: [off, off, off], part: off, planned: [0, 1] });
    expect((await setStatus(shop.seller, { id, status: 1 })).data).toMatchObject({ status: 1, version: 3 });
    expect(await refusals(shop)).toEqual({
      refused: [undefined, undefined, undefined],
      part: undefined,
      planned: [1, 0],
    });
  });

  it('shows the reason of its pause', async () => {
    const shop = await fixture.api.shop();
    const answer = await setStatus(shop.seller, { id: shop.warehouseId, status: 3, pauseReason: ' ' });
    expect(answer.data).toEqual({ errorKey: 'BAD_PARAM', field: 'pauseReason' });
    await pause(shop);
    const buyer = await fixture.api.buyer({ balance: 100_000 });
    const quote = await buyer.call('POST', '/orders/quote', orderBody(buyer, shop));
    expect(quote.msg).toBe('仓库暂停发货：盘点');
  });

  it('ships paid orders and lets placed ones be paid', async () => {
    const paid = await fixture.paid();
    const placed = await paid.buyer.call<{ orderId: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(paid.buyer, paid.shop),
    );
    await pause(paid.shop);
    await paid.buyer.call('POST', '/orders/confirmOrder', { id: placed.data.orderId, action: 'pay' });
    await fixture.drain();
    const issued = [
      ...(await fixture.parcels(paid)),
      ...(await fixture.parcels({ ...paid, orderId: placed.data.orderId })),
    ];
    expect(issued.map(({ status, waybillNo }) => [status, waybillNo !== null])).toEqual([
      [30, true],
      [30, true],
    ]);
  });
});

describe('the working days of a warehouse', () => {
  it('combine with those of the courier in the promised date and in who rests today', async () => {
    const shop = await fixture.api.shop();
    const buyer = await fixture.api.buyer({ balance: 100_000 });
    const names = await fixture.query<{ name: string }>('SELECT name FROM warehouse WHERE id = $1', [
      shop.warehouseId,
    ]);
    await fixture.query(
      "UPDATE warehouse SET cutoff_time = '09:30', rest_dates = '{2026-11-20,2026-11-21}' WHERE id = $1",
      [shop.warehouseId],
    );
    await fixture.query("UPDATE courier SET work_days = '1011111', sunday_rest = true WHERE id = $1", [
      shop.courierId,
    ]);
    const promised = '2026-11-24T09:30:00+08:00';
    const quote = await buyer.call<{ rows: { promisedShipAt: string }[]; problems: { msg: string }[] }>(
      'POST',
      '/orders/quote',
      orderBody(buyer, shop),
    );
    expect(quote.data.rows.map(({ promisedShipAt }) => promisedShipAt)).toEqual([promised]);
    expect(quote.data.problems.map(({ msg }) => msg)).toEqual([
      `${names[0]?.name}今日休息，预计2026-11-24揽收`,
    ]);
    const placed = await buyer.call<{ orderId: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(buyer, shop),
    );
    await buyer.call('POST', '/orders/confirmOrder', { id: placed.data.orderId, action: 'pay' });
    const parcels = await fixture.query<{ at: Date }>(
      'SELECT promised_ship_at AS at FROM order_package WHERE order_id = $1',
      [placed.data.orderId],
    );
    expect(parcels).toEqual([{ at: new Date(promised) }]);
  });
});

describe('removing warehouses', () => {
  it('is refused for those with goods or unfinished orders, each with its reason', async () => {
    const held = await fixture.api.shop();
    const { seller } = held;
    const busy = await fixture.paid();
    await fixture.query('UPDATE warehouse SET seller_id = $2 WHERE id = $1', [
      busy.shop.warehouseId,
      seller.accountId,
    ]);
    await fixture.query('UPDATE orders SET seller_id = $2 WHERE id = $1', [busy.orderId, seller.accountId]);
    await fixture.query('UPDATE order_package SET seller_id = $2 WHERE order_id = $1', [
      busy.orderId,
      seller.accountId,
    ]);
    const counted = await find(seller, busy.shop.warehouseId);
    expect([counted.data.goodsCount, counted.data.openOrders]).toEqual([1, 1]);
    const body = form([fees(held.courierId, { areaRules: [{ areaCode: '65', type: 1 }] })]);
    const { data: free } = await create(seller, body);
    const stranger = await create(await fixture.api.seller(), form([fees(held.courierId)]));
    const inUse = '仓库下存在商品、未完成订单或在途调拨，不能删除';
    const ids = [held.warehouseId, free.id, stranger.data.id, free.id, busy.shop.warehouseId];
    expect((await remove(seller, { ids })).data.list).toEqual([
      { id: held.warehouseId, done: false, msg: inUse },
      { id: free.id, done: true, msg: '' },
      { id: stranger.data.id, done: false, msg: '数据不存在' },
      { id: busy.shop.warehouseId, done: false, msg: inUse },
    ]);
    expect((await find(seller, free.id)).data.errorKey).toBe('NOT_FOUND');
    expect((await update(seller, { ...body, id: free.id })).data.errorKey).toBe('NOT_FOUND');
    const list = await seller.call<{ list: Warehouse[] }>('POST', '/warehouse/getWarehouseList', {});
    expect(list.data.list.map(({ id }) => id).sort()).toEqual(
      [held.warehouseId, busy.shop.warehouseId].sort(),
    );
  });

  it('ignores goods that were removed', async () => {
    const shop = await fixture.api.shop();
    const ids = [shop.warehouseId];
    await fixture.query('UPDATE goods SET deleted_at = now() WHERE id = $1', [shop.goodId]);
    expect((await remove(shop.seller, { ids })).data.list).toEqual([{ id: ids[0], done: true, msg: '' }]);
    const buyer = await fixture.api.buyer();
    expect((await buyer.call('POST', '/orders/quote', orderBody(buyer, shop))).data.errorKey).toBe(
      'GOODS_OFF',
    );
  });

  it('reads ids from the query too, under both spellings of the path', async () => {
    const seller = await fixture.api.seller();
    const couriers = [fees(await newCourier())];
    const [one, other] = [await create(seller, form(couriers)), await create(seller, form(couriers))];
    const ids = `${one.data.id},${other.data.id}`;
    const path = `/api/warehouse/deleteWarehouseByIds?ids=${ids}`;
    const answer = await seller.call<{ list: object[] }>('DELETE', path);
    expect(answer.data.list).toEqual([
      { id: one.data.id, done: true, msg: '' },
      { id: other.data.id, done: true, msg: '' },
    ]);
    const none = await seller.call('DELETE', '/warehouse/deleteWarehouseByIds');
    expect(none.data).toEqual({ errorKey: 'BAD_PARAM', field: 'ids' });
  });
});
