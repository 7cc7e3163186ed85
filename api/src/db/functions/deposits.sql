-- What the deposit of every supplier is topped up to: the setting of operators, or its default.
CREATE OR REPLACE FUNCTION deposit_min() RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT (value #>> '{}')::bigint FROM setting WHERE key = 'depositMin'), ${settingDefaults.depositMin})
$$;

-- The same of one supplier, of whom an operator may want more or less.
CREATE OR REPLACE FUNCTION deposit_min_of(p_account bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT deposit_min FROM account WHERE id = p_account), deposit_min())
$$;

CREATE OR REPLACE FUNCTION deposit_of(p_account bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT balance FROM ledger_account WHERE owner_id = p_account AND code = 'deposit'), 0)
$$;

-- What is missing in a supplier's deposit; nothing in that of a buyer, or of an account that is being closed.
CREATE OR REPLACE FUNCTION deposit_lack_of(p_account bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN EXISTS (SELECT FROM account WHERE id = p_account AND kind = ${accountKinds.seller} AND closing_since IS NULL)
              THEN greatest(0, deposit_min_of(p_account) - deposit_of(p_account)) ELSE 0 END
$$;

-- What a supplier may put into its deposit: all of the wallet that is not held.
CREATE OR REPLACE FUNCTION free_in_wallet(p_account bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT greatest(0, balance - held) FROM ledger_account WHERE owner_id = p_account AND code = 'available'), 0)
$$;

-- Moves an amount between a wallet, which its caller has locked, and the deposit beside it.
CREATE OR REPLACE FUNCTION move_deposit(p_account bigint, p_kind smallint, p_amount bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_id bigint;
  v_wallet bigint := ledger_account_of(p_account, 'available');
  v_deposit bigint := ledger_account_of(p_account, 'deposit');
BEGIN
  INSERT INTO deposit_move (account_id, kind, amount) VALUES (p_account, p_kind, p_amount) RETURNING id INTO v_id;
  PERFORM ledger_move(p_kind, 'deposit', v_id, '',
    CASE p_kind WHEN ${moneyLogTypes.depositTopUp} THEN '保证金补足' WHEN ${moneyLogTypes.depositPayIn} THEN '保证金缴存' ELSE '保证金退回' END,
    CASE p_kind WHEN ${moneyLogTypes.depositReturn} THEN v_deposit ELSE v_wallet END,
    CASE p_kind WHEN ${moneyLogTypes.depositReturn} THEN v_wallet ELSE v_deposit END, p_amount);
END $$;

-- Every deposit moves while its wallet is locked, so that what is found of both stays so.
CREATE OR REPLACE FUNCTION lock_wallet(p_account bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_wallet bigint := ledger_account_of(p_account, 'available');
BEGIN
  PERFORM FROM ledger_account WHERE id = v_wallet FOR UPDATE;
END $$;

-- Tops the deposits of suppliers up from the income that is free in their wallets, as far as it goes. Another process that
-- does the same waits, and finds nothing missing then.
CREATE OR REPLACE FUNCTION top_up_deposits(p_accounts bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint;
  v_amount bigint;
BEGIN
  FOR v_account IN SELECT DISTINCT account FROM unnest(p_accounts) account ORDER BY account LOOP
    PERFORM lock_wallet(v_account);
    v_amount := least(deposit_lack_of(v_account), income_of(v_account), free_in_wallet(v_account));
    IF v_amount > 0 THEN PERFORM move_deposit(v_account, ${moneyLogTypes.depositTopUp}::smallint, v_amount); END IF;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION refuse_while_closing(p_account bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM account WHERE id = p_account AND closing_since IS NOT NULL;
  IF FOUND THEN PERFORM refuse('CLOSING_BEGUN'); END IF;
END $$;

CREATE OR REPLACE FUNCTION refuse_above(p_amount bigint, p_max bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_amount > p_max THEN
    PERFORM refuse('AMOUNT_MAX', jsonb_build_object('max', to_char(p_max / 100.0, 'FM9999999990.00')));
  END IF;
END $$;

-- A supplier puts so much of its wallet into its deposit, also beyond what is asked of it.
CREATE OR REPLACE FUNCTION pay_into_deposit(p_account bigint, p_amount bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_wallet(p_account);
  PERFORM refuse_while_closing(p_account);
  PERFORM refuse_above(p_amount, free_in_wallet(p_account));
  PERFORM move_deposit(p_account, ${moneyLogTypes.depositPayIn}::smallint, p_amount);
END $$;

-- A supplier takes out of its deposit what is more than is asked of it.
CREATE OR REPLACE FUNCTION take_out_of_deposit(p_account bigint, p_amount bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_wallet(p_account);
  PERFORM refuse_while_closing(p_account);
  PERFORM refuse_above(p_amount, greatest(0, deposit_of(p_account) - deposit_min_of(p_account)));
  PERFORM move_deposit(p_account, ${moneyLogTypes.depositReturn}::smallint, p_amount);
END $$;

-- Brings a deposit back to the wallet of an account that is being closed.
CREATE OR REPLACE FUNCTION give_deposit_back(p_account bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_amount bigint;
BEGIN
  PERFORM lock_wallet(p_account);
  v_amount := deposit_of(p_account);
  IF v_amount > 0 THEN PERFORM move_deposit(p_account, ${moneyLogTypes.depositReturn}::smallint, v_amount); END IF;
END $$;

-- Before a supplier bears an amount of a parcel: what its wallet lacks comes from its deposit, or all of it. The wallet is
-- locked; what the deposit lacks too is refused by whoever takes the amount.
CREATE OR REPLACE FUNCTION draw_on_deposit(p_account bigint, p_package bigint, p_step text, p_title text, p_amount bigint, p_all boolean)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_amount bigint;
BEGIN
  PERFORM lock_wallet(p_account);
  v_amount := CASE WHEN p_all THEN p_amount ELSE least(p_amount - free_in_wallet(p_account), deposit_of(p_account)) END;
  IF v_amount > 0 THEN
    PERFORM ledger_move(${moneyLogTypes.depositPaid}::smallint, 'package', p_package, p_step, '保证金赔付：' || p_title,
      ledger_account_of(p_account, 'deposit'), ledger_account_of(p_account, 'available'), v_amount);
  END IF;
END $$;
