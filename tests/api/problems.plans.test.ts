import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listProblems } from '../../api/src/modules/problems/problems.repository.ts';
import type { Actor } from '../../api/src/shared/actor.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { bindShop } from '../support/shopOrders.ts';

const ORDERS = 1000;
const PARCELS_EACH = 100;
/** Parcels of each kind of problem, and refunds that wait. */
const EACH = 50;
const MAX_BLOCKS_OF_PAGE = 650;
const MAX_BLOCKS_OF_COUNTS = 100;
const BIG: readonly string[] = ['order_package', 'orders', 'refund', 'shop_order'];

let api: TestApi;
let buyer: Actor;
let seller: Actor;

/** An account and a supplier with a hundred thousand parcels, nearly all of them well: signed, or freshly shipped. */
beforeAll(async () => {
  api = await startApi();
  const [one, shop] = [await api.buyer(), await api.shop()];
  buyer = { kind: 'buyer', accountId: one.accountId } as Actor;
  seller = { kind: 'seller', accountId: shop.seller.accountId } as Actor;
  // It takes longer than a request may.
  const client = await api.session();
  await client.query('SET statement_timeout = 0');
  for (const table of ['orders', 'order_package', 'refund'])
    await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await client.query(
    `INSERT INTO orders (order_no, account_id, seller_id, type, platform, good_id, sku_id, good_name, good_pic, good_price, num, piece_count, warehouse_id,
       warehouse_name, warehouse_province, warehouse_city, courier_id, courier_name, sender_id, sender, remark, status, package_count,
       goods_fee, courier_fee, remote_fee, discount_fee, total_fee, pay_expire_at, paid_at)
     SELECT 'D' || n, $1, $2, 1, 0, $3, 1, '毛绒小熊', '', 100, 1, ${PARCELS_EACH}, $4, '', '', '', $5, '', $6, '', '', 30, ${PARCELS_EACH},
            0, 0, 0, 0, 0, now(), now() FROM generate_series(1, ${ORDERS}) n`,
    [one.accountId, shop.seller.accountId, shop.goodId, shop.warehouseId, shop.courierId, one.senderId],
  );
  await client.query(
    `INSERT INTO order_package (package_no, order_id, account_id, seller_id, platform, sku_id, num, status, output_status, auto_send_status, waybill_no,
       shipped_at, picked_at, trace_checked_at, traced_at, receiver, province_code, city_code, district_code,
       province, city, district, weight, goods_fee, courier_fee, remote_fee, discount_fee, package_fee, supplier_share, agent_share)
     SELECT 'P' || n, o.id, o.account_id, o.seller_id, 0, 1, 1,
            CASE WHEN n <= ${EACH} THEN 20 WHEN n <= ${2 * EACH} THEN 60 WHEN n <= ${3 * EACH} OR n > 90000 THEN 30 ELSE 50 END,
            CASE WHEN n <= ${EACH} THEN 4 ELSE 3 END, CASE WHEN n > ${3 * EACH} AND n <= ${4 * EACH} THEN 4 ELSE 3 END, 'YT' || n,
            now() - CASE WHEN n > 90000 THEN interval '1 hour' ELSE interval '3 days' END,
            CASE WHEN n > ${3 * EACH} AND n <= 90000 THEN now() END, now(), now(),
            '', '', '', '', '', '', '', 1, 0, 0, 0, 0, 0, 0, 0
       FROM generate_series(1, ${ORDERS * PARCELS_EACH}) n
       JOIN LATERAL (SELECT * FROM orders WHERE order_no = 'D' || (1 + n % ${ORDERS})) o ON true`,
  );
  await client.query(
    `INSERT INTO refund (refund_no, package_id, order_id, account_id, seller_id, amount, status)
     SELECT 'R' || p.id, p.id, p.order_id, p.account_id, p.seller_id, 0, CASE WHEN row_number() OVER (ORDER BY p.id) <= ${EACH} THEN 30 ELSE 50 END
       FROM order_package p WHERE p.status = 50 LIMIT 20000`,
  );
  const bound = await bindShop(api, one);
  await client.query(
    `INSERT INTO shop_order (shop_id, remote_order_no, remote_status, remote_refund_status, import_status, items, goods_title, num, pay_amount,
       buyer_nick, receiver, province_code, city_code, district_code, province, city, district,
       receiver_key, buyer_memo, seller_memo, remote_updated_at, problem_code)
     SELECT $1, 'R' || n, 2, 0, CASE WHEN n <= ${EACH} THEN 0 ELSE 3 END, '[]', '', 1, 0, '', '', '', '', '', '', '', '', '', '', '', now(),
            CASE WHEN n <= ${EACH} THEN 'GOODS_UNMAPPED' ELSE '' END FROM generate_series(1, 20000) n`,
    [bound.id],
  );
  await client.query('VACUUM ANALYZE orders, order_package, refund, shop_order');
  await client.end();
}, 120_000);
afterAll(() => api.close());

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  /** Of the node and all below it. */
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
};
type ExecutedQuery = [query: { text: string }, values: number[]];

/** A list on the real database, and the plans of its statements, prepared as the service's pool prepares them. */
async function planned(actor: Actor, filter: Parameters<typeof listProblems>[2]) {
  const spy = vi.spyOn(api.database.pool, 'query');
  const answer = await listProblems(api.database.db, actor, filter);
  const requested = spy.mock.calls as unknown as ExecutedQuery[];
  spy.mockRestore();
  const client = await api.session();
  const plans: Plan[] = [];
  for (const [{ text }, values] of requested) {
    await client.query(`PREPARE asked AS ${text}`);
    const { rows } = await client.query(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) EXECUTE asked (${values.map(Number).join(', ')})`,
    );
    await client.query('DEALLOCATE asked');
    plans.push(rows[0]['QUERY PLAN'][0].Plan);
  }
  await client.end();
  return { answer, plans };
}

/** Large tables that a plan reads whole. */
function readWhole({ 'Node Type': type, 'Relation Name': table = '', Plans = [] }: Plan): string[] {
  return [...(BIG.includes(table) && type.includes('Seq Scan') ? [table] : []), ...Plans.flatMap(readWhole)];
}

/** Blocks of tables and indexes that a plan looked at. */
const blocksOf = (plan: Plan) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];

describe('the problems of an account with 100,000 parcels', () => {
  const counts = {
    case: 0,
    refund: EACH,
    pickup: EACH,
    movement: EACH,
    late: 0,
    output: EACH,
    autoSend: EACH,
    autoOrder: EACH,
    shop: 0,
    sourceOrder: 0,
    listing: 0,
    waybillAccount: 0,
    erpAccount: 0,
    erpParcel: 0,
  };
  const ofSeller = { ...counts, autoSend: 0, autoOrder: 0 };

  it.each([
    ['all of a buyer', 'buyer', {}, counts],
    ['the badge of a buyer', 'buyer', { pageSize: 1 }, counts],
    ['a late page of a buyer', 'buyer', { page: 12 }, counts],
    ['the refunds of a buyer', 'buyer', { kind: 'refund' }, counts],
    ['the pick-ups of a buyer', 'buyer', { kind: 'pickup' }, counts],
    ['the movements of a buyer', 'buyer', { kind: 'movement' }, counts],
    ['the waybills of a buyer', 'buyer', { kind: 'output' }, counts],
    ['the write-backs of a buyer', 'buyer', { kind: 'autoSend' }, counts],
    ['all of a supplier', 'seller', {}, ofSeller],
    ['the badge of a supplier', 'seller', { pageSize: 1 }, ofSeller],
    ['the refunds of a supplier', 'seller', { kind: 'refund' }, ofSeller],
    ['the pick-ups of a supplier', 'seller', { kind: 'pickup' }, ofSeller],
    ['the movements of a supplier', 'seller', { kind: 'movement' }, ofSeller],
    ['the waybills of a supplier', 'seller', { kind: 'output' }, ofSeller],
  ] as const)('are read at a cost proportional to their number: %s', async (_, kind, filter, expected) => {
    const { answer, plans } = await planned(kind === 'buyer' ? buyer : seller, filter);
    expect([answer.counts, plans.length]).toEqual([expected, 2]);
    expect(plans.flatMap(readWhole)).toEqual([]);
    // A page of problems with their parcels, lines and shops; then the counts. Those of all parcels are on thousands.
    const [page = 0, counting = 0] = plans.map(blocksOf);
    expect([page < MAX_BLOCKS_OF_PAGE, counting < MAX_BLOCKS_OF_COUNTS]).toEqual([true, true]);
  });
});
