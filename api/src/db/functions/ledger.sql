-- The ledger account of an owner, created on first use. Platform accounts have owner 0.
CREATE OR REPLACE FUNCTION ledger_account_of(p_owner bigint, p_code text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE found_id bigint;
BEGIN
  SELECT id INTO found_id FROM ledger_account WHERE owner_id = p_owner AND code = p_code;
  IF found_id IS NULL THEN
    INSERT INTO ledger_account (owner_id, code) VALUES (p_owner, p_code) ON CONFLICT DO NOTHING;
    SELECT id INTO found_id FROM ledger_account WHERE owner_id = p_owner AND code = p_code;
  END IF;
  RETURN found_id;
END $$;

-- Raised where money would be taken that is held in the wallet.
CREATE OR REPLACE FUNCTION refuse_overdraft(p_account bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'never_overdrawn: what is held of ledger_account % is not to be taken', p_account
    USING ERRCODE = '23514', CONSTRAINT = 'never_overdrawn', TABLE = 'ledger_account';
END $$;

-- The only way a balance moves: a line of the ledger. What is held of a wallet can be neither spent nor cashed out; taking
-- back an income (8, 10), for which it is held, may lead below it. Whoever writes a line of a wallet holds its available
-- account, also for a line of the frozen one: so the lines of both stand in one order, which their ids show, and each knows
-- what the other account held.
CREATE OR REPLACE FUNCTION ledger_apply() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_account ledger_account;
  v_held bigint;
  v_available boolean;
  v_is_income boolean;
BEGIN
  SELECT kind, created_at INTO NEW.kind, NEW.created_at FROM ledger_tx WHERE id = NEW.tx_id;
  SELECT * INTO v_account FROM ledger_account WHERE id = NEW.account_id;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no ledger account %', NEW.account_id USING ERRCODE = '23503';
  END IF;
  IF v_account.owner_id = 0 THEN RETURN NEW; END IF;

  v_available := v_account.code = 'available';
  -- What most lines are is known without looking at whose they are.
  v_is_income := v_available AND NEW.kind NOT IN (${moneyLogTypes.recharge}, ${moneyLogTypes.orderPay}, ${moneyLogTypes.packageRefund})
    AND NEW.kind = ANY (income_kinds(v_account.owner_id));
  IF NOT v_available THEN
    SELECT balance INTO NEW.counterpart_balance FROM ledger_account
     WHERE owner_id = v_account.owner_id AND code = 'available' FOR NO KEY UPDATE;
  END IF;
  UPDATE ledger_account SET balance = balance + NEW.amount, version = version + 1,
         overdraft = CASE WHEN balance + NEW.amount >= 0 THEN 0
                          WHEN v_available AND (NEW.amount > 0 OR NEW.kind IN (${moneyLogTypes.agentReverse},
                              ${moneyLogTypes.supplierReverse})) THEN -(balance + NEW.amount)
                          ELSE overdraft END,
         recharged = recharged + CASE WHEN v_available AND NEW.kind = ${moneyLogTypes.recharge} THEN NEW.amount ELSE 0 END,
         spent = spent - CASE WHEN v_available AND NEW.kind IN (${moneyLogTypes.orderPay}, ${moneyLogTypes.packageRefund}) THEN NEW.amount ELSE 0 END,
         earned = earned + CASE WHEN v_available AND NEW.kind IN (${moneyLogTypes.agentProfit}, ${moneyLogTypes.agentReverse}) THEN NEW.amount ELSE 0 END,
         income = income + CASE WHEN v_is_income THEN NEW.amount ELSE 0 END,
         spends = spends OR (v_available AND NOT v_is_income AND NEW.amount < 0)
   WHERE id = NEW.account_id
  RETURNING balance, version, held INTO NEW.balance_after, NEW.account_seq, v_held;
  IF NEW.amount < 0 AND NEW.kind NOT IN (${moneyLogTypes.agentReverse}, ${moneyLogTypes.supplierReverse})
      AND NEW.balance_after < v_held THEN
    PERFORM refuse_overdraft(NEW.account_id);
  END IF;
  IF v_available THEN
    -- A statement of its own: one that had to wait for the account would answer what was there before.
    SELECT balance INTO NEW.counterpart_balance FROM ledger_account WHERE owner_id = v_account.owner_id AND code = 'frozen';
    IF NEW.kind = ${moneyLogTypes.packageRefund} THEN PERFORM drop_checkpoints(NEW.account_id, NEW.tx_id); END IF;
  END IF;
  NEW.counterpart_balance := coalesce(NEW.counterpart_balance, 0);
  NEW.id := nextval('ledger_entry_id_seq');
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER ledger_apply BEFORE INSERT ON ledger_entry FOR EACH ROW EXECUTE FUNCTION ledger_apply();

CREATE OR REPLACE FUNCTION ledger_account_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2
     AND (NEW.balance, NEW.overdraft, NEW.version, NEW.owner_id, NEW.recharged, NEW.spent, NEW.earned, NEW.income, NEW.spends)
         IS DISTINCT FROM (OLD.balance, OLD.overdraft, OLD.version, OLD.owner_id, OLD.recharged, OLD.spent, OLD.earned, OLD.income, OLD.spends) THEN
    RAISE EXCEPTION 'a balance moves only through ledger_entry' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER ledger_account_guard BEFORE UPDATE ON ledger_account FOR EACH ROW EXECUTE FUNCTION ledger_account_guard();

-- The lines of one movement are inserted by one statement and sum up to zero within it.
CREATE OR REPLACE FUNCTION ledger_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE wrong bigint;
BEGIN
  SELECT tx_id INTO wrong FROM inserted GROUP BY tx_id HAVING sum(amount) <> 0 OR count(*) < 2 LIMIT 1;
  IF FOUND THEN RAISE EXCEPTION 'ledger_tx % is not balanced', wrong USING ERRCODE = '23514', CONSTRAINT = 'ledger_balanced'; END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER ledger_balanced AFTER INSERT ON ledger_entry
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION ledger_balanced();

-- A movement without lines cannot be committed. A session that planned this while the table was empty would read it whole.
CREATE OR REPLACE FUNCTION ledger_tx_filled() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan TO off AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_entry WHERE tx_id = NEW.id) THEN
    RAISE EXCEPTION 'ledger_tx % has no lines', NEW.id USING ERRCODE = '23514', CONSTRAINT = 'ledger_tx_filled';
  END IF;
  RETURN NULL;
END $$;

-- PostgreSQL replaces no constraint trigger.
DROP TRIGGER IF EXISTS ledger_tx_filled ON ledger_tx;
CREATE CONSTRAINT TRIGGER ledger_tx_filled AFTER INSERT ON ledger_tx
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_tx_filled();

-- Moves p_amount fen (may be negative) from one account to another, once for ever by (kind, biz, step).
CREATE OR REPLACE FUNCTION ledger_move(
  p_kind smallint, p_biz_type text, p_biz_id bigint, p_step text, p_title text,
  p_from bigint, p_to bigint, p_amount bigint
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE v_tx bigint;
BEGIN
  INSERT INTO ledger_tx (kind, biz_type, biz_id, step, title)
  VALUES (p_kind, p_biz_type, p_biz_id, p_step, p_title) RETURNING id INTO v_tx;
  -- In the order of account ids, so that two movements cannot deadlock.
  INSERT INTO ledger_entry (tx_id, account_id, amount)
  SELECT v_tx, line.account, line.amount
    FROM (VALUES (p_from, -p_amount), (p_to, p_amount)) AS line (account, amount) ORDER BY line.account;
  RETURN v_tx;
END $$;
