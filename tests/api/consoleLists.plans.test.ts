import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listConsoleCases } from '../../api/src/modules/afterSales/consoleCases.repository.ts';
import { listConsoleGoods } from '../../api/src/modules/consoleGoods/consoleGoods.repository.ts';
import { listConsoleReviews } from '../../api/src/modules/reviews/consoleReviews.repository.ts';
import { type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { seedOrders } from '../support/manyOrders.ts';
import { readingOf } from '../support/plans.ts';

const ROWS = 100_000;
const PAGE = 20;
/** One row in so many is of a rare kind: waits, is banned, is hidden. */
const RARE = 1_000;

let api: TestApi;
let buyer: Person;
let shop: Shop;
beforeAll(async () => {
  api = await startApi();
  [buyer, shop] = [await api.buyer(), await api.shop()];
  await seedOrders((text, values) => api.query(text, values), {
    ...{ accountId: buyer.accountId, sellerId: shop.seller.accountId, orders: 1, parcelsEach: 1 },
  });
  const client = await api.session();
  await client.query(
    "SET statement_timeout = 0; SET synchronous_commit = on; SET session_replication_role = 'replica'",
  );
  await client.query(
    `INSERT INTO after_sale_case (case_no, package_id, order_id, account_id, seller_id, kind, ask, amount, status, outcome, finished_at)
     SELECT 'S' || n, n, p.order_id, p.account_id, p.seller_id, 3, 2, 100, CASE WHEN n % $1 = 0 THEN 60 ELSE 70 END,
            CASE WHEN n % $1 = 0 THEN NULL ELSE 'refunded' END, CASE WHEN n % $1 = 0 THEN NULL ELSE now() END
       FROM generate_series(1, $2::int) n, order_package p WHERE p.account_id = $3`,
    [RARE, ROWS, buyer.accountId],
  );
  await client.query(
    `INSERT INTO goods (goods_no, name, search_text, category_id, seller_id, pics, supply_price, weight, status)
     SELECT 'N' || n, g.name, '', g.category_id, g.seller_id, g.pics, 100, 100, CASE n % $1 WHEN 0 THEN 3 WHEN 1 THEN 5 ELSE 1 END
       FROM generate_series(1, $2::int) n, goods g WHERE g.id = $3`,
    [RARE, ROWS, shop.goodId],
  );
  await client.query(
    `INSERT INTO review (order_id, good_id, account_id, seller_id, score, hidden_at, hidden_reason)
     SELECT n, $3, $4, $5 + n % 50, 1 + n % 5, CASE WHEN n % $1 = 0 THEN now() END, ''
       FROM generate_series(1, $2::int) n`,
    [RARE, ROWS, shop.goodId, buyer.accountId, shop.seller.accountId],
  );
  await client.query("SET session_replication_role = 'origin'");
  await client.query('VACUUM ANALYZE after_sale_case, goods, review');
  await client.end();
}, 180_000);
afterAll(() => api.close());

const GROWING = ['after_sale_case', 'goods', 'review', 'orders', 'order_package', 'account'];

describe(`lists of the console over ${ROWS} rows`, () => {
  it.each([
    ['cases that wait', () => listConsoleCasesOf({})],
    ['all cases', () => listConsoleCasesOf({ show: 'all' })],
    ['a case by its number', () => listConsoleCasesOf({ show: 'all', keyword: 'S99999' })],
    ['cases of a supplier', () => listConsoleCasesOf({ show: 'all', sellerId: shop.seller.accountId })],
    ['goods that wait', () => listGoodsOf({})],
    ['banned goods', () => listGoodsOf({ show: 'banned' })],
    ['all goods', () => listGoodsOf({ show: 'all' })],
    ['goods by their number', () => listGoodsOf({ show: 'all', keyword: 'N99999' })],
    // Those of all pages are counted no further than 10,000.
    ['all reviews', () => listReviewsOf({}, new Map([['list', null]]))],
    ['hidden reviews', () => listReviewsOf({ show: 'hidden' })],
    ['reviews of a supplier', () => listReviewsOf({ sellerId: shop.seller.accountId })],
  ])('read no growing table from end to end: %s', async (_name, list) => {
    const reading = await readingOf(api.database.db, list());
    expect(reading.scanned.filter((table) => GROWING.includes(table))).toEqual([]);
  });
});

type Work = Parameters<typeof readingOf>[1];
const listConsoleCasesOf =
  (filter: Parameters<typeof listConsoleCases>[1]): Work =>
  (db) =>
    listConsoleCases(db, { pageSize: PAGE, ...filter });
const listGoodsOf =
  (filter: Parameters<typeof listConsoleGoods>[1]): Work =>
  (db) =>
    listConsoleGoods(db, { pageSize: PAGE, ...filter });
const listReviewsOf =
  (
    filter: Parameters<typeof listConsoleReviews>[1],
    fields?: Parameters<typeof listConsoleReviews>[2],
  ): Work =>
  (db) =>
    listConsoleReviews(db, { pageSize: PAGE, ...filter }, fields);
