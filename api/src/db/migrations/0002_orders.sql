CREATE SEQUENCE order_no_seq;
--> statement-breakpoint
CREATE SEQUENCE package_no_seq;
--> statement-breakpoint
-- A refusal of the business, raised inside a transaction. The API knows it by its class CC.
CREATE FUNCTION refuse(p_key text, p_words jsonb DEFAULT '{}') RETURNS void LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '%', p_key USING ERRCODE = 'CC000', DETAIL = p_words::text; END $$;
--> statement-breakpoint
-- Claims a key for this transaction. Answers NULL when the work is to be done, else the first answer.
-- A second caller waits here until the first one has committed or rolled back.
CREATE FUNCTION claim_key(p_account bigint, p_op text, p_key text, p_hash text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE v_first idempotency_key;
BEGIN
  INSERT INTO idempotency_key (account_id, op, key, request_hash, answer)
  VALUES (p_account, p_op, p_key, p_hash, 'null') ON CONFLICT DO NOTHING;
  IF FOUND THEN RETURN NULL; END IF;
  SELECT * INTO v_first FROM idempotency_key WHERE account_id = p_account AND op = p_op AND key = p_key;
  IF v_first.request_hash <> p_hash THEN PERFORM refuse('IDEMPOTENCY_CONFLICT'); END IF;
  RETURN v_first.answer;
END $$;
--> statement-breakpoint
-- Takes pieces out of what can be ordered; refuses when there are not enough.
CREATE FUNCTION reserve_stock(p_good bigint, p_warehouse bigint, p_pieces integer, p_biz_no text, p_operator bigint)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_stock good_stock;
BEGIN
  UPDATE good_stock SET locked = locked + p_pieces, version = version + 1
   WHERE good_id = p_good AND warehouse_id = p_warehouse AND quantity - locked >= p_pieces
  RETURNING * INTO v_stock;
  IF NOT FOUND THEN
    SELECT * INTO v_stock FROM good_stock WHERE good_id = p_good AND warehouse_id = p_warehouse;
    PERFORM refuse('STOCK_SHORT', jsonb_build_object('available', coalesce(v_stock.quantity - v_stock.locked, 0)));
  END IF;
  INSERT INTO stock_log (stock_id, type, delta, quantity_after, locked_after, biz_no, operator_id)
  VALUES (v_stock.id, 3, p_pieces, v_stock.quantity, v_stock.locked, p_biz_no, p_operator);
END $$;
--> statement-breakpoint
-- Gives reserved pieces back (type 4 cancelled, 5 timed out).
CREATE FUNCTION release_stock(p_good bigint, p_warehouse bigint, p_pieces integer, p_type smallint, p_biz_no text, p_operator bigint)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_stock good_stock;
BEGIN
  UPDATE good_stock SET locked = locked - p_pieces, version = version + 1
   WHERE good_id = p_good AND warehouse_id = p_warehouse RETURNING * INTO STRICT v_stock;
  INSERT INTO stock_log (stock_id, type, delta, quantity_after, locked_after, biz_no, operator_id)
  VALUES (v_stock.id, p_type, -p_pieces, v_stock.quantity, v_stock.locked, p_biz_no, p_operator);
END $$;
--> statement-breakpoint
-- Pays an order from the balance: the buyer's money goes to escrow, the parcels to the warehouse's queue.
-- Paying and timing out cannot both win: both lock the order row and look at its status again.
CREATE FUNCTION pay_order(p_order bigint, p_account bigint, p_key text, p_promised timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_order orders;
  v_answer jsonb;
  v_wallet bigint;
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
-- Places an order with its parcels, reserves its stock and, when asked to, pays it: one round trip, all or nothing.
-- The stock row comes last, so that it is locked for the shortest time.
CREATE FUNCTION place_order(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_answer jsonb;
  v_order orders;
  v_stamp text := to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYMMDDHH24MISS');
BEGIN
  IF p->>'key' IS NOT NULL THEN
    v_answer := claim_key((p->>'accountId')::bigint, 'createOrder', p->>'key', p->>'hash');
    IF v_answer IS NOT NULL THEN RETURN v_answer || '{"replayed": true}'; END IF;
  END IF;

  PERFORM FROM orders WHERE account_id = (p->>'accountId')::bigint AND status = 10 OFFSET (p->>'maxUnpaid')::int - 1 LIMIT 1;
  IF FOUND THEN PERFORM refuse('UNPAID_LIMIT'); END IF;

  INSERT INTO orders (order_no, account_id, seller_id, type, platform, good_id, good_name, good_pic, good_price, num,
    warehouse_id, warehouse_name, warehouse_province, warehouse_city, courier_id, courier_name, sender_id, sender, remark,
    status, package_count, goods_fee, courier_fee, remote_fee, discount_fee, total_fee, pay_expire_at)
  SELECT 'D' || v_stamp || lpad((nextval('order_no_seq') % 1000000)::text, 6, '0'), o.account_id, o.seller_id, o.type, o.platform,
    o.good_id, o.good_name, o.good_pic, o.good_price, o.num, o.warehouse_id, o.warehouse_name, o.warehouse_province,
    o.warehouse_city, o.courier_id, o.courier_name, o.sender_id, o.sender, o.remark, 10, o.package_count, o.goods_fee,
    o.courier_fee, o.remote_fee, o.discount_fee, o.total_fee, date_trunc('milliseconds', now()) + make_interval(mins => (p->>'payMinutes')::int)
  FROM jsonb_populate_record(NULL::orders, p->'order') o
  RETURNING * INTO v_order;

  INSERT INTO order_package (package_no, order_id, account_id, platform, third_order_no, duplicate_allowed, status,
    receiver_name, receiver_phone, province_code, city_code, district_code, province, city, district, address, weight,
    goods_fee, courier_fee, remote_fee, discount_fee, package_fee, supplier_share, agent_share)
  SELECT 'P' || v_stamp || lpad((nextval('package_no_seq') % 1000000)::text, 6, '0'), v_order.id, v_order.account_id, v_order.platform,
    x.third_order_no, (p->>'allowDuplicate')::boolean, 10, x.receiver_name, x.receiver_phone, x.province_code, x.city_code,
    x.district_code, x.province, x.city, x.district, x.address, x.weight, x.goods_fee, x.courier_fee, x.remote_fee,
    x.discount_fee, x.package_fee, x.supplier_share, x.agent_share
  FROM jsonb_populate_recordset(NULL::order_package, p->'parcels') WITH ORDINALITY AS x
  ORDER BY ordinality;

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
