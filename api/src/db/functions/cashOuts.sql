-- The number of cash-outs that a person has requested since midnight in Shanghai, whatever their status.
CREATE OR REPLACE FUNCTION cash_outs_today(p_account bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM cash_out WHERE account_id = p_account
     AND created_at >= date_trunc('day', now() AT TIME ZONE 'Asia/Shanghai') AT TIME ZONE 'Asia/Shanghai'
$$;

-- Refuses a cash-out of {accountId, amount, min, max, perDay} that is not allowed.
CREATE OR REPLACE FUNCTION check_cash_out(p jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint := p->>'accountId';
  v_amount bigint := p->>'amount';
  v_pending boolean;
  v_today bigint;
  v_withdrawable bigint;
BEGIN
  -- What is left of an account that is being closed goes out whole, however little it is.
  IF v_amount < (p->>'min')::bigint AND NOT EXISTS (
    SELECT FROM account o JOIN ledger_account a ON a.owner_id = o.id AND a.code = 'available'
     WHERE o.id = v_account AND o.closing_since IS NOT NULL AND a.balance = v_amount) THEN
    PERFORM refuse('AMOUNT_MIN', jsonb_build_object('min', to_char((p->>'min')::bigint / 100.0, 'FM9999999990.00')));
  END IF;
  IF v_amount > (p->>'max')::bigint THEN
    PERFORM refuse('AMOUNT_MAX', jsonb_build_object('max', to_char((p->>'max')::bigint / 100.0, 'FM9999999990.00')));
  END IF;
  -- One statement, one snapshot: between two, a concurrent cash-out could appear as a balance that is short.
  SELECT EXISTS (SELECT FROM cash_out WHERE account_id = v_account AND status = ${cashOutStatus.auditing}),
         cash_outs_today(v_account), withdrawable_of(v_account)
    INTO v_pending, v_today, v_withdrawable;
  IF v_pending THEN PERFORM refuse('CASHOUT_PENDING'); END IF;
  IF v_today >= (p->>'perDay')::bigint THEN PERFORM refuse('CASHOUT_LIMIT'); END IF;
  IF v_amount > v_withdrawable THEN PERFORM refuse('CASHOUT_BALANCE'); END IF;
END $$;

-- Inserts a cash-out of {accountId, amount, min, max, perDay, feeRate, accountType, account, accountName,
-- accountMasked, bankName, key, hash} and freezes its amount, without a fee while the account is being closed. The same key
-- answers the same cash-out.
CREATE OR REPLACE FUNCTION begin_cash_out(p jsonb) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint := p->>'accountId';
  v_amount bigint := p->>'amount';
  v_answer jsonb;
  v_wallet bigint;
  v cash_out;
BEGIN
  v_answer := claim_key(v_account, 'createCashOut', p->>'key', p->>'hash');
  IF v_answer IS NOT NULL THEN RETURN v_answer->>'cashOutId'; END IF;
  PERFORM FROM account
   WHERE id = v_account AND status = ${accountStatuses.active} AND real_status = ${realStatuses.verified};
  IF NOT FOUND THEN PERFORM refuse('REAL_NEEDED'); END IF;
  -- One by one, and against everything that moves this wallet.
  v_wallet := ledger_account_of(v_account, 'available');
  PERFORM FROM ledger_account WHERE id = v_wallet FOR UPDATE;
  PERFORM check_cash_out(p);

  INSERT INTO cash_out (cash_out_no, account_id, amount, fee, account_type, account, account_name, account_masked, bank_name)
  VALUES ('T' || to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYMMDDHH24MISS') || lpad((nextval('cash_out_no_seq') % 1000000)::text, 6, '0'),
    v_account, v_amount, CASE WHEN EXISTS (SELECT FROM account WHERE id = v_account AND closing_since IS NOT NULL) THEN 0
      ELSE (v_amount * (p->>'feeRate')::bigint + 9999) / 10000 END, (p->>'accountType')::smallint,
    p->>'account', p->>'accountName', p->>'accountMasked', p->>'bankName')
  RETURNING * INTO v;
  PERFORM ledger_move(${moneyLogTypes.cashOutFreeze}::smallint, 'cash_out', v.id, '', '提现冻结 ' || v.cash_out_no,
    v_wallet, ledger_account_of(v_account, 'frozen'), v_amount);
  PERFORM store_answer(v_account, 'createCashOut', p->>'key', p->>'hash', jsonb_build_object('cashOutId', v.id));
  RETURN v.id;
END $$;

-- The only way a cash-out changes its status, and its money with it. Answers the row after the change. p_owner: the account
-- that it must belong to, NULL for operators.
CREATE OR REPLACE FUNCTION advance_cash_out(p_id bigint, p_owner bigint, p_to smallint, p_reason text, p_transfer_no text)
RETURNS cash_out LANGUAGE plpgsql AS $$
DECLARE
  v cash_out;
  v_frozen bigint;
  v_tx bigint;
BEGIN
  SELECT * INTO v FROM cash_out WHERE id = p_id AND account_id = coalesce(p_owner, account_id) FOR UPDATE;
  IF NOT FOUND THEN PERFORM refuse('NOT_FOUND'); END IF;
  IF (v.status, p_to) NOT IN (
    (${cashOutStatus.auditing}, ${cashOutStatus.approved}), (${cashOutStatus.auditing}, ${cashOutStatus.rejected}),
    (${cashOutStatus.auditing}, ${cashOutStatus.revoked}), (${cashOutStatus.approved}, ${cashOutStatus.paying}),
    (${cashOutStatus.paying}, ${cashOutStatus.paid}), (${cashOutStatus.paying}, ${cashOutStatus.failed}),
    (${cashOutStatus.failed}, ${cashOutStatus.paying}), (${cashOutStatus.failed}, ${cashOutStatus.rejected})) THEN
    PERFORM refuse('CASHOUT_STATE', jsonb_build_object('status', v.status));
  END IF;
  -- What is under way at a channel is not ended by hand, and what has arrived does not come back.
  IF p_to IN (${cashOutStatus.paid}, ${cashOutStatus.failed}, ${cashOutStatus.rejected})
      AND EXISTS (SELECT FROM cash_out_split WHERE cash_out_id = p_id AND status = ${splitStatus.underway}) THEN
    PERFORM refuse('CASHOUT_SPLITTING');
  END IF;
  IF p_to = ${cashOutStatus.rejected} AND split_of_cash_out(p_id) > 0 THEN
    PERFORM refuse('CASHOUT_SPLIT_DONE', jsonb_build_object('done', to_char(split_of_cash_out(p_id) / 100.0, 'FM9999999990.00')));
  END IF;
  UPDATE cash_out SET status = p_to, audit_reason = coalesce(p_reason, ''), transfer_no = p_transfer_no,
         audited_at = CASE WHEN p_to IN (${cashOutStatus.approved}, ${cashOutStatus.rejected}) THEN now()
             ELSE audited_at END,
         paid_at = CASE WHEN p_to = ${cashOutStatus.paid} THEN now() END
   WHERE id = p_id RETURNING * INTO v;
  -- A change event also where no money has moved.
  INSERT INTO change_event (account_id, balance) VALUES (v.account_id, true);

  v_frozen := ledger_account_of(v.account_id, 'frozen');
  IF p_to IN (${cashOutStatus.rejected}, ${cashOutStatus.revoked}) THEN
    PERFORM ledger_move(${moneyLogTypes.cashOutReturn}::smallint, 'cash_out', v.id, '', '提现退回 ' || v.cash_out_no,
      v_frozen, ledger_account_of(v.account_id, 'available'), v.amount);
  ELSIF p_to = ${cashOutStatus.paid} THEN
    INSERT INTO ledger_tx (kind, biz_type, biz_id, title)
    VALUES (${moneyLogTypes.cashOutPaid}, 'cash_out', v.id, '提现成功 ' || v.cash_out_no) RETURNING id INTO v_tx;
    -- What leaves the platform, and its fee.
    INSERT INTO ledger_entry (tx_id, account_id, amount)
    SELECT v_tx, line.account, line.amount
      FROM (VALUES (v_frozen, -v.amount), (ledger_account_of(0, 'cashOut'), v.amount - v.fee), (ledger_account_of(0, 'revenue'), v.fee))
        AS line (account, amount) WHERE line.amount <> 0 ORDER BY line.account;
  END IF;
  RETURN v;
END $$;
