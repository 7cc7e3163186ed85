INSERT INTO third_order (account_id, platform, third_order_no, package_id)
SELECT account_id, platform, third_order_no, id FROM order_package
 WHERE third_order_no IS NOT NULL AND NOT duplicate_allowed AND status NOT IN (70, 80);
--> statement-breakpoint
CREATE SEQUENCE batch_no_seq;
--> statement-breakpoint
-- What a parcel held is free again when it ends: its order numbers, and the orders of shops that it was for. Those that
-- were intercepted at their shop stay so.
CREATE FUNCTION parcels_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM after_it a JOIN before_it b USING (id) WHERE a.status IN (70, 80) AND b.status NOT IN (70, 80)) THEN
    RETURN NULL;
  END IF;
  PERFORM FROM shop_order s WHERE s.package_id IN (SELECT id FROM after_it) ORDER BY s.shop_id, s.remote_order_no COLLATE "C" FOR UPDATE;
  DELETE FROM third_order t USING after_it a JOIN before_it b USING (id)
   WHERE t.package_id = a.id AND a.status IN (70, 80) AND b.status NOT IN (70, 80);
  UPDATE merge_order m SET package_id = NULL FROM after_it a JOIN before_it b USING (id)
   WHERE m.package_id = a.id AND a.status IN (70, 80) AND b.status NOT IN (70, 80);
  UPDATE shop_order s SET order_id = NULL, package_id = NULL,
         import_status = CASE WHEN s.import_status IN (1, 2) THEN 0 ELSE s.import_status END
    FROM after_it a JOIN before_it b USING (id)
   WHERE s.package_id = a.id AND a.status IN (70, 80) AND b.status NOT IN (70, 80);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER parcels_ended AFTER UPDATE ON order_package
  REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION parcels_ended();
--> statement-breakpoint
-- Reserved pieces leave the warehouse (type 6).
CREATE FUNCTION take_stock(p_good bigint, p_warehouse bigint, p_pieces integer, p_biz_no text, p_operator bigint)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_stock good_stock;
BEGIN
  UPDATE good_stock SET quantity = quantity - p_pieces, locked = locked - p_pieces, version = version + 1
   WHERE good_id = p_good AND warehouse_id = p_warehouse RETURNING * INTO STRICT v_stock;
  INSERT INTO stock_log (stock_id, type, delta, quantity_after, locked_after, biz_no, operator_id)
  VALUES (v_stock.id, 6, -p_pieces, v_stock.quantity, v_stock.locked, p_biz_no, p_operator);
END $$;
--> statement-breakpoint
-- Holds the shop orders that these parcels are for, in the order in which orders are read from a shop, so that nobody
-- waits for somebody in a circle. Answers how many there are.
CREATE FUNCTION hold_shop_orders(p_parcels jsonb) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE v_ids bigint[];
BEGIN
  SELECT array_agg(id::bigint) INTO v_ids FROM jsonb_array_elements(p_parcels) x, jsonb_array_elements_text(x->'shop_order_ids') id;
  IF v_ids IS NOT NULL THEN
    PERFORM FROM shop_order WHERE id = ANY (v_ids) ORDER BY shop_id, remote_order_no COLLATE "C" FOR UPDATE;
  END IF;
  RETURN coalesce(cardinality(v_ids), 0);
END $$;
--> statement-breakpoint
-- Writes an order with its parcels and claims what they are for: order numbers, and orders of shops as they were judged.
-- Stock is not reserved yet.
CREATE FUNCTION put_order(p_order jsonb, p_parcels jsonb, p_allow_duplicate boolean, p_pay_minutes integer, p_batch text)
RETURNS orders LANGUAGE plpgsql AS $$
DECLARE
  v_order orders;
  v_stamp text := to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYMMDDHH24MISS');
  v_shop_orders integer := hold_shop_orders(p_parcels);
  v_claimed integer;
  v_merges integer;
  v_merged integer;
BEGIN
  INSERT INTO orders (order_no, account_id, seller_id, type, platform, good_id, good_name, good_pic, good_price, num,
    warehouse_id, warehouse_name, warehouse_province, warehouse_city, courier_id, courier_name, sender_id, sender, remark,
    shop_id, auto_send, by_itself, remote_address_id, batch_no,
    status, package_count, goods_fee, courier_fee, remote_fee, discount_fee, total_fee, pay_expire_at)
  SELECT 'D' || v_stamp || lpad((nextval('order_no_seq') % 1000000)::text, 6, '0'), o.account_id, o.seller_id, o.type, o.platform,
    o.good_id, o.good_name, o.good_pic, o.good_price, o.num, o.warehouse_id, o.warehouse_name, o.warehouse_province,
    o.warehouse_city, o.courier_id, o.courier_name, o.sender_id, o.sender, o.remark,
    o.shop_id, coalesce(o.auto_send, false), coalesce(o.by_itself, false), o.remote_address_id, p_batch,
    10, o.package_count, o.goods_fee, o.courier_fee, o.remote_fee, o.discount_fee, o.total_fee,
    date_trunc('milliseconds', now()) + make_interval(mins => p_pay_minutes)
  FROM jsonb_populate_record(NULL::orders, p_order) o
  RETURNING * INTO v_order;

  WITH given AS (
    SELECT e.value AS raw, e.ordinality FROM jsonb_array_elements(p_parcels) WITH ORDINALITY e
  ), put AS (
    INSERT INTO order_package (package_no, order_id, account_id, platform, third_order_no, duplicate_allowed, status,
      receiver_name, receiver_phone, province_code, city_code, district_code, province, city, district, address, weight,
      shop_id, merge_id, encrypted_id, receiver_key,
      goods_fee, courier_fee, remote_fee, discount_fee, package_fee, supplier_share, agent_share)
    SELECT 'P' || v_stamp || lpad((nextval('package_no_seq') % 1000000)::text, 6, '0'), v_order.id, v_order.account_id, v_order.platform,
      g.raw->'third_order_nos'->>0, p_allow_duplicate, 10, x.receiver_name, x.receiver_phone, x.province_code, x.city_code,
      x.district_code, x.province, x.city, x.district, x.address, x.weight, v_order.shop_id, x.merge_id, x.encrypted_id, x.receiver_key,
      x.goods_fee, x.courier_fee, x.remote_fee, x.discount_fee, x.package_fee, x.supplier_share, x.agent_share
    FROM given g, jsonb_populate_record(NULL::order_package, g.raw) x
    ORDER BY g.ordinality
    RETURNING id
  ), placed AS (
    SELECT given.raw, numbered.id FROM given JOIN (SELECT id, row_number() OVER (ORDER BY id) AS ordinality FROM put) numbered USING (ordinality)
  ), numbers AS (
    INSERT INTO third_order (account_id, platform, third_order_no, package_id)
    SELECT v_order.account_id, v_order.platform, no, placed.id FROM placed, jsonb_array_elements_text(placed.raw->'third_order_nos') no
     WHERE NOT p_allow_duplicate ORDER BY no
  ), claimed AS (
    UPDATE shop_order s SET import_status = 1, order_id = v_order.id, package_id = placed.id, problem_code = '', problem_text = ''
      FROM placed, jsonb_array_elements_text(placed.raw->'shop_order_ids') given_id, shop h
     WHERE s.id = given_id::bigint AND h.id = s.shop_id AND h.account_id = v_order.account_id AND h.status <> 5
       AND s.import_status = 0 AND s.remote_refund_status = 0 AND s.receiver_key = placed.raw->>'receiver_key'
       AND s.merge_id IS NOT DISTINCT FROM (placed.raw->>'merge_id')::bigint
    RETURNING s.id
  ), merged AS (
    UPDATE merge_order m SET package_id = placed.id FROM placed
     WHERE m.id = (placed.raw->>'merge_id')::bigint AND m.status = 1 AND m.package_id IS NULL
    RETURNING m.id
  )
  SELECT (SELECT count(*) FROM claimed), (SELECT count(*) FROM merged), (SELECT count(raw->>'merge_id') FROM given)
    INTO v_claimed, v_merged, v_merges;
  IF v_claimed <> v_shop_orders OR v_merged <> v_merges THEN PERFORM refuse('SHOP_ORDER_CHANGED'); END IF;
  RETURN v_order;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION place_order(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_answer jsonb;
  v_order orders;
BEGIN
  IF p->>'key' IS NOT NULL THEN
    v_answer := claim_key((p->>'accountId')::bigint, 'createOrder', p->>'key', p->>'hash');
    IF v_answer IS NOT NULL THEN RETURN v_answer || '{"replayed": true}'; END IF;
  END IF;

  PERFORM FROM orders WHERE account_id = (p->>'accountId')::bigint AND status = 10 OFFSET (p->>'maxUnpaid')::int - 1 LIMIT 1;
  IF FOUND THEN PERFORM refuse('UNPAID_LIMIT'); END IF;

  v_order := put_order(p->'order', p->'parcels', (p->>'allowDuplicate')::boolean, (p->>'payMinutes')::int, NULL);
  -- The stock row comes last, so that it is locked for the shortest time.
  PERFORM reserve_stock(v_order.good_id, v_order.warehouse_id, v_order.num * v_order.package_count, v_order.order_no, v_order.account_id);
  IF (p->>'confirm')::boolean THEN
    PERFORM pay_order(v_order.id, v_order.account_id, NULL, (p->>'promisedShipAt')::timestamptz);
  END IF;

  v_answer := jsonb_build_object('orderId', v_order.id, 'orderNo', v_order.order_no);
  IF p->>'key' IS NOT NULL THEN
    UPDATE idempotency_key SET answer = v_answer
     WHERE account_id = v_order.account_id AND op = 'createOrder' AND key = p->>'key';
  END IF;
  RETURN v_answer;
END $$;
--> statement-breakpoint
-- Places several orders as one decision, and pays them when asked to: all of them or none.
CREATE FUNCTION place_orders(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint := (p->>'accountId')::bigint;
  v_answer jsonb;
  v_batch text;
  v_part jsonb;
  v_orders orders[] := '{}';
  v_each record;
  v_spent bigint;
BEGIN
  IF p->>'key' IS NOT NULL THEN
    v_answer := claim_key(v_account, 'createBatch', p->>'key', p->>'hash');
    IF v_answer IS NOT NULL THEN RETURN v_answer || '{"replayed": true}'; END IF;
  END IF;

  PERFORM FROM orders WHERE account_id = v_account AND status = 10 OFFSET (p->>'maxUnpaid')::int - 1 LIMIT 1;
  IF FOUND THEN PERFORM refuse('UNPAID_LIMIT'); END IF;

  v_batch := 'B' || to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYMMDDHH24MISS') || lpad((nextval('batch_no_seq') % 1000000)::text, 6, '0');
  PERFORM hold_shop_orders(jsonb_path_query_array(p, '$.orders[*].parcels[*]'));
  FOR v_part IN SELECT value FROM jsonb_array_elements(p->'orders') LOOP
    v_orders := v_orders || put_order(v_part->'order', v_part->'parcels', (p->>'allowDuplicate')::boolean, (p->>'payMinutes')::int, v_batch);
  END LOOP;
  -- In the order of goods and warehouses, so that two batches never wait for each other in a circle.
  FOR v_each IN SELECT * FROM unnest(v_orders) o ORDER BY o.good_id, o.warehouse_id, o.id LOOP
    PERFORM reserve_stock(v_each.good_id, v_each.warehouse_id, v_each.num * v_each.package_count, v_each.order_no, v_account);
  END LOOP;
  IF (p->>'confirm')::boolean THEN
    FOR v_each IN
      SELECT o.id, part.value->>'promisedShipAt' AS promised
        FROM unnest(v_orders) WITH ORDINALITY o JOIN jsonb_array_elements(p->'orders') WITH ORDINALITY part USING (ordinality) ORDER BY o.id
    LOOP
      PERFORM pay_order(v_each.id, v_account, NULL, v_each.promised::timestamptz);
    END LOOP;
  END IF;

  -- What a shop orders by itself has a limit a day. It is paid already: the wallet's row keeps others waiting, and who
  -- waited sees here what the first one has spent.
  IF p ? 'spending' THEN
    SELECT sum(total_fee - refund_fee) INTO v_spent FROM orders
     WHERE shop_id = (p->'spending'->>'shopId')::bigint AND by_itself AND status <> 60
       AND created_at >= date_trunc('day', now(), 'Asia/Shanghai');
    IF v_spent > (p->'spending'->>'perDay')::bigint THEN PERFORM refuse('AUTO_LIMIT'); END IF;
  END IF;

  SELECT jsonb_build_object('batchNo', v_batch, 'orderIds', jsonb_agg(o.id ORDER BY o.id)) INTO v_answer FROM unnest(v_orders) o;
  IF p->>'key' IS NOT NULL THEN
    UPDATE idempotency_key SET answer = v_answer WHERE account_id = v_account AND op = 'createBatch' AND key = p->>'key';
  END IF;
  RETURN v_answer;
END $$;
--> statement-breakpoint
-- Pays an order from the balance: the buyer's money goes to escrow, the parcels to the warehouse's queue.
-- Paying and timing out cannot both win: both lock the order row and look at its status again.
CREATE OR REPLACE FUNCTION pay_order(p_order bigint, p_account bigint, p_key text, p_promised timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_order orders;
  v_answer jsonb;
  v_wallet bigint;
  v_changed jsonb;
BEGIN
  IF p_key IS NOT NULL THEN
    v_answer := claim_key(p_account, 'confirmOrder', p_key, 'pay:' || p_order);
    IF v_answer IS NOT NULL THEN RETURN v_answer || '{"replayed": true}'; END IF;
  END IF;

  SELECT * INTO v_order FROM orders WHERE id = p_order AND account_id = p_account FOR UPDATE;
  IF NOT FOUND THEN PERFORM refuse('NOT_FOUND'); END IF;
  IF (v_order.status = 10 AND v_order.pay_expire_at <= now()) OR (v_order.status = 60 AND v_order.cancel_type = 2) THEN
    PERFORM refuse('PAY_EXPIRED');
  END IF;
  IF v_order.status <> 10 THEN PERFORM refuse('ORDER_STATE'); END IF;
  IF v_order.shop_id IS NOT NULL THEN
    SELECT jsonb_agg(s.id) INTO v_changed FROM shop_order s JOIN order_package p ON p.id = s.package_id
     WHERE p.order_id = p_order AND (s.receiver_key <> p.receiver_key OR s.remote_refund_status <> 0 OR s.remote_status <> 2);
    IF v_changed IS NOT NULL THEN PERFORM refuse('SHOP_ORDER_CHANGED', jsonb_build_object('shopOrderIds', v_changed)); END IF;
  END IF;

  UPDATE orders SET status = 20, paid_at = now() WHERE id = p_order;
  UPDATE order_package SET status = 20, output_status = 1, output_info = '已提交仓库，等待出单', promised_ship_at = p_promised
   WHERE order_id = p_order;

  -- The wallet comes last: it is the row that a person's payments wait for.
  v_wallet := ledger_account_of(p_account, 'available');
  PERFORM ledger_move(2::smallint, 'order', p_order, '', '订单支付 ' || v_order.order_no,
    v_wallet, ledger_account_of(0, 'escrow'), v_order.total_fee);

  SELECT jsonb_build_object('orderId', p_order, 'status', 20, 'paidFee', v_order.total_fee, 'balance', balance)
    INTO v_answer FROM ledger_account WHERE id = v_wallet;
  IF p_key IS NOT NULL THEN
    UPDATE idempotency_key SET answer = v_answer WHERE account_id = p_account AND op = 'confirmOrder' AND key = p_key;
  END IF;
  RETURN v_answer;
END $$;
--> statement-breakpoint
-- Pays the orders of a batch, all of them or none.
CREATE FUNCTION pay_orders(p_batch text, p_account bigint, p_key text, p_promised jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_answer jsonb;
  v_paid jsonb;
  v_id bigint;
  v_ids jsonb := '[]';
  v_fee bigint := 0;
BEGIN
  IF p_key IS NOT NULL THEN
    v_answer := claim_key(p_account, 'confirmBatch', p_key, 'pay:' || p_batch);
    IF v_answer IS NOT NULL THEN RETURN v_answer || '{"replayed": true}'; END IF;
  END IF;
  FOR v_id IN SELECT id FROM orders WHERE batch_no = p_batch AND account_id = p_account ORDER BY id FOR UPDATE LOOP
    v_paid := pay_order(v_id, p_account, NULL, (p_promised->>v_id::text)::timestamptz);
    v_fee := v_fee + (v_paid->>'paidFee')::bigint;
    v_ids := v_ids || to_jsonb(v_id);
  END LOOP;
  IF v_paid IS NULL THEN PERFORM refuse('NOT_FOUND'); END IF;
  v_answer := jsonb_build_object('batchNo', p_batch, 'orderIds', v_ids, 'paidFee', v_fee, 'balance', v_paid->'balance');
  IF p_key IS NOT NULL THEN
    UPDATE idempotency_key SET answer = v_answer WHERE account_id = p_account AND op = 'confirmBatch' AND key = p_key;
  END IF;
  RETURN v_answer;
END $$;
