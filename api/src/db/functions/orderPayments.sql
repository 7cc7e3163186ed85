-- Refuses to pay for shop orders that are not what they were when they were ordered.
CREATE OR REPLACE FUNCTION refuse_changed_shop_orders(p_order bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_changed jsonb;
BEGIN
  SELECT jsonb_agg(s.id) INTO v_changed
    FROM order_package p JOIN shop_order_parcel x ON x.package_id = p.id JOIN shop_order s ON s.id = x.shop_order_id
   WHERE p.order_id = p_order AND (s.receiver_key <> p.receiver_key OR NOT awaits_parcels(s));
  IF v_changed IS NOT NULL THEN PERFORM refuse('SHOP_ORDER_CHANGED', jsonb_build_object('shopOrderIds', v_changed)); END IF;
END $$;

-- Takes the money of placed orders that are paid at once, by one movement each.
CREATE OR REPLACE FUNCTION pay_placed_orders(p_parts jsonb, p_ids bigint[], p_nos text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_escrow bigint;
  v_orders bigint[];
  v_nos text[];
  v_wallets bigint[];
  v_fees bigint[];
  v_movements bigint[];
BEGIN
  SELECT array_agg(id ORDER BY id), array_agg(order_no ORDER BY id), array_agg(wallet ORDER BY id), array_agg(fee ORDER BY id)
    INTO v_orders, v_nos, v_wallets, v_fees
    FROM (
      SELECT p_ids[part.n::integer] AS id, p_nos[part.n::integer] AS order_no,
             ledger_account_of((part.raw->'order'->>'account_id')::bigint, 'available') AS wallet, (part.raw->'order'->>'total_fee')::bigint AS fee
        FROM jsonb_array_elements(p_parts) WITH ORDINALITY AS part (raw, n) WHERE (part.raw->>'confirm')::boolean
    ) paid;
  IF v_orders IS NULL THEN RETURN; END IF;
  IF jsonb_path_exists(p_parts, '$[*].order.shop_id') THEN PERFORM refuse_changed_shop_orders(id) FROM unnest(v_orders) id; END IF;
  v_escrow := ledger_account_of(0, 'escrow');
  WITH movements AS (
    INSERT INTO ledger_tx (kind, biz_type, biz_id, step, title)
    SELECT ${moneyLogTypes.orderPay}, 'order', o.id, '', '订单支付 ' || o.order_no FROM unnest(v_orders, v_nos) o (id, order_no)
    RETURNING id
  )
  SELECT array_agg(id ORDER BY id) INTO v_movements FROM movements;
  -- The wallets come last: they are what a person's payments wait for. In the order of account ids, so that none deadlocks.
  INSERT INTO ledger_entry (tx_id, account_id, amount)
  SELECT line.movement, line.account, line.amount
    FROM unnest(v_movements, v_wallets, v_fees) AS paid (movement, wallet, fee)
    CROSS JOIN LATERAL (VALUES (paid.movement, paid.wallet, -paid.fee), (paid.movement, v_escrow, paid.fee)) AS line (movement, account, amount)
   ORDER BY line.account, line.movement;
END $$;

-- Pays an order from the balance: the buyer's money goes to escrow, the parcels to the warehouse's queue.
-- Paying and timing out cannot both win: both lock the order row and look at its status again.
CREATE OR REPLACE FUNCTION pay_order(p_order bigint, p_account bigint, p_key text, p_promised timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_order orders;
  v_answer jsonb;
  v_wallet bigint;
BEGIN
  v_answer := claim_key(p_account, 'confirmOrder', p_key, 'pay:' || p_order);
  IF v_answer IS NOT NULL THEN RETURN v_answer || '{"replayed": true}'; END IF;

  SELECT * INTO v_order FROM orders WHERE id = p_order AND account_id = p_account FOR UPDATE;
  IF NOT FOUND THEN PERFORM refuse('NOT_FOUND'); END IF;
  IF (v_order.status = ${orderStatus.pendingPayment} AND v_order.pay_expire_at <= now())
      OR (v_order.status = ${orderStatus.cancelled} AND v_order.cancel_type = ${cancelTypes.timeout}) THEN
    PERFORM refuse('PAY_EXPIRED');
  END IF;
  IF v_order.status <> ${orderStatus.pendingPayment} THEN PERFORM refuse('ORDER_STATE'); END IF;
  IF v_order.shop_id IS NOT NULL THEN PERFORM refuse_changed_shop_orders(p_order); END IF;

  UPDATE orders SET status = ${orderStatus.pendingShipment}, paid_at = now() WHERE id = p_order;
  UPDATE order_package SET status = ${parcelStatus.pendingShipment}, output_status = ${outputStatuses.queued},
      output_info = '已提交仓库，等待出单', promised_ship_at = p_promised
   WHERE order_id = p_order;

  -- The wallet comes last: it is the row that a person's payments wait for.
  v_wallet := ledger_account_of(p_account, 'available');
  PERFORM ledger_move(${moneyLogTypes.orderPay}::smallint, 'order', p_order, '', '订单支付 ' || v_order.order_no,
    v_wallet, ledger_account_of(0, 'escrow'), v_order.total_fee);

  SELECT jsonb_build_object('orderId', p_order, 'status', ${orderStatus.pendingShipment}, 'paidFee', v_order.total_fee,
      'balance', balance)
    INTO v_answer FROM ledger_account WHERE id = v_wallet;
  PERFORM store_answer(p_account, 'confirmOrder', p_key, 'pay:' || p_order, v_answer);
  RETURN v_answer;
END $$;

-- Holds the token that pays until the transaction ends: its payments of a day are counted one after the other. It comes
-- before stock and wallets wherever all of them are locked.
CREATE OR REPLACE FUNCTION lock_paying_token(p_token bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM api_token WHERE id = p_token AND revoked_at IS NULL AND expires_at > now() FOR NO KEY UPDATE;
  IF NOT FOUND THEN PERFORM refuse('TOKEN_INVALID'); END IF;
END $$;

-- Counts what a token has paid to its day, and refuses what is above its limit. Refunds give nothing of the limit back.
CREATE OR REPLACE FUNCTION count_token_payment(p_token bigint, p_amount bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_today date := (now() AT TIME ZONE 'Asia/Shanghai')::date;
  v_limit bigint;
  v_spent bigint;
BEGIN
  SELECT day_limit, CASE WHEN spent_on = v_today THEN spent ELSE 0 END INTO v_limit, v_spent FROM api_token WHERE id = p_token;
  IF v_spent + p_amount > v_limit THEN
    PERFORM refuse('TOKEN_DAY_LIMIT', jsonb_build_object('limit', v_limit, 'spent', v_spent, 'need', p_amount));
  END IF;
  UPDATE api_token SET spent = v_spent + p_amount, spent_on = v_today WHERE id = p_token;
END $$;

-- The answer of a payment, which is counted unless it was given before.
CREATE OR REPLACE FUNCTION counted_token_payment(p_token bigint, p_answer jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  IF NOT p_answer ? 'replayed' THEN PERFORM count_token_payment(p_token, (p_answer->>'paidFee')::bigint); END IF;
  RETURN p_answer;
END $$;

-- Pays an order as `pay_order` does, by a token.
CREATE OR REPLACE FUNCTION pay_order_by_token(p_token bigint, p_order bigint, p_account bigint, p_key text, p_promised timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_paying_token(p_token);
  RETURN counted_token_payment(p_token, pay_order(p_order, p_account, p_key, p_promised));
END $$;

-- Pays the orders of a batch, all of them or none.
CREATE OR REPLACE FUNCTION pay_orders(p_batch text, p_account bigint, p_key text, p_promised jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_answer jsonb;
  v_paid jsonb;
  v_id bigint;
  v_ids jsonb := '[]';
  v_fee bigint := 0;
BEGIN
  v_answer := claim_key(p_account, 'confirmBatch', p_key, 'pay:' || p_batch);
  IF v_answer IS NOT NULL THEN RETURN v_answer || '{"replayed": true}'; END IF;
  FOR v_id IN SELECT id FROM orders WHERE batch_no = p_batch AND account_id = p_account ORDER BY id FOR UPDATE LOOP
    v_paid := pay_order(v_id, p_account, NULL, (p_promised->>v_id::text)::timestamptz);
    v_fee := v_fee + (v_paid->>'paidFee')::bigint;
    v_ids := v_ids || to_jsonb(v_id);
  END LOOP;
  IF v_paid IS NULL THEN PERFORM refuse('NOT_FOUND'); END IF;
  v_answer := jsonb_build_object('batchNo', p_batch, 'orderIds', v_ids, 'paidFee', v_fee, 'balance', v_paid->'balance');
  PERFORM store_answer(p_account, 'confirmBatch', p_key, 'pay:' || p_batch, v_answer);
  RETURN v_answer;
END $$;

-- Pays the orders of a batch as `pay_orders` does, by a token.
CREATE OR REPLACE FUNCTION pay_orders_by_token(p_token bigint, p_batch text, p_account bigint, p_key text, p_promised jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_paying_token(p_token);
  RETURN counted_token_payment(p_token, pay_orders(p_batch, p_account, p_key, p_promised));
END $$;
