-- An account's inviter is set at registration. Later only an operator may set it, once, where there is none, and never so
-- that invitations form a cycle.
CREATE OR REPLACE FUNCTION refuse_inviter_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.super_id IS NOT NULL AND NEW.super_id IS DISTINCT FROM OLD.super_id THEN
    RAISE EXCEPTION 'the inviter of account % is fixed', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.super_id IS NOT NULL AND EXISTS (
    WITH RECURSIVE above AS (
      SELECT NEW.super_id AS id UNION SELECT a.super_id FROM account a JOIN above ON a.id = above.id WHERE a.super_id IS NOT NULL)
    SELECT FROM above WHERE id = NEW.id) THEN
    RAISE EXCEPTION 'account % would invite itself', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER inviter_fixed BEFORE UPDATE OF super_id ON account FOR EACH ROW EXECUTE FUNCTION refuse_inviter_change();

-- Closing an account takes this lock exclusively, everything begun in the account takes it shared: neither misses the other.
CREATE OR REPLACE FUNCTION refuse_closing(p_account bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('closing:' || p_account, 0));
  PERFORM FROM account WHERE id = p_account AND (closing_since IS NOT NULL OR status = ${accountStatuses.closed});
  IF FOUND THEN PERFORM refuse('ACCOUNT_CLOSING'); END IF;
END $$;

CREATE OR REPLACE FUNCTION refuse_closing_buyer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_closing(NEW.account_id);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER closing_payer BEFORE INSERT ON payment FOR EACH ROW EXECUTE FUNCTION refuse_closing_buyer();

-- Refuses orders from, and payments to, a supplier that is frozen or has closed its account or is closing it. Read without
-- a lock: a row that every payment locks would be hot, and a payment under way when the freeze came counts as before it.
CREATE OR REPLACE FUNCTION refuse_frozen_seller() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM account WHERE id = NEW.seller_id AND (status <> ${accountStatuses.active}
      OR closing_since IS NOT NULL)) THEN PERFORM refuse(TG_ARGV[0]); END IF;
  RETURN NEW;
END $$;

-- The same of new orders, and of buyers who are closing their accounts; once for all that are inserted together.
CREATE OR REPLACE FUNCTION refuse_closed_parties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_closing(account_id) FROM (SELECT DISTINCT account_id FROM new_rows ORDER BY account_id) buyers;
  PERFORM FROM new_rows n JOIN account a ON a.id = n.seller_id WHERE a.status <> ${accountStatuses.active} OR a.closing_since IS NOT NULL;
  IF FOUND THEN PERFORM refuse('GOODS_OFF'); END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS closing_buyer ON orders;
DROP TRIGGER IF EXISTS frozen_seller_placing ON orders;
CREATE OR REPLACE TRIGGER closed_parties AFTER INSERT ON orders
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refuse_closed_parties();

CREATE OR REPLACE TRIGGER frozen_seller_paying BEFORE UPDATE OF paid_at ON orders
  FOR EACH ROW WHEN (OLD.paid_at IS NULL AND NEW.paid_at IS NOT NULL) EXECUTE FUNCTION refuse_frozen_seller('ORDER_STATE');
