-- Credits money without a payment, for demos and tests; it can be spent, but not cashed out.
CREATE OR REPLACE FUNCTION give_demo_money(p_account bigint, p_amount bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_id bigint;
BEGIN
  INSERT INTO demo_money (account_id, amount) VALUES (p_account, p_amount) RETURNING id INTO v_id;
  PERFORM ledger_move(${moneyLogTypes.demo}::smallint, 'demo', v_id, '', '演示资金',
    ledger_account_of(0, 'demo'), ledger_account_of(p_account, 'available'), p_amount);
END $$;

-- Removes what is left of an account's demo money when the account is closed.
CREATE OR REPLACE FUNCTION forfeit_demo_money(p_closing bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint := (SELECT account_id FROM account_closing WHERE id = p_closing);
  v_amount bigint;
BEGIN
  SELECT least(unused_recharge_of(v_account) - unreturnable_recharge_of(v_account), sum(amount) - coalesce((
           SELECT -sum(e.amount) FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
            WHERE a.owner_id = v_account AND a.code = 'available' AND e.account_seq IS NOT NULL AND e.kind = ${moneyLogTypes.demoGivenUp}), 0))
    INTO v_amount FROM demo_money WHERE account_id = v_account;
  IF v_amount > 0 THEN
    PERFORM ledger_move(${moneyLogTypes.demoGivenUp}::smallint, 'closing', p_closing,
      (SELECT count(*) FROM ledger_tx WHERE kind = ${moneyLogTypes.demoGivenUp} AND biz_type = 'closing'
          AND biz_id = p_closing)::text, '演示资金收回',
      ledger_account_of(v_account, 'available'), ledger_account_of(0, 'demo'), v_amount);
  END IF;
END $$;
