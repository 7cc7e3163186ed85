-- What of a cash-out has arrived by splits.
CREATE OR REPLACE FUNCTION split_of_cash_out(p_id bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(amount), 0)::bigint FROM cash_out_split WHERE cash_out_id = p_id AND status = ${splitStatus.done}
$$;

-- Refuses that a recharge pays others and gives back more than was paid. Whoever asks holds the payment.
CREATE OR REPLACE FUNCTION check_payment_room(p_payment bigint, p_more bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM payment y WHERE y.id = p_payment AND y.amount < p_more + y.split_amount + (
    SELECT coalesce(sum(amount), 0) FROM recharge_refund
     WHERE payment_id = y.id AND status IN (${rechargeRefundStatuses.underway}, ${rechargeRefundStatuses.done}));
  IF FOUND THEN
    RAISE EXCEPTION 'more than was paid would be split and sent back' USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_room';
  END IF;
END $$;

-- What is split off a payment is counted at the payment, whose constraint says how much that may be: two splits of the same
-- payment wait for each other there.
CREATE OR REPLACE FUNCTION count_split() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_before bigint := 0;
  v_now bigint := CASE WHEN NEW.status IN (${splitStatus.underway}, ${splitStatus.done}) THEN NEW.amount ELSE 0 END;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    v_before := CASE WHEN OLD.status IN (${splitStatus.underway}, ${splitStatus.done}) THEN OLD.amount ELSE 0 END;
  END IF;
  IF v_now = v_before THEN RETURN NULL; END IF;
  UPDATE payment SET split_amount = split_amount + v_now - v_before WHERE id = NEW.payment_id;
  PERFORM check_payment_room(NEW.payment_id, 0);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER cash_out_split_count AFTER INSERT OR UPDATE OF status, amount, payment_id ON cash_out_split
  FOR EACH ROW EXECUTE FUNCTION count_split();

CREATE OR REPLACE FUNCTION leave_split_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM payment WHERE id = NEW.payment_id FOR UPDATE;
  PERFORM check_payment_room(NEW.payment_id, NEW.amount);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER recharge_refund_room BEFORE INSERT ON recharge_refund
  FOR EACH ROW EXECUTE FUNCTION leave_split_room();

-- Plans what is left of a cash-out as parts of recharges of {payType, days}, the oldest first, to a receiver of its account that
-- was there before it was asked for. A payment that the channel has refused to split is left alone, and one of the last minute:
-- the channel is not done with it. Refused where they do not suffice.
CREATE OR REPLACE FUNCTION plan_split(p_cash_out bigint, p jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v cash_out;
  v_receiver bigint;
  v_left bigint;
  v_room bigint;
  y record;
BEGIN
  SELECT * INTO v FROM cash_out WHERE id = p_cash_out FOR UPDATE;
  SELECT id INTO v_receiver FROM split_receiver
   WHERE account_id = v.account_id AND removed_at IS NULL AND created_at <= v.created_at FOR SHARE;
  IF NOT FOUND THEN PERFORM refuse('SPLIT_NO_RECEIVER'); END IF;
  IF EXISTS (SELECT FROM cash_out_split WHERE cash_out_id = v.id AND status = ${splitStatus.underway}) THEN
    PERFORM refuse('CASHOUT_SPLITTING');
  END IF;
  v_left := v.amount - v.fee - split_of_cash_out(v.id);
  FOR y IN
    SELECT id FROM payment
     WHERE pay_type = (p->>'payType')::smallint AND status = ${payStatus.paid} AND split_amount < split_limit
       AND paid_at > now() - make_interval(days => (p->>'days')::int - 1) AND paid_at < now() - interval '1 minute'
       AND NOT EXISTS (SELECT FROM cash_out_split s WHERE s.payment_id = payment.id AND s.status = ${splitStatus.refused}
           AND s.code <> 'NO_AUTH')
       AND (SELECT count(*) FROM cash_out_split s WHERE s.payment_id = payment.id) < ${splitLimits.perPayment}
     ORDER BY paid_at, id FOR UPDATE
  LOOP
    EXIT WHEN v_left = 0;
    -- In a statement of its own, which sees what was committed while the payment was waited for.
    SELECT least(split_limit - split_amount, amount - split_amount - (
        SELECT coalesce(sum(r.amount), 0) FROM recharge_refund r WHERE r.payment_id = payment.id
           AND r.status IN (${rechargeRefundStatuses.underway}, ${rechargeRefundStatuses.done})))
      INTO v_room FROM payment WHERE id = y.id;
    CONTINUE WHEN v_room <= 0;
    INSERT INTO cash_out_split (split_no, cash_out_id, payment_id, receiver_id, amount)
    VALUES ('F' || to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYMMDDHH24MISS') || lpad((nextval('split_no_seq') % 1000000)::text, 6, '0'),
      v.id, y.id, v_receiver, least(v_left, v_room));
    v_left := v_left - least(v_left, v_room);
  END LOOP;
  IF v_left > 0 THEN
    PERFORM refuse('SPLIT_SHORT', jsonb_build_object('short', to_char(v_left / 100.0, 'FM9999999990.00')));
  END IF;
END $$;

-- The only way a part ends: 1 it has arrived, 2 the channel did not take it on, 3 it was closed. Whoever calls holds the
-- cash-out. Answers whether it was under way.
CREATE OR REPLACE FUNCTION end_split(p_id bigint, p_status smallint, p_code text, p_order_no text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cash_out_split SET status = p_status, code = p_code, order_no = p_order_no, ended_at = now()
   WHERE id = p_id AND status = ${splitStatus.underway};
  RETURN FOUND;
END $$;
