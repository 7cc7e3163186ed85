import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PersonNoticeDto } from '../../api/src/modules/notices/personNotices.schemas.ts';
import { type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { bindShop } from '../support/shopOrders.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const told = async (who: Person) =>
  (await who.call<{ list: PersonNoticeDto[] }>('POST', '/notice/mine', {})).data.list.map(
    ({ kind, title, detail, link }) => ({ kind, title, detail, link }),
  );

/** A shop of a buyer that sells something for 7 yuan, two pieces of the goods each. */
async function linked(buyer: Person, { skuId }: Shop, price: number | null = 700) {
  const { id: shopId } = await bindShop(api, buyer);
  await api.query('SELECT list_shop_skus($1, $2)', [
    shopId,
    JSON.stringify([
      {
        remote_good_id: 'g',
        remote_sku_id: 's',
        title: '两只装杯子',
        sku: '红',
        merchant_code: '',
        pic: '',
        price,
      },
    ]),
  ]);
  await buyer.call('POST', '/shops/linkSkus', {
    shopId,
    links: [{ remoteGoodId: 'g', remoteSkuId: 's', items: [{ skuId, num: 2 }] }],
  });
  return shopId;
}
const priceAs = (skuId: number, price: number) =>
  api.query('UPDATE sku SET supply_price = $2 WHERE id = $1', [skuId, price]);

it('a price that changes is told once to those who have linked the goods, with what it does to the margin', async () => {
  const [buyer, other] = [await api.buyer(), await api.buyer()];
  const goods = await api.shop({ supplyPrice: 100, margin: 20 });
  const shopId = await linked(buyer, goods);
  await priceAs(goods.skuId, 160);
  await priceAs(goods.skuId, 160);
  const [name = ''] = (await told(buyer)).map(({ title }) => title);
  expect(name).toMatch(/^商品【.+】涨价 ¥0\.60$/);
  // 7.00 less two pieces of 1.20, then of 1.80.
  expect(await told(buyer)).toEqual([
    {
      kind: 'linkedPrice',
      title: name,
      detail: '店铺商品「两只装杯子」的毛利（不含运费）由 ¥4.60 降到 ¥3.40；您有 1 个店铺商品关联了它。',
      link: `/buyer/shopSales?linksOf=${shopId}&links=两只装杯子`,
    },
  ]);
  await priceAs(goods.skuId, 90);
  expect((await told(buyer))[0]).toMatchObject({
    title: name.replace('涨价 ¥0.60', '降价 ¥0.70'),
    detail: expect.stringContaining('由 ¥3.40 升到 ¥4.80'),
  });
  expect(await told(other)).toEqual([]);
});

it('a margin that is not known is not told, and who has agreed on a price pays it still', async () => {
  const [buyer, agreed] = [await api.buyer(), await api.buyer()];
  const goods = await api.shop({ supplyPrice: 100, margin: 20 });
  await linked(buyer, goods, null);
  await linked(agreed, goods);
  await api.query(
    `WITH list AS (INSERT INTO price_list (seller_id, name) VALUES ($1, '老客户') RETURNING id),
          entry AS (INSERT INTO price_list_entry (list_id, good_id, supply_price) SELECT id, $2, 80 FROM list)
     INSERT INTO price_list_buyer (list_id, account_id) SELECT id, $3 FROM list`,
    [goods.seller.accountId, goods.goodId, agreed.accountId],
  );
  await priceAs(goods.skuId, 130);
  expect(await told(buyer)).toMatchObject([{ kind: 'linkedPrice', detail: '您有 1 个店铺商品关联了它。' }]);
  expect(await told(agreed)).toEqual([]);
});

it('the last free piece in whatever warehouse is told, once, and not to a shop that was unbound', async () => {
  const [buyer, gone] = [await api.buyer(), await api.buyer()];
  const goods = await api.shop({ stock: 5 });
  await linked(buyer, goods);
  const unbound = await linked(gone, goods);
  await gone.call('POST', '/shops/deleteShops', { id: unbound });
  const lock = (pieces: number) =>
    api.query('UPDATE good_stock SET locked = $2 WHERE sku_id = $1', [goods.skuId, pieces]);
  await lock(4);
  expect(await told(buyer)).toEqual([]);
  await lock(5);
  await lock(4);
  await lock(5);
  expect(await told(buyer)).toMatchObject([
    { kind: 'linkedSoldOut', title: expect.stringMatching(/^商品【.+】缺货$/) },
  ]);
  expect(await told(gone)).toEqual([]);
});

it('goods that go off sale are told once for all combinations, and a combination that ends alone by itself', async () => {
  const [buyer, other] = [await api.buyer(), await api.buyer()];
  const goods = await api.shop({ stock: 5 });
  await linked(buyer, goods);
  const status = (table: 'goods' | 'sku', id: number, to: number) =>
    api.query(`UPDATE ${table} SET status = $2 WHERE id = $1`, [id, to]);
  await status('sku', goods.skuId, 2);
  expect(await told(buyer)).toMatchObject([
    { kind: 'linkedSoldOut', title: expect.stringMatching(/^商品【.+】已下架$/) },
  ]);
  await status('sku', goods.skuId, 1);
  await status('goods', goods.goodId, 2);
  await status('goods', goods.goodId, 1);
  await status('goods', goods.goodId, 5);
  expect((await told(buyer)).map(({ detail }) => detail)).toEqual([
    expect.stringContaining('您有 1 个店铺商品关联了它'),
    expect.stringContaining('请换货或先下架'),
  ]);
  expect(await told(other)).toEqual([]);
});
