import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { seedOrders } from '../support/manyOrders.ts';
import { operatorWith } from '../support/operators.ts';

type Home = { waiting: { kind: string; count: number; isMore: boolean }[]; days: Record<string, unknown>[] };

let api: TestApi;
let buyer: Person;
let seller: Person;
beforeAll(async () => {
  api = await startApi({ single: true });
  [buyer, seller] = [await api.buyer(), await api.seller()];
});
afterAll(() => api.close());

const home = async (...permissions: Parameters<typeof operatorWith>[1] & object) =>
  (await (await operatorWith(api, permissions)).call<Home>('GET', '/console/home')).data;
const counts = ({ waiting }: Home) => Object.fromEntries(waiting.map(({ kind, count }) => [kind, count]));

describe('what an operator begins a day with', () => {
  it('counts what waits, of what the operator may see and of nothing else', async () => {
    expect(await home('settings.read')).toEqual({ waiting: [], days: [] });
    const before = counts(await home());
    expect(before).toEqual({});
    const own = ['money.read', 'suppliers.read', 'cashOuts.approve', 'accounts.read'] as const;
    const earlier = counts(await home(...own));
    await api.query("INSERT INTO join_application (person, status) VALUES ('x', 0), ('y', 1)");
    await api.query("INSERT INTO ledger_violation (rule, rows, sample) VALUES ('test', 1, '{1}')");
    await api.query(
      `INSERT INTO cash_out (cash_out_no, account_id, amount, fee, account_type, account, account_name, account_masked)
       VALUES ($1, $2, 1000, 6, 1, 'x', 'x', 'x')`,
      [randomUUID(), buyer.accountId],
    );
    await api.query(
      `INSERT INTO shop (account_id, platform, remote_shop_id, shop_name, seller_nick, is_seller, access_token, refresh_token, expires_at)
       SELECT $1, 1, 'home' || n, '店', '店', n = 4, 'x', CASE WHEN n = 3 THEN 'x' END, now() + make_interval(days => CASE n WHEN 2 THEN 8 ELSE 6 END)
         FROM generate_series(1, 4) n`,
      [buyer.accountId],
    );
    const later = counts(await home(...own));
    const more = Object.fromEntries(
      Object.entries(later).map(([kind, count]) => [kind, count - (earlier[kind] ?? 0)]),
    );
    expect(more).toEqual({
      ...{ applications: 1, violations: 1, cashOutsToApprove: 1, shops: 1 },
      ...{ paymentProblems: 0, billDifferences: 0, rechargeRefunds: 0, licences: 0 },
    });
  });

  it('counts no further than a thousand', async () => {
    await api.query("INSERT INTO join_application (person) SELECT 'x' FROM generate_series(1, 1001)");
    expect((await home('suppliers.read')).waiting).toEqual([
      { kind: 'applications', count: 1000, isMore: true },
      { kind: 'licences', count: 0, isMore: false },
    ]);
  });

  it('sets today beside yesterday and the same day of last week for who may see reports', async () => {
    const { accountId } = buyer;
    await seedOrders((text, values) => api.query(text, values), {
      ...{ accountId, sellerId: seller.accountId, orders: 4, parcelsEach: 1 },
    });
    // Two of today, one of yesterday, one that counts nowhere; all paid for.
    await api.query(
      `UPDATE orders o SET status = 20, paid_at = now(), created_at = now() - make_interval(days => n.ago), total_fee = 1500, goods_fee = 1500,
              courier_fee = 0, remote_fee = 0, discount_fee = 0, piece_count = 3
         FROM (SELECT id, (ARRAY[0, 0, 1, 2])[row_number() OVER (ORDER BY id)] AS ago FROM orders WHERE account_id = $1) n WHERE n.id = o.id`,
      [accountId],
    );
    const { days } = await home('reports.read');
    expect(days.map(({ orders, pieces, turnover }) => [orders, pieces, turnover])).toEqual([
      ...[
        [2, 6, 3000],
        [1, 3, 1500],
      ],
      [0, 0, 0],
    ]);
    expect(days[0]).toMatchObject({ cashOuts: 1, cashedOut: 1000, refunds: 0, refunded: 0 });
    expect(days[0]?.accounts).toBeGreaterThanOrEqual(2);
  });
});
