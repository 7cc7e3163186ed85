import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderBody, type Person, startApi, type TestApi } from '../support/api.ts';
import { operatorWith } from '../support/operators.ts';
import { bindShop } from '../support/shopOrders.ts';

type Answer = Record<string, unknown> & { list?: Record<string, unknown>[] };

let api: TestApi;
let buyer: Person;
let seller: Person;
const shopName = `百货店${randomInt(1e9)}`;
const company = `优品商贸${randomInt(1e9)}`;
let order: { id: number; orderNo: string; packageId: number };
beforeAll(async () => {
  api = await startApi();
  const shop = await api.shop();
  [buyer, seller] = [await api.buyer(), shop.seller];
  const [{ accountId }, { accountId: sellerId }] = [buyer, seller];
  await api.query('UPDATE account SET nick_name = $2 WHERE id = $1', [accountId, shopName]);
  await api.query("UPDATE account SET nick_name = '老板', company_name = $2 WHERE id = $1", [
    ...[sellerId, company],
  ]);
  await buyer.call('POST', '/orders/createOrder', orderBody(buyer, shop));
  const [row] = await api.query<typeof order>(
    `SELECT o.id, o.order_no AS "orderNo", p.id AS "packageId" FROM orders o JOIN order_package p ON p.order_id = o.id WHERE o.account_id = $1`,
    [accountId],
  );
  if (!row) throw new Error('no order');
  order = row;
  await api.query(
    `INSERT INTO after_sale_case (case_no, package_id, order_id, account_id, seller_id, kind, ask, amount, status)
     VALUES ($1, $2, $3, $4, $5, 1, 1, 100, 60)`,
    [randomUUID().slice(0, 18), order.packageId, order.id, accountId, sellerId],
  );
  await bindShop(api, buyer);
});
afterAll(() => api.close());

/** A page of the console, as somebody sees it who may do everything. */
async function read(
  method: 'GET' | 'POST',
  path: string,
  input: Record<string, string | number>,
): Promise<Answer> {
  const who = await operatorWith(api);
  if (method === 'POST') return (await who.call<Answer>(method, path, input)).data;
  const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
  return (await who.call<Answer>(method, `${path}?${query}`)).data;
}

describe('an account at the console', () => {
  it('goes by its company or its nick name everywhere, never masked', async () => {
    const { accountId } = buyer;
    const row = async (path: string, query: Record<string, string | number>) =>
      (await read('GET', path, query)).list?.[0];
    const both = { buyerName: shopName, sellerName: company };
    expect(await row('/console/orders', { accountId })).toMatchObject(both);
    expect(await row('/console/parcels', { accountId })).toMatchObject(both);
    expect(await row('/console/cases', { show: 'all', buyerId: accountId })).toMatchObject(both);
    expect(
      await read('GET', '/console/orders/detail', { id: order.id, fields: 'buyer,seller' }),
    ).toMatchObject({
      ...{ buyer: { name: shopName }, seller: { name: company } },
    });
    expect(await row('/console/shops', { accountId })).toMatchObject({ accountName: shopName });
    const ofSeller = { accountId: seller.accountId };
    expect(await read('GET', '/console/wallets/read', ofSeller)).toMatchObject({ name: company });
    expect(await read('GET', '/console/adjustments/adjustTerms', ofSeller)).toMatchObject({ name: company });
    const { list } = await read('POST', '/console/find', { text: String(seller.accountId) });
    expect(list?.[0]).toMatchObject({ hits: [{ no: company }] });
  });

  it('shows no more of its phone than the mask, on whatever page', async () => {
    const { accountId, phone } = buyer;
    const pages = await Promise.all([
      read('GET', '/console/accounts', { phone }),
      read('GET', '/console/accounts/find', { id: accountId }),
      read('GET', '/console/orders/detail', { id: order.id, fields: 'buyer,seller' }),
      read('GET', '/console/shops', { accountId }),
      read('GET', '/console/wallets/read', { accountId }),
      read('GET', '/console/adjustments/adjustTerms', { accountId }),
      read('POST', '/console/find', { text: String(accountId) }),
    ]);
    const masked = `${phone.slice(0, 3)}******${phone.slice(-2)}`;
    for (const page of pages) {
      expect(JSON.stringify(page)).toContain(masked);
      expect(JSON.stringify(page)).not.toContain(phone);
    }
  });
});
