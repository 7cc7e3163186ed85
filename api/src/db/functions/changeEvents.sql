-- What has changed, in the transaction that changes it: `order_ids` for open pages; `kind` and `ids` for programs that were away,
-- of rows whose `updated_at` has moved since this transaction began. Goods and the kinds after them tell open pages nothing.
CREATE OR REPLACE FUNCTION orders_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_event (account_id, seller_id, order_ids, kind, ids)
  SELECT account_id, seller_id, array_agg(id), ${changeKinds.order}, array_agg(id) FROM new_rows GROUP BY account_id, seller_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER orders_added AFTER INSERT ON orders
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION orders_changed();

CREATE OR REPLACE TRIGGER orders_changed AFTER UPDATE ON orders
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
  WHEN (current_setting('chengcang.resealing', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION orders_changed();

CREATE OR REPLACE FUNCTION parcels_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_event (account_id, seller_id, order_ids, kind, ids)
  SELECT account_id, seller_id, array_agg(DISTINCT order_id), ${changeKinds.parcel}, array_agg(id) FILTER (WHERE updated_at >= now()::timestamptz(3))
    FROM new_rows GROUP BY account_id, seller_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER parcels_added AFTER INSERT ON order_package
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION parcels_changed();

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

CREATE OR REPLACE FUNCTION refunds_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_event (account_id, seller_id, order_ids, kind, ids)
  SELECT account_id, seller_id, array_agg(DISTINCT order_id), ${changeKinds.refund}, array_agg(id) FILTER (WHERE updated_at >= now()::timestamptz(3))
    FROM new_rows GROUP BY account_id, seller_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER refunds_added AFTER INSERT ON refund
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refunds_changed();

CREATE OR REPLACE TRIGGER refunds_changed AFTER UPDATE ON refund
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
  WHEN (current_setting('chengcang.resealing', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION refunds_changed();

CREATE OR REPLACE FUNCTION cases_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_event (account_id, seller_id, order_ids)
  SELECT account_id, seller_id, array_agg(DISTINCT order_id) FROM new_rows GROUP BY account_id, seller_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER cases_added AFTER INSERT ON after_sale_case
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION cases_changed();

CREATE OR REPLACE TRIGGER cases_changed AFTER UPDATE ON after_sale_case
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION cases_changed();

-- What stands beside a parcel and is shown with it.
CREATE OR REPLACE FUNCTION beside_parcels_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_event (account_id, seller_id, order_ids)
  SELECT p.account_id, p.seller_id, array_agg(DISTINCT p.order_id)
    FROM new_rows n JOIN order_package p ON p.id = n.package_id GROUP BY p.account_id, p.seller_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER suggestions_dismissed AFTER INSERT ON dismissed_suggestion
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION beside_parcels_changed();

CREATE OR REPLACE TRIGGER erp_trades_changed AFTER UPDATE ON erp_trade
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION beside_parcels_changed();

DROP FUNCTION IF EXISTS suggestions_dismissed();

CREATE OR REPLACE FUNCTION goods_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_event (account_id, kind, ids)
  SELECT seller_id, ${changeKinds.goods}, array_agg(id) FROM new_rows WHERE updated_at >= now()::timestamptz(3) GROUP BY seller_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER goods_added AFTER INSERT ON goods
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION goods_changed();

CREATE OR REPLACE TRIGGER goods_changed AFTER UPDATE ON goods
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION goods_changed();

-- Stock changes with every order: whose it is, is looked up and not joined, so that no plan reads all goods for a handful of rows.
CREATE OR REPLACE FUNCTION stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_event (account_id, kind, ids)
  SELECT seller_id, ${changeKinds.stock}, array_agg(id)
    FROM (SELECT id, (SELECT seller_id FROM goods WHERE goods.id = n.good_id) AS seller_id FROM new_rows n) of_sellers GROUP BY seller_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER stock_added AFTER INSERT ON good_stock
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_changed();

CREATE OR REPLACE TRIGGER stock_changed AFTER UPDATE ON good_stock
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_changed();

CREATE OR REPLACE TRIGGER stock_removed AFTER DELETE ON good_stock
  REFERENCING OLD TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_changed();

CREATE OR REPLACE FUNCTION cash_out_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_event (account_id, kind, ids) VALUES (NEW.account_id, ${changeKinds.cashOut}, ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER cash_out_added AFTER INSERT ON cash_out FOR EACH ROW EXECUTE FUNCTION cash_out_changed();

CREATE OR REPLACE TRIGGER cash_out_changed AFTER UPDATE ON cash_out
  FOR EACH ROW WHEN (NEW.updated_at <> OLD.updated_at) EXECUTE FUNCTION cash_out_changed();

-- What stands in lists of many, names and how long a warehouse waits: account 0 is everybody.
CREATE OR REPLACE FUNCTION name_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_event (account_id) VALUES (0);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER shop_name_changed AFTER UPDATE OF shop_name ON shop
  FOR EACH ROW WHEN (NEW.shop_name <> OLD.shop_name) EXECUTE FUNCTION name_changed();

CREATE OR REPLACE TRIGGER courier_name_changed AFTER UPDATE OF name ON courier
  FOR EACH ROW WHEN (NEW.name <> OLD.name) EXECUTE FUNCTION name_changed();

CREATE OR REPLACE TRIGGER warehouse_delay_changed AFTER UPDATE OF output_mode ON warehouse
  FOR EACH ROW WHEN (NEW.output_mode <> OLD.output_mode) EXECUTE FUNCTION name_changed();

CREATE OR REPLACE FUNCTION person_notices_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_event (account_id, notice) SELECT DISTINCT account_id, true FROM new_rows;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER person_notices_added AFTER INSERT ON person_notice
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION person_notices_changed();

-- Reading on one page is seen on the others.
CREATE OR REPLACE TRIGGER person_notices_read AFTER UPDATE ON person_notice
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION person_notices_changed();

-- A message that is withdrawn leaves the bells.
CREATE OR REPLACE FUNCTION person_notices_taken_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_event (account_id, notice) SELECT DISTINCT account_id, true FROM old_rows WHERE notice_id IS NOT NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER person_notices_removed AFTER DELETE ON person_notice
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION person_notices_taken_back();

-- Whether nothing of an account has changed since a snapshot: neither by a transaction after it nor by one that was running.
-- Among too many changes it is not looked for. The newest change that was seen must still be there: after a crash the table is
-- empty, and what it had told is lost. Notices to a person, goods, stock and cash-outs are in none of the lists. How few are new the planner does not know.
CREATE OR REPLACE FUNCTION is_unchanged(p_account bigint, p_newest xid8, p_xmax xid8, p_running xid8[], p_max integer) RETURNS boolean
LANGUAGE sql STABLE SET enable_seqscan TO off AS $$
  SELECT EXISTS (SELECT FROM change_event WHERE xid = p_newest)
     AND (SELECT count(*) <= p_max AND NOT coalesce(bool_or((account_id IN (0, p_account) OR seller_id = p_account) AND NOT notice AND kind < ${changeKinds.goods}), false) FROM (
            (SELECT account_id, seller_id, notice, kind FROM change_event WHERE xid >= p_xmax ORDER BY xid LIMIT p_max + 1)
            UNION ALL
            (SELECT account_id, seller_id, notice, kind FROM change_event WHERE xid = ANY (p_running) LIMIT p_max + 1)) new)
$$;

-- The changes since the last call, as messages, each order named once. Whatever the order of their commits: what the snapshot
-- of the last call has not seen is of a transaction after it, or of one that was running. One process reads at a time. After a
-- pause in which nobody did, the last ones are told. How few are new the planner does not know. `i` are the things with what
-- their `updated_at` is, in milliseconds; `m` says that there are more: a message of PostgreSQL takes 8,000 bytes.
CREATE OR REPLACE FUNCTION new_changes(p_max_orders integer) RETURNS SETOF text LANGUAGE plpgsql SET enable_seqscan TO off AS $$
DECLARE
  v_feed change_feed;
  v_from xid8;
  v_running xid8[] := '{}';
BEGIN
  SELECT * INTO v_feed FROM change_feed FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN RETURN; END IF;
  IF v_feed.told_at > now() - interval '1 minute' THEN
    v_from := pg_snapshot_xmax(v_feed.told);
    v_running := ARRAY(SELECT pg_snapshot_xip(v_feed.told));
  ELSE
    SELECT min(xid) INTO v_from FROM (SELECT xid FROM change_event ORDER BY xid DESC LIMIT 5000) newest;
  END IF;
  RETURN QUERY
  WITH new AS (
    SELECT account_id, coalesce(seller_id, 0) AS seller_id, order_ids, balance, notice, kind, ids FROM change_event WHERE xid >= v_from
    UNION ALL
    SELECT account_id, coalesce(seller_id, 0), order_ids, balance, notice, kind, ids FROM change_event WHERE xid = ANY (v_running)
  ), named AS (
    SELECT account_id, seller_id, array_agg(DISTINCT order_id ORDER BY order_id) AS order_ids, bool_or(order_id IS NULL) AS unnamed
      FROM new LEFT JOIN LATERAL unnest(order_ids) AS order_id ON true
     WHERE NOT balance AND NOT notice AND kind < ${changeKinds.goods} GROUP BY account_id, seller_id
  ), thing AS (
    SELECT account_id, seller_id, kind, id, row_number() OVER (PARTITION BY account_id, seller_id ORDER BY kind, id) AS place
      FROM (SELECT DISTINCT account_id, seller_id, kind, id FROM new CROSS JOIN LATERAL unnest(ids) AS id WHERE kind > ${changeKinds.none}) each
  ), items AS (
    SELECT account_id, seller_id, bool_or(place > 100) AS more,
           json_agg(json_build_array(kind, id, (extract(epoch FROM thing_updated_at(kind, id)) * 1000)::bigint) ORDER BY place) FILTER (WHERE place <= 100) AS items
      FROM thing WHERE place <= 101 GROUP BY account_id, seller_id
  ), told AS (
    SELECT json_strip_nulls(CASE WHEN unnamed OR cardinality(order_ids) > p_max_orders
             THEN json_build_object('a', account_id, 's', nullif(seller_id, 0), 'all', true)
             ELSE json_build_object('a', account_id, 's', nullif(seller_id, 0), 'o', order_ids, 'i', items, 'm', CASE WHEN more THEN 1 END) END) AS payload
      FROM named FULL JOIN items USING (account_id, seller_id)
    UNION ALL
    SELECT json_build_object('a', account_id, 'w', 1) FROM new WHERE balance GROUP BY account_id
    UNION ALL
    SELECT json_build_object('a', account_id, 'n', 1) FROM new WHERE notice GROUP BY account_id
  ), marked AS (
    -- By the snapshot of this statement, which is what it has read.
    UPDATE change_feed SET told = pg_current_snapshot(), told_at = clock_timestamp()
  )
  SELECT payload::text FROM told;
END $$;

-- Notifies everybody who listens to the channel of them.
CREATE OR REPLACE FUNCTION tell_changes(p_channel text, p_max_orders integer) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify(p_channel, message) FROM new_changes(p_max_orders) AS message
$$;
