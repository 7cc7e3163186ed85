-- The only way a balance moves: a line of the ledger. Platform accounts (owner 0) keep no balance.
CREATE FUNCTION ledger_apply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_account SET balance = balance + NEW.amount, version = version + 1
   WHERE id = NEW.account_id AND owner_id <> 0
  RETURNING balance, version INTO NEW.balance_after, NEW.account_seq;
  IF NOT FOUND AND NOT EXISTS (SELECT FROM ledger_account WHERE id = NEW.account_id) THEN
    RAISE EXCEPTION 'no ledger account %', NEW.account_id USING ERRCODE = '23503';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_apply BEFORE INSERT ON ledger_entry FOR EACH ROW EXECUTE FUNCTION ledger_apply();
--> statement-breakpoint
CREATE FUNCTION ledger_account_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 AND (NEW.balance, NEW.version, NEW.owner_id) IS DISTINCT FROM (OLD.balance, OLD.version, OLD.owner_id) THEN
    RAISE EXCEPTION 'a balance moves only through ledger_entry' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_account_guard BEFORE UPDATE ON ledger_account FOR EACH ROW EXECUTE FUNCTION ledger_account_guard();
--> statement-breakpoint
-- Lines of one movement are written by one statement and add up to nothing within it.
CREATE FUNCTION ledger_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE wrong bigint;
BEGIN
  SELECT tx_id INTO wrong FROM written GROUP BY tx_id HAVING sum(amount) <> 0 OR count(*) < 2 LIMIT 1;
  IF FOUND THEN RAISE EXCEPTION 'ledger_tx % is not balanced', wrong USING ERRCODE = '23514', CONSTRAINT = 'ledger_balanced'; END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_balanced AFTER INSERT ON ledger_entry
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION ledger_balanced();
--> statement-breakpoint
-- A movement without lines cannot be committed.
CREATE FUNCTION ledger_tx_filled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_entry WHERE tx_id = NEW.id) THEN
    RAISE EXCEPTION 'ledger_tx % has no lines', NEW.id USING ERRCODE = '23514', CONSTRAINT = 'ledger_tx_filled';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_tx_filled AFTER INSERT ON ledger_tx
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_tx_filled();
--> statement-breakpoint
CREATE FUNCTION append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = '42501'; END $$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION append_only();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_tx FOR EACH STATEMENT EXECUTE FUNCTION append_only();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_log FOR EACH STATEMENT EXECUTE FUNCTION append_only();
--> statement-breakpoint
-- The account of an owner, opened when first asked for. Platform accounts have owner 0.
CREATE FUNCTION ledger_account_of(p_owner bigint, p_code text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE found_id bigint;
BEGIN
  SELECT id INTO found_id FROM ledger_account WHERE owner_id = p_owner AND code = p_code;
  IF found_id IS NULL THEN
    INSERT INTO ledger_account (owner_id, code) VALUES (p_owner, p_code) ON CONFLICT DO NOTHING;
    SELECT id INTO found_id FROM ledger_account WHERE owner_id = p_owner AND code = p_code;
  END IF;
  RETURN found_id;
END $$;
--> statement-breakpoint
-- Moves p_amount fen (may be negative) from one account to another, once for ever by (kind, biz, step).
CREATE FUNCTION ledger_move(
  p_kind smallint, p_biz_type text, p_biz_id bigint, p_step text, p_title text,
  p_from bigint, p_to bigint, p_amount bigint
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE v_tx bigint;
BEGIN
  INSERT INTO ledger_tx (kind, biz_type, biz_id, step, title)
  VALUES (p_kind, p_biz_type, p_biz_id, p_step, p_title) RETURNING id INTO v_tx;
  -- In the order of account ids, so that two movements never wait for each other in a circle.
  INSERT INTO ledger_entry (tx_id, account_id, amount)
  SELECT v_tx, line.account, line.amount
    FROM (VALUES (p_from, -p_amount), (p_to, p_amount)) AS line (account, amount) ORDER BY line.account;
  RETURN v_tx;
END $$;
