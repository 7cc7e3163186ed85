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

-- What placing orders answers now and to every repetition: the sums, what the buyer has left, and what p asks to be kept.
CREATE OR REPLACE FUNCTION placed_answer(p jsonb, p_orders orders[]) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object(
      'packageCount', sum(o.package_count), 'totalFee', sum(o.total_fee), 'payExpireAt', min(o.pay_expire_at),
      'balance', w.balance, 'enough', (p->>'confirm')::boolean OR w.balance >= sum(o.total_fee)) || (p->'kept')
    FROM unnest(p_orders) o,
         (SELECT coalesce(max(balance), 0) AS balance FROM ledger_account
           WHERE owner_id = (p->>'accountId')::bigint AND code = 'available') w
   GROUP BY w.balance
$$;

-- Reserves what the parcels of an order take of the stock, [{sku_id, pieces}] with the parts of bundles, in the order in which every transaction locks stock rows.
CREATE OR REPLACE FUNCTION reserve_pieces(p_order orders, p_pieces jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v record;
BEGIN
  FOR v IN SELECT * FROM jsonb_to_recordset(p_pieces) AS x (sku_id bigint, pieces integer) ORDER BY sku_id LOOP
    PERFORM reserve_stock(v.sku_id, p_order.warehouse_id, v.pieces, p_order.order_no, p_order.account_id);
  END LOOP;
END $$;

-- Inserts an order with its parcels, their order numbers and receiver prints, and claims the shop orders and merged orders
-- that they are for; refuses when one of those has changed meanwhile, or what a parcel of them was planned by.
CREATE OR REPLACE FUNCTION insert_order(p_order jsonb, p_parcels jsonb, p_allow_duplicate boolean, p_pay_minutes integer, p_batch text)
RETURNS orders LANGUAGE plpgsql AS $$
DECLARE
  v_order orders;
  v_stamp text := to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYMMDDHH24MISS');
  v_shop_orders integer := lock_shop_orders(p_parcels);
  v_claimed integer;
  v_merges integer;
  v_merged integer;
  v_ids bigint[];
BEGIN
  INSERT INTO orders (order_no, account_id, seller_id, type, platform, good_id, good_name, good_pic, good_price, sku_id, sku_name, merchant_code, num,
    sku_count, piece_count, has_bundles, warehouse_id, warehouse_name, warehouse_province, warehouse_city, courier_id, courier_name, sender_id, sender, remark,
    shop_id, auto_send, by_itself, remote_address_id, software_id, software_name, batch_no, price_parts,
    status, package_count, goods_fee, courier_fee, remote_fee, discount_fee, total_fee, pay_expire_at)
  SELECT 'D' || v_stamp || lpad((nextval('order_no_seq') % 1000000)::text, 6, '0'), o.account_id, o.seller_id, o.type, o.platform,
    o.good_id, o.good_name, o.good_pic, o.good_price, o.sku_id, o.sku_name, o.merchant_code, o.num,
    o.sku_count, o.piece_count, p_order ? 'sku_parts', o.warehouse_id, o.warehouse_name, o.warehouse_province,
    o.warehouse_city, o.courier_id, o.courier_name, o.sender_id, o.sender, o.remark,
    o.shop_id, coalesce(o.auto_send, false), coalesce(o.by_itself, false), o.remote_address_id, coalesce(o.software_id, 1), coalesce(o.software_name, '橙仓打单'), p_batch, o.price_parts,
    ${orderStatus.pendingPayment}, o.package_count, o.goods_fee, o.courier_fee, o.remote_fee, o.discount_fee, o.total_fee,
    date_trunc('milliseconds', now()) + make_interval(mins => p_pay_minutes)
  FROM jsonb_populate_record(NULL::orders, p_order) o
  RETURNING * INTO v_order;

  WITH input AS (
    SELECT e.value AS raw, e.ordinality FROM jsonb_array_elements(p_parcels) WITH ORDINALITY e
  ), inserted AS (
    INSERT INTO order_package (package_no, order_id, account_id, seller_id, platform, third_order_no, duplicate_allowed, status,
      line_count, sku_id, num, specification, remark, receiver, province_code, city_code, district_code, province, city, district, weight,
      shop_id, merge_id, line_ids, encrypted_id, receiver_key,
      goods_fee, courier_fee, remote_fee, discount_fee, package_fee, supplier_share, agent_share, supply_fee, agent_fee)
    SELECT 'P' || v_stamp || lpad((nextval('package_no_seq') % 1000000)::text, 6, '0'), v_order.id, v_order.account_id, v_order.seller_id, v_order.platform,
      i.raw->'third_order_nos'->>0, p_allow_duplicate, ${parcelStatus.pendingPayment}, coalesce(x.line_count, 1), x.sku_id, x.num, coalesce(x.specification, ''), coalesce(x.remark, ''), x.receiver, x.province_code,
          x.city_code,
      x.district_code, x.province, x.city, x.district, x.weight, v_order.shop_id, x.merge_id, x.line_ids, x.encrypted_id, x.receiver_key,
      x.goods_fee, x.courier_fee, x.remote_fee, x.discount_fee, x.package_fee, x.supplier_share, x.agent_share, coalesce(x.supply_fee, 0), coalesce(x.agent_fee, 0)
    FROM input i, jsonb_populate_record(NULL::order_package, i.raw) x
    ORDER BY i.ordinality
    RETURNING id
  ), placed AS (
    SELECT input.raw, numbered.id FROM input JOIN (SELECT id, row_number() OVER (ORDER BY id) AS ordinality FROM inserted) numbered USING (ordinality)
  ), lines AS (
    INSERT INTO package_line (package_id, line, sku_id, num, goods_fee, supply_fee, agent_fee)
    SELECT placed.id, l.ordinality, x.sku_id, x.num, x.goods_fee, x.supply_fee, coalesce(x.agent_fee, 0)
      FROM placed, jsonb_array_elements(placed.raw->'lines') WITH ORDINALITY l, jsonb_populate_record(NULL::package_line, l.value) x
  ), skus AS (
    INSERT INTO order_sku (order_id, sku_id, good_id, good_name, good_pic, sku_name, merchant_code)
    SELECT v_order.id, x.sku_id, x.good_id, x.good_name, x.good_pic, x.sku_name, x.merchant_code
      FROM jsonb_array_elements(p_order->'other_skus') s, jsonb_populate_record(NULL::order_sku, s) x
  ), numbers AS (
    INSERT INTO third_order (account_id, platform, third_order_no, package_id)
    SELECT v_order.account_id, v_order.platform, no, placed.id FROM placed, jsonb_array_elements_text(placed.raw->'third_order_nos') no
     WHERE NOT p_allow_duplicate
       -- The parcels of an order in parts have its number together.
       AND NOT EXISTS (
         SELECT FROM third_order t JOIN shop_order_parcel x ON x.package_id = t.package_id
          WHERE t.account_id = v_order.account_id AND t.platform = v_order.platform AND t.third_order_no = no
            AND placed.raw->'shop_order_ids' @> to_jsonb(x.shop_order_id))
     ORDER BY no
  ), printed AS (
    INSERT INTO receiver_print (print, package_id)
    SELECT print::bigint, placed.id FROM placed, jsonb_array_elements_text(placed.raw->'prints') print
  ), claimed AS (
    INSERT INTO shop_order_parcel (shop_order_id, package_id, line_ids)
    SELECT s.id, placed.id, x.line_ids
      FROM placed, jsonb_populate_record(NULL::shop_order_parcel, placed.raw) x,
           jsonb_array_elements_text(placed.raw->'shop_order_ids') AS requested (id), shop_order s, shop h
     WHERE s.id = requested.id::bigint AND h.id = s.shop_id AND h.account_id = v_order.account_id
         AND h.status <> ${shopStatuses.unbound}
       AND s.import_status = ${importStatuses.pending} AND s.remote_refund_status = ${remoteRefundStatuses.none}
           AND s.receiver_key = placed.raw->>'receiver_key'
       AND s.merge_id IS NOT DISTINCT FROM (placed.raw->>'merge_id')::bigint
    RETURNING shop_order_id
  ), merged AS (
    UPDATE merge_order m SET package_id = placed.id FROM placed
     WHERE m.id = (placed.raw->>'merge_id')::bigint AND m.status = ${mergeStatuses.merged} AND m.package_id IS NULL
    RETURNING m.id
  )
  SELECT (SELECT count(*) FROM claimed), (SELECT count(*) FROM merged), (SELECT count(raw->>'merge_id') FROM input)
    INTO v_claimed, v_merged, v_merges;
  IF v_order.has_bundles THEN
    INSERT INTO order_sku_part (order_id, sku_id, part_sku_id, num, sort, good_name, sku_name, merchant_code)
    SELECT v_order.id, x.sku_id, x.part_sku_id, x.num, x.sort, x.good_name, x.sku_name, x.merchant_code
      FROM jsonb_populate_recordset(NULL::order_sku_part, p_order->'sku_parts') x;
  END IF;
  IF v_claimed <> v_shop_orders OR v_merged <> v_merges THEN PERFORM refuse('SHOP_ORDER_CHANGED'); END IF;
  IF v_shop_orders > 0 THEN
    SELECT array_agg(DISTINCT x.shop_order_id) INTO v_ids
      FROM shop_order_parcel x JOIN order_package p ON p.id = x.package_id WHERE p.order_id = v_order.id;
    IF lines_overlap(v_ids) THEN PERFORM refuse('SHOP_ORDER_CHANGED'); END IF;
    UPDATE shop_order SET problem_code = '', problem_text = '' WHERE id = ANY (v_ids) AND problem_code <> '';
    PERFORM refresh_shop_orders(v_ids);
    IF EXISTS (
      SELECT FROM jsonb_array_elements(p_parcels) x WHERE jsonb_typeof(x->'planned') = 'object'
         AND NOT plan_holds(ARRAY(SELECT jsonb_array_elements_text(x->'shop_order_ids')::bigint), x->'planned')
    ) THEN
      PERFORM refuse('SHOP_ORDER_CHANGED');
    END IF;
  END IF;
  RETURN v_order;
END $$;

CREATE OR REPLACE FUNCTION place_order(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint := (p->>'accountId')::bigint;
  v_answer jsonb;
  v_order orders;
BEGIN
  PERFORM lock_unpaid_orders(p);
  IF p->>'key' IS NOT NULL THEN
    v_answer := claim_key(v_account, p->>'op', p->>'key', p->>'hash');
    IF v_answer IS NOT NULL THEN RETURN v_answer; END IF;
  END IF;
  PERFORM check_unpaid_limit(p, 1);

  v_order := insert_order(p->'order', p->'parcels', (p->>'allowDuplicate')::boolean, (p->>'payMinutes')::int, NULL);
  -- The stock rows come last, so that they are locked for the shortest time.
  PERFORM reserve_pieces(v_order, p->'pieces');
  IF (p->>'confirm')::boolean THEN
    PERFORM pay_order(v_order.id, v_account, NULL, (p->>'promisedShipAt')::timestamptz);
  END IF;

  v_answer := jsonb_build_object('orderId', v_order.id, 'orderNo', v_order.order_no) || placed_answer(p, ARRAY[v_order]);
  IF p->>'key' IS NOT NULL THEN
    UPDATE idempotency_key SET answer = v_answer WHERE account_id = v_account AND op = p->>'op' AND key = p->>'key';
  END IF;
  RETURN v_answer;
END $$;

-- Places several orders as one decision, and pays them when asked to: all of them or none.
CREATE OR REPLACE FUNCTION place_orders(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint := (p->>'accountId')::bigint;
  v_answer jsonb;
  v_batch text;
  v_part jsonb;
  v_orders orders[] := '{}';
  v_each record;
  v_spent bigint;
BEGIN
  PERFORM lock_unpaid_orders(p);
  IF p->>'key' IS NOT NULL THEN
    v_answer := claim_key(v_account, p->>'op', p->>'key', p->>'hash');
    IF v_answer IS NOT NULL THEN RETURN v_answer; END IF;
  END IF;
  PERFORM check_unpaid_limit(p, jsonb_array_length(p->'orders'));

  v_batch := 'B' || to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYMMDDHH24MISS') || lpad((nextval('batch_no_seq') % 1000000)::text, 6, '0');
  PERFORM lock_shop_orders(jsonb_path_query_array(p, '$.orders[*].parcels[*]'));
  FOR v_part IN SELECT value FROM jsonb_array_elements(p->'orders') LOOP
    v_orders := v_orders || insert_order(v_part->'order', v_part->'parcels', (p->>'allowDuplicate')::boolean, (p->>'payMinutes')::int, v_batch);
  END LOOP;
  -- In the order of combinations and warehouses, so that two batches cannot deadlock.
  FOR v_each IN
    SELECT o.order_no, o.warehouse_id, x.sku_id, x.pieces
      FROM unnest(v_orders) WITH ORDINALITY o JOIN jsonb_array_elements(p->'orders') WITH ORDINALITY part USING (ordinality)
      CROSS JOIN LATERAL jsonb_to_recordset(part.value->'pieces') AS x (sku_id bigint, pieces integer)
     ORDER BY x.sku_id, o.warehouse_id, o.id
  LOOP
    PERFORM reserve_stock(v_each.sku_id, v_each.warehouse_id, v_each.pieces, v_each.order_no, v_account);
  END LOOP;
  IF (p->>'confirm')::boolean THEN
    FOR v_each IN
      SELECT o.id, part.value->>'promisedShipAt' AS promised
        FROM unnest(v_orders) WITH ORDINALITY o JOIN jsonb_array_elements(p->'orders') WITH ORDINALITY part USING (ordinality) ORDER BY o.id
    LOOP
      PERFORM pay_order(v_each.id, v_account, NULL, v_each.promised::timestamptz);
    END LOOP;
  END IF;

  -- Automatic orders of a shop have a daily limit. The order is paid already: the lock on the wallet's row makes others
  -- wait, and they see here what the first one has spent.
  IF p ? 'spending' THEN
    SELECT sum(total_fee - refund_fee) INTO v_spent FROM orders
     WHERE shop_id = (p->'spending'->>'shopId')::bigint AND by_itself AND status <> ${orderStatus.cancelled}
       AND created_at >= date_trunc('day', now(), 'Asia/Shanghai');
    IF v_spent > (p->'spending'->>'perDay')::bigint THEN PERFORM refuse('AUTO_LIMIT'); END IF;
  END IF;

  SELECT jsonb_build_object('batchNo', v_batch, 'orderIds', jsonb_agg(o.id ORDER BY o.id)) || placed_answer(p, v_orders)
    INTO v_answer FROM unnest(v_orders) o;
  IF p->>'key' IS NOT NULL THEN
    UPDATE idempotency_key SET answer = v_answer WHERE account_id = v_account AND op = p->>'op' AND key = p->>'key';
  END IF;
  RETURN v_answer;
END $$;

-- Places orders of several people in one transaction, each in a savepoint of its own: a refusal of one does not affect the
-- others. Answers for each, in the order of the input, {"answer"} of `place_order` or {"error"}.
CREATE OR REPLACE FUNCTION place_each(p_orders jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_part jsonb;
  v_results jsonb := '[]';
  v_locked text[];
  v_code text;
  v_message text;
  v_detail text;
  v_constraint text;
BEGIN
  -- Buyers who are placing other unpaid orders elsewhere are not waited for: their orders are retried alone.
  SELECT coalesce(array_agg(buyer), '{}') INTO v_locked
    FROM (SELECT DISTINCT x->>'accountId' AS buyer FROM jsonb_array_elements(p_orders) x WHERE NOT (x->>'confirm')::boolean) unpaid
   WHERE pg_try_advisory_xact_lock(hashtextextended('unpaid:' || buyer, 0));
  -- The rows that all of them need, in the order in which every transaction locks them (stock, then wallets), so that
  -- none deadlocks.
  PERFORM FROM good_stock s
    JOIN (SELECT DISTINCT (piece->>'sku_id')::bigint AS sku_id, (x->'order'->>'warehouse_id')::bigint AS warehouse_id
            FROM jsonb_array_elements(p_orders) x, jsonb_array_elements(x->'pieces') piece) requested USING (sku_id, warehouse_id)
   ORDER BY s.sku_id, s.warehouse_id FOR NO KEY UPDATE OF s;
  PERFORM FROM ledger_account
   WHERE code = 'available' AND owner_id = ANY (SELECT (x->>'accountId')::bigint FROM jsonb_array_elements(p_orders) x WHERE (x->>'confirm')::boolean)
   ORDER BY id FOR NO KEY UPDATE;
  -- Whatever else one of them waits for, it waits with all the others behind it.
  SET LOCAL lock_timeout = '250ms';
  FOR v_part IN SELECT value FROM jsonb_array_elements(p_orders) LOOP
    BEGIN
      IF NOT (v_part->>'confirm')::boolean AND v_part->>'accountId' <> ALL (v_locked) THEN
        RAISE lock_not_available;
      END IF;
      v_results := v_results || jsonb_build_object('answer', place_order(v_part));
    EXCEPTION WHEN OTHERS THEN
      GET STACKED DIAGNOSTICS v_code = RETURNED_SQLSTATE, v_message = MESSAGE_TEXT, v_detail = PG_EXCEPTION_DETAIL,
        v_constraint = CONSTRAINT_NAME;
      v_results := v_results || jsonb_build_object('error', jsonb_build_object(
        'code', v_code, 'message', v_message, 'detail', v_detail, 'constraint', v_constraint));
    END;
  END LOOP;
  RETURN v_results;
END $$;
