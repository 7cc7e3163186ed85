-- Writes down a payment of {accountId, amount, payType, payWay, key, hash, min, max, mostOpen, minutes, splitLimit}; the same key leads to the
-- same payment. On the next day at half past ten it is compared with the channel.
CREATE OR REPLACE FUNCTION begin_payment(p jsonb) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint := p->>'accountId';
  v_amount bigint := p->>'amount';
  v_answer jsonb;
  v_id bigint;
BEGIN
  v_answer := claim_key(v_account, 'createPay', p->>'key', p->>'hash');
  IF v_answer IS NOT NULL THEN RETURN v_answer->>'payId'; END IF;
  IF v_amount < (p->>'min')::bigint THEN
    PERFORM refuse('AMOUNT_MIN', jsonb_build_object('min', to_char((p->>'min')::bigint / 100.0, 'FM9999999990.00')));
  END IF;
  IF v_amount > (p->>'max')::bigint THEN
    PERFORM refuse('AMOUNT_MAX', jsonb_build_object('max', to_char((p->>'max')::bigint / 100.0, 'FM9999999990.00')));
  END IF;
  -- One by one, so that a thousand at once cannot all find room.
  PERFORM pg_advisory_xact_lock(hashtextextended('payments:' || v_account, 0));
  PERFORM FROM payment WHERE account_id = v_account
      AND status = ${payStatus.pending} OFFSET (p->>'mostOpen')::int - 1 LIMIT 1;
  IF FOUND THEN PERFORM refuse('PAY_LIMIT'); END IF;

  INSERT INTO payment (pay_no, account_id, amount, pay_type, expire_at, next_ask_at, reconcile_at, split_limit, pay_way)
  VALUES ('Z' || to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYMMDDHH24MISS') || lpad((nextval('pay_no_seq') % 1000000)::text, 6, '0'),
    v_account, v_amount, (p->>'payType')::smallint,
    date_trunc('second', now()) + make_interval(mins => (p->>'minutes')::int), now() + interval '5 seconds',
    ((now() AT TIME ZONE 'Asia/Shanghai')::date + 1 + time '10:30') AT TIME ZONE 'Asia/Shanghai', coalesce((p->>'splitLimit')::bigint, 0),
    coalesce((p->>'payWay')::smallint, 1))
  RETURNING id INTO v_id;
  PERFORM store_answer(v_account, 'createPay', p->>'key', p->>'hash', jsonb_build_object('payId', v_id));
  RETURN v_id;
END $$;

-- The only way a payment becomes money. Whoever hears of it first credits it, everyone after that finds it credited:
-- they wait for each other at its row. What is paid into an account that is closed goes back at once. Answers credited,
-- late (credited though it was closed), known, abnormal (written down for operators, nothing credited) or unknown.
CREATE OR REPLACE FUNCTION settle_payment(p_pay_type smallint, p_pay_no text, p_trade_no text, p_amount bigint, p_paid_at timestamptz)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v payment;
  v_kind text;
BEGIN
  SELECT * INTO v FROM payment WHERE pay_no = p_pay_no AND pay_type = p_pay_type FOR UPDATE;
  IF NOT FOUND THEN RETURN 'unknown'; END IF;
  v_kind := CASE
    WHEN v.amount <> p_amount THEN 'amount'
    WHEN v.status IN (${payStatus.paid}, ${payStatus.refunded}) AND v.channel_trade_no <> p_trade_no THEN 'paidTwice'
    WHEN EXISTS (SELECT FROM payment WHERE pay_type = p_pay_type AND channel_trade_no = p_trade_no AND id <> v.id) THEN 'tradeNoUsed'
  END;
  IF v_kind IS NOT NULL THEN
    INSERT INTO payment_problem (payment_id, kind, channel_trade_no, amount) VALUES (v.id, v_kind, p_trade_no, p_amount)
    ON CONFLICT DO NOTHING;
    UPDATE payment SET status = ${payStatus.abnormal} WHERE id = v.id
        AND status IN (${payStatus.pending}, ${payStatus.closed}, ${payStatus.failed});
    RETURN 'abnormal';
  END IF;
  IF v.status = ${payStatus.abnormal} THEN RETURN 'abnormal'; END IF;
  IF v.status IN (${payStatus.paid}, ${payStatus.refunded}) THEN RETURN 'known'; END IF;

  UPDATE payment SET status = ${payStatus.paid}, late = v.status <> ${payStatus.pending}, channel_trade_no = p_trade_no,
      paid_at = coalesce(p_paid_at, now())
   WHERE id = v.id;
  PERFORM ledger_move(${moneyLogTypes.recharge}::smallint, 'payment', v.id, '', '充值 ' || v.pay_no,
    ledger_account_of(0, 'recharge'), ledger_account_of(v.account_id, 'available'), v.amount);
  -- Asked when the wallet is ours: whoever closes the account holds it.
  PERFORM FROM account WHERE id = v.account_id AND status = ${accountStatuses.closed};
  IF FOUND THEN PERFORM refund_recharges(v.account_id); END IF;
  RETURN CASE WHEN v.status = ${payStatus.pending} THEN 'credited' ELSE 'late' END;
END $$;
