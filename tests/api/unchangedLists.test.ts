import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { tell } from '../../api/src/modules/notices/personNotices.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { explainAll, indexesOf, planCollector, relationsIn } from '../support/explained.ts';
import { plantBuyer, plantSeller, type WholeAccount } from '../support/twoWholeAccounts.ts';

let api: TestApi;
let seller: Awaited<ReturnType<typeof plantSeller>>;
let buyer: WholeAccount;
let ids: Record<'orderId' | 'packageId' | 'shopId', number>;
let now = new Date('2026-11-20T02:00:00Z');
beforeAll(async () => {
  api = await startApi({ now: () => now });
  seller = await plantSeller(api, '甲');
  buyer = await plantBuyer(api, '乙', seller);
  const [planted] = await api.query<typeof ids>(
    `SELECT p.order_id AS "orderId", p.id AS "packageId", s.id AS "shopId"
       FROM order_package p JOIN shop s ON s.account_id = p.account_id WHERE p.account_id = $1 ORDER BY p.id DESC LIMIT 1`,
    [buyer.accountId],
  );
  if (!planted) throw new Error('nothing was ordered');
  ids = planted;
  await api.query('UPDATE orders SET shop_id = $1 WHERE id = $2', [ids.shopId, ids.orderId]);
  await api.query('UPDATE order_package SET shop_id = $1 WHERE order_id = $2', [ids.shopId, ids.orderId]);
}, 60_000);
afterAll(() => api.close());

const ORDERS = '/orders/getOrdersList';
const PARCELS = '/orderPackages/getOrderPackagesList';
const LOGS = '/userMoneyLogs/getUserMoneyLogsList';

async function ask(who: Person, path: string, knows?: string, body: object = {}) {
  const {
    statusCode,
    headers,
    body: text,
  } = await api.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: { 'x-token': who.token, ...(knows !== undefined && { 'if-none-match': knows }) },
    payload: body,
  });
  return { status: statusCode, etag: headers.etag as string | undefined, text };
}

/** A first answer with its tag. */
async function tagged(who: Person, path: string, body: object = {}) {
  const { status, etag, text } = await ask(who, path, '""', body);
  if (status !== 200 || etag === undefined) throw new Error(`no tag: ${text}`);
  return { etag, text };
}

const stillHolds = async (who: Person, path: string, etag: string) =>
  (await ask(who, path, etag)).status === 304;

describe('a list that has not changed', () => {
  it.each([ORDERS, PARCELS, LOGS, `${ORDERS}?fields=total`])(
    'of %s is neither read nor sent',
    async (path) => {
      const { etag } = await tagged(buyer, path);
      expect(await ask(buyer, path, etag)).toEqual({ status: 304, etag, text: '' });
      expect((await ask(buyer, path)).etag).toBeUndefined();
    },
  );

  it('is one of an order, too, and of a supplier', async () => {
    const one = await tagged(buyer, '/orders/findOrders', { id: ids.orderId });
    expect((await ask(buyer, '/orders/findOrders', one.etag, { id: ids.orderId })).status).toBe(304);
    const { etag } = await tagged(seller, PARCELS);
    expect(await stillHolds(seller, PARCELS, etag)).toBe(true);
  });

  it('stays so when others change theirs', async () => {
    const other = await api.buyer();
    const { etag } = await tagged(buyer, ORDERS);
    await api.query('SELECT give_demo_money($1, 500)', [other.accountId]);
    expect(await stillHolds(buyer, ORDERS, etag)).toBe(true);
  });

  it('stays so when the person is told something, which is in no list of those', async () => {
    const { etag } = await tagged(buyer, ORDERS);
    const notice = { kind: 'message' as const, title: '消息', detail: '', link: '' };
    await tell(api.database.db, [{ ...notice, accountId: buyer.accountId }]);
    expect(await stillHolds(buyer, ORDERS, etag)).toBe(true);
  });
});

describe('a tag', () => {
  it('is of one question, person and minute', async () => {
    const { etag } = await tagged(buyer, ORDERS);
    expect((await ask(buyer, ORDERS, etag, { pageSize: 5 })).status).toBe(200);
    expect((await ask(buyer, `${ORDERS}?fields=total`, etag)).status).toBe(200);
    expect((await ask(seller, ORDERS, etag)).status).toBe(200);
    const before = now;
    now = new Date(now.getTime() + 60_000);
    expect((await ask(buyer, ORDERS, etag)).status).toBe(200);
    now = before;
    expect(await stillHolds(buyer, ORDERS, etag)).toBe(true);
  });

  it('is not given for what is found by words', async () => {
    expect((await ask(buyer, PARCELS, '""', { keyword: '熊' })).etag).toBeUndefined();
  });

  it('is not given to a refusal', async () => {
    expect((await ask(buyer, '/orders/findOrders', '""', { id: 999_999_999 })).etag).toBeUndefined();
  });

  it('that nobody gave is no tag', async () => {
    const { etag } = await tagged(buyer, ORDERS);
    const [asked] = etag.split('.');
    const forged = [
      '*',
      '""',
      'W/""',
      `${asked}.1.1."`,
      `${asked}.${'9'.repeat(18)}.1."`,
      `${asked}.1.1.${'9'.repeat(30)}"`,
    ];
    for (const one of [...forged, `${asked}.1.1.${'1_'.repeat(5_000)}"`])
      expect((await ask(buyer, ORDERS, one)).status).toBe(200);
  });

  it('holds no longer when the feed was lost', async () => {
    const { etag } = await tagged(buyer, ORDERS);
    await api.query('TRUNCATE change_event');
    expect((await ask(buyer, ORDERS, etag)).status).toBe(200);
    await api.query('SELECT give_demo_money($1, 500)', [buyer.accountId]);
  });

  it('holds no longer when too much has changed to look through', async () => {
    const { etag } = await tagged(buyer, ORDERS);
    await api.query('INSERT INTO change_event (account_id) SELECT 1 FROM generate_series(1, 1001)');
    expect((await ask(buyer, ORDERS, etag)).status).toBe(200);
  });

  it('sees a transaction that began before it and ends after it', async () => {
    const first = await api.session();
    await first.query('BEGIN');
    await first.query("UPDATE orders SET remark = '较早' WHERE id = $1", [ids.orderId]);
    await api.query('SELECT give_demo_money($1, 500)', [buyer.accountId]);
    const { etag, text } = await tagged(buyer, ORDERS);
    expect(await stillHolds(buyer, ORDERS, etag)).toBe(true);
    await first.query('COMMIT');
    await first.end();
    const after = await ask(buyer, ORDERS, etag);
    expect([after.status, after.text === text]).toEqual([200, false]);
  });
});

/** Statements about the order ($1), its parcel ($2), its shop ($3) or the buyer ($4), and the lists that show them. */
const CHANGES: [string, string, (typeof ORDERS | typeof PARCELS | typeof LOGS)[]][] = [
  ['an order', "UPDATE orders SET remark = '改' WHERE id = $1", [ORDERS]],
  ['a review', 'UPDATE orders SET review_score = 3 WHERE id = $1', [ORDERS]],
  ['a parcel', "UPDATE order_package SET remark = '改' WHERE id = $2", [PARCELS]],
  [
    'a waybill',
    "UPDATE order_package SET output_status = 4, output_result = '失败' WHERE id = $2",
    [ORDERS, PARCELS],
  ],
  ['the goods of an order', "UPDATE orders SET good_name = '改名' WHERE id = $1", [ORDERS, PARCELS]],
  ['the pieces of a parcel', 'UPDATE order_package SET num = num + 1 WHERE id = $2', [PARCELS]],
  ['what was refunded', 'UPDATE order_package SET refund_status = 20 WHERE id = $2', [PARCELS]],
  [
    'a refund',
    `INSERT INTO refund (refund_no, package_id, order_id, account_id, seller_id, amount, status)
     SELECT 'R-unchanged', id, order_id, account_id, seller_id, 1, 60 FROM order_package WHERE id = $2`,
    [PARCELS],
  ],
  ["a shop's name", "UPDATE shop SET shop_name = '新店名' WHERE id = $3", [ORDERS, PARCELS]],
  [
    "a courier's name",
    "UPDATE courier SET name = '新快递' WHERE id = (SELECT own_courier_id FROM order_package WHERE id = $2)",
    [PARCELS],
  ],
  ['the wallet', 'SELECT give_demo_money($4, 700)', [LOGS]],
];

describe('a list that has changed', () => {
  beforeEach(async () => {
    const { courierId } = seller.shop;
    await api.query('UPDATE order_package SET own_courier_id = $1 WHERE id = $2', [courierId, ids.packageId]);
  });

  it.each(CHANGES)('by %s is sent again', async (_what, statement, lists) => {
    const whos = [buyer, seller].flatMap((who) =>
      lists.filter((path) => path !== LOGS || who === buyer).map((path) => ({ who, path })),
    );
    const before = await Promise.all(
      whos.map(async (one) => ({ ...one, ...(await tagged(one.who, one.path)) })),
    );
    const values = [ids.orderId, ids.packageId, ids.shopId, buyer.accountId];
    // Parameters that a statement does not name have no type.
    const named = values
      .map((value, at) => (statement.includes(`$${at + 1}`) ? [at + 1, value] : null))
      .filter((one) => one !== null);
    const text = named.reduce((said, [at], index) => said.replaceAll(`$${at}`, `$${index + 1}`), statement);
    await api.query(
      text,
      named.map(([, value]) => value),
    );
    for (const { who, path, etag, text: shown } of before) {
      const after = await ask(who, path, etag);
      expect([path, after.status, after.text === shown]).toEqual([path, 200, false]);
      expect(after.etag).not.toBe(etag);
    }
  });
});

describe('a case', () => {
  it('is told of when it is opened, which its parcel allows no longer, and when something is said in it', async () => {
    await api.query('UPDATE order_package SET status = 40, refund_status = 0 WHERE id = $1', [ids.packageId]);
    const before = await tagged(buyer, PARCELS);
    expect(before.text).toContain('"afterSale"');
    await api.query(
      `INSERT INTO after_sale_case (case_no, package_id, order_id, account_id, seller_id, kind, ask, amount, status)
       SELECT 'S-unchanged', id, order_id, account_id, seller_id, 3, 2, 1, 10 FROM order_package WHERE id = $1`,
      [ids.packageId],
    );
    const opened = await ask(buyer, PARCELS, before.etag);
    expect([opened.status, opened.text.includes('"afterSale"')]).toEqual([200, false]);
    for (const who of [buyer, seller]) {
      const { etag } = await tagged(who, PARCELS);
      await api.query("UPDATE after_sale_case SET updated_at = now() WHERE case_no = 'S-unchanged'");
      expect(await stillHolds(who, PARCELS, etag)).toBe(false);
    }
  });
});

describe('lists with tags', () => {
  it('read nothing that the feed does not tell of', async () => {
    const { connected, take } = planCollector();
    const watched = await startApi({ beside: api, connected });
    onTestFinished(() => watched.close());
    await explainAll(api);
    const { tableOf } = await indexesOf(api);
    for (const who of [buyer, seller])
      for (const [path, body] of [
        [ORDERS],
        [PARCELS],
        [LOGS],
        ['/orders/findOrders', { id: ids.orderId }],
      ] as const)
        await watched.app.inject({
          method: 'POST',
          url: `/api/v1${path}`,
          headers: { 'x-token': who.token },
          payload: body ?? {},
        });
    const read = new Set(
      take()
        .flatMap(({ plan }) => relationsIn(plan))
        .map((name) => tableOf.get(name) ?? name),
    );
    expect([...read].toSorted()).toEqual(Object.keys(READ).toSorted());
  });
});

/** Tables that these lists are made of, and how the feed tells of them. */
const READ: Record<string, string> = {
  orders: 'by its triggers',
  order_package: 'by its triggers',
  refund: 'by its triggers',
  after_sale_case: 'by its triggers',
  dismissed_suggestion: 'as its parcel, by a trigger of its own',
  erp_trade: 'as its parcel, by a trigger of its own',
  rerouted_parcel: 'rows are added in the transaction that ends their parcel and stay as they are',
  ledger_account: 'by its trigger, of every balance',
  ledger_entry: 'lines are added with the balances of their accounts and stay as they are',
  ledger_tx: 'the same',
  shop: 'of its name, to everybody',
  courier: 'of its name, to everybody',
  warehouse: 'of its delay, to everybody',
  member: 'of its name, to the account',
  api_token: 'its name alone, which stays',
  order_sku: 'rows are added with their order and stay as they are',
  package_line: 'rows come and go in the transaction that writes their parcel',
  shop_order_parcel: 'rows come and go in the transaction that writes their parcel',
  shop_order: 'its number alone, which stays',
  payment: 'its number alone, which stays',
  recharge_refund: 'its number alone, which stays',
  cash_out: 'its number and fee, which stay',
  courier_claim: 'its number and order, which stay',
  balance_adjustment: 'its order and parcel, which stay',
  kept_list: 'totals are the same whether they are kept or counted',
  kept_total: 'totals are the same whether they are kept or counted',
  kept_change: 'totals are the same whether they are kept or counted',
  session: 'who asks',
  account: 'who asks',
};
