import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { addShopOrders, bindShop } from '../support/shopOrders.ts';

let api: TestApi;
let buyer: Person;
let goods: Shop;
beforeAll(async () => {
  api = await startApi();
  buyer = await api.buyer();
  goods = await api.shop();
});
afterAll(() => api.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
type Row = Record<string, unknown> & { id: number };

const bound = async (who = buyer) => (await bindShop(api, who)).id;
const add = (body: object, who = buyer) => who.call<Row>('POST', '/shops/addGood', body);
const list = async (body: object, who = buyer) =>
  (await who.call<{ list: Row[]; total: number }>('POST', '/shops/getShopGoodsList', body)).data;
const update = (body: object, who = buyer) => who.call<Row>('POST', '/shops/updateShops', body);

describe('goods mappings of a shop', () => {
  it('apply to all variants of an item or to one, and are updated when set again', async () => {
    const shopId = await bound();
    const { goodId, skuId, warehouseId, courierId } = goods;
    const [{ name = '' } = {}] = await api.query<{ name: string }>('SELECT name FROM goods WHERE id = $1', [
      goodId,
    ]);
    const known = { shopId, goodId, goodName: name, goodPic: '/files/test.svg', onSale: true };
    const forAll = await add({ shopId, goodId });
    expect(forAll.data).toEqual({
      ...known,
      id: forAll.data.id,
      remoteGoodId: '',
      remoteSkuId: '',
      remoteTitle: '',
      ...{ remoteSkuText: '', changedSkuText: null, state: 1, fallback: null },
      items: [{ skuId, goodId, goodName: name, skuName: '', pic: '/files/test.svg', onSale: true, num: 1 }],
      warehouseId: null,
      warehouseName: null,
      courierId: null,
      courierName: null,
      num: 1,
    });
    const item = { shopId, remoteGoodId: 'g-1', remoteSkuId: 's-1', remoteTitle: '小熊' };
    const first = await add({ ...item, goodId, num: 2 });
    const again = await add({ ...item, goodId, warehouseId, courierId, num: 3 });
    expect(again.data).toEqual({
      ...first.data,
      warehouseId,
      warehouseName: name,
      courierId,
      courierName: name,
      items: [expect.objectContaining({ skuId, num: 3 })],
      num: 3,
    });
    expect(await list({ shopId })).toEqual({
      list: [again.data, forAll.data],
      total: 2,
      totalIsExact: true,
      page: 1,
      pageSize: 20,
      nextCursor: null,
      cursors: [expect.any(String), expect.any(String)],
    });
    expect((await list({ shopId, keyword: '小熊' })).list).toEqual([again.data]);
    expect((await list({ shopId, keyword: name })).total).toBe(2);
    expect((await list({ shopId, page: 2, pageSize: 1 })).list).toEqual([forAll.data]);
  });

  it('can be sent as a form and as JSON', async () => {
    const shopId = await bound();
    const { goodId, warehouseId } = goods;
    const fields = {
      shopId,
      goodId,
      warehouseId,
      courierId: '',
      num: 4,
      remoteGoodId: '100',
      remoteTitle: '杯&=子',
    };
    const form = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/v1/shops/addGood',
      headers: { ...FORM, 'x-token': buyer.token },
      payload: form.toString(),
    });
    const { data } = response.json<{ data: Row }>();
    expect(data).toMatchObject({ ...fields, courierId: null });
    expect((await list({ shopId })).list).toEqual([data]);
  });

  it.each<[string, (own: number) => object | Promise<object>, string]>([
    ['of no shop', () => ({ shopId: 999_999_999 }), '店铺尚未绑定，请先绑定店铺'],
    ['that are none', () => ({ goodId: 999_999_999 }), '商品已下架'],
    [
      'that are off sale',
      async () => {
        const { goodId } = await api.shop();
        await api.query('UPDATE goods SET status = 2 WHERE id = $1', [goodId]);
        return { goodId };
      },
      '商品已下架',
    ],
    [
      'that are not for the platform',
      async () => {
        const { goodId } = await api.shop();
        await api.query("UPDATE goods SET platforms = '{1}' WHERE id = $1", [goodId]);
        return { goodId };
      },
      '该商品不支持所选平台',
    ],
    [
      'from a warehouse without them',
      async () => ({ warehouseId: (await api.shop()).warehouseId }),
      '仓库已停用',
    ],
    [
      'by a courier of elsewhere',
      async () => ({ courierId: (await api.shop()).courierId }),
      '该仓库不支持所选快递',
    ],
    ['for a variant of no goods', () => ({ remoteSkuId: 's-1' }), '参数错误：remoteGoodId'],
    ['in no number', () => ({ num: 0 }), '参数错误：num'],
    ['in too many pieces', () => ({ num: 100 }), '参数错误：num'],
    ['with a text for a number, as JSON', () => ({ num: '1' }), '参数错误：num'],
  ])('with %s are refused', async (_title, more, msg) => {
    const shopId = await bound();
    expect(await add({ shopId, goodId: goods.goodId, ...(await more(shopId)) })).toMatchObject({
      code: 7,
      msg,
    });
    expect((await list({ shopId })).total).toBe(0);
  });

  it('are removed once', async () => {
    const shopId = await bound();
    const { data } = await add({ shopId, goodId: goods.goodId });
    const remove = () => buyer.call('POST', '/shops/deleteGood', { id: data.id });
    expect(await remove()).toMatchObject({ code: 0, msg: '已取消关联' });
    expect(await remove()).toMatchObject({ code: 7, msg: '数据不存在' });
    expect((await list({ shopId })).total).toBe(0);
  });

  it('set twenty times concurrently are stored once', async () => {
    const shopId = await bound();
    const nums = Array.from({ length: 20 }, (_, at) => at + 1);
    const answers = await Promise.all(
      nums.map((num) => add({ shopId, goodId: goods.goodId, remoteGoodId: 'g', num })),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array(20).fill(0));
    const { list: kept, total } = await list({ shopId });
    expect([total, nums.includes(Number(kept[0]?.num))]).toEqual([1, true]);
  });

  it('are accessible to their owner only and hidden when the shop is unbound', async () => {
    const [shopId, stranger] = [await bound(), await api.buyer()];
    const { data } = await add({ shopId, goodId: goods.goodId });
    expect((await add({ shopId, goodId: goods.goodId }, stranger)).data.errorKey).toBe('SHOP_UNBOUND');
    expect(await list({ shopId }, stranger)).toEqual({ errorKey: 'SHOP_UNBOUND' });
    const remove = (who: Person) => who.call('POST', '/shops/deleteGood', { id: data.id });
    expect((await remove(stranger)).data.errorKey).toBe('NOT_FOUND');
    await buyer.call('POST', '/shops/deleteShops', { id: shopId });
    expect(await list({ shopId })).toEqual({ errorKey: 'SHOP_UNBOUND' });
    expect((await remove(buyer)).data.errorKey).toBe('NOT_FOUND');
  });
});

describe('shop settings', () => {
  it('change only the submitted fields and are shown with the waiting orders', async () => {
    const [id, other] = [await bound(), await bound()];
    await addShopOrders(api, id, [
      {},
      {},
      { remoteRefundStatus: 1 },
      { importStatus: 4 },
      { importStatus: 1 },
    ]);
    await addShopOrders(api, other, [{}]);
    const first = await update({ id, autoOrder: true, autoDayLimit: 5_000, autoParcelLimit: 0 });
    expect(first.data).toMatchObject({
      id,
      autoSend: true,
      autoOrder: true,
      autoDayLimit: 5_000,
      autoParcelLimit: 0,
      defaultCourierId: null,
      defaultSenderId: null,
      tagRule: { matchType: 0, color: null, text: '' },
      waitingOrders: 2,
      pendingWriteBacks: 0,
    });
    const change = {
      autoSend: false,
      autoDayLimit: null,
      defaultCourierId: goods.courierId,
      defaultSenderId: buyer.senderId,
      tagRule: { matchType: 3, color: 'purple', text: '已发货' },
    };
    const second = await update({ id, ...change });
    expect(second.data).toEqual({ ...first.data, ...change });
    expect((await update({ id })).data).toEqual(second.data);
    expect((await update({ id, defaultSenderId: null })).data.defaultSenderId).toBe(null);
    const { data } = await buyer.call<{ list: Row[] }>('POST', '/shops/getShopsList', { pageSize: 2 });
    expect(data.list.map((shop) => [shop.id, shop.waitingOrders])).toEqual([
      [other, 1],
      [id, 2],
    ]);
  });

  it.each([
    ['a limit below nothing', { autoDayLimit: -1 }, '参数错误：autoDayLimit'],
    ['a limit above ten million yuan', { autoParcelLimit: 1_000_000_001 }, '参数错误：autoParcelLimit'],
    ['no courier', { defaultCourierId: 999_999_999 }, '数据不存在'],
    ['no sender', { defaultSenderId: 999_999_999 }, '数据不存在'],
    ['another colour', { tagRule: { matchType: 1, color: 'pink' } }, '参数错误：tagRule.color'],
    ['a flag without a colour', { tagRule: { matchType: 1 } }, '参数错误：tagRule.color'],
    ['a memo without words', { tagRule: { matchType: 2, text: ' ' } }, '参数错误：tagRule.text'],
    ['a long memo', { tagRule: { matchType: 2, text: '长'.repeat(101) } }, '参数错误：tagRule.text'],
    ['another mark', { tagRule: { matchType: 4 } }, '参数错误：tagRule.matchType'],
  ])('cannot be changed to %s', async (_title, change, msg) => {
    const id = await bound();
    const before = await update({ id });
    expect(await update({ id, autoOrder: true, ...change })).toMatchObject({ code: 7, msg });
    expect((await update({ id })).data).toEqual(before.data);
  });

  it('belong to the owner and accept only a sender of the owner', async () => {
    const [id, stranger] = [await bound(), await api.buyer()];
    expect((await update({ id, autoSend: false }, stranger)).data.errorKey).toBe('NOT_FOUND');
    expect((await update({ id, defaultSenderId: stranger.senderId })).data.errorKey).toBe('NOT_FOUND');
    expect((await update({ id })).data).toMatchObject({ autoSend: true, defaultSenderId: null });
  });
});

describe('combinations that a SKU of a shop may be linked to', () => {
  const find = async (body: object) => {
    const { data } = await buyer.call<{ list: Row[] }>('POST', '/shops/findSkus', body);
    return data.list.map(({ skuId, reason }) => ({ skuId, reason }));
  };

  it('are found by words of the goods, by a merchant code and by their number, on sale only', async () => {
    const shopId = await bound();
    const { goodId, skuId } = await api.shop();
    const code = `QX-${goodId}`;
    await api.query(
      `UPDATE goods SET name = '青霞保温杯' || id, search_text = '青霞保温杯' || id WHERE id = $1`,
      [goodId],
    );
    const [{ skuNo = '' } = {}] = await api.query<{ skuNo: string }>(
      'UPDATE sku SET merchant_code = $2 WHERE id = $1 RETURNING sku_no AS "skuNo"',
      [skuId, code],
    );
    expect(await find({ shopId, keyword: `青霞保温杯${goodId}` })).toEqual([{ skuId, reason: 2 }]);
    expect(await find({ shopId, keyword: `青霞保温杯${goodId} 没有的词` })).toEqual([]);
    expect(await find({ shopId, keyword: code })).toEqual([{ skuId, reason: 1 }]);
    expect(await find({ shopId, keyword: ` ${skuNo} ` })).toEqual([{ skuId, reason: 1 }]);
    await api.query('UPDATE sku SET status = 2 WHERE id = $1', [skuId]);
    expect(await find({ shopId, keyword: code })).toEqual([]);
  });

  it('are those of goods that the buyer has linked, where no word is said', async () => {
    const other = await api.buyer();
    const shopId = await bound(other);
    const { goodId, skuId } = await api.shop();
    const find = async () => {
      const { data } = await other.call<{ list: Row[] }>('POST', '/shops/findSkus', { shopId });
      return data.list.map((row) => row.skuId);
    };
    expect(await find()).toEqual([]);
    await add({ shopId, goodId }, other);
    expect(await find()).toEqual([skuId]);
  });
});
