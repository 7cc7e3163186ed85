-- Keeps a buyer's unpaid orders from being counted by two at once. Whoever places them takes this before anything else.
CREATE FUNCTION hold_unpaid(p jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (p->>'confirm')::boolean THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('unpaid:' || (p->>'accountId'), 0));
  END IF;
END $$;
--> statement-breakpoint
-- Refuses so many more unpaid orders than a buyer may have; what is paid at once is none.
CREATE FUNCTION check_unpaid(p jsonb, p_more integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_unpaid integer;
BEGIN
  IF (p->>'confirm')::boolean THEN RETURN; END IF;
  SELECT count(*) INTO v_unpaid FROM orders WHERE account_id = (p->>'accountId')::bigint AND status = 10;
  IF v_unpaid + p_more > (p->>'maxUnpaid')::int THEN
    PERFORM refuse('UNPAID_LIMIT', jsonb_build_object('max', (p->>'maxUnpaid')::int, 'unpaid', v_unpaid));
  END IF;
END $$;
--> statement-breakpoint
-- What placing orders answers now and to every repetition: the sums, what the buyer has left, and what p asks to be kept.
CREATE FUNCTION placed_answer(p jsonb, p_orders orders[]) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object(
      'packageCount', sum(o.package_count), 'totalFee', sum(o.total_fee), 'payExpireAt', min(o.pay_expire_at),
      'balance', w.balance, 'enough', (p->>'confirm')::boolean OR w.balance >= sum(o.total_fee)) || (p->'kept')
    FROM unnest(p_orders) o,
         (SELECT coalesce(max(balance), 0) AS balance FROM ledger_account
           WHERE owner_id = (p->>'accountId')::bigint AND code = 'available') w
   GROUP BY w.balance
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION place_order(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint := (p->>'accountId')::bigint;
  v_answer jsonb;
  v_order orders;
BEGIN
  PERFORM hold_unpaid(p);
  IF p->>'key' IS NOT NULL THEN
    v_answer := claim_key(v_account, p->>'op', p->>'key', p->>'hash');
    IF v_answer IS NOT NULL THEN RETURN v_answer; END IF;
  END IF;
  PERFORM check_unpaid(p, 1);

  v_order := put_order(p->'order', p->'parcels', (p->>'allowDuplicate')::boolean, (p->>'payMinutes')::int, NULL);
  -- The stock row comes last, so that it is locked for the shortest time.
  PERFORM reserve_stock(v_order.good_id, v_order.warehouse_id, v_order.num * v_order.package_count, v_order.order_no, v_account);
  IF (p->>'confirm')::boolean THEN
    PERFORM pay_order(v_order.id, v_account, NULL, (p->>'promisedShipAt')::timestamptz);
  END IF;

  v_answer := jsonb_build_object('orderId', v_order.id, 'orderNo', v_order.order_no) || placed_answer(p, ARRAY[v_order]);
  IF p->>'key' IS NOT NULL THEN
    UPDATE idempotency_key SET answer = v_answer WHERE account_id = v_account AND op = p->>'op' AND key = p->>'key';
  END IF;
  RETURN v_answer;
END $$;
--> statement-breakpoint
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
  PERFORM hold_unpaid(p);
  IF p->>'key' IS NOT NULL THEN
    v_answer := claim_key(v_account, p->>'op', p->>'key', p->>'hash');
    IF v_answer IS NOT NULL THEN RETURN v_answer; END IF;
  END IF;
  PERFORM check_unpaid(p, jsonb_array_length(p->'orders'));

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

  SELECT jsonb_build_object('batchNo', v_batch, 'orderIds', jsonb_agg(o.id ORDER BY o.id)) || placed_answer(p, v_orders)
    INTO v_answer FROM unnest(v_orders) o;
  IF p->>'key' IS NOT NULL THEN
    UPDATE idempotency_key SET answer = v_answer WHERE account_id = v_account AND op = p->>'op' AND key = p->>'key';
  END IF;
  RETURN v_answer;
END $$;
--> statement-breakpoint
-- Places orders of several people in one transaction, each for itself: what refuses one leaves the others alone. Answers
-- for each, in the order given, {"answer"} of `place_order`, or the {"error"} that it ended with.
CREATE OR REPLACE FUNCTION place_each(p_orders jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_part jsonb;
  v_results jsonb := '[]';
  v_held text[];
  v_code text;
  v_message text;
  v_detail text;
  v_constraint text;
BEGIN
  -- Nobody waits for a buyer who is placing other unpaid orders: theirs are tried again, alone.
  SELECT coalesce(array_agg(buyer), '{}') INTO v_held
    FROM (SELECT DISTINCT x->>'accountId' AS buyer FROM jsonb_array_elements(p_orders) x WHERE NOT (x->>'confirm')::boolean) unpaid
   WHERE pg_try_advisory_xact_lock(hashtextextended('unpaid:' || buyer, 0));
  -- The rows that all of them need, as everybody takes them: stock first, then wallets, so that nobody waits for
  -- somebody in a circle.
  PERFORM FROM good_stock s
    JOIN (SELECT DISTINCT (x->'order'->>'good_id')::bigint AS good_id, (x->'order'->>'warehouse_id')::bigint AS warehouse_id
            FROM jsonb_array_elements(p_orders) x) wanted USING (good_id, warehouse_id)
   ORDER BY s.good_id, s.warehouse_id FOR NO KEY UPDATE OF s;
  PERFORM FROM ledger_account
   WHERE code = 'available' AND owner_id = ANY (SELECT (x->>'accountId')::bigint FROM jsonb_array_elements(p_orders) x WHERE (x->>'confirm')::boolean)
   ORDER BY id FOR NO KEY UPDATE;
  -- Whatever else one of them waits for, it waits with all the others behind it.
  SET LOCAL lock_timeout = '250ms';
  FOR v_part IN SELECT value FROM jsonb_array_elements(p_orders) LOOP
    BEGIN
      IF NOT (v_part->>'confirm')::boolean AND v_part->>'accountId' <> ALL (v_held) THEN
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
