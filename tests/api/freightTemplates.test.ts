import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ProfitDto } from '../../api/src/modules/statistics/statistics.schemas.ts';
import { goodReceiver, orderBody, type Person, type Shop } from '../support/api.ts';
import { raceOn } from '../support/race.ts';
import { shoppingFixture } from '../support/shoppingFixture.ts';

const fixture = shoppingFixture();

type Courier = { courierId: number; firstFee: number; enabled: boolean; areaRules?: object[] };
type Template = {
  id: number;
  name: string;
  version: number;
  couriers: Courier[];
  warehouses: { id: number; name: string }[];
  goodsCount: number;
};
type Warehouse = { id: number; version: number; freightTemplateId: number | null; couriers: Courier[] };
type Results = { list: { id: number; done: boolean; msg: string }[] };
type Quote = {
  quoteNo: string;
  totalFee: number;
  rows: { courierFee: number; remoteFee: number; freeFreight: boolean; problems: { msg: string }[] }[];
};

const fees = (courierId: number, more: object = {}) => ({
  ...{ courierId, firstFee: 500, stepFee: 200, costFirstFee: 300, costStepFee: 100 },
  ...more,
});
const nameOf = () => `模板${randomUUID().slice(0, 8)}`;
const created = async (who: Person, couriers: object[], name = nameOf()) => {
  const { data, msg } = await who.call<Template>('POST', '/freightTemplates/create', { name, couriers });
  expect(msg).toBe('创建成功');
  return data;
};
const update = (who: Person, template: Template, couriers: object[], more: object = {}) =>
  who.call<Template>('PUT', '/freightTemplates/update', {
    ...{ id: template.id, name: template.name, version: template.version, couriers },
    ...more,
  });
const find = async (who: Person, id: number) =>
  (await who.call<Template>('POST', '/freightTemplates/find', { id })).data;
const follow = async (who: Person, ids: number[], templateId: number | null) =>
  (await who.call<Results>('POST', '/freightTemplates/follow', { ids, templateId })).data.list;
const setOfGoods = async (who: Person, ids: number[], templateId: number | null) =>
  (await who.call<Results>('POST', '/goods/setFreightTemplate', { ids, templateId })).data.list;
const remove = (who: Person, id: number) => who.call<object>('DELETE', '/freightTemplates/delete', { id });
const warehouseOf = async ({ seller }: Shop, id: number) =>
  (await seller.call<Warehouse>('POST', '/warehouse/find', { id })).data;
const quote = async (shop: Shop, more: object = {}) =>
  (await fixture.buyer.call<Quote>('POST', '/orders/quote', orderBody(fixture.buyer, shop, more))).data;
const courierFeeOf = async (shop: Shop, more: object = {}) => (await quote(shop, more)).rows[0]?.courierFee;

/** Another warehouse of the shop with its goods and its courier. */
async function secondWarehouse({ seller, warehouseId, skuId, courierId }: Shop): Promise<number> {
  const [row] = await fixture.api.query<{ id: number }>(
    `INSERT INTO warehouse (name, seller_id, province_code, city_code, district_code, province, city, district, address)
     SELECT name || 'b', seller_id, province_code, city_code, district_code, province, city, district, address
       FROM warehouse WHERE id = $1 RETURNING id`,
    [warehouseId],
  );
  const id = row?.id ?? 0;
  await fixture.api.query(
    `INSERT INTO warehouse_courier (warehouse_id, courier_id, first_weight, first_fee, step_weight, step_fee, cost_first_fee, cost_step_fee)
     VALUES ($1, $2, 1000, 280, 1000, 100, 230, 80)`,
    [id, courierId],
  );
  await fixture.api.query('SELECT create_stock($1, $2, $3, 100, 0)', [seller.accountId, skuId, id]);
  return id;
}

describe('a freight template', () => {
  it('is kept with couriers and area rules, listed by name without them, and copied under a name of its own', async () => {
    const { seller, courierId } = await fixture.api.shop();
    const areaRules = [
      { areaCode: '65', type: 1, reason: '不发' },
      { areaCode: '33', type: 3, reason: '江浙沪包邮' },
    ];
    const template = await created(seller, [fees(courierId, { areaRules })], ` 江浙沪  标准 `);
    expect(template).toEqual({
      ...{ id: expect.any(Number), name: '江浙沪 标准', version: 0, warehouses: [], goodsCount: 0 },
      couriers: [
        {
          ...{ courierId, firstWeight: 1000, firstFee: 500, stepWeight: 1000, stepFee: 200, enabled: true },
          ...{ costFirstFee: 300, costStepFee: 100 },
          areaRules: [
            expect.objectContaining({ areaCode: '33', type: 3, fee: 0, reason: '江浙沪包邮' }),
            expect.objectContaining({ areaCode: '65', type: 1, fee: 0, areaName: '新疆维吾尔自治区' }),
          ],
        },
      ],
      ...{ createdAt: expect.any(String), updatedAt: expect.any(String) },
    });
    const copies = [1, 2].map(() =>
      seller.call<Template>('POST', '/freightTemplates/copy', { id: template.id }),
    );
    const names = (await Promise.all(copies)).map(({ data }) => data.name).toSorted();
    expect(names).toEqual(['江浙沪 标准（副本）', '江浙沪 标准（副本）2']);
    const { data } = await seller.call<{ list: Template[] }>('POST', '/freightTemplates/list');
    expect(
      data.list.map(({ name, couriers }) => [name, couriers[0]?.firstFee, couriers[0]?.areaRules]),
    ).toEqual(['江浙沪 标准', ...names].map((name) => [name, 500, undefined]));
    const [, copy] = data.list;
    expect((await find(seller, copy?.id ?? 0)).couriers).toEqual(template.couriers);
  });

  it('has a name once per supplier, and couriers as a warehouse would', async () => {
    const { seller, courierId } = await fixture.api.shop();
    const call = (body: object) => seller.call('POST', '/freightTemplates/create', body);
    const body = { name: '标准', couriers: [fees(courierId)] };
    const answers = await Promise.all([call(body), call({ ...body, name: ' 标准 ' })]);
    expect(answers.map(({ msg }) => msg).toSorted()).toEqual(['创建成功', '同名运费模板已存在'].toSorted());
    const other = await created(seller, [fees(courierId)]);
    const renamed = await update(seller, other, [fees(courierId)], { name: '标准' });
    expect(renamed.data).toEqual({ errorKey: 'FREIGHT_TEMPLATE_NAME', field: 'name' });
    expect((await find(seller, other.id)).version).toBe(0);
    const wrong = async (more: object) => (await call({ ...body, name: nameOf(), ...more })).data;
    expect(await wrong({ name: '  ' })).toMatchObject({ errorKey: 'BAD_PARAM', field: 'name' });
    expect(await wrong({ couriers: [fees(courierId, { firstFee: 299 })] })).toMatchObject({
      errorKey: 'FEE_BELOW_COST',
    });
    const paidFor = fees(courierId, { areaRules: [{ areaCode: '33', type: 3, fee: 1 }] });
    expect(await wrong({ couriers: [paidFor] })).toMatchObject({ errorKey: 'BAD_PARAM', field: 'areaRules' });
    const stranger = await fixture.api.seller();
    expect((await stranger.call('POST', '/freightTemplates/create', body)).msg).toBe('创建成功');
  });

  it('is one of fifty at most, whoever adds them at once', async () => {
    const { seller, courierId } = await fixture.api.shop();
    await fixture.api.query(
      "INSERT INTO freight_template (seller_id, name) SELECT $1, '模板' || n FROM generate_series(1, 48) n",
      [seller.accountId],
    );
    const add = () =>
      seller.call('POST', '/freightTemplates/create', { name: nameOf(), couriers: [fees(courierId)] });
    const answers = await Promise.all(Array.from({ length: 6 }, add));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(2);
    expect(answers.filter(({ msg }) => msg === '最多保存50个运费模板')).toHaveLength(4);
  });

  it('tells who edits an older one what holds now', async () => {
    const { seller, courierId } = await fixture.api.shop();
    const template = await created(seller, [fees(courierId)]);
    expect((await update(seller, template, [fees(courierId, { firstFee: 600 })])).data.version).toBe(1);
    const late = await update(seller, template, [fees(courierId, { firstFee: 700 })]);
    expect(late.data).toMatchObject({
      errorKey: 'CHANGED_MEANWHILE',
      current: { version: 1, couriers: [{ firstFee: 600 }] },
    });
  });
});

describe('warehouses that follow a template', () => {
  it('have its couriers and rules, and what it says later', async () => {
    const shop = await fixture.api.shop();
    const { seller, courierId, warehouseId } = shop;
    const second = await secondWarehouse(shop);
    const template = await created(seller, [
      fees(courierId, { areaRules: [{ areaCode: '33', type: 2, fee: 50 }] }),
    ]);
    expect(await follow(seller, [warehouseId, second], template.id)).toEqual(
      [warehouseId, second].map((id) => ({ id, done: true, msg: '' })),
    );
    for (const id of [warehouseId, second]) {
      expect(await warehouseOf(shop, id)).toMatchObject({
        ...{ version: 1, freightTemplateId: template.id, freightTemplateName: template.name },
        couriers: [{ firstFee: 500, areaRules: [{ areaCode: '33', fee: 50 }] }],
      });
      expect((await quote(shop, { warehouseId: id })).rows[0]).toMatchObject({ remoteFee: 50 });
    }
    const { data } = await update(seller, template, [fees(courierId, { firstFee: 900 })]);
    expect(data.warehouses.map(({ id }) => id)).toEqual([warehouseId, second]);
    for (const id of [warehouseId, second]) {
      expect(await warehouseOf(shop, id)).toMatchObject({
        version: 2,
        couriers: [{ firstFee: 900, areaRules: [] }],
      });
      const [row] = (await quote(shop, { warehouseId: id })).rows;
      expect([row?.courierFee, row?.remoteFee]).toEqual([900 - 6, 0]);
    }
  });

  it('keep their couriers as their own when they stop, which a later change leaves alone', async () => {
    const shop = await fixture.api.shop();
    const { seller, courierId, warehouseId } = shop;
    const template = await created(seller, [fees(courierId)]);
    await follow(seller, [warehouseId], template.id);
    await follow(seller, [warehouseId], null);
    await update(seller, template, [fees(courierId, { firstFee: 900 })]);
    expect(await warehouseOf(shop, warehouseId)).toMatchObject({
      ...{ version: 2, freightTemplateId: null, freightTemplateName: null },
      couriers: [{ firstFee: 500 }],
    });
  });

  it('are edited without their couriers, begin to follow and stop in an edit', async () => {
    const shop = await fixture.api.shop();
    const { seller, courierId, warehouseId } = shop;
    const template = await created(seller, [fees(courierId)]);
    const edit = async (more: object) => {
      const { data, msg } = await seller.call<Warehouse>('PUT', '/warehouse/update', {
        ...{
          id: warehouseId,
          name: `仓库${randomUUID().slice(0, 8)}`,
          contact: '李四',
          phone: '0579-85551234',
        },
        ...{
          districtCode: '330782',
          address: '国际商贸城三区',
          couriers: [fees(courierId, { firstFee: 777 })],
        },
        ...more,
      });
      return [msg, data.freightTemplateId, data.couriers?.[0]?.firstFee];
    };
    expect(await edit({})).toEqual(['更新成功', null, 777]);
    expect(await edit({ freightTemplateId: template.id })).toEqual(['更新成功', template.id, 500]);
    expect(await edit({})).toEqual(['更新成功', template.id, 500]);
    expect(await edit({ freightTemplateId: 0 })).toEqual(['更新成功', null, 777]);
    const { seller: stranger } = await fixture.api.shop();
    const foreign = await created(stranger, [fees(courierId)]);
    expect((await edit({ freightTemplateId: foreign.id }))[0]).toBe('运费模板不存在');
  });

  it('keep a template from being removed, as goods do, and say who they are', async () => {
    const shop = await fixture.api.shop();
    const { seller, courierId, warehouseId, goodId } = shop;
    const template = await created(seller, [fees(courierId)]);
    await follow(seller, [warehouseId], template.id);
    await setOfGoods(seller, [goodId], template.id);
    const { warehouses } = await find(seller, template.id);
    const refused = await remove(seller, template.id);
    expect(refused.data).toEqual({ errorKey: 'FREIGHT_TEMPLATE_IN_USE', warehouses, goods: 1 });
    expect(refused.msg).toBe(`仓库${warehouses[0]?.name}和1个商品正在使用这个运费模板，不能删除`);
    await follow(seller, [warehouseId], null);
    expect((await remove(seller, template.id)).msg).toBe('1个商品正在使用这个运费模板，不能删除');
    await setOfGoods(seller, [goodId], null);
    expect((await remove(seller, template.id)).msg).toBe('删除成功');
    expect((await remove(seller, template.id)).data).toEqual({ errorKey: 'NOT_FOUND' });
  });

  it('neither follow another supplier’s nor do another supplier’s follow', async () => {
    const [mine, theirs] = [await fixture.api.shop(), await fixture.api.shop()];
    const template = await created(mine.seller, [fees(mine.courierId)]);
    expect(await follow(theirs.seller, [theirs.warehouseId], template.id)).toEqual([
      { id: theirs.warehouseId, done: false, msg: '运费模板不存在' },
    ]);
    expect(await follow(mine.seller, [theirs.warehouseId], template.id)).toEqual([
      { id: theirs.warehouseId, done: false, msg: '数据不存在' },
    ]);
    expect(await setOfGoods(theirs.seller, [theirs.goodId], template.id)).toEqual([
      { id: theirs.goodId, done: false, msg: '运费模板不存在' },
    ]);
    expect(await setOfGoods(mine.seller, [theirs.goodId], template.id)).toEqual([
      { id: theirs.goodId, done: false, msg: '数据不存在' },
    ]);
  });

  it('have all of it or nothing while templates are removed, saved and followed at once', async () => {
    const race = raceOn((text) => fixture.api.query(text));
    const shop = await fixture.api.shop();
    const { seller, courierId, warehouseId, goodId } = shop;
    await race(
      () => created(seller, [fees(courierId)]),
      (template) => [
        () => remove(seller, template.id),
        () => follow(seller, [warehouseId], template.id),
        () => setOfGoods(seller, [goodId], template.id),
        () => update(seller, template, [fees(courierId, { firstFee: 900 })]),
      ],
      async (template) => {
        const now = await find(seller, template.id);
        const warehouse = await warehouseOf(shop, warehouseId);
        const [good] = await fixture.api.query<{ template: number | null }>(
          'SELECT freight_template_id AS template FROM goods WHERE id = $1',
          [goodId],
        );
        if (now.id === undefined) {
          expect([warehouse.freightTemplateId, good?.template]).toEqual([null, null]);
          return;
        }
        if (warehouse.freightTemplateId !== null)
          expect(warehouse.couriers[0]?.firstFee).toBe(now.couriers[0]?.firstFee);
        await follow(seller, [warehouseId], null);
        await setOfGoods(seller, [goodId], null);
        await remove(seller, template.id);
      },
    );
  });
});

describe('goods with a template of their own', () => {
  it('are priced by it for the couriers that the warehouse has too', async () => {
    const shop = await fixture.api.shop();
    const { seller, courierId, goodId } = shop;
    const usual = await courierFeeOf(shop);
    const template = await created(seller, [fees(courierId, { costFirstFee: 500 })]);
    await setOfGoods(seller, [goodId], template.id);
    expect(await courierFeeOf(shop)).toBe(500);
    const { data } = await fixture.buyer.call<{ courierFees: object[] }>('GET', `/goods/id?id=${goodId}`);
    expect(data.courierFees).toEqual([
      { courierId, firstWeight: 1000, firstFee: 500, stepWeight: 1000, stepFee: 200 },
    ]);
    const [other] = await fixture.api.query<{ id: number }>(
      'INSERT INTO courier (name, code) VALUES ($1, $1) RETURNING id',
      [randomUUID()],
    );
    const elsewhere = await update(seller, template, [fees(other?.id ?? 0)]);
    expect(await courierFeeOf(shop)).toBe(usual);
    await update(seller, elsewhere.data, [fees(courierId, { enabled: false })]);
    expect(await courierFeeOf(shop)).toBe(usual);
  });

  it('make a parcel with others as dear as the dearest of them', async () => {
    const shop = await fixture.api.shop();
    const { seller, courierId, goodId, skuId, warehouseId } = shop;
    const [good] = await fixture.api.query<{ id: number }>(
      `INSERT INTO goods (goods_no, name, category_id, seller_id, pics, supply_price, platform_margin, weight)
       SELECT goods_no || 'b', name || 'b', category_id, seller_id, pics, supply_price, platform_margin, weight FROM goods WHERE id = $1 RETURNING id`,
      [goodId],
    );
    const [sku] = await fixture.api.query<{ id: number }>(
      `INSERT INTO sku (sku_no, good_id, supply_price, weight) SELECT sku_no || 'b', $2, supply_price, weight FROM sku WHERE id = $1 RETURNING id`,
      [skuId, good?.id],
    );
    await fixture.api.query('SELECT create_stock($1, $2, $3, 100, 0)', [
      seller.accountId,
      sku?.id,
      warehouseId,
    ]);
    const cheap = await created(seller, [fees(courierId, { firstFee: 100, costFirstFee: 100 })]);
    const dear = await created(seller, [fees(courierId, { costFirstFee: 500 })]);
    const both = { goodId: undefined, items: [skuId, sku?.id].map((id) => ({ skuId: id, num: 1 })) };
    await setOfGoods(seller, [good?.id ?? 0], cheap.id);
    expect(await courierFeeOf(shop, both)).toBe(await courierFeeOf(shop));
    await setOfGoods(seller, [goodId], dear.id);
    expect(await courierFeeOf(shop, both)).toBe(500);
    await setOfGoods(seller, [goodId], cheap.id);
    expect(await courierFeeOf(shop, both)).toBe(100);
    const { data } = await fixture.create(orderBody(fixture.buyer, shop, both));
    await fixture.pay(data.orderId);
    const [parcel] = await fixture.api.query<{ courier: number; cost: number }>(
      'SELECT courier_fee AS courier, supplier_share - supply_fee AS cost FROM order_package WHERE order_id = $1',
      [data.orderId],
    );
    expect(parcel).toEqual({ courier: 100, cost: 100 });
  });

  it('are told and set with the goods, and copied with them', async () => {
    const { seller, courierId, goodId } = await fixture.api.shop();
    const template = await created(seller, [fees(courierId)]);
    await setOfGoods(seller, [goodId], template.id);
    const { data } = await seller.call<object>('POST', '/goods/findGoods', { id: goodId });
    expect(data).toMatchObject({
      freightTemplateId: template.id,
      freightTemplateName: template.name,
      version: 1,
    });
    const key = `${randomUUID().replaceAll('-', '')}0a0a0a0a.webp`;
    await fixture.api.query(
      "INSERT INTO upload (account_id, key, name, mime, size, width, height) VALUES ($1, $2, 'a', 'image/webp', 1, 16, 16)",
      [seller.accountId, key],
    );
    await fixture.api.query('UPDATE goods SET pics = $2 WHERE id = $1', [
      goodId,
      JSON.stringify([`/files/u/${key}`]),
    ]);
    const copied = await seller.call<object>('POST', '/goods/copyGoods', { id: goodId });
    expect(copied.data).toMatchObject({ freightTemplateId: template.id });
  });

  it('are placed at one of both prices when their template is saved at once, and refused when the quote is of the other', async () => {
    const race = raceOn((text) => fixture.api.query(text));
    const shop = await fixture.api.shop({ stock: 10_000 });
    const { seller, courierId, goodId, warehouseId } = shop;
    const begun = await created(seller, [fees(courierId, { firstFee: 400, costFirstFee: 400 })]);
    await follow(seller, [warehouseId], begun.id);
    await setOfGoods(seller, [goodId], begun.id);
    let template = await find(seller, begun.id);
    await race(
      async () => {
        const [was, next] = template.version % 2 ? [900, 400] : [400, 900];
        return { was, next, quoted: await quote(shop) };
      },
      ({ next, quoted }) => [
        () => update(seller, template, [fees(courierId, { firstFee: next, costFirstFee: next })]),
        () => fixture.create(orderBody(fixture.buyer, shop)),
        () => fixture.create(orderBody(fixture.buyer, shop, { quoteNo: quoted.quoteNo })),
      ],
      async ({ was, next, quoted }, answers) => {
        template = await find(seller, template.id);
        type Placed = { code: number; data: { orderId: number; totalFee: number; errorKey?: string } };
        for (const { code, data } of answers as Placed[]) {
          if (code !== 0) {
            expect(data.errorKey).toBe('PRICE_CHANGED');
            continue;
          }
          if (data.orderId === undefined) continue;
          expect([was + 120, next + 120]).toContain(data.totalFee);
          const [parcel] = await fixture.api.query<{ courier: number; cost: number }>(
            'SELECT courier_fee AS courier, supplier_share - supply_fee AS cost FROM order_package WHERE order_id = $1',
            [data.orderId],
          );
          expect(parcel?.courier).toBe(parcel?.cost);
          await fixture.buyer.call('POST', '/orders/cancelOrder', { orderId: data.orderId });
        }
        const stale = await fixture.create(orderBody(fixture.buyer, shop, { quoteNo: quoted.quoteNo }));
        expect(stale.data).toMatchObject({ errorKey: 'PRICE_CHANGED' });
      },
    );
  });
});

describe('free freight', () => {
  const toHangzhou = [goodReceiver];
  const toNanjing = [
    { ...goodReceiver, provinceCode: '32', cityCode: '3201', districtCode: '320102', address: '玄武大道1号' },
  ];
  const free = async (shop: Shop, areaRules: object[]) => {
    const template = await created(shop.seller, [fees(shop.courierId, { areaRules })]);
    await follow(shop.seller, [shop.warehouseId], template.id);
  };

  it('costs the buyer nothing in its area, and its supplier the courier', async () => {
    const shop = await fixture.api.shop();
    await free(shop, [{ areaCode: '33', type: 3, reason: '江浙沪包邮' }]);
    const [here] = (await quote(shop, { packages: toHangzhou })).rows;
    expect(here).toMatchObject({ courierFee: 0, remoteFee: 0, freeFreight: true, problems: [] });
    const [there] = (await quote(shop, { packages: toNanjing })).rows;
    expect(there).toMatchObject({ courierFee: 494, freeFreight: false });
    const { data } = await fixture.create(
      orderBody(fixture.buyer, shop, { packages: [...toHangzhou, ...toNanjing] }),
    );
    expect((await fixture.pay(data.orderId)).code).toBe(0);
    const rows = await fixture.api.query<object>(
      `SELECT courier_fee AS courier, discount_fee AS discount, supplier_share - supply_fee AS cost, free_freight AS free,
              borne_freight AS borne FROM order_package WHERE order_id = $1 ORDER BY id`,
      [data.orderId],
    );
    expect(rows).toEqual([
      { courier: 0, discount: 0, cost: 0, free: true, borne: 300 },
      { courier: 494, discount: 6, cost: 300, free: false, borne: 0 },
    ]);
    await fixture.api.query(`UPDATE orders SET paid_at = '2026-11-20T02:00:00Z' WHERE id = $1`, [
      data.orderId,
    ]);
    const profit = await shop.seller.call<ProfitDto>('POST', '/statistics/sellerProfit', {});
    const { goodsIncome, commission, ...figures } = profit.data.summary;
    expect(figures).toMatchObject({ courierCost: 300, borneFreight: 300 });
    expect(figures.profit).toBe(goodsIncome - commission - 300);
  });

  it('is beaten by a surcharge of the same area', async () => {
    const shop = await fixture.api.shop();
    await free(shop, [
      { areaCode: '33', type: 3 },
      { areaCode: '33', type: 2, fee: 50 },
    ]);
    expect((await quote(shop)).rows[0]).toMatchObject({ courierFee: 494, remoteFee: 50, freeFreight: false });
  });

  it('leaves what the inviter adds to the courier’s fee', async () => {
    const shop = await fixture.api.shop();
    await free(shop, [{ areaCode: '3301', type: 3 }]);
    const [agent, invited] = [await fixture.api.buyer(), await fixture.api.buyer({ balance: 10_000 })];
    await fixture.api.query('UPDATE account SET super_id = $1 WHERE id = $2', [
      agent.accountId,
      invited.accountId,
    ]);
    await fixture.api.query(
      'INSERT INTO default_profit (agent_id, profit, courier_profit) VALUES ($1, 0, 25)',
      [agent.accountId],
    );
    const { data } = await invited.call<Quote>('POST', '/orders/quote', orderBody(invited, shop));
    expect(data.rows[0]).toMatchObject({ courierFee: 25, freeFreight: true });
  });

  it('keeps a parcel in its area when its receiver is changed, and others out of it', async () => {
    const shop = await fixture.api.shop();
    await free(shop, [{ areaCode: '33', type: 3 }]);
    const parcelTo = async (packages: object[]) => {
      const { data } = await fixture.create(orderBody(fixture.buyer, shop, { packages }));
      const [parcel] = await fixture.api.query<{ id: number }>(
        'SELECT id FROM order_package WHERE order_id = $1',
        [data.orderId],
      );
      return parcel?.id ?? 0;
    };
    const move = async (packageId: number, [receiver]: object[]) => {
      const { data, code } = await fixture.buyer.call<{ errorKey?: string }>(
        'POST',
        '/orderPackages/editReceiver',
        { packageId, ...receiver },
      );
      return code === 0 ? 'moved' : data.errorKey;
    };
    const [here, there] = [await parcelTo(toHangzhou), await parcelTo(toNanjing)];
    expect(await move(here, toNanjing)).toBe('PRICE_CHANGED');
    expect(await move(there, toHangzhou)).toBe('PRICE_CHANGED');
    expect(await move(here, [{ ...goodReceiver, address: '文三路456号' }])).toBe('moved');
  });
});
