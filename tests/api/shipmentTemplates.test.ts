import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShipmentTemplateDto } from '../../api/src/modules/shipmentTemplates/shipmentTemplates.schemas.ts';
import { goodReceiver, orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { memberOf } from '../support/members.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Caller = Pick<Person, 'call'>;
type Saved = ShipmentTemplateDto & { errorKey?: string; field?: string };
const contentOf = (shop: Shop, more: object = {}) => ({
  ...{ warehouseId: shop.warehouseId, courierId: shop.courierId, remark: '轻放' },
  items: [{ skuId: shop.skuId, quantity: 2 }],
  ...more,
});
const save = (who: Caller, name: string, kept: object) =>
  who.call<Saved>('POST', '/shipmentTemplates/save', { name, ...kept });
const find = async (who: Caller, id: number) =>
  (await who.call<Saved>('POST', '/shipmentTemplates/find', { id })).data;
const listed = async (who: Caller, fields = '') =>
  (
    await who.call<{ list: ShipmentTemplateDto[] }>(
      'POST',
      `/shipmentTemplates/list${fields && `?fields=${fields}`}`,
    )
  ).data.list;
const priceAs = (skuId: number, price: number) =>
  api.query('UPDATE sku SET supply_price = $2 WHERE id = $1', [skuId, price]);
const nameOfGoods = async ({ goodId }: Shop) =>
  (await api.query<{ name: string }>('SELECT name FROM goods WHERE id = $1', [goodId]))[0]?.name ?? '';
async function namesOf({ warehouseId, courierId }: Shop) {
  const [row] = await api.query<{ warehouse: string; courier: string }>(
    'SELECT w.name AS warehouse, c.name AS courier FROM warehouse w, courier c WHERE w.id = $1 AND c.id = $2',
    [warehouseId, courierId],
  );
  return { warehouse: row?.warehouse ?? '', courier: row?.courier ?? '' };
}

describe('a shipment template', () => {
  it('has what is to be sent, with the price of a parcel as the wizard quotes it', async () => {
    const [buyer, shop] = [await api.buyer(), await api.shop({ supplyPrice: 100, margin: 20 })];
    const { data, msg } = await save(buyer, ' 常 发 ', {
      content: contentOf(shop, { senderId: buyer.senderId }),
    });
    const { data: quote } = await buyer.call<{ totalFee: number }>(
      'POST',
      '/orders/quote',
      orderBody(buyer, shop, { packages: [{ ...goodReceiver, num: 2 }] }),
    );
    expect(msg).toBe('已存为模板');
    expect(data).toMatchObject({
      ...{ name: '常 发', warehouseId: shop.warehouseId, courierId: shop.courierId, remark: '轻放' },
      ...{ senderId: buyer.senderId, price: quote.totalFee, problems: [], changes: [], usedAt: null },
      items: [{ skuId: shop.skuId, goodId: shop.goodId, quantity: 2 }],
    });
    expect(quote.totalFee).toBeGreaterThan(0);
    expect(await find(buyer, data.id)).toEqual(data);
    expect(await listed(buyer)).toEqual([data]);
    expect(await listed(buyer, 'list(name)')).toEqual([{ name: '常 发' }]);
  });

  it('is what most parcels of an order held, with its courier and sender', async () => {
    const [buyer, shop] = [await api.buyer({ balance: 100_000 }), await api.shop()];
    const { data: order } = await buyer.call<{ orderId: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(buyer, shop, {
        packages: [{ ...goodReceiver, num: 3 }, goodReceiver, { ...goodReceiver, receiverName: '李四' }],
        ...{ num: 2, remark: '放门口' },
      }),
    );
    const { data } = await save(buyer, '照订单', { orderId: order.orderId });
    expect(data).toMatchObject({
      ...{ courierId: shop.courierId, senderId: buyer.senderId, remark: '放门口' },
      items: [{ skuId: shop.skuId, quantity: 2 }],
    });
  });

  it('says which prices have changed since it was shipped with, and what it cannot be sent for', async () => {
    const [buyer, shop] = [await api.buyer(), await api.shop({ supplyPrice: 100, margin: 20, stock: 5 })];
    const name = await nameOfGoods(shop);
    const { warehouse, courier } = await namesOf(shop);
    const { data } = await save(buyer, '常发', { content: contentOf(shop, { senderId: buyer.senderId }) });
    await priceAs(shop.skuId, 150);
    await api.query(
      'UPDATE warehouse_courier SET first_fee = first_fee + 100 WHERE warehouse_id = $1 AND courier_id = $2',
      [shop.warehouseId, shop.courierId],
    );
    const dearer = await find(buyer, data.id);
    expect(dearer).toMatchObject({
      price: (data.price ?? 0) + 200,
      changes: [
        `【${name}】单价由1.20元变为1.70元`,
        expect.stringMatching(`^【${courier}】每包运费由.+元变为.+元$`),
      ],
      problems: [],
    });
    const { data: used } = await buyer.call<Saved>('POST', '/shipmentTemplates/markUsed', { id: data.id });
    expect(used).toMatchObject({ changes: [], price: dearer.price, usedAt: expect.any(String) });

    await api.query('UPDATE good_stock SET locked = 4 WHERE sku_id = $1', [shop.skuId]);
    expect((await find(buyer, data.id)).problems).toEqual([`【${name}】库存不足，仅剩1件`]);
    await api.query('UPDATE good_stock SET locked = 5 WHERE sku_id = $1', [shop.skuId]);
    await api.query(
      'UPDATE warehouse_courier SET enabled = false WHERE warehouse_id = $1 AND courier_id = $2',
      [shop.warehouseId, shop.courierId],
    );
    await buyer.call('DELETE', '/sellerSends/delete', { ids: [buyer.senderId] });
    expect(await find(buyer, data.id)).toMatchObject({
      ...{ price: null, senderId: buyer.senderId, senderName: '' },
      problems: [
        `【${name}】缺货`,
        `仓库【${warehouse}】不再使用【${courier}】`,
        '原来的发件人已删除，请重新选择',
      ],
    });
    await api.query('UPDATE goods SET status = 2 WHERE id = $1', [shop.goodId]);
    expect((await find(buyer, data.id)).problems[0]).toBe(`【${name}】已下架`);
  });

  it('says the prices of its goods also while its courier is stopped, its sender deleted and other goods off sale', async () => {
    const [buyer, shop] = [await api.buyer(), await api.shop({ supplyPrice: 100, margin: 20 })];
    const { data } = await save(buyer, '常发', { content: contentOf(shop, { senderId: buyer.senderId }) });
    await api.query('UPDATE warehouse_courier SET enabled = false WHERE warehouse_id = $1', [
      shop.warehouseId,
    ]);
    await buyer.call('DELETE', '/sellerSends/delete', { ids: [buyer.senderId] });
    await api.query(
      `WITH off AS (INSERT INTO sku (sku_no, good_id, value_ids, supply_price, weight, status)
         SELECT sku_no || 'b', good_id, '{1}', 100, 300, 2 FROM sku WHERE id = $1 RETURNING id)
       INSERT INTO shipment_template_line (template_id, sku_id, quantity, sort) SELECT $2, id, 1, 1 FROM off`,
      [shop.skuId, data.id],
    );
    await priceAs(shop.skuId, 150);
    expect(await find(buyer, data.id)).toMatchObject({
      price: null,
      problems: expect.arrayContaining(['原来的发件人已删除，请重新选择']),
      changes: [expect.stringMatching(/^【.+】单价由1.20元变为1.70元$/)],
    });
    const { data: used } = await buyer.call<Saved>('POST', '/shipmentTemplates/markUsed', { id: data.id });
    expect(used.changes).toEqual([]);
  });

  it('is refused where it could not be ordered, or names nothing or too much', async () => {
    const [buyer, shop, other] = [await api.buyer(), await api.shop(), await api.shop()];
    const refused = async (content: object) => (await save(buyer, '不行', { content })).data.errorKey;
    expect([
      await refused(contentOf(shop, { warehouseId: other.warehouseId })),
      await refused(
        contentOf(shop, {
          items: [
            { skuId: shop.skuId, quantity: 1 },
            { skuId: shop.skuId, quantity: 2 },
          ],
        }),
      ),
      (await save(buyer, '不行', {})).data.errorKey,
      (await save(buyer, ' ', { content: contentOf(shop) })).data.errorKey,
    ]).toEqual(['GOODS_OFF', 'BAD_PARAM', 'BAD_PARAM', 'BAD_PARAM']);
    await api.query('UPDATE warehouse_courier SET enabled = false WHERE warehouse_id = $1', [
      shop.warehouseId,
    ]);
    expect(await refused(contentOf(shop))).toBe('COURIER_OFF');
    expect(await listed(buyer)).toEqual([]);
  });
});

describe('the name of a template', () => {
  it('is used once an account, whoever saves at the same time', async () => {
    const [buyer, shop] = [await api.buyer(), await api.shop()];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        save(buyer, '常发', { content: contentOf(shop, { remark: `${at}` }) }),
      ),
    );
    expect(answers.map(({ data }) => data.errorKey ?? 'kept').toSorted()).toEqual([
      ...Array(7).fill('SHIPMENT_TEMPLATE_EXISTS'),
      'kept',
    ]);
    expect(answers.find(({ data }) => data.errorKey)?.data.field).toBe('name');
    const other = await api.buyer();
    expect((await save(other, '常发', { content: contentOf(shop) })).data.name).toBe('常发');
  });

  it('of the same content answers with the one that is there, so that a retry keeps one', async () => {
    const [buyer, shop] = [await api.buyer(), await api.shop()];
    const often = await Promise.all(
      Array.from({ length: 5 }, () => save(buyer, '常发', { content: contentOf(shop) })),
    );
    expect(new Set(often.map(({ data }) => data.id)).size).toBe(1);
    expect(await listed(buyer)).toHaveLength(1);
  });

  it('is changed to one that no other has', async () => {
    const [buyer, shop] = [await api.buyer(), await api.shop()];
    const { data: one } = await save(buyer, '一', { content: contentOf(shop) });
    await save(buyer, '二', { content: contentOf(shop) });
    const rename = async (name: string) =>
      (await buyer.call<Saved>('POST', '/shipmentTemplates/rename', { id: one.id, name })).data;
    expect(await rename('二')).toMatchObject({ errorKey: 'SHIPMENT_TEMPLATE_EXISTS', field: 'name' });
    expect(await rename('一')).toMatchObject({ id: one.id, name: '一' });
    expect(await rename('三')).toMatchObject({ id: one.id, name: '三' });
  });
});

it('an account keeps a hundred templates, also when the last are saved at the same time', async () => {
  const [buyer, shop] = [await api.buyer(), await api.shop()];
  await api.query(
    `INSERT INTO shipment_template (account_id, name, warehouse_id, courier_id, used_terms, seen_terms, sources)
     SELECT $1, 'T' || n, $2, $3, '{}', '{}', '{}' FROM generate_series(1, 98) n`,
    [buyer.accountId, shop.warehouseId, shop.courierId],
  );
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, at) => save(buyer, `新${at}`, { content: contentOf(shop) })),
  );
  expect(answers.map(({ data }) => data.errorKey ?? 'kept').toSorted()).toEqual([
    ...Array(3).fill('SHIPMENT_TEMPLATE_LIMIT'),
    ...['kept', 'kept'],
  ]);
  expect(answers.find(({ data }) => data.errorKey)?.msg).toBe('最多保存100个发货模板，请先删除不用的');
});

it('templates are removed all or none, and are those of the account for its members', async () => {
  const [buyer, other, shop] = [await api.buyer(), await api.buyer(), await api.shop()];
  const [packer, viewer] = [await memberOf(api, buyer, 'shipper'), await memberOf(api, buyer, 'viewer')];
  const { data: one } = await save(packer, '一', { content: contentOf(shop) });
  const { data: two } = await save(buyer, '二', { content: contentOf(shop) });
  const { data: theirs } = await save(other, '别人的', { content: contentOf(shop) });
  expect((await listed(viewer)).map(({ name }) => name)).toEqual(['二', '一']);
  expect((await save(viewer, '三', { content: contentOf(shop) })).data.errorKey).toBe('ROLE_SCOPE');
  const remove = (ids: number[]) =>
    buyer.call<{ ids: number[]; errorKey?: string }>('DELETE', '/shipmentTemplates/delete', { ids });
  expect((await remove([one.id, theirs.id])).data.errorKey).toBe('NOT_FOUND');
  expect(await listed(buyer)).toHaveLength(2);
  expect((await remove([one.id, two.id])).data.ids.toSorted()).toEqual([one.id, two.id]);
  expect([await listed(buyer), (await listed(other)).length]).toEqual([[], 1]);
});
