CREATE OR REPLACE FUNCTION orders_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_event (account_id, seller_id, order_ids)
  SELECT account_id, seller_id, array_agg(id) FROM new_rows GROUP BY account_id, seller_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER orders_added AFTER INSERT ON orders
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION orders_changed();

CREATE OR REPLACE TRIGGER orders_changed AFTER UPDATE ON orders
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
  WHEN (current_setting('chengcang.resealing', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION orders_changed();

-- Inserted parcels come with a new order, which has an event already.
CREATE OR REPLACE FUNCTION parcels_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_event (account_id, seller_id, order_ids)
  SELECT account_id, seller_id, array_agg(id) FROM orders WHERE id IN (SELECT order_id FROM new_rows) GROUP BY account_id, seller_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER parcels_changed AFTER UPDATE ON order_package
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
  WHEN (current_setting('chengcang.resealing', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION parcels_changed();

CREATE OR REPLACE FUNCTION balance_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_event (account_id, balance) VALUES (NEW.owner_id, true);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER balance_changed AFTER UPDATE ON ledger_account
  FOR EACH ROW WHEN (NEW.balance <> OLD.balance OR NEW.held <> OLD.held) EXECUTE FUNCTION balance_changed();

-- Orders of shops that could not be placed automatically are problems of the shop's account.
CREATE OR REPLACE FUNCTION problem_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_event (account_id) SELECT account_id FROM shop WHERE id = NEW.shop_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER problem_changed AFTER UPDATE OF problem_code ON shop_order
  FOR EACH ROW WHEN (NEW.problem_code <> OLD.problem_code) EXECUTE FUNCTION problem_changed();
