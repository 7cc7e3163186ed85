import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  groupOf,
  groupsFor,
  NOTICE_KINDS,
  plainKind,
} from '../../api/src/modules/notices/personNoticeKinds.ts';
import type { PersonNoticeDto } from '../../api/src/modules/notices/personNotices.schemas.ts';
import { scopesOfRole } from '../../api/src/shared/roles.ts';
import { orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const told = async (who: Person) =>
  (await who.call<{ list: PersonNoticeDto[] }>('POST', '/notice/mine', { pageSize: 100 })).data.list
    .map(({ kind, title, link }) => ({ kind, title, link }))
    .toReversed();

async function paidOrder(
  shop: Shop,
): Promise<{ buyer: Person; orderId: number; parcelId: number; packageNo: string }> {
  const buyer = await api.buyer({ balance: 100_000 });
  const { data } = await buyer.call<{ orderId: number }>(
    'POST',
    '/orders/createOrder',
    orderBody(buyer, shop),
  );
  await buyer.call('POST', '/orders/confirmOrder', { id: data.orderId, action: 'pay' });
  const [parcel] = await api.query<{ id: number; packageNo: string }>(
    'SELECT id, package_no AS "packageNo" FROM order_package WHERE order_id = $1',
    [data.orderId],
  );
  return { buyer, orderId: data.orderId, parcelId: parcel?.id ?? 0, packageNo: parcel?.packageNo ?? '' };
}

describe('problems of parcels', () => {
  it('are told to buyer and supplier with a link to the order, once an hour for each order', async () => {
    const shop = await api.shop();
    const { buyer, orderId, packageNo } = await paidOrder(shop);
    const set = (change: string) =>
      api.query(`UPDATE order_package SET ${change} WHERE order_id = $1`, [orderId]);
    for (const change of ['output_status = 4', 'output_status = 1', 'output_status = 4']) await set(change);
    await set("output_status = 3, waybill_no = 'SF1', status = 30, shipped_at = now()");
    await set('status = 60');
    await set('auto_send_status = 5');
    await set('auto_send_status = 4');
    const both = [
      { kind: 'waybillFailed', title: '出单失败', link: `/packageCenter/${orderId}?output=FAILED` },
      {
        kind: 'parcelProblem',
        title: '包裹物流异常',
        link: `/packageCenter/${orderId}?keyword=${packageNo}`,
      },
    ];
    expect(await told(shop.seller)).toEqual(both);
    expect(await told(buyer)).toEqual([
      ...both,
      {
        kind: 'writeBackFailed',
        title: '运单号没有回传到店铺',
        link: `/packageCenter/${orderId}?autoSend=FAILED`,
      },
    ]);
  });

  it('hold nothing of a receiver, whatever a courier has said', async () => {
    const shop = await api.shop();
    const { buyer, orderId } = await paidOrder(shop);
    await api.query(
      "UPDATE order_package SET output_status = 4, output_result = '张三的地址不对' WHERE order_id = $1",
      [orderId],
    );
    const rows = await api.query('SELECT title || detail AS words FROM person_notice WHERE account_id = $1', [
      buyer.accountId,
    ]);
    expect(JSON.stringify(rows)).not.toContain('张三');
  });
});

describe('a refund that is answered', () => {
  it('is told to its buyer, unless a case tells it', async () => {
    const shop = await api.shop();
    const { buyer, orderId, parcelId } = await paidOrder(shop);
    const refund = async (status: number) => {
      const [row] = await api.query<{ id: number }>(
        `INSERT INTO refund (refund_no, package_id, order_id, account_id, seller_id, amount, status)
         SELECT 'R' || nextval('refund_id_seq'), id, order_id, account_id, seller_id, 1250, $2 FROM order_package WHERE id = $1 RETURNING id`,
        [parcelId, status],
      );
      return row?.id ?? 0;
    };
    const end = (id: number, status: number) =>
      api.query('UPDATE refund SET status = $2 WHERE id = $1', [id, status]);
    await end(await refund(20), 40);
    await end(await refund(30), 50);
    await end(await refund(30), 60);
    const withCase = await refund(30);
    await api.query(
      `INSERT INTO after_sale_case (case_no, package_id, order_id, account_id, seller_id, kind, ask, amount, refund_id, status, due_at)
       SELECT 'C' || id, id, order_id, account_id, seller_id, 1, 1, 1, $2, 10, now() FROM order_package WHERE id = $1`,
      [parcelId, withCase],
    );
    await end(withCase, 50);
    const link = `/packageCenter/${orderId}?tab=refunds`;
    expect((await told(buyer)).filter(({ kind }) => kind === 'refundAnswered')).toEqual([
      { kind: 'refundAnswered', title: '退款已到账', link },
      { kind: 'refundAnswered', title: '退款未通过', link },
    ]);
  });
});

describe('shops', () => {
  const run = () =>
    api.app.scheduledJobs.find(({ name }) => name === 'tellExpiringShops')?.run(new AbortController().signal);
  const shopOf = async ({ accountId }: Person, ends: string, isSeller = false) => {
    const [row] = await api.query<{ id: number }>(
      `INSERT INTO shop (account_id, platform, remote_shop_id, shop_name, seller_nick, is_seller, access_token, expires_at)
       VALUES ($1, 1, gen_random_uuid(), '小店', '', $3, '', now() + $2::interval) RETURNING id`,
      [accountId, ends, isSeller],
    );
    return row?.id ?? 0;
  };

  it('are told before their authorisation ends and when it has, once each', async () => {
    const buyer = await api.buyer();
    const id = await shopOf(buyer, '2 days');
    for (const ends of ['4 days', '-8 days']) await shopOf(buyer, ends);
    for (const _ of [1, 2]) await run();
    const [expiring, lapsed] = [
      { kind: 'shopExpiring', title: '店铺授权即将到期', link: '/me/shops' },
      { kind: 'shopLapsed', title: '店铺授权已到期', link: '/me/shops' },
    ];
    expect(await told(buyer)).toEqual([expiring]);
    await api.query("UPDATE shop SET expires_at = now() - interval '1 hour' WHERE id = $1", [id]);
    for (const _ of [1, 2]) await run();
    // A call of the platform finds it out as well.
    await api.query('UPDATE shop SET status = 3 WHERE id = $1', [id]);
    expect(await told(buyer)).toEqual([expiring, lapsed]);
    await api.query(
      "UPDATE shop SET status = 1, auth_at = now() + interval '1 second', expires_at = now() + interval '1 day' WHERE id = $1",
      [id],
    );
    await run();
    expect(await told(buyer)).toEqual([expiring, lapsed, expiring]);
  });

  it('of suppliers are told of where they are renewed', async () => {
    const { seller } = await api.shop();
    const id = await shopOf(seller, '1 day', true);
    await run();
    await api.query('UPDATE shop SET status = 3 WHERE id = $1', [id]);
    const link = '/seller/print?tab=assigned';
    expect(await told(seller)).toEqual([
      { kind: 'shopExpiring', title: '店铺授权即将到期', link },
      { kind: 'shopLapsed', title: '店铺授权已到期', link },
    ]);
  });

  it('whose order is not ordered by itself for want of goods are told once an hour', async () => {
    const buyer = await api.buyer();
    const id = await shopOf(buyer, '30 days');
    await api.query(
      `INSERT INTO shop_order (shop_id, remote_order_no, remote_status, remote_refund_status, items, goods_title, num, pay_amount, buyer_nick, receiver,
         province_code, city_code, district_code, province, city, district, receiver_key, buyer_memo, seller_memo, remote_updated_at)
       SELECT $1, 'T' || n, 1, 0, '[]', '', 1, 1, '', '', '', '', '', '', '', '', '', '', '', now() FROM generate_series(1, 3) n`,
      [id],
    );
    for (const code of ['STOCK_SHORT', '', 'STOCK_SHORT', 'AREA_BANNED'])
      await api.query('UPDATE shop_order SET problem_code = $2 WHERE shop_id = $1', [id, code]);
    expect(await told(buyer)).toEqual([
      { kind: 'goodsShort', title: '商品缺货，店铺订单没有下单', link: '/problems' },
      { kind: 'autoOrderFailed', title: '店铺订单没有自动下单', link: '/problems' },
    ]);
  });
});

describe('a low balance', () => {
  const limit = (who: Person, fen: number | null) =>
    api.query("UPDATE ledger_account SET low_limit = $2 WHERE owner_id = $1 AND code = 'available'", [
      who.accountId,
      fen,
    ]);
  const pay = async (buyer: Person, shop: Shop, num: number) => {
    const { data } = await buyer.call<{ orderId: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(buyer, shop, { num }),
    );
    const { code } = await buyer.call('POST', '/orders/confirmOrder', { id: data.orderId, action: 'pay' });
    expect(code).toBe(0);
  };

  it('is told when payments cross the limit, once until there was more again', async () => {
    const shop = await api.shop({ stock: 1_000 });
    const buyer = await api.buyer({ balance: 1_000_000 });
    await limit(buyer, 1_000_000);
    expect(await told(buyer)).toEqual([]);
    await pay(buyer, shop, 1);
    await pay(buyer, shop, 1);
    expect(await told(buyer)).toEqual([
      { kind: 'balanceLow', title: '余额低于 ¥10000.00', link: '/buyer/wallet?recharge=' },
    ]);
    await api.query('SELECT give_demo_money($1, 1000000)', [buyer.accountId]);
    await api.query("UPDATE ledger_account SET held = 1050000 WHERE owner_id = $1 AND code = 'available'", [
      buyer.accountId,
    ]);
    expect(await told(buyer)).toHaveLength(2);
  });

  it('is told once by payments at the same time, at once where a limit is set above it, and never without one', async () => {
    const shop = await api.shop({ stock: 1_000 });
    const buyer = await api.buyer({ balance: 1_000_000 });
    await limit(buyer, 999_000);
    await Promise.all(Array.from({ length: 8 }, () => pay(buyer, shop, 3)));
    expect(await told(buyer)).toHaveLength(1);
    // A limit that is raised while there is less already tells nothing new.
    await limit(buyer, 999_500);
    const other = await api.buyer({ balance: 500 });
    await pay(await api.buyer({ balance: 100_000 }), shop, 1);
    expect(await told(other)).toEqual([]);
    await limit(other, 501);
    expect(await told(other)).toHaveLength(1);
    expect(await told(buyer)).toHaveLength(1);
  });
});

describe('the kinds of notices', () => {
  it('that are told anywhere are in the table', () => {
    const files = (folder: string): string[] =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(ts|sql)$/.test(entry.name))
        .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8'));
    const root = new URL('../../api/src/', import.meta.url).pathname;
    const kinds = [...files(`${root}db/functions`), ...files(`${root}modules`)]
      .filter((text) => /INSERT INTO person_notice|tell_accounts|[^a-zA-Z.]tell\(/.test(text))
      .flatMap((text) =>
        [...text.matchAll(/'?kind'?[:,] '([a-zA-Z.]+)'/g)].map(([, kind = '']) => plainKind(kind)),
      )
      .filter((kind) => /^[a-z]+([A-Z][a-z]+)+$/.test(kind));
    expect(kinds.length).toBeGreaterThan(20);
    expect([...new Set(kinds)].filter((kind) => !Object.hasOwn(NOTICE_KINDS, kind))).toEqual([]);
  });

  it('are about what one may see, and those of a newer release about the account', () => {
    const viewer = { member: { id: 1, scopes: scopesOfRole('viewer') } };
    expect(groupsFor({ kind: 'buyer' })).toEqual([
      'shipping',
      'afterSales',
      'money',
      'shops',
      'goods',
      'account',
    ]);
    expect(groupsFor({ kind: 'seller', ...viewer })).toEqual([
      'shipping',
      'afterSales',
      'shops',
      'goods',
      'account',
    ]);
    expect([groupOf('case.offer'), groupOf('somethingNew')]).toEqual(['afterSales', 'account']);
  });
});
