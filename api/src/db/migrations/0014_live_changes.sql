-- What has changed and is still to be told. Not told at once: commits that notify pass one at a time. Unlogged: whoever
-- listens when the database crashes loses the connection, too, and reads everything anew.
CREATE UNLOGGED TABLE change (
  at timestamptz NOT NULL DEFAULT now(),
  account_id bigint NOT NULL,
  -- Of the orders; null where the change is no supplier's business.
  seller_id bigint,
  -- Null where it is not said which ones.
  order_ids bigint[],
  balance boolean NOT NULL DEFAULT false
);
--> statement-breakpoint
CREATE FUNCTION orders_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change (account_id, seller_id, order_ids)
  SELECT account_id, seller_id, array_agg(id) FROM after_it GROUP BY account_id, seller_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_added AFTER INSERT ON orders
  REFERENCING NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION orders_changed();
--> statement-breakpoint
CREATE TRIGGER orders_changed AFTER UPDATE ON orders
  REFERENCING NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION orders_changed();
--> statement-breakpoint
-- New parcels come with a new order, which is told already.
CREATE FUNCTION parcels_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change (account_id, seller_id, order_ids)
  SELECT account_id, seller_id, array_agg(id) FROM orders WHERE id IN (SELECT order_id FROM after_it) GROUP BY account_id, seller_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER parcels_changed AFTER UPDATE ON order_package
  REFERENCING NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION parcels_changed();
--> statement-breakpoint
CREATE FUNCTION balance_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change (account_id, balance) VALUES (NEW.owner_id, true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER balance_changed AFTER UPDATE ON ledger_account
  FOR EACH ROW WHEN (NEW.balance <> OLD.balance) EXECUTE FUNCTION balance_changed();
--> statement-breakpoint
-- Orders of shops that could not be ordered by themselves are problems of the shop's account.
CREATE FUNCTION problem_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change (account_id) SELECT account_id FROM shop WHERE id = NEW.shop_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER problem_changed AFTER UPDATE OF problem_code ON shop_order
  FOR EACH ROW WHEN (NEW.problem_code <> OLD.problem_code) EXECUTE FUNCTION problem_changed();
