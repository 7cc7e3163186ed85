-- How many pieces go to the safety stock of a row, below nothing from it, when it has as many more that no order holds: it is
-- filled before anything is for sale, and the last to be lost. `safety_stock_first` holds all who write a row to it; orders
-- lock only what is beside it.
CREATE OR REPLACE FUNCTION to_safety(p_stock good_stock, p_more integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT least(p_stock.safety_quantity - p_stock.safety_held, p_stock.quantity - p_stock.locked + p_more)
$$;

-- Gives reserved pieces back (type 4 cancelled, 5 timed out). `version` is left alone here and below: what orders do must not
-- make a person's edit out of date.
CREATE OR REPLACE FUNCTION release_stock(p_sku bigint, p_warehouse bigint, p_pieces integer, p_type smallint, p_biz_no text, p_operator bigint)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_stock good_stock;
BEGIN
  UPDATE good_stock s SET locked = locked - p_pieces, quantity = quantity - to_safety(s, p_pieces),
         safety_held = safety_held + to_safety(s, p_pieces), updated_at = now()
   WHERE sku_id = p_sku AND warehouse_id = p_warehouse RETURNING * INTO STRICT v_stock;
  INSERT INTO stock_log (stock_id, type, delta, quantity_after, locked_after, biz_no, operator_id)
  VALUES (v_stock.id, p_type, -p_pieces, v_stock.quantity + v_stock.safety_held, v_stock.locked, p_biz_no, p_operator);
END $$;

-- Reserved pieces leave the warehouse (type 6).
CREATE OR REPLACE FUNCTION take_stock(p_sku bigint, p_warehouse bigint, p_pieces integer, p_biz_no text, p_operator bigint)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_stock good_stock;
BEGIN
  UPDATE good_stock SET quantity = quantity - p_pieces, locked = locked - p_pieces, updated_at = now()
   WHERE sku_id = p_sku AND warehouse_id = p_warehouse RETURNING * INTO STRICT v_stock;
  INSERT INTO stock_log (stock_id, type, delta, quantity_after, locked_after, biz_no, operator_id)
  VALUES (v_stock.id, ${stockLogTypes.shipped}, -p_pieces, v_stock.quantity + v_stock.safety_held, v_stock.locked, p_biz_no, p_operator);
END $$;

-- Pieces that came back are in the warehouse again (type 7). Its stock may have been removed since the order ended.
CREATE OR REPLACE FUNCTION return_stock(p_sku bigint, p_warehouse bigint, p_pieces integer, p_biz_no text, p_operator bigint)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_stock good_stock;
BEGIN
  UPDATE good_stock s SET quantity = quantity + p_pieces - to_safety(s, p_pieces),
         safety_held = safety_held + to_safety(s, p_pieces), updated_at = now()
   WHERE sku_id = p_sku AND warehouse_id = p_warehouse RETURNING * INTO v_stock;
  IF NOT FOUND THEN PERFORM refuse('RETURN_STOCK'); END IF;
  INSERT INTO stock_log (stock_id, type, delta, quantity_after, locked_after, biz_no, operator_id)
  VALUES (v_stock.id, ${stockLogTypes.returned}, p_pieces, v_stock.quantity + v_stock.safety_held, v_stock.locked, p_biz_no, p_operator);
END $$;

-- What can be ordered of combinations at warehouses: the free pieces of those with stock of their own, and of bundles as
-- many as all of their parts are there for.
CREATE OR REPLACE VIEW sku_stock AS
  SELECT sku_id, good_id, warehouse_id, quantity - locked AS available FROM good_stock
  UNION ALL
  SELECT k.id, k.good_id, s.warehouse_id, min((s.quantity - s.locked) / p.num)
    FROM sku k JOIN sku_part p ON p.sku_id = k.id JOIN good_stock s ON s.sku_id = p.part_sku_id
   WHERE k.part_count > 0 AND k.deleted_at IS NULL
   GROUP BY k.id, k.good_id, s.warehouse_id HAVING count(*) = max(k.part_count);

-- What a bundle is made of, [{skuId, num, goodName, skuName, merchantCode}] in its order.
CREATE OR REPLACE FUNCTION bundle_parts_of(p_sku bigint) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT coalesce(json_agg(json_build_object('skuId', k.id, 'num', p.num, 'goodName', g.name, 'skuName', k.name,
           'merchantCode', k.merchant_code) ORDER BY p.sort), '[]')
    FROM sku_part p JOIN sku k ON k.id = p.part_sku_id JOIN goods g ON g.id = k.good_id WHERE p.sku_id = p_sku
$$;

-- What parcels of one order take of the stock, by combination, in the order in which every transaction locks stock rows.
-- Orders without bundles are not joined with what bundles were made of.
CREATE OR REPLACE FUNCTION pieces_of(p_order orders, p_parcels bigint[]) RETURNS TABLE (sku_id bigint, pieces integer)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF p_order.has_bundles THEN
    RETURN QUERY SELECT h.sku_id, sum(h.num)::integer FROM parcel_stock h WHERE h.package_id = ANY (p_parcels) GROUP BY h.sku_id ORDER BY h.sku_id;
  ELSE
    RETURN QUERY SELECT l.sku_id, sum(l.num)::integer FROM parcel_line l WHERE l.package_id = ANY (p_parcels) GROUP BY l.sku_id ORDER BY l.sku_id;
  END IF;
END $$;

-- Gives the reserved pieces of parcels of one order back (type 4 cancelled, 5 timed out).
CREATE OR REPLACE FUNCTION release_parcels(p_order orders, p_parcels bigint[], p_type smallint) RETURNS void LANGUAGE sql AS $$
  SELECT release_stock(sku_id, p_order.warehouse_id, pieces, p_type, p_order.order_no, p_order.account_id) FROM pieces_of(p_order, p_parcels)
$$;

-- The reserved pieces of parcels of one order leave the warehouse.
CREATE OR REPLACE FUNCTION take_parcels(p_order orders, p_parcels bigint[]) RETURNS void LANGUAGE sql AS $$
  SELECT take_stock(sku_id, p_order.warehouse_id, pieces, p_order.order_no, NULL) FROM pieces_of(p_order, p_parcels)
$$;

-- The supplier's stock row under its lock; refuses another's like a missing one.
CREATE OR REPLACE FUNCTION lock_stock(p_id bigint, p_seller bigint) RETURNS good_stock LANGUAGE plpgsql AS $$
DECLARE v_stock good_stock;
BEGIN
  SELECT s.* INTO v_stock FROM good_stock s JOIN goods g ON g.id = s.good_id
   WHERE s.id = p_id AND g.seller_id = p_seller AND g.deleted_at IS NULL FOR UPDATE OF s;
  IF NOT FOUND THEN PERFORM refuse('NOT_FOUND'); END IF;
  RETURN v_stock;
END $$;

-- Logs how many pieces of a stock row are kept from now on, where that has changed; it moves none.
CREATE OR REPLACE FUNCTION log_safety(p_stock good_stock, p_before integer, p_biz_no text, p_operator bigint, p_remark text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO stock_log (stock_id, type, delta, quantity_after, locked_after, biz_no, operator_id, remark)
  SELECT p_stock.id, ${stockLogTypes.safety}, 0, p_stock.quantity + p_stock.safety_held, p_stock.locked, p_biz_no, p_operator,
         concat_ws('；', p_before || ' → ' || p_stock.safety_quantity, nullif(p_remark, ''))
   WHERE p_stock.safety_quantity <> p_before
$$;

-- Writes what a person has made of a stock row, which is locked, and the log of it; answers whether anything changed.
-- `p_on_hand` counts the safety stock. Words stand once: with what moved, else with what is kept.
CREATE OR REPLACE FUNCTION write_stock(p_was good_stock, p_on_hand integer, p_safety integer, p_warn integer, p_type smallint, p_biz_no text,
  p_operator bigint, p_remark text)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_on_hand integer := p_was.quantity + p_was.safety_held;
  v_held integer := least(p_safety, p_on_hand - p_was.locked);
  v_stock good_stock;
  v_moves boolean := p_on_hand <> v_on_hand OR (p_remark <> '' AND p_safety = p_was.safety_quantity);
BEGIN
  IF p_on_hand = v_on_hand AND p_safety = p_was.safety_quantity AND p_warn = p_was.warn_quantity AND p_remark = '' THEN
    RETURN false;
  END IF;
  UPDATE good_stock SET quantity = p_on_hand - v_held, safety_quantity = p_safety, safety_held = v_held, warn_quantity = p_warn,
         version = version + 1, updated_at = now()
   WHERE id = p_was.id RETURNING * INTO v_stock;
  IF v_moves THEN
    INSERT INTO stock_log (stock_id, type, delta, quantity_after, locked_after, biz_no, operator_id, remark)
    VALUES (p_was.id, p_type, p_on_hand - v_on_hand, p_on_hand, p_was.locked, p_biz_no, p_operator, p_remark);
  END IF;
  PERFORM log_safety(v_stock, p_was.safety_quantity, p_biz_no, p_operator, CASE WHEN v_moves THEN '' ELSE p_remark END);
  RETURN true;
END $$;

-- What has come to a stock row, which is locked, or left it below nothing.
CREATE OR REPLACE FUNCTION move_stock(p_was good_stock, p_delta integer, p_type smallint, p_biz_no text, p_operator bigint, p_remark text)
RETURNS boolean LANGUAGE sql AS $$
  SELECT write_stock(p_was, p_was.quantity + p_was.safety_held + p_delta, p_was.safety_quantity, p_was.warn_quantity, p_type, p_biz_no,
           p_operator, p_remark)
$$;

-- What the release before calls, which knows the pieces beside the safety stock.
CREATE OR REPLACE FUNCTION update_stock(p_was good_stock, p_quantity integer, p_warn integer, p_type smallint, p_biz_no text, p_operator bigint, p_remark text)
RETURNS boolean LANGUAGE sql AS $$
  SELECT write_stock(p_was, p_quantity + p_was.safety_held, p_was.safety_quantity, p_warn, p_type, p_biz_no, p_operator, p_remark)
$$;

-- Writes where in its warehouse the combination of a stock row lies, which is locked; NULL leaves it. Answers whether it changed.
CREATE OR REPLACE FUNCTION set_bin(p_was good_stock, p_bin text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE good_stock SET bin = p_bin, version = version + 1, updated_at = now() WHERE id = p_was.id AND bin <> p_bin;
  RETURN FOUND;
END $$;

-- Begins the stock of a combination at a warehouse; answers its id, or NULL when there is one or a bundle has none.
CREATE OR REPLACE FUNCTION insert_stock(p_sku bigint, p_warehouse bigint, p_quantity integer, p_warn integer, p_type smallint, p_biz_no text, p_operator bigint)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE v_id bigint;
BEGIN
  INSERT INTO good_stock (good_id, sku_id, warehouse_id, quantity, warn_quantity)
  SELECT good_id, id, p_warehouse, p_quantity, p_warn FROM sku WHERE id = p_sku AND deleted_at IS NULL AND part_count = 0 FOR SHARE
  ON CONFLICT DO NOTHING RETURNING id INTO v_id;
  IF v_id IS NOT NULL AND p_quantity > 0 THEN
    INSERT INTO stock_log (stock_id, type, delta, quantity_after, locked_after, biz_no, operator_id)
    VALUES (v_id, p_type, p_quantity, p_quantity, 0, p_biz_no, p_operator);
  END IF;
  RETURN v_id;
END $$;

-- Says how many pieces of a new stock row are kept, of which no order holds any.
DROP FUNCTION IF EXISTS begin_safety(bigint, integer);
CREATE OR REPLACE FUNCTION begin_safety(p_id bigint, p_safety integer, p_biz_no text, p_operator bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_stock good_stock;
BEGIN
  UPDATE good_stock SET safety_quantity = p_safety, safety_held = least(p_safety, quantity), quantity = quantity - least(p_safety, quantity)
   WHERE id = p_id AND p_safety > 0 RETURNING * INTO v_stock;
  PERFORM log_safety(v_stock, 0, p_biz_no, p_operator, '');
END $$;

CREATE OR REPLACE FUNCTION begin_stock(p_seller bigint, p_sku bigint, p_warehouse bigint, p_quantity integer, p_safety integer, p_warn integer)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_id bigint;
  v_sku sku;
BEGIN
  SELECT k.* INTO v_sku FROM sku k JOIN goods g ON g.id = k.good_id, warehouse h
   WHERE k.id = p_sku AND k.deleted_at IS NULL AND g.seller_id = p_seller AND g.deleted_at IS NULL
     AND h.id = p_warehouse AND h.seller_id = p_seller AND h.deleted_at IS NULL
     FOR SHARE OF k, g, h;
  IF NOT FOUND THEN PERFORM refuse('NOT_FOUND'); END IF;
  IF v_sku.part_count > 0 THEN PERFORM refuse('BUNDLE_STOCK'); END IF;
  v_id := insert_stock(p_sku, p_warehouse, p_quantity, p_warn, ${stockLogTypes.stockIn}::smallint, '', p_seller);
  IF v_id IS NULL THEN PERFORM refuse('STOCK_EXISTS'); END IF;
  PERFORM begin_safety(v_id, p_safety, '', p_seller);
  RETURN v_id;
END $$;

-- What the release before calls.
CREATE OR REPLACE FUNCTION create_stock(p_seller bigint, p_sku bigint, p_warehouse bigint, p_quantity integer, p_warn integer)
RETURNS bigint LANGUAGE sql AS $$
  SELECT begin_stock(p_seller, p_sku, p_warehouse, p_quantity, 0, p_warn)
$$;

-- The same of many combinations at once: `[{skuId, warehouseId, quantity, safetyQuantity, warnQuantity}]`.
CREATE OR REPLACE FUNCTION create_stocks(p_seller bigint, p_lines jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_found bigint;
  v_bundles bigint;
  v_added bigint;
BEGIN
  SELECT count(*), count(*) FILTER (WHERE part_count > 0) INTO v_found, v_bundles FROM (
    SELECT k.part_count FROM jsonb_to_recordset(p_lines) AS x ("skuId" bigint, "warehouseId" bigint)
      JOIN sku k ON k.id = x."skuId" AND k.deleted_at IS NULL JOIN goods g ON g.id = k.good_id AND g.seller_id = p_seller AND g.deleted_at IS NULL
      JOIN warehouse h ON h.id = x."warehouseId" AND h.seller_id = p_seller AND h.deleted_at IS NULL
     ORDER BY k.id, h.id FOR SHARE OF k, g, h) found;
  IF v_found < jsonb_array_length(p_lines) THEN PERFORM refuse('NOT_FOUND'); END IF;
  IF v_bundles > 0 THEN PERFORM refuse('BUNDLE_STOCK'); END IF;
  WITH added AS (
    INSERT INTO good_stock (good_id, sku_id, warehouse_id, quantity, safety_quantity, safety_held, warn_quantity)
    SELECT k.good_id, k.id, x."warehouseId", x.quantity - kept.held, coalesce(x."safetyQuantity", 0), kept.held, coalesce(x."warnQuantity", 0)
      FROM jsonb_to_recordset(p_lines) AS x ("skuId" bigint, "warehouseId" bigint, quantity integer, "safetyQuantity" integer, "warnQuantity" integer)
      JOIN sku k ON k.id = x."skuId", LATERAL (SELECT least(coalesce(x."safetyQuantity", 0), x.quantity) AS held) kept
     ORDER BY k.id, x."warehouseId"
    ON CONFLICT DO NOTHING RETURNING id, quantity + safety_held AS quantity, safety_quantity
  ), logged AS (
    INSERT INTO stock_log (stock_id, type, delta, quantity_after, locked_after, biz_no, operator_id, remark)
    SELECT id, l.type, l.delta, quantity, 0, '', p_seller, l.remark
      FROM added, LATERAL (VALUES (1, ${stockLogTypes.stockIn}, quantity, ''),
        (2, ${stockLogTypes.safety}, 0, '0 → ' || safety_quantity)) l (place, type, delta, remark)
     WHERE CASE l.place WHEN 1 THEN quantity ELSE safety_quantity END > 0 ORDER BY id, l.place
  )
  SELECT count(*) INTO v_added FROM added;
  IF v_added < v_found THEN PERFORM refuse('STOCK_EXISTS'); END IF;
END $$;

-- Sets the pieces on hand, or adds to them, and with either how many are kept and the warning. What is set may say which version was read.
CREATE OR REPLACE FUNCTION change_stock(p_id bigint, p_seller bigint, p jsonb, p_max integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_was good_stock := lock_stock(p_id, p_seller);
  v_delta integer := (p->>'delta')::integer;
  v_quantity integer := coalesce((p->>'quantity')::integer, v_was.quantity + v_was.safety_held + coalesce(v_delta, 0));
BEGIN
  IF (p->>'version')::integer <> v_was.version THEN PERFORM refuse('CHANGED_MEANWHILE'); END IF;
  IF v_quantity < v_was.locked THEN PERFORM refuse('STOCK_LOCKED', jsonb_build_object('locked', v_was.locked)); END IF;
  IF v_delta > 0 AND v_quantity > p_max THEN PERFORM refuse('BAD_PARAM', '{"field": "delta"}'); END IF;
  PERFORM write_stock(v_was, v_quantity, coalesce((p->>'safetyQuantity')::integer, v_was.safety_quantity),
    coalesce((p->>'warnQuantity')::integer, v_was.warn_quantity),
    CASE WHEN v_delta > 0 THEN ${stockLogTypes.stockIn}
        ELSE ${stockLogTypes.stockTake} END::smallint, '', p_seller, coalesce(p->>'remark', ''));
  PERFORM set_bin(v_was, p->>'bin');
END $$;

-- Ends a stock row that no order needs; what it had left is logged away.
CREATE OR REPLACE FUNCTION drop_stock(p_id bigint, p_seller bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_was good_stock := lock_stock(p_id, p_seller);
BEGIN
  -- Order by order: joined, the lines of all orders would be read.
  PERFORM FROM orders o CROSS JOIN LATERAL (SELECT sku_id FROM parcel_stock WHERE order_id = o.id OFFSET 0) l
    WHERE o.seller_id = p_seller AND l.sku_id = v_was.sku_id AND o.warehouse_id = v_was.warehouse_id
      AND o.status IN (${orderStatus.pendingPayment}, ${orderStatus.pendingShipment}, ${orderStatus.pendingReceipt}) LIMIT 1;
  IF FOUND OR v_was.locked > 0 THEN PERFORM refuse('STOCK_ORDERED'); END IF;
  DELETE FROM good_stock WHERE id = p_id;
  IF v_was.quantity + v_was.safety_held > 0 THEN
    INSERT INTO stock_log (stock_id, type, delta, quantity_after, locked_after, biz_no, operator_id)
    VALUES (p_id, ${stockLogTypes.stockTake}, -v_was.quantity - v_was.safety_held, 0, 0, '', p_seller);
  END IF;
END $$;

-- Pieces come into a warehouse, where they begin a stock row if there is none.
CREATE OR REPLACE FUNCTION put_stock(p_sku bigint, p_warehouse bigint, p_pieces integer, p_type smallint, p_biz_no text, p_operator bigint, p_remark text)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_stock good_stock;
BEGIN
  PERFORM insert_stock(p_sku, p_warehouse, 0, 0, p_type, p_biz_no, p_operator);
  UPDATE good_stock s SET quantity = quantity + p_pieces - to_safety(s, p_pieces),
         safety_held = safety_held + to_safety(s, p_pieces), version = version + 1, updated_at = now()
   WHERE sku_id = p_sku AND warehouse_id = p_warehouse RETURNING * INTO v_stock;
  IF NOT FOUND THEN PERFORM refuse('STOCK_MISSING'); END IF;
  INSERT INTO stock_log (stock_id, type, delta, quantity_after, locked_after, biz_no, operator_id, remark)
  VALUES (v_stock.id, p_type, p_pieces, v_stock.quantity + v_stock.safety_held, v_stock.locked, p_biz_no, p_operator, p_remark);
END $$;

-- The next number of an import or document of stock.
CREATE OR REPLACE FUNCTION stock_document_no(p_prefix text) RETURNS text LANGUAGE sql AS $$
  SELECT p_prefix || to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYMMDDHH24MISS') || lpad((nextval('stock_import_no_seq') % 1000000)::text, 6, '0')
$$;

-- How people call a combination.
CREATE OR REPLACE FUNCTION sku_title(p_sku bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', g.name, nullif(k.name, '')) FROM sku k JOIN goods g ON g.id = k.good_id WHERE k.id = p_sku
$$;

-- Refuses unless the supplier has all of these combinations, with stock of their own; they cannot be removed until the
-- transaction ends.
CREATE OR REPLACE FUNCTION lock_own_skus(p_skus bigint[], p_seller bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_sku record;
  v_count integer := 0;
BEGIN
  -- Goods before their combinations, as editing them does.
  PERFORM FROM goods WHERE id IN (SELECT good_id FROM sku WHERE id = ANY (p_skus)) AND seller_id = p_seller ORDER BY id FOR SHARE;
  FOR v_sku IN
    SELECT k.id, k.part_count FROM sku k JOIN goods g ON g.id = k.good_id
     WHERE k.id = ANY (p_skus) AND k.deleted_at IS NULL AND g.seller_id = p_seller AND g.deleted_at IS NULL ORDER BY k.id FOR SHARE OF k
  LOOP
    IF v_sku.part_count > 0 THEN PERFORM refuse('BUNDLE_STOCK', jsonb_build_object('skuId', v_sku.id)); END IF;
    v_count := v_count + 1;
  END LOOP;
  IF v_count < cardinality(p_skus) THEN PERFORM refuse('NOT_FOUND'); END IF;
END $$;

-- Refuses unless the supplier has all of these warehouses; they cannot be removed until the transaction ends.
CREATE OR REPLACE FUNCTION lock_own_warehouses(p_warehouses bigint[], p_seller bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_count integer;
BEGIN
  SELECT count(*) INTO v_count FROM (
    SELECT id FROM warehouse WHERE id = ANY (p_warehouses) AND seller_id = p_seller AND deleted_at IS NULL ORDER BY id FOR SHARE) w;
  IF v_count < cardinality(p_warehouses) THEN PERFORM refuse('NOT_FOUND'); END IF;
END $$;

-- Takes rows of a sheet over, each by itself; `p_failed` is what is known to be wrong before, and kept with the answer.
-- In the order of combinations and warehouses, as batches of orders reserve, so that none deadlocks.
CREATE OR REPLACE FUNCTION import_stocks(p_seller bigint, p_key text, p_hash text, p_rows jsonb, p_failed jsonb, p_max integer)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_answer jsonb;
  v_no text;
  v_row record;
  v_was good_stock;
  v_quantity integer;
  v_created integer := 0;
  v_updated integer := 0;
  v_unchanged integer := 0;
  v_failed jsonb := p_failed;
BEGIN
  v_answer := claim_key(p_seller, 'importGoodStocks', p_key, p_hash);
  IF v_answer IS NOT NULL THEN RETURN v_answer; END IF;
  v_no := stock_document_no('I');
  FOR v_row IN
    SELECT * FROM jsonb_to_recordset(p_rows)
      AS x (row integer, "skuId" bigint, "warehouseId" bigint, quantity integer, delta integer, "safetyQuantity" integer, "warnQuantity" integer, bin text)
     ORDER BY "skuId", "warehouseId"
  LOOP
    v_quantity := coalesce(v_row.quantity, v_row.delta);
    IF v_quantity >= 0 AND insert_stock(v_row."skuId", v_row."warehouseId", v_quantity, coalesce(v_row."warnQuantity", 0),
      ${stockLogTypes.imported}::smallint, v_no, p_seller) IS NOT NULL
    THEN
      v_created := v_created + 1;
      UPDATE good_stock SET bin = v_row.bin WHERE sku_id = v_row."skuId" AND warehouse_id = v_row."warehouseId" AND v_row.bin <> '';
      PERFORM begin_safety(id, v_row."safetyQuantity", v_no, p_seller) FROM good_stock
        WHERE sku_id = v_row."skuId" AND warehouse_id = v_row."warehouseId" AND v_row."safetyQuantity" > 0;
      CONTINUE;
    END IF;
    SELECT * INTO v_was FROM good_stock WHERE sku_id = v_row."skuId" AND warehouse_id = v_row."warehouseId" FOR UPDATE;
    v_quantity := coalesce(v_row.quantity, v_was.quantity + v_was.safety_held + v_row.delta, v_row.delta);
    IF v_quantity < 0 THEN
      v_failed := v_failed || jsonb_build_object('row', v_row.row, 'reason', 'short', 'onHand', coalesce(v_was.quantity + v_was.safety_held, 0));
    ELSIF v_quantity < coalesce(v_was.locked, 0) THEN
      v_failed := v_failed || jsonb_build_object('row', v_row.row, 'reason', 'locked', 'locked', coalesce(v_was.locked, 0));
    ELSIF v_quantity > p_max THEN
      v_failed := v_failed || jsonb_build_object('row', v_row.row, 'reason', 'tooMany');
    ELSIF v_was.id IS NULL THEN
      v_failed := v_failed || jsonb_build_object('row', v_row.row, 'reason', 'removed');
    -- Both, whatever the one says: a union of rows is not cut short as OR is.
    ELSIF (SELECT bool_or(changed) FROM (
        SELECT write_stock(v_was, v_quantity, coalesce(v_row."safetyQuantity", v_was.safety_quantity),
                 coalesce(v_row."warnQuantity", v_was.warn_quantity), ${stockLogTypes.imported}::smallint, v_no, p_seller, '') AS changed
        UNION ALL SELECT set_bin(v_was, v_row.bin)) x) THEN
      v_updated := v_updated + 1;
    ELSE
      v_unchanged := v_unchanged + 1;
    END IF;
  END LOOP;
  v_answer := jsonb_build_object('importNo', v_no, 'created', v_created, 'updated', v_updated, 'unchanged', v_unchanged, 'failed', v_failed);
  PERFORM store_answer(p_seller, 'importGoodStocks', p_key, p_hash, v_answer);
  RETURN v_answer;
END $$;

-- Tells the supplier that the free pieces of a stock row have fallen to its warning: once, until there were more again. What is
-- ordered and given back again and again tells once an hour.
CREATE OR REPLACE FUNCTION tell_low_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO person_notice (account_id, kind, title, detail, link, once_key)
  SELECT g.seller_id, 'stockLow', '库存预警：' || sku_title(NEW.sku_id),
         format('在「%s」的可用库存还有 %s 件，不多于预警数量 %s 件，请及时补货。', h.name, NEW.quantity - NEW.locked, NEW.warn_quantity),
         format('/seller/InventoryManagement?goodId=%s&warehouseId=%s', NEW.good_id, NEW.warehouse_id),
         format('stockLow %s %s', NEW.id, to_char(now() AT TIME ZONE 'UTC', 'YYYYMMDDHH24'))
    FROM goods g, warehouse h WHERE g.id = NEW.good_id AND h.id = NEW.warehouse_id
  ON CONFLICT (account_id, once_key) WHERE once_key IS NOT NULL DO NOTHING;
  IF FOUND THEN
    PERFORM tell_webhooks(ARRAY[(SELECT seller_id FROM goods WHERE id = NEW.good_id)], 'stock.low', NEW.id,
      jsonb_build_object('goodId', NEW.good_id, 'skuId', NEW.sku_id, 'warehouseId', NEW.warehouse_id));
  END IF;
  RETURN NULL;
END $$;

-- Only where the warning is crossed from above: orders that leave more do not call it, and nothing is kept of it.
CREATE OR REPLACE TRIGGER stock_low AFTER UPDATE ON good_stock FOR EACH ROW
  WHEN (NEW.warn_quantity > 0 AND NEW.quantity - NEW.locked <= NEW.warn_quantity AND OLD.quantity - OLD.locked > NEW.warn_quantity)
  EXECUTE FUNCTION tell_low_stock();
