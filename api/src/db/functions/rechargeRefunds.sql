-- Sends back what is unused of a person's recharges, the newest first, each at most with what is left of it. The money
-- leaves the wallet here; answers how much it is.
CREATE OR REPLACE FUNCTION refund_recharges(p_account bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_wallet bigint := ledger_account_of(p_account, 'available');
  v_unused bigint;
  v_left bigint;
  v recharge_refund;
  y record;
BEGIN
  PERFORM FROM ledger_account WHERE id = v_wallet FOR UPDATE;
  -- In the order in which they are split: nothing of them is split off meanwhile.
  PERFORM FROM payment WHERE account_id = p_account AND status = ${payStatus.paid} ORDER BY paid_at, id FOR UPDATE;
  v_unused := unused_recharge_of(p_account);
  v_left := v_unused;
  FOR y IN SELECT * FROM recharges_of(p_account) WHERE returnable AND remaining > 0 ORDER BY paid_at DESC, id DESC LOOP
    EXIT WHEN v_left = 0;
    INSERT INTO recharge_refund (refund_no, payment_id, account_id, amount)
    VALUES ('R' || to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYMMDDHH24MISS') || lpad((nextval('recharge_refund_no_seq') % 1000000)::text, 6, '0'),
      y.id, p_account, least(v_left, y.remaining)) RETURNING * INTO v;
    PERFORM ledger_move(${moneyLogTypes.rechargeReturn}::smallint, 'recharge_refund', v.id, '', '充值退回 ' || v.refund_no,
      v_wallet, ledger_account_of(0, 'refund'), v.amount);
    v_left := v_left - v.amount;
  END LOOP;
  RETURN v_unused - v_left;
END $$;

-- The only way a refund of a recharge goes on: 1 it has arrived (with p_transfer_no another way than it came), 2 the
-- channel refuses it. Answers the status after the call. A closed account cannot be credited: there it is tried again, and
-- operators see it.
CREATE OR REPLACE FUNCTION end_recharge_refund(p_id bigint, p_status smallint, p_code text, p_transfer_no text) RETURNS smallint LANGUAGE plpgsql AS $$
DECLARE v recharge_refund;
BEGIN
  SELECT * INTO v FROM recharge_refund WHERE id = p_id FOR UPDATE;
  IF v.status <> ${rechargeRefundStatuses.underway} THEN RETURN v.status; END IF;
  -- Whoever closes the account holds its wallet.
  PERFORM FROM ledger_account WHERE owner_id = v.account_id AND code = 'available' FOR UPDATE;
  IF p_status = ${rechargeRefundStatuses.refused} AND EXISTS (SELECT FROM account WHERE id = v.account_id
      AND status = ${accountStatuses.closed}) THEN
    UPDATE recharge_refund SET code = p_code, next_try_at = now() + interval '1 hour' WHERE id = v.id;
    RETURN ${rechargeRefundStatuses.underway};
  END IF;
  UPDATE recharge_refund SET status = p_status, code = p_code, transfer_no = p_transfer_no, ended_at = now() WHERE id = v.id;
  IF p_status = ${rechargeRefundStatuses.refused} THEN
    PERFORM ledger_move(${moneyLogTypes.rechargeReturnFailed}::smallint, 'recharge_refund', v.id, '',
        '充值退回失败 ' || v.refund_no,
      ledger_account_of(0, 'refund'), ledger_account_of(v.account_id, 'available'), v.amount);
  ELSE
    PERFORM ledger_move(${moneyLogTypes.rechargeReturned}::smallint, 'recharge_refund', v.id, '',
        '充值退回成功 ' || v.refund_no, ledger_account_of(0, 'refund'),
      ledger_account_of(0, CASE WHEN p_transfer_no IS NULL THEN 'recharge' ELSE 'cashOut' END), v.amount);
    UPDATE payment y SET status = ${payStatus.refunded} WHERE y.id = v.payment_id AND y.status = ${payStatus.paid}
       AND y.amount = (SELECT sum(amount) FROM recharge_refund WHERE payment_id = y.id
           AND status = ${rechargeRefundStatuses.done});
  END IF;
  RETURN p_status;
END $$;
