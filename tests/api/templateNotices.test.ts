import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PersonNoticeDto } from '../../api/src/modules/notices/personNotices.schemas.ts';
import { type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { memberOf } from '../support/members.ts';
import { runJob } from '../support/noticeWays.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Caller = Pick<Person, 'call'>;
const told = async (who: Caller) =>
  (await who.call<{ list: PersonNoticeDto[] }>('POST', '/notice/mine', {})).data.list.map(
    ({ kind, title, detail, link, readAt }) => ({ kind, title, detail, link, isRead: readAt !== null }),
  );
const look = () => runJob(api, 'tellTemplates');
const readAll = (who: Caller) => who.call('POST', '/notice/read', {});

async function kept(who: Person, shop: Shop, name = '常发') {
  const { data } = await who.call<{ id: number }>('POST', '/shipmentTemplates/save', {
    name,
    content: {
      ...{ warehouseId: shop.warehouseId, courierId: shop.courierId, remark: '' },
      items: [{ skuId: shop.skuId, quantity: 2 }],
    },
  });
  await look();
  return data.id;
}
const priceAs = ({ skuId }: Shop, price: number) =>
  api.query('UPDATE sku SET supply_price = $2 WHERE id = $1', [skuId, price]);
const goodsOf = async ({ goodId }: Shop) =>
  (await api.query<{ name: string }>('SELECT name FROM goods WHERE id = $1', [goodId]))[0]?.name ?? '';

it('a price that changes ten times in an hour is one notice with the last price, and is unread again', async () => {
  const [buyer, other] = [await api.buyer(), await api.buyer()];
  const shop = await api.shop({ supplyPrice: 100, margin: 20 });
  const name = await goodsOf(shop);
  const [id, member] = [await kept(buyer, shop), await memberOf(api, buyer, 'shipper')];
  expect(await told(buyer)).toEqual([]);
  await priceAs(shop, 150);
  await look();
  const notice = (detail: string, isRead = false) => ({
    ...{ kind: 'templateChanged', title: '模板「常发」的价格有变化', detail, isRead },
    link: `/shipmentTemplates?id=${id}`,
  });
  expect(await told(buyer)).toEqual([notice(`【${name}】单价由1.20元变为1.70元。`)]);
  await readAll(buyer);
  await readAll(member);
  for (const price of [160, 170, 180, 190, 200, 210, 220, 230, 240]) {
    await priceAs(shop, price);
    await look();
  }
  expect(await told(buyer)).toEqual([notice(`【${name}】单价由1.20元变为2.60元。`)]);
  await priceAs(shop, 100);
  await look();
  expect(await told(buyer)).toEqual([notice('价格和快递已恢复原样。')]);
  expect(await told(member)).toEqual([notice('价格和快递已恢复原样。')]);
  expect(await told(other)).toEqual([]);
});

it('what changes after an hour, or after it was shipped with, is told anew', async () => {
  const [buyer, shop] = [await api.buyer(), await api.shop({ supplyPrice: 100, margin: 20 })];
  const id = await kept(buyer, shop);
  await priceAs(shop, 110);
  await look();
  await api.query("UPDATE shipment_template SET told_at = told_at - interval '61 minutes' WHERE id = $1", [
    id,
  ]);
  await priceAs(shop, 120);
  await look();
  await buyer.call('POST', '/shipmentTemplates/markUsed', { id });
  await priceAs(shop, 130);
  await look();
  expect((await told(buyer)).map(({ detail }) => detail.replace(/^.+单价/, ''))).toEqual([
    ...['由1.40元变为1.50元。', '由1.30元变为1.40元。', '由1.20元变为1.30元。'],
  ]);
});

it('a courier that the warehouse stops, takes up again or charges more for is told', async () => {
  const [buyer, shop] = [await api.buyer(), await api.shop()];
  const id = await kept(buyer, shop);
  const set = async (change: string) => {
    await api.query(`UPDATE warehouse_courier SET ${change} WHERE warehouse_id = $1 AND courier_id = $2`, [
      shop.warehouseId,
      shop.courierId,
    ]);
    await look();
    return (await told(buyer))[0];
  };
  const later = () =>
    api.query("UPDATE shipment_template SET told_at = told_at - interval '61 minutes' WHERE id = $1", [id]);
  expect(await set('enabled = false')).toMatchObject({
    title: '模板「常发」的快递已停用',
    detail: expect.stringMatching(/^仓库【.+】不再使用【.+】。$/),
  });
  await later();
  expect((await set('enabled = true'))?.detail).toMatch(/恢复使用/);
  await later();
  expect((await set('first_fee = first_fee + 50'))?.detail).toMatch(/每包运费由.+元变为.+元。$/);
  expect(await told(buyer)).toHaveLength(3);
});

it('a price that changes while the courier is stopped is told, and what was read is unread again and counted', async () => {
  const [buyer, shop] = [await api.buyer(), await api.shop({ supplyPrice: 100, margin: 20 })];
  const name = await goodsOf(shop);
  await kept(buyer, shop);
  const member = await memberOf(api, buyer, 'shipper');
  const unread = async () =>
    Promise.all(
      [buyer, member].map(
        async (who) => (await who.call<{ unread: number }>('POST', '/notice/unread', {})).data.unread,
      ),
    );
  await api.query('UPDATE warehouse_courier SET enabled = false WHERE warehouse_id = $1', [shop.warehouseId]);
  await look();
  expect(await unread()).toEqual([1, 1]);
  for (const [price, yuan] of [
    [150, '1.70'],
    [160, '1.80'],
  ] as const) {
    await Promise.all([buyer, member].map(readAll));
    expect(await unread()).toEqual([0, 0]);
    await priceAs(shop, price);
    await look();
    expect([await unread(), await told(buyer), await told(member)]).toEqual([
      [1, 1],
      ...Array(2).fill([
        expect.objectContaining({
          ...{ title: '模板「常发」的快递已停用', isRead: false },
          detail: expect.stringMatching(
            new RegExp(`不再使用【.+】，【${name}】单价由1.20元变为${yuan}元。$`),
          ),
        }),
      ]),
    ]);
  }
});

it('a price that changes an hour after the courier was stopped is told as a price', async () => {
  const [buyer, shop] = [await api.buyer(), await api.shop({ supplyPrice: 100, margin: 20 })];
  const [name, id] = [await goodsOf(shop), await kept(buyer, shop)];
  await api.query('UPDATE warehouse_courier SET enabled = false WHERE warehouse_id = $1', [shop.warehouseId]);
  await look();
  await api.query("UPDATE shipment_template SET told_at = told_at - interval '61 minutes' WHERE id = $1", [
    id,
  ]);
  await priceAs(shop, 150);
  await look();
  expect((await told(buyer))[0]).toMatchObject({
    title: '模板「常发」的价格有变化',
    detail: `【${name}】单价由1.20元变为1.70元。`,
  });
});

it('a price that the buyer does not pay is not told, and one that is agreed on is', async () => {
  const [buyer, shop] = [await api.buyer(), await api.shop({ supplyPrice: 100, margin: 20 })];
  const name = await goodsOf(shop);
  await kept(buyer, shop);
  const [list] = await api.query<{ id: number }>(
    `WITH list AS (INSERT INTO price_list (seller_id, name) VALUES ($1, '老客户') RETURNING id)
     INSERT INTO price_list_entry (list_id, good_id, supply_price) SELECT id, $2, 80 FROM list RETURNING list_id AS id`,
    [shop.seller.accountId, shop.goodId],
  );
  await api.query('INSERT INTO price_list_buyer (list_id, account_id) VALUES ($1, $2)', [
    list?.id,
    buyer.accountId,
  ]);
  await look();
  const agreed = [`【${name}】单价由1.20元变为1.00元。`];
  expect((await told(buyer)).map(({ detail }) => detail)).toEqual(agreed);
  await priceAs(shop, 130);
  await look();
  expect((await told(buyer)).map(({ detail }) => detail)).toEqual(agreed);
});

it('two processes that look at the same time tell once', async () => {
  const [buyer, shop] = [await api.buyer(), await api.shop()];
  const ids = [await kept(buyer, shop, '一'), await kept(buyer, shop, '二')];
  await priceAs(shop, 310);
  await Promise.all([look(), look(), look()]);
  await look();
  expect((await told(buyer)).map(({ link }) => link).toSorted()).toEqual(
    ids.map((id) => `/shipmentTemplates?id=${id}`),
  );
  expect(await api.query('SELECT FROM shipment_template_to_check')).toEqual([]);
});

it('a template that was removed is not told of', async () => {
  const [buyer, shop] = [await api.buyer(), await api.shop()];
  const id = await kept(buyer, shop);
  await priceAs(shop, 310);
  await buyer.call('DELETE', '/shipmentTemplates/delete', { ids: [id] });
  await look();
  expect(await told(buyer)).toEqual([]);
});
