import type pg from 'pg';
import { keepPartitions } from '../../api/src/db/partitions/keepPartitions.ts';
import { PAYEE } from '../../api/src/modules/cashOuts/payees.ts';
import type { Person, Shop, TestApi } from './api.ts';
import { sealed, testBox } from './sealed.ts';
import { bindShop } from './shopOrders.ts';
import { endpointOf } from './webhooks.ts';

/**
 * Rows of the tables that grow with every order, and of what comes less often; of the first, every so manieth is the known
 * buyer's, supplier's or shop's.
 */
type Rows = { many: number; some: number; every: { buyer: number; seller: number; shop: number } };
const ROWS: Rows = { many: 100_000, some: 30_000, every: { buyer: 101, seller: 53, shop: 103 } };
/** From here on indexes are built when the rows are there: entering each row into them takes longer. */
const INDEXED_LATER = 1_000_000;
const PERSON = { name: '张三', phone: '13800000011', address: '文三路123号' };
const PAYEE_SEALED = testBox.seal('', PAYEE);
const ITEMS = JSON.stringify([
  {
    remoteGoodId: 'g',
    remoteSkuId: 's',
    title: '毛绒小熊',
    sku: '',
    num: 1,
    price: 100,
    pic: '',
    merchantCode: '',
  },
]);
const BUYERS = 10_000;
const SELLERS = 1_000;

/** Whose lists are read: some hundredth of all rows is theirs. */
export type Grown = {
  buyer: Person;
  shop: Shop;
  shopId: number;
  stocktakeId: number;
  editId: number;
  endpointId: number;
};

/**
 * Fills a database as it stands after some years: most of everything is over, a few rows are at every other stage, and
 * nothing is due. Rows have no more than what queries select by; triggers and foreign keys were asleep meanwhile.
 */
export async function growDatabase(api: TestApi, rows = ROWS): Promise<Grown> {
  const [buyer, shop] = [await api.buyer({ balance: 1_000_000 }), await api.shop()];
  const { id: shopId } = await bindShop(api, buyer);
  const begun = await shop.seller.call<{ stocktakeId: number }>('POST', '/stocktakes/begin', {
    warehouseId: shop.warehouseId,
  });
  const edited = await shop.seller.call<{ editId: number }>('POST', '/bulkEdits/apply', {
    ...{ kind: 4, change: { mode: 1, value: 9 }, rows: [{ id: shop.goodId, before: 8 }] },
  });
  const stocktakeId = begun.data.stocktakeId;
  const { id: endpointId } = await endpointOf(buyer, 'buyer', 'https://erp.example/');
  const grown = { buyer, shop, shopId, stocktakeId, editId: edited.data.editId, endpointId };
  const client = await api.session();
  const fill: Fill = (statement) => client.query(statement);
  try {
    await fill('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await fill("SET session_replication_role = replica; SET work_mem = '64MB'");
    const dormant = await others(fill, peopleOf(1, rows.some, undefined, 'dormant'));
    await fill(
      `UPDATE account SET super_id = ${dormant.first} + (id - ${dormant.first}) / 5 WHERE id > ${dormant.first} AND phone_print LIKE 'dormant%'`,
    );
    await fill(
      `INSERT INTO audit_log (operator, action, target, detail)
       SELECT 'kefu', 'order read', 'order:' || g, '{}' FROM generate_series(1, ${rows.some}) g`,
    );
    await fill(`INSERT INTO session (token_hash, account_id, idle_until, hard_until, revoked_at)
      SELECT phone_print, id, now(), now(), CASE WHEN id % 2 = 0 THEN now() END FROM account WHERE phone_print LIKE 'dormant%'`);
    const ids: Ids = {
      buyer: turns(buyer.accountId, rows.every.buyer, await others(fill, peopleOf(1, BUYERS, buyer))),
      seller: turns(shop.seller.accountId, rows.every.seller, await others(fill, peopleOf(2, SELLERS))),
      bound: turns(shopId, rows.every.shop, await others(fill, SHOPS)),
      payer: turns(buyer.accountId, rows.every.buyer, dormant),
    };
    await others(fill, ENDPOINTS);
    await fill(
      "INSERT INTO ledger_account (owner_id, code) SELECT id, 'available' FROM account ON CONFLICT DO NOTHING",
    );
    const indexes = rows.many >= INDEXED_LATER ? await dropIndexes(client) : [];
    for (const statement of statements(grown, ids, rows)) await fill(statement);
    for (const definition of indexes) await fill(definition);
    await keepPartitions(client);
    await fill(`VACUUM ANALYZE ${await filledTables(client)}`);
  } finally {
    await client.end();
  }
  return grown;
}

/** What autovacuum looks at: it passes over the empty partitions of tomorrow. */
async function filledTables(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ names: string }>(`
    SELECT string_agg(oid::regclass::text, ', ') AS names FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND NOT (relispartition AND pg_relation_size(oid) = 0)`);
  return rows[0]?.names ?? '';
}

/** Removes the indexes that are no keys, and answers what makes them again. */
async function dropIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    SELECT i.indexrelid::regclass::text AS name, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') AS definition
      FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
     WHERE t.relnamespace = 'public'::regnamespace AND t.relkind IN ('r', 'p') AND NOT t.relispartition AND NOT i.indisunique`);
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}

type Fill = (statement: string) => Promise<{ rows: { first: number; rows: number }[] }>;
type Ids = Record<'buyer' | 'seller' | 'bound' | 'payer', (n?: string) => string>;

/** Accounts of a kind, some of them invited. */
const peopleOf = (kind: 1 | 2, people: number, inviter?: Person, name = 'grown') =>
  `INSERT INTO account (kind, phone, phone_print, password_hash, nick_name, super_id)
   SELECT ${kind}, '', '${name}' || n, '', '测试', ${inviter ? `CASE WHEN n <= 20 THEN ${inviter.accountId} END` : 'NULL'}
     FROM generate_series(1, ${people}) n RETURNING id`;
/** Shops of some buyers. */
const SHOPS = `INSERT INTO shop (account_id, platform, remote_shop_id, shop_name, seller_nick, is_seller, access_token, expires_at, auto_order)
  SELECT id, 4, 'grown' || id, '', '', false, '', now() + interval '30 days', id % 2 = 0
    FROM account WHERE phone_print LIKE 'grown%' AND kind = 1 LIMIT 400 RETURNING id`;

/** Endpoints of some buyers. */
const ENDPOINTS = `INSERT INTO webhook_endpoint (account_id, url, events, secret)
  SELECT id, 'https://127.0.0.1/', '{order.paid}', '' FROM account WHERE phone_print LIKE 'grown%' AND kind = 1 LIMIT 400 RETURNING id`;

/** Adds rows, whose ids ascend without a gap. */
async function others(fill: Fill, statement: string) {
  const { rows } = await fill(
    `WITH added AS (${statement}) SELECT min(id) AS first, count(*) AS rows FROM added`,
  );
  return rows[0] ?? { first: 0, rows: 0 };
}

/** The id of a row's own person or shop: by turns one of the others', and every so often the known one's. */
const turns =
  (known: number, every: number, { first, rows }: { first: number; rows: number }) =>
  (n = 'n') =>
    `(CASE WHEN ${n} % ${every} = 0 THEN ${known} ELSE ${first} + ${n} % ${rows} END)`;

/** Within the last two months, the newest last. */
const AT = (rows: number) => `now() - interval '60 days' * (${rows} - n) / ${rows} - interval '1 hour'`;

function statements(
  { shop, endpointId }: Grown,
  { buyer, seller, bound, payer }: Ids,
  { many, some }: Rows,
): string[] {
  return [
    `INSERT INTO webhook_message (endpoint_id, type, thing, data, state, at, next_at)
     SELECT CASE WHEN n % 50 = 0 THEN ${endpointId} ELSE ${endpointId} + n % 400 END, 'order.paid', 'order ' || n / 3, '{"id": 1}',
            CASE WHEN n % 40 = 0 THEN 1 WHEN n % 40 = 10 THEN 3 ELSE 2 END, now() - interval '10 days' * (${many} - n) / ${many}, now() + interval '1 day'
       FROM generate_series(1, ${many}) n`,
    `INSERT INTO orders (order_no, account_id, seller_id, type, platform, good_id, good_name, good_pic, good_price, sku_id, num, sku_count, piece_count,
       warehouse_id, warehouse_name, warehouse_province, warehouse_city, courier_id, courier_name, sender_id, sender, remark, shop_id, by_itself,
       batch_no, status, after_sale_status, package_count, goods_fee, courier_fee, remote_fee, discount_fee, total_fee, created_at,
       pay_expire_at, paid_at, cancelled_at, shipped_at, received_at, completed_at, review_score)
     SELECT 'G' || n, ${buyer()}, ${seller()}, 1 + n % 3, n % 7, ${shop.goodId}, '毛绒小熊 ' || n % 40, '', 100, ${shop.skuId}, 1,
            CASE WHEN n % 20 = 0 THEN 2 ELSE 1 END, 1, 1 + n % 20, '', '', '', 1 + n % 5, '', 1, '', '',
            CASE WHEN n % 3 = 0 THEN ${bound()} END, n % 9 = 0, CASE WHEN n % 4 = 0 THEN 'GB' || n / 40 END, stage,
            CASE WHEN n % 50 = 7 AND stage = 50 THEN 2 ELSE 0 END, 1, 100, 300, 0, 0, 400, at, now() + interval '1 day',
            CASE WHEN stage NOT IN (10, 60) THEN at END, CASE WHEN stage = 60 THEN at END,
            CASE WHEN stage IN (30, 40, 50) THEN greatest(at, now() - interval '2 days') END,
            CASE WHEN stage IN (40, 50) THEN greatest(at, now() - interval '2 days') END, CASE WHEN stage = 50 THEN at END,
            CASE WHEN stage = 50 AND n % 10 = 0 THEN 5 END
       FROM generate_series(1, ${many}) n, LATERAL (SELECT ${AT(many)} AS at,
            CASE WHEN n % 1000 < 3 THEN 10 WHEN n % 1000 < 8 THEN 20 WHEN n % 1000 < 18 THEN 30 WHEN n % 1000 < 24 THEN 40
                 WHEN n % 1000 < 60 THEN 60 ELSE 50 END AS stage) made`,
    // The numbers of orders and parcels ascend alike: a parcel's is that of its order.
    `INSERT INTO order_package (package_no, order_id, account_id, seller_id, platform, third_order_no, status, refund_status, output_status,
       auto_send_status, auto_send_at, lease_until, trace_checked_at, traced_at, tracked_until, picked_at, settle_status, settle_from, settled_at,
       shop_id, waybill_no, line_count, sku_id, num, receiver, province_code, city_code, district_code, province, city, district, weight,
       goods_fee, courier_fee, remote_fee, discount_fee, package_fee, supplier_share, agent_share, created_at, shipped_at, signed_at, refunded_at)
     SELECT 'GP' || o.id, o.id, account_id, seller_id, platform, 'T' || o.id, stage, CASE WHEN stage = 70 THEN 40 ELSE 0 END,
            CASE WHEN stage = 20 THEN CASE WHEN id % 7 = 0 THEN 4 ELSE 1 END WHEN is_out THEN 3 ELSE 0 END,
            CASE WHEN shop_id IS NULL OR NOT is_out THEN 0 WHEN id % 500 = 1 THEN 4 WHEN id % 500 = 2 THEN 1 ELSE 3 END,
            CASE WHEN shop_id IS NOT NULL AND id % 500 = 2 THEN now() + interval '1 hour' END,
            CASE WHEN stage = 20 THEN now() + interval '1 hour' END,
            CASE WHEN is_out AND id % 3 > 0 THEN now() END, CASE WHEN stage IN (40, 50) THEN now() - interval '1 hour' END,
            CASE WHEN is_out AND stage <> 50 THEN now() + interval '30 days' END, CASE WHEN stage IN (40, 50, 60) THEN shipped_at END,
            CASE WHEN stage IN (30, 40, 60) THEN 1 WHEN stage = 50 THEN 2 WHEN stage = 70 THEN 3 ELSE 0 END,
            now() + interval '7 days', CASE WHEN stage = 50 THEN shipped_at END, shop_id, CASE WHEN is_out THEN 'GY' || id END, CASE WHEN sku_count > 1 THEN 2 ELSE 1 END, sku_id, 1,
            '${sealed.receiver(PERSON)}', '33', '3301', '330106', '浙江省', '杭州市', '西湖区', 300, 100, 300, 0, 0, 400, 330, 20, created_at, shipped_at,
            CASE WHEN stage = 50 THEN shipped_at END, CASE WHEN stage = 70 THEN created_at END
       FROM orders o, LATERAL (SELECT CASE WHEN after_sale_status = 2 THEN 70 WHEN status = 40 THEN 50 WHEN status = 60 THEN 80
                 WHEN status = 30 THEN CASE WHEN id % 11 = 0 THEN 60 WHEN id % 2 = 0 THEN 40 ELSE 30 END ELSE status END AS stage) s,
            LATERAL (SELECT stage IN (30, 40, 50, 60) AS is_out) x
      WHERE order_no LIKE 'G%' ORDER BY o.id`,
    `INSERT INTO order_sku (order_id, sku_id, good_id, good_name, good_pic, sku_name, merchant_code)
     SELECT id, sku_id + 1000, good_id, good_name, '', '', '' FROM orders WHERE sku_count > 1`,
    `INSERT INTO package_line (package_id, line, sku_id, num, goods_fee, supply_fee)
     SELECT p.id, line, CASE line WHEN 1 THEN p.sku_id ELSE p.sku_id + 1000 END, 1, 50, 0 FROM order_package p, generate_series(1, 2) line WHERE line_count > 1`,
    `INSERT INTO third_order (account_id, platform, third_order_no, package_id)
     SELECT account_id, platform, third_order_no, id FROM order_package WHERE third_order_no IS NOT NULL AND status NOT IN (70, 80)`,
    `INSERT INTO receiver_print (print, package_id) SELECT id % 50000, id FROM order_package`,
    `INSERT INTO receiver_reveal (account_id, package_id, purpose) SELECT account_id, id, 'screen' FROM order_package WHERE id % 3 = 0`,
    `INSERT INTO refund (refund_no, package_id, order_id, account_id, seller_id, amount, status, due_at, void_at, created_at, finished_at)
     SELECT 'GR' || id, id, order_id, account_id, seller_id, 0, CASE WHEN id % 400 = 0 THEN 30 WHEN id % 3 = 0 THEN 60 ELSE 40 END,
            CASE WHEN id % 400 = 0 THEN now() + interval '1 day' END, CASE WHEN id % 400 = 3 THEN now() + interval '1 day' END, created_at, created_at
       FROM order_package WHERE id % 4 IN (0, 3)`,
    `INSERT INTO after_sale_case (case_no, package_id, order_id, account_id, seller_id, kind, ask, amount, status, refund_id, due_at, outcome, created_at, finished_at)
     SELECT 'GS' || id, package_id, order_id, account_id, seller_id, 3, 1, 1, CASE WHEN package_id % 400 = 0 THEN 10 ELSE 80 END, id,
            CASE WHEN package_id % 400 = 0 THEN now() + interval '1 day' END, CASE WHEN package_id % 400 <> 0 THEN 'revoked' END, created_at,
            CASE WHEN package_id % 400 <> 0 THEN created_at END FROM refund`,
    'INSERT INTO dismissed_suggestion (package_id) SELECT id FROM order_package WHERE id % 5 = 0',
    `INSERT INTO return_parcel (seller_id, account_id, courier_id, waybill_no, traced_at, trace_checked_at, signed_at, arrived_at, created_at)
     SELECT seller_id, CASE WHEN id % 50 <> 0 THEN account_id END, 1, 'GYT' || id, created_at, created_at, CASE WHEN id % 200 <> 0 THEN created_at END,
            CASE WHEN id % 200 <> 0 THEN created_at END, created_at FROM after_sale_case`,
    `UPDATE after_sale_case c SET return_id = r.id FROM return_parcel r WHERE r.waybill_no = 'GYT' || c.id AND r.account_id IS NOT NULL`,
    `INSERT INTO coming_back (package_id, kind) SELECT package_id, 9 FROM after_sale_case ORDER BY id LIMIT 5`,
    `INSERT INTO compensation (case_id, package_id, amount, supplier_part, agent_part) SELECT id, package_id, 1, 1, 0 FROM after_sale_case`,
    `INSERT INTO courier_claim (claim_no, package_id, order_id, seller_id, case_id, courier_name, waybill_no, direct, kind, amount, text, opened_by, status, created_at, finished_at)
     SELECT 'GL' || id, package_id, order_id, seller_id, id, '', '', false, 3, 1, '', 'seller', CASE WHEN package_id % 400 = 0 THEN 10 ELSE 60 END, created_at,
            CASE WHEN package_id % 400 <> 0 THEN created_at END FROM after_sale_case`,
    `INSERT INTO case_message (case_id, by, action, text) SELECT id, 'user', 'open', '' FROM after_sale_case`,
    `INSERT INTO package_event (package_id, at, type, text, actor)
     SELECT id, created_at, CASE WHEN id % 2 = 0 THEN 'trace' ELSE 'created' END, '', 'system' FROM order_package`,
    `INSERT INTO review (order_id, good_id, account_id, seller_id, score, answered_at, created_at)
     SELECT id, good_id, account_id, seller_id, 1 + id % 5, CASE WHEN id % 50 <> 0 THEN created_at END, created_at FROM orders WHERE status >= 40`,
    `INSERT INTO merge_order (merge_no, shop_id, receiver_key, created_at)
     SELECT 'GM' || n, ${bound()}, 'k' || n, ${AT(some)} FROM generate_series(1, ${some}) n`,
    `INSERT INTO shop_order (shop_id, remote_order_no, remote_status, remote_refund_status, import_status, items, goods_title, num, pay_amount,
       paid_at, buyer_nick, receiver, province_code, city_code, district_code, province, city, district, receiver_key, buyer_memo, seller_memo,
       merge_id, order_id, package_id, problem_code, remote_updated_at, synced_at)
     SELECT ${bound()}, 'GS' || n, 2, 0, CASE WHEN n % 200 < 3 THEN 0 ELSE 3 END, '${ITEMS}',
            '毛绒小熊', 1, 100, at, '', '${sealed.shopOrder(PERSON)}', '', '', '', '', '', '', 'k' || n, '', '', CASE WHEN n % 5 = 0 THEN n / 5 END,
            CASE WHEN n % 200 >= 3 THEN n END, CASE WHEN n % 200 >= 3 THEN n END, CASE WHEN n % 200 = 0 THEN 'GOODS_UNMAPPED' ELSE '' END, at, at
       FROM generate_series(1, ${many}) n, LATERAL (SELECT ${AT(many)} AS at) made`,
    `INSERT INTO shop_order_parcel (shop_order_id, package_id, import_status) SELECT id, package_id, 3 FROM shop_order WHERE package_id IS NOT NULL`,
    `INSERT INTO shop_sku (shop_id, remote_good_id, remote_sku_id, title, sku, sku_text, pic, seen_at)
     SELECT ${bound()}, 'g' || n, 's', '', '', '', '', now() FROM generate_series(1, ${some}) n`,
    `INSERT INTO shop_good (shop_id, remote_good_id, good_id) SELECT shop_id, remote_good_id, ${shop.goodId} FROM shop_sku`,
    // What waits is a small part of what is kept.
    `DELETE FROM shop_listing_change WHERE id % 200 > 0`,
    `DELETE FROM shop_stock_change WHERE id % 200 > 0`,
    `INSERT INTO shop_good_item (shop_good_id, sku_id, num, sort) SELECT id, ${shop.skuId}, 1, 0 FROM shop_good WHERE id % 5 = 0`,
    `UPDATE shop SET stock_sync = true WHERE id % 2 = 0`,
    `INSERT INTO shop_stock (shop_sku_id, shop_id, quantity, sent_quantity, state, due_at)
     SELECT id, shop_id, 5, 5, 1, CASE WHEN id % 200 = 0 THEN now() END FROM shop_sku`,
    `INSERT INTO shop_listing (shop_id, good_id, title, category_id, category_name, properties, freight_id, phone, times, plus,
       ending, floor, on_sale, state, verdict, verdict_due_at, due_at, look_due, changes)
     SELECT h.id, g.id, '', '1', '', '[]', '0', '0571-88880000', 150, 0, 0, 0, true, 1,
            CASE (h.id + g.id) % 50 WHEN 0 THEN 3 ELSE 1 END, now() + (g.id % 100 - 1) * interval '1 hour', CASE WHEN (h.id + g.id) % 200 = 0 THEN now() END,
            (h.id + g.id) % 200 = 1, CASE WHEN (h.id + g.id) % 50 = 0 THEN '[{"kind": "price", "before": "", "after": ""}]'::jsonb ELSE '[]' END
       FROM (SELECT id FROM shop ORDER BY id LIMIT 40) h, (SELECT id FROM goods ORDER BY id LIMIT ${Math.ceil(some / 40)}) g`,
    `INSERT INTO shop_goods_pull (shop_id, status, created_at, finished_at)
     SELECT ${bound()}, 1, ${AT(some)}, now() FROM generate_series(1, ${some}) n`,
    `INSERT INTO shop_pull (shop_id, from_at, to_at, status, created_at, finished_at)
     SELECT ${bound()}, now(), now(), 1, ${AT(some)}, now() FROM generate_series(1, ${some}) n`,
    `INSERT INTO ledger_tx (kind, biz_type, biz_id, step, title, created_at)
     SELECT 2 + n % 2, 'grown', n, '', '', ${AT(many)} FROM generate_series(1, ${many}) n`,
    `INSERT INTO ledger_entry (tx_id, account_id, amount, balance_after, account_seq, counterpart_balance, kind, created_at)
     SELECT t.id, a.id, -1, 0, t.id, 0, t.kind, t.created_at
       FROM ledger_tx t JOIN ledger_account a ON a.owner_id = ${buyer('t.biz_id')} AND a.code = 'available' WHERE t.biz_type = 'grown'`,
    `INSERT INTO ledger_entry (tx_id, account_id, amount, kind, created_at)
     SELECT t.id, a.id, 1, t.kind, t.created_at FROM ledger_tx t, ledger_account a
      WHERE a.owner_id = 0 AND a.code = 'escrow' AND t.biz_type = 'grown'`,
    `INSERT INTO payment (pay_no, account_id, amount, pay_type, status, channel_trade_no, expire_at, paid_at, next_ask_at, reconcile_at, created_at)
     SELECT 'GZ' || n, ${payer()}, 1000, 1 + n % 2, stage, CASE stage WHEN 1 THEN 'trade' || n END, now() + interval '1 day',
            CASE stage WHEN 1 THEN at END, CASE stage WHEN 0 THEN now() + interval '1 day' ELSE at END, CASE WHEN n % 300 = 0 THEN now() + interval '1 day' END, at
       FROM generate_series(1, ${many}) n, LATERAL (SELECT ${AT(many)} AS at,
            CASE WHEN n % 500 = 0 THEN 0 WHEN n % 4 = 0 THEN 2 ELSE 1 END AS stage) made`,
    `INSERT INTO recharge_refund (refund_no, payment_id, account_id, amount, status, next_try_at, ended_at)
     SELECT 'GF' || id, id, account_id, 1, CASE WHEN id % 300 = 1 THEN 0 ELSE 1 END, now() + interval '1 day', CASE WHEN id % 300 = 1 THEN NULL ELSE now() END
       FROM payment WHERE id % 3 = 1`,
    `INSERT INTO cash_out (cash_out_no, account_id, amount, fee, account_type, account, account_name, account_masked, status, transfer_no, paid_at, created_at)
     SELECT 'GC' || n, ${payer()}, 100, 1, 1, '${PAYEE_SEALED}', '${PAYEE_SEALED}', '', stage, CASE stage WHEN 30 THEN 't' || n END, CASE stage WHEN 30 THEN now() END, ${AT(some)}
       FROM generate_series(1, ${some}) n, LATERAL (SELECT CASE WHEN n % 500 = 0 THEN 10 ELSE 30 END AS stage) made`,
    `INSERT INTO account_closing (account_id, status, ended_at) SELECT ${buyer()}, 3, now() FROM generate_series(1, ${some}) n`,
    `INSERT INTO stock_log (stock_id, type, delta, quantity_after, locked_after, biz_no)
     SELECT 1 + n % 500, 3, 1, 1, 1, 'G' || n FROM generate_series(1, ${many}) n`,
    `INSERT INTO idempotency_key (account_id, op, key, request_hash, answer, created_at)
     SELECT ${buyer()}, 'grown', 'key-' || n, '', '{}', now() - interval '70 hours' * n / ${many} FROM generate_series(1, ${many}) n`,
    `INSERT INTO quote (quote_no, account_id, total_fee, expires_at)
     SELECT 'GQ' || n, ${buyer()}, 1, now() + interval '1 minute' FROM generate_series(1, ${some}) n`,
    `INSERT INTO person_notice (account_id, kind, title, detail, link, once_key, created_at, read_at)
     SELECT ${buyer()}, 'test', '', '', '', CASE WHEN n % 2 = 0 THEN 'grown' || n END, at, CASE WHEN n % 10 > 0 THEN at END
       FROM generate_series(1, ${some}) n, LATERAL (SELECT ${AT(some)} AS at) made`,
    `INSERT INTO upload (account_id, key, name, mime, size, width, height, used)
     SELECT ${seller()}, 'g' || n, '', '', 1, 1, 1, n % 100 > 0 FROM generate_series(1, ${some}) n`,
    `INSERT INTO private_file (account_id, key, kind, mime, bytes, width, height, sha256, used)
     SELECT ${seller()}, 'g' || n, 'picture', '', 1, 1, 1, '', n % 100 > 0 FROM generate_series(1, ${some}) n`,
    `INSERT INTO audit_log (operator, action, target, detail) SELECT '', '', '', '{}' FROM generate_series(1, ${some})`,
    `INSERT INTO good_sale (good_id, day, pieces) SELECT ${shop.goodId}, current_date, 1 FROM generate_series(1, ${some})`,
    `INSERT INTO kept_list (owner_id, list, is_seller, covered_id, recorded_id)
     SELECT DISTINCT seller_id, list, true, 100, 100 FROM orders, unnest(ARRAY['orders', 'parcels', 'refunds']) list`,
    `INSERT INTO kept_total (owner_id, list, facet, value, rows, first_id, last_id)
     SELECT owner_id, list, 'status', value, 1, 1, 100 FROM kept_list, generate_series(10, 60, 10) value
     UNION ALL SELECT owner_id, list, 'day', value, 1, 1, 100 FROM kept_list, generate_series(20000, 20010) value`,
    `INSERT INTO kept_change (owner_id, list, facet, row_id, before, after)
     SELECT owner_id, list, 'status', 100 + n, 20, 30 FROM kept_list, generate_series(1, 10) n`,
    `UPDATE ledger_check SET next_at = now() - interval '1 second', next_full_at = now() + interval '1 day', checked_at = now()`,
  ];
}
