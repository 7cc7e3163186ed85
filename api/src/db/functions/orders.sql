-- Of earlier releases.
DROP FUNCTION IF EXISTS insert_order(jsonb, jsonb, boolean, integer, text);
DROP FUNCTION IF EXISTS reserve_pieces(orders, jsonb);
DROP FUNCTION IF EXISTS placed_answer(jsonb, orders[]);
DROP FUNCTION IF EXISTS lock_shop_orders(jsonb);
DROP FUNCTION IF EXISTS reserve_stock(bigint, bigint, integer, text, bigint);

-- Serialises the placing of a buyer's unpaid orders, so that two transactions cannot both count the same ones. Taken before
-- any other lock.
CREATE OR REPLACE FUNCTION lock_unpaid_orders(p jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (p->>'confirm')::boolean THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('unpaid:' || (p->>'accountId'), 0));
  END IF;
END $$;

-- Refuses so many more unpaid orders than a buyer may have; what is paid at once is none.
CREATE OR REPLACE FUNCTION check_unpaid_limit(p jsonb, p_more integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_unpaid integer;
BEGIN
  IF (p->>'confirm')::boolean THEN RETURN; END IF;
  SELECT count(*) INTO v_unpaid FROM orders WHERE account_id = (p->>'accountId')::bigint
      AND status = ${orderStatus.pendingPayment};
  IF v_unpaid + p_more > (p->>'maxUnpaid')::int THEN
    PERFORM refuse('UNPAID_LIMIT', jsonb_build_object('max', (p->>'maxUnpaid')::int, 'unpaid', v_unpaid));
  END IF;
END $$;

-- Until when an order may be paid.
CREATE OR REPLACE FUNCTION pay_expiry(p_part jsonb) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT date_trunc('milliseconds', now()) + make_interval(mins => (p_part->>'payMinutes')::integer)
$$;

-- What placing orders answers now and to every repetition: the sums, what the buyer has left, and what p asks to be kept.
CREATE OR REPLACE FUNCTION placed_answer(p jsonb, p_parts jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_balance bigint := 0;
  v_packages bigint;
  v_fee bigint;
BEGIN
  SELECT sum((part->'order'->>'package_count')::integer), sum((part->'order'->>'total_fee')::bigint) INTO v_packages, v_fee
    FROM jsonb_array_elements(p_parts) part;
  SELECT coalesce(max(balance), 0) INTO v_balance FROM ledger_account WHERE owner_id = (p->>'accountId')::bigint AND code = 'available';
  RETURN jsonb_build_object('packageCount', v_packages, 'totalFee', v_fee, 'payExpireAt', pay_expiry(p),
    'balance', v_balance, 'enough', (p->>'confirm')::boolean OR v_balance >= v_fee) || (p->'kept');
END $$;

-- Reserves what placed orders take of the stock, `pieces` of their parts as [{sku_id, pieces}] with the parts of bundles; refuses
-- for the first of them that there are not enough of. Rows are locked in the order in which every transaction locks them.
-- Its joins are of a few rows each: a session that planned them while the tables were empty would read these whole.
CREATE OR REPLACE FUNCTION reserve_pieces(p_parts jsonb, p_nos text[]) RETURNS void LANGUAGE plpgsql
SET enable_seqscan TO off SET enable_hashjoin TO off SET enable_mergejoin TO off AS $$
DECLARE
  v_skus bigint[];
  v_warehouses bigint[];
  v_pieces integer[];
  v_places integer[];
  v_reserved bigint[];
  v_available integer;
  v_sku bigint;
BEGIN
  SELECT array_agg(sku_id), array_agg(warehouse_id), array_agg(pieces), array_agg(n) INTO v_skus, v_warehouses, v_pieces, v_places
    FROM (SELECT x.sku_id, (part.raw->'order'->>'warehouse_id')::bigint AS warehouse_id, x.pieces, part.n::integer AS n
            FROM jsonb_array_elements(p_parts) WITH ORDINALITY AS part (raw, n),
                 jsonb_to_recordset(part.raw->'pieces') AS x (sku_id bigint, pieces integer)
           ORDER BY x.sku_id, warehouse_id, part.n) requested;
  IF cardinality(v_skus) > 1 THEN
    PERFORM FROM good_stock s JOIN (SELECT DISTINCT * FROM unnest(v_skus, v_warehouses) r (sku_id, warehouse_id)) r USING (sku_id, warehouse_id)
      ORDER BY s.sku_id, s.warehouse_id FOR NO KEY UPDATE OF s;
  END IF;
  WITH requested AS (
    SELECT sku_id, warehouse_id, sum(pieces)::integer AS pieces FROM unnest(v_skus, v_warehouses, v_pieces) r (sku_id, warehouse_id, pieces) GROUP BY 1, 2
  ), reserved AS (
    UPDATE good_stock s SET locked = s.locked + r.pieces, updated_at = now() FROM requested r
     WHERE s.sku_id = r.sku_id AND s.warehouse_id = r.warehouse_id AND s.quantity - s.locked >= r.pieces
    RETURNING s.id, s.sku_id, s.warehouse_id, s.quantity + s.safety_held AS on_hand, s.locked - r.pieces AS locked_before
  ), logged AS (
    INSERT INTO stock_log (stock_id, type, delta, quantity_after, locked_after, biz_no, operator_id)
    SELECT s.id, ${stockLogTypes.reserved}, r.pieces, s.on_hand,
           s.locked_before + sum(r.pieces) OVER (PARTITION BY r.sku_id, r.warehouse_id ORDER BY r.n), p_nos[r.n],
           (p_parts->(r.n - 1)->'order'->>'account_id')::bigint
      FROM unnest(v_skus, v_warehouses, v_pieces, v_places) r (sku_id, warehouse_id, pieces, n) JOIN reserved s USING (sku_id, warehouse_id)
     ORDER BY r.sku_id, r.warehouse_id, r.n
    RETURNING stock_id
  )
  SELECT coalesce(array_agg(stock_id), '{}') INTO v_reserved FROM logged;
  IF cardinality(v_reserved) = cardinality(v_skus) THEN RETURN; END IF;
  -- What the first one that is refused could have had.
  SELECT coalesce(s.quantity - s.locked, 0) - (r.so_far - r.pieces), r.sku_id INTO v_available, v_sku
    FROM (SELECT r.*, sum(r.pieces) OVER (PARTITION BY r.sku_id, r.warehouse_id ORDER BY r.n) AS so_far
            FROM unnest(v_skus, v_warehouses, v_pieces, v_places) r (sku_id, warehouse_id, pieces, n)) r
    LEFT JOIN good_stock s USING (sku_id, warehouse_id)
   WHERE (s.id = ANY (v_reserved)) IS NOT TRUE AND r.so_far > coalesce(s.quantity - s.locked, 0)
   ORDER BY r.sku_id, r.warehouse_id, r.n LIMIT 1;
  PERFORM refuse('STOCK_SHORT', jsonb_build_object('available', v_available, 'skuId', v_sku, 'title',
    (SELECT concat_ws(' ', g.name, nullif(k.name, '')) FROM sku k JOIN goods g ON g.id = k.good_id WHERE k.id = v_sku)));
END $$;

-- Inserts orders with their parcels, order numbers and receiver prints, in the state that they begin in: what is paid at
-- once is never written as unpaid. Claims the shop orders and merged orders that the parcels are for; refuses when one of
-- those has changed meanwhile, or what a parcel of them was planned by. `p_parts` are {order, parcels, confirm,
-- promisedShipAt, allowDuplicate, payMinutes}.
CREATE OR REPLACE FUNCTION insert_orders(p_parts jsonb, p_batch text, OUT ids bigint[], OUT nos text[]) LANGUAGE plpgsql AS $$
DECLARE
  v_stamp text := to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYMMDDHH24MISS');
  v_shop_orders integer := lock_claimed_orders(p_parts);
  -- Of the orders, in their order.
  v_accounts bigint[];
  v_sellers bigint[];
  v_platforms smallint[];
  v_shops bigint[];
  v_paid boolean[];
  v_promised timestamptz[];
  v_repeatable boolean[];
  -- Of all their parcels: what is asked for, the place of the order, the id.
  v_parcels jsonb[];
  v_order integer[];
  v_packages bigint[];
BEGIN
  WITH inserted AS (
    INSERT INTO orders (order_no, account_id, seller_id, type, platform, good_id, good_name, good_pic, good_price, sku_id, sku_name, merchant_code, num,
      sku_count, piece_count, has_bundles, warehouse_id, warehouse_name, warehouse_province, warehouse_city, courier_id, courier_name, sender_id, sender, remark,
      shop_id, auto_send, by_itself, remote_address_id, software_id, software_name, batch_no, price_parts, replaces,
      status, package_count, goods_fee, courier_fee, remote_fee, discount_fee, total_fee, pay_expire_at, paid_at)
    SELECT 'D' || v_stamp || lpad((nextval('order_no_seq') % 1000000)::text, 6, '0'), o.account_id, o.seller_id, o.type, o.platform,
      o.good_id, o.good_name, o.good_pic, o.good_price, o.sku_id, o.sku_name, o.merchant_code, o.num,
      o.sku_count, o.piece_count, part.raw->'order' ? 'sku_parts', o.warehouse_id, o.warehouse_name, o.warehouse_province,
      o.warehouse_city, o.courier_id, o.courier_name, o.sender_id, o.sender, o.remark,
      o.shop_id, coalesce(o.auto_send, false), coalesce(o.by_itself, false), o.remote_address_id, coalesce(o.software_id, 1), coalesce(o.software_name, '橙仓打单'), p_batch, o.price_parts, o.replaces,
      CASE WHEN (part.raw->>'confirm')::boolean THEN ${orderStatus.pendingShipment} ELSE ${orderStatus.pendingPayment} END,
      o.package_count, o.goods_fee, o.courier_fee, o.remote_fee, o.discount_fee, o.total_fee, pay_expiry(part.raw),
      CASE WHEN (part.raw->>'confirm')::boolean THEN now() END
    FROM jsonb_array_elements(p_parts) WITH ORDINALITY AS part (raw, n),
         jsonb_to_record(part.raw->'order') AS o (account_id bigint, seller_id bigint, type smallint, platform smallint, good_id bigint,
           good_name text, good_pic text, good_price bigint, sku_id bigint, sku_name text, merchant_code text, num integer, sku_count smallint,
           piece_count integer, warehouse_id bigint, warehouse_name text, warehouse_province text, warehouse_city text, courier_id bigint,
           courier_name text, sender_id bigint, sender text, remark text, shop_id bigint, auto_send boolean, by_itself boolean,
           remote_address_id text, software_id bigint, software_name text, price_parts jsonb, replaces bigint, package_count integer, goods_fee bigint,
           courier_fee bigint, remote_fee bigint, discount_fee bigint, total_fee bigint)
    ORDER BY part.n
    RETURNING id, order_no, account_id, seller_id, platform, shop_id, paid_at IS NOT NULL AS paid
  )
  SELECT array_agg(id), array_agg(order_no), array_agg(account_id), array_agg(seller_id), array_agg(platform), array_agg(shop_id), array_agg(paid)
    INTO ids, nos, v_accounts, v_sellers, v_platforms, v_shops, v_paid
    FROM (SELECT * FROM inserted ORDER BY id) placed;
  SELECT array_agg((raw->>'promisedShipAt')::timestamptz), array_agg((raw->>'allowDuplicate')::boolean) INTO v_promised, v_repeatable
    FROM jsonb_array_elements(p_parts) raw;
  SELECT array_agg(raw), array_agg(place) INTO v_parcels, v_order
    FROM (SELECT parcel.raw, part.n::integer AS place
            FROM jsonb_array_elements(p_parts) WITH ORDINALITY AS part (raw, n), jsonb_array_elements(part.raw->'parcels') WITH ORDINALITY AS parcel (raw, n)
           ORDER BY part.n, parcel.n) flat;

  WITH inserted AS (
    INSERT INTO order_package (package_no, order_id, account_id, seller_id, platform, third_order_no, duplicate_allowed,
      status, output_status, output_info, promised_ship_at,
      line_count, sku_id, num, specification, remark, receiver, province_code, city_code, district_code, province, city, district, weight,
      shop_id, merge_id, line_ids, encrypted_id, receiver_key,
      goods_fee, courier_fee, remote_fee, discount_fee, free_freight, borne_freight, package_fee, supplier_share, agent_share, supply_fee,
      agent_fee)
    SELECT 'P' || v_stamp || lpad((nextval('package_no_seq') % 1000000)::text, 6, '0'), ids[i.place], v_accounts[i.place], v_sellers[i.place],
      v_platforms[i.place], i.raw->'third_order_nos'->>0, v_repeatable[i.place],
      CASE WHEN v_paid[i.place] THEN ${parcelStatus.pendingShipment} ELSE ${parcelStatus.pendingPayment} END,
      CASE WHEN v_paid[i.place] THEN ${outputStatuses.queued} ELSE 0 END, CASE WHEN v_paid[i.place] THEN '已提交仓库，等待出单' ELSE '' END,
      CASE WHEN v_paid[i.place] THEN v_promised[i.place] END,
      coalesce(x.line_count, 1), x.sku_id, x.num, coalesce(x.specification, ''), coalesce(x.remark, ''), x.receiver, x.province_code,
      x.city_code, x.district_code, x.province, x.city, x.district, x.weight, v_shops[i.place], x.merge_id, x.line_ids, x.encrypted_id, x.receiver_key,
      x.goods_fee, x.courier_fee, x.remote_fee, x.discount_fee, coalesce(x.free_freight, false), coalesce(x.borne_freight, 0), x.package_fee,
      x.supplier_share, x.agent_share, coalesce(x.supply_fee, 0), coalesce(x.agent_fee, 0)
    FROM unnest(v_parcels, v_order) WITH ORDINALITY AS i (raw, place, n),
         -- Only what is asked for: a row type of the table would look for each of its columns in every parcel.
         jsonb_to_record(i.raw) AS x (line_count smallint, sku_id bigint, num smallint, specification text, remark text, receiver text,
           province_code text, city_code text, district_code text, province text, city text, district text, weight integer,
           merge_id bigint, line_ids text[], encrypted_id text, receiver_key text, goods_fee bigint, courier_fee bigint, remote_fee bigint,
           discount_fee bigint, free_freight boolean, borne_freight bigint, package_fee bigint, supplier_share bigint, agent_share bigint,
           supply_fee bigint, agent_fee bigint)
    ORDER BY i.n
    RETURNING id
  )
  SELECT array_agg(id) INTO v_packages FROM (SELECT id FROM inserted ORDER BY id) placed;
  INSERT INTO receiver_print (print, package_id)
  SELECT print::bigint, i.id FROM unnest(v_parcels, v_packages) AS i (raw, id), jsonb_array_elements_text(i.raw->'prints') print;

  -- What most orders have nothing of.
  IF jsonb_path_exists(p_parts, '$[*].parcels[*].third_order_nos[*]') THEN
    INSERT INTO third_order (account_id, platform, third_order_no, package_id)
    -- The parcels of a shop's order in parts have its number together.
    SELECT DISTINCT ON (no, account_id, platform, shop) account_id, platform, no, id
      FROM (
        SELECT v_accounts[i.place] AS account_id, v_platforms[i.place] AS platform, no, i.id, i.raw,
               CASE WHEN i.raw->'shop_order_ids'->0 IS NULL THEN -i.id ELSE v_shops[i.place] END AS shop
          FROM unnest(v_parcels, v_order, v_packages) AS i (raw, place, id), jsonb_array_elements_text(i.raw->'third_order_nos') no
         WHERE NOT v_repeatable[i.place]
      ) n
     WHERE NOT EXISTS (
       SELECT FROM third_order t JOIN shop_order_parcel x ON x.package_id = t.package_id
        WHERE t.account_id = n.account_id AND t.platform = n.platform AND t.third_order_no = n.no
          AND n.raw->'shop_order_ids' @> to_jsonb(x.shop_order_id))
     ORDER BY no, account_id, platform, shop, id;
  END IF;
  IF jsonb_path_exists(p_parts, '$[*].parcels[*].lines[*]') THEN
    INSERT INTO package_line (package_id, line, sku_id, num, goods_fee, supply_fee, agent_fee)
    SELECT i.id, l.ordinality, x.sku_id, x.num, x.goods_fee, x.supply_fee, coalesce(x.agent_fee, 0)
      FROM unnest(v_parcels, v_packages) AS i (raw, id), jsonb_array_elements(i.raw->'lines') WITH ORDINALITY l,
           jsonb_populate_record(NULL::package_line, l.value) x;
  END IF;
  IF jsonb_path_exists(p_parts, '$[*].order.other_skus[*]') THEN
    INSERT INTO order_sku (order_id, sku_id, good_id, good_name, good_pic, sku_name, merchant_code)
    SELECT ids[part.n::integer], x.sku_id, x.good_id, x.good_name, x.good_pic, x.sku_name, x.merchant_code
      FROM jsonb_array_elements(p_parts) WITH ORDINALITY AS part (raw, n),
           jsonb_populate_recordset(NULL::order_sku, part.raw->'order'->'other_skus') x;
    PERFORM record_sold(o) FROM unnest(ids, v_paid) AS placed (id, paid) JOIN orders o USING (id) WHERE placed.paid AND o.sku_count > 1 AND o.replaces IS NULL;
  END IF;
  IF jsonb_path_exists(p_parts, '$[*].order.sku_parts') THEN
    INSERT INTO order_sku_part (order_id, sku_id, part_sku_id, num, sort, good_name, sku_name, merchant_code)
    SELECT ids[part.n::integer], x.sku_id, x.part_sku_id, x.num, x.sort, x.good_name, x.sku_name, x.merchant_code
      FROM jsonb_array_elements(p_parts) WITH ORDINALITY AS part (raw, n),
           jsonb_populate_recordset(NULL::order_sku_part, part.raw->'order'->'sku_parts') x;
  END IF;
  IF v_shop_orders > 0 THEN PERFORM claim_shop_orders(v_parcels, v_packages, v_shop_orders); END IF;
END $$;

-- Inserts orders, reserves their stock, and pays those that are paid at once.
CREATE OR REPLACE FUNCTION place_parts(p_parts jsonb, p_batch text, OUT ids bigint[], OUT nos text[]) LANGUAGE plpgsql AS $$
BEGIN
  SELECT * INTO ids, nos FROM insert_orders(p_parts, p_batch);
  -- The stock rows come late, so that they are locked for the shortest time, and the wallets last.
  PERFORM reserve_pieces(p_parts, nos);
  PERFORM pay_placed_orders(p_parts, ids, nos);
END $$;

CREATE OR REPLACE FUNCTION place_order(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint := (p->>'accountId')::bigint;
  v_key text := p->>'key';
  v_parts jsonb := jsonb_build_array(p);
  v_answer jsonb;
  v_ids bigint[];
  v_nos text[];
BEGIN
  PERFORM lock_unpaid_orders(p);
  v_answer := claim_key(v_account, p->>'op', v_key, p->>'hash');
  IF v_answer IS NOT NULL THEN RETURN v_answer; END IF;
  PERFORM check_prices(p, v_parts);
  PERFORM check_unpaid_limit(p, 1);
  IF p ? 'tokenId' THEN PERFORM lock_paying_token((p->>'tokenId')::bigint); END IF;
  SELECT * INTO v_ids, v_nos FROM place_parts(v_parts, NULL);
  v_answer := jsonb_build_object('orderId', v_ids[1], 'orderNo', v_nos[1]) || placed_answer(p, v_parts);
  IF p ? 'tokenId' THEN PERFORM count_token_payment((p->>'tokenId')::bigint, (v_answer->>'totalFee')::bigint); END IF;
  PERFORM store_answer(v_account, p->>'op', v_key, p->>'hash', v_answer);
  RETURN v_answer;
END $$;

-- Places several orders as one decision, and pays them when asked to: all of them or none.
CREATE OR REPLACE FUNCTION place_orders(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint := (p->>'accountId')::bigint;
  v_answer jsonb;
  v_batch text;
  v_ids bigint[];
  v_spent bigint;
BEGIN
  PERFORM lock_unpaid_orders(p);
  v_answer := claim_key(v_account, p->>'op', p->>'key', p->>'hash');
  IF v_answer IS NOT NULL THEN RETURN v_answer; END IF;
  PERFORM check_prices(p, p->'orders');
  PERFORM check_unpaid_limit(p, jsonb_array_length(p->'orders'));
  IF p ? 'tokenId' THEN PERFORM lock_paying_token((p->>'tokenId')::bigint); END IF;
  v_batch := 'B' || to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYMMDDHH24MISS') || lpad((nextval('batch_no_seq') % 1000000)::text, 6, '0');
  SELECT ids INTO v_ids FROM place_parts(p->'orders', v_batch);

  -- Automatic orders of a shop have a daily limit. The order is paid already: the lock on the wallet's row makes others
  -- wait, and they see here what the first one has spent.
  IF p ? 'spending' THEN
    SELECT sum(total_fee - refund_fee) INTO v_spent FROM orders
     WHERE shop_id = (p->'spending'->>'shopId')::bigint AND by_itself AND status <> ${orderStatus.cancelled}
       AND created_at >= date_trunc('day', now(), 'Asia/Shanghai');
    IF v_spent > (p->'spending'->>'perDay')::bigint THEN PERFORM refuse('AUTO_LIMIT'); END IF;
  END IF;

  v_answer := jsonb_build_object('batchNo', v_batch, 'orderIds', to_jsonb(v_ids)) || placed_answer(p, p->'orders');
  IF p ? 'tokenId' THEN PERFORM count_token_payment((p->>'tokenId')::bigint, (v_answer->>'totalFee')::bigint); END IF;
  PERFORM store_answer(v_account, p->>'op', p->>'key', p->>'hash', v_answer);
  RETURN v_answer;
END $$;

-- Which of these orders can be placed together, as places from 1 in the input: no key is known, prices hold, and stock,
-- wallets and the number of unpaid orders cover them in the order of the input. Their rows are locked.
CREATE OR REPLACE FUNCTION placeable_together(p_orders jsonb, p_unpaid_buyers text[]) RETURNS integer[] LANGUAGE plpgsql AS $$
BEGIN
  RETURN (WITH part AS (
    SELECT raw, n, raw->>'accountId' AS buyer, (raw->>'confirm')::boolean AS at_once, raw->>'op' AS op, raw->>'key' AS key,
           (raw->'order'->>'total_fee')::bigint AS fee
      FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS part (raw, n)
  ), judged AS (
    SELECT part.*, row_number() OVER (PARTITION BY buyer, op, key ORDER BY n) AS of_key,
           sum(fee) FILTER (WHERE at_once) OVER (PARTITION BY buyer ORDER BY n) AS spends,
           count(*) FILTER (WHERE NOT at_once) OVER (PARTITION BY buyer ORDER BY n) AS unpaid
      FROM part
  ), pieces AS (
    SELECT part.n, x.sku_id, x.warehouse_id, sum(x.pieces) OVER (PARTITION BY x.sku_id, x.warehouse_id ORDER BY part.n) AS so_far
      FROM part, LATERAL (
        SELECT piece.sku_id, (part.raw->'order'->>'warehouse_id')::bigint AS warehouse_id, piece.pieces
          FROM jsonb_to_recordset(part.raw->'pieces') AS piece (sku_id bigint, pieces integer)) x
  )
  SELECT coalesce(array_agg(j.n::integer ORDER BY j.n), '{}') FROM judged j
   WHERE (j.key IS NULL OR j.of_key = 1 AND NOT EXISTS (
           SELECT FROM idempotency_key k WHERE k.account_id = j.buyer::bigint AND k.op = j.op AND k.key = j.key))
     AND prices_hold(j.raw) AND quote_holds(j.raw)
     AND CASE WHEN j.at_once
           THEN j.spends <= (SELECT balance - held FROM ledger_account WHERE owner_id = j.buyer::bigint AND code = 'available')
           ELSE j.buyer = ANY (p_unpaid_buyers)
                AND j.unpaid + (SELECT count(*) FROM orders o WHERE o.account_id = j.buyer::bigint AND o.status = ${orderStatus.pendingPayment})
                    <= (j.raw->>'maxUnpaid')::integer END
     AND NOT EXISTS (
       SELECT FROM pieces p WHERE p.n = j.n
          AND p.so_far > coalesce((SELECT quantity - locked FROM good_stock s WHERE s.sku_id = p.sku_id AND s.warehouse_id = p.warehouse_id), 0)));
END $$;

-- Places these orders by the same statements, all or none, and stores their answers; answers {"answer"} for each.
CREATE OR REPLACE FUNCTION place_set(p_parts jsonb) RETURNS jsonb[] LANGUAGE plpgsql AS $$
DECLARE
  v_ids bigint[];
  v_nos text[];
  v_answers jsonb[];
BEGIN
  SELECT * INTO v_ids, v_nos FROM place_parts(p_parts, NULL);
  SELECT array_agg(jsonb_build_object('orderId', o.id, 'orderNo', o.order_no, 'packageCount', o.packages,
           'totalFee', o.fee, 'payExpireAt', pay_expiry(part.raw), 'balance', coalesce(w.balance, 0),
           'enough', (part.raw->>'confirm')::boolean OR w.balance >= o.fee) || (part.raw->'kept') ORDER BY part.n)
    INTO v_answers
    FROM jsonb_array_elements(p_parts) WITH ORDINALITY AS part (raw, n)
    CROSS JOIN LATERAL (SELECT v_ids[part.n::integer] AS id, v_nos[part.n::integer] AS order_no, (part.raw->'order'->>'account_id')::bigint AS account_id,
      (part.raw->'order'->>'package_count')::integer AS packages, (part.raw->'order'->>'total_fee')::bigint AS fee) o
    -- What the payment left, or what there is where nothing was paid.
    CROSS JOIN LATERAL (SELECT coalesce(
      (SELECT e.balance_after FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id AND e.account_seq IS NOT NULL
        WHERE t.kind = ${moneyLogTypes.orderPay} AND t.biz_type = 'order' AND t.biz_id = o.id AND t.step = ''),
      (SELECT a.balance FROM ledger_account a WHERE a.owner_id = o.account_id AND a.code = 'available')) AS balance) w;
  INSERT INTO idempotency_key (account_id, op, key, request_hash, answer)
  SELECT (part.raw->>'accountId')::bigint, part.raw->>'op', part.raw->>'key', part.raw->>'hash', v_answers[part.n::integer]
    FROM jsonb_array_elements(p_parts) WITH ORDINALITY AS part (raw, n) WHERE part.raw->>'key' IS NOT NULL;
  RETURN v_answers;
END $$;

-- Places orders of several people in one transaction, each for itself: a refusal of one does not affect the others. What
-- can be placed together is; the rest is placed one after the other, each in a savepoint of its own, and refused there as
-- it would be alone. Answers for each, in the order of the input, {"answer"} of `place_order` or {"error"}.
-- Its joins are of a few rows each: without statistics of JSON the planner would read whole tables.
CREATE OR REPLACE FUNCTION place_each(p_orders jsonb) RETURNS jsonb LANGUAGE plpgsql
SET enable_seqscan TO off SET enable_hashjoin TO off SET enable_mergejoin TO off AS $$
DECLARE
  v_part record;
  v_results jsonb := '[]';
  v_locked text[];
  v_together integer[];
  v_answers jsonb[] := '{}';
  v_code text;
  v_message text;
  v_detail text;
  v_constraint text;
BEGIN
  -- Buyers who are placing other unpaid orders elsewhere are not waited for: their orders are retried alone.
  SELECT coalesce(array_agg(buyer), '{}') INTO v_locked
    FROM (SELECT DISTINCT x->>'accountId' AS buyer FROM jsonb_array_elements(p_orders) x WHERE NOT (x->>'confirm')::boolean) unpaid
   WHERE pg_try_advisory_xact_lock(hashtextextended('unpaid:' || buyer, 0));
  -- Whatever one of them waits for from here on, it waits with all the others behind it.
  SET LOCAL lock_timeout = '250ms';
  PERFORM lock_keys(p_orders);
  -- The rows that all of them need, in the order in which every transaction locks them (stock, then wallets), so that
  -- none deadlocks.
  PERFORM FROM good_stock s
    JOIN (SELECT DISTINCT (piece->>'sku_id')::bigint AS sku_id, (x->'order'->>'warehouse_id')::bigint AS warehouse_id
            FROM jsonb_array_elements(p_orders) x, jsonb_array_elements(x->'pieces') piece) requested USING (sku_id, warehouse_id)
   ORDER BY s.sku_id, s.warehouse_id FOR NO KEY UPDATE OF s;
  PERFORM FROM ledger_account
   WHERE code = 'available' AND owner_id = ANY (ARRAY(SELECT (x->>'accountId')::bigint FROM jsonb_array_elements(p_orders) x WHERE (x->>'confirm')::boolean))
   ORDER BY id FOR NO KEY UPDATE;
  v_together := placeable_together(p_orders, v_locked);
  IF cardinality(v_together) > 1 THEN
    BEGIN
      v_answers := place_set((SELECT jsonb_agg(p_orders->(n - 1) ORDER BY n) FROM unnest(v_together) n));
    EXCEPTION WHEN OTHERS THEN
      v_together := '{}';
    END;
  END IF;
  FOR v_part IN SELECT value, ordinality AS n FROM jsonb_array_elements(p_orders) WITH ORDINALITY LOOP
    IF v_answers[array_position(v_together, v_part.n::integer)] IS NOT NULL THEN
      v_results := v_results || jsonb_build_object('answer', v_answers[array_position(v_together, v_part.n::integer)]);
      CONTINUE;
    END IF;
    BEGIN
      IF NOT (v_part.value->>'confirm')::boolean AND v_part.value->>'accountId' <> ALL (v_locked) THEN
        RAISE lock_not_available;
      END IF;
      v_results := v_results || jsonb_build_object('answer', place_order(v_part.value));
    EXCEPTION WHEN OTHERS THEN
      GET STACKED DIAGNOSTICS v_code = RETURNED_SQLSTATE, v_message = MESSAGE_TEXT, v_detail = PG_EXCEPTION_DETAIL,
        v_constraint = CONSTRAINT_NAME;
      v_results := v_results || jsonb_build_object('error', jsonb_build_object(
        'code', v_code, 'message', v_message, 'detail', v_detail, 'constraint', v_constraint));
    END;
  END LOOP;
  RETURN v_results;
END $$;
