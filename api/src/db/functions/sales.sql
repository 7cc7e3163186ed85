-- What was paid and refunded is appended, and counted later: a row that every payment of one goods changes would make
-- them wait for each other. The day is that of the payment, so that a refund takes its pieces off the day they were sold. What
-- replaces other goods is not sold.
CREATE OR REPLACE FUNCTION record_sold(p_order orders) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_order.sku_count = 1 THEN
    INSERT INTO good_sale (good_id, day, pieces)
    VALUES (p_order.good_id, (p_order.paid_at AT TIME ZONE 'Asia/Shanghai')::date, p_order.piece_count);
  ELSE
    INSERT INTO good_sale (good_id, day, pieces)
    SELECT good_id, (p_order.paid_at AT TIME ZONE 'Asia/Shanghai')::date, sum(num) FROM parcel_line WHERE order_id = p_order.id GROUP BY good_id;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION record_paid_pieces() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_sold(NEW);
  RETURN NULL;
END $$;

-- Of several combinations are the lines, which come after their order: `insert_orders` records them.
CREATE OR REPLACE FUNCTION record_placed_pieces() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO good_sale (good_id, day, pieces)
  SELECT good_id, (paid_at AT TIME ZONE 'Asia/Shanghai')::date, piece_count FROM new_rows WHERE paid_at IS NOT NULL AND sku_count = 1 AND replaces IS NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER paid_pieces_added AFTER INSERT ON orders
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_placed_pieces();

CREATE OR REPLACE TRIGGER paid_pieces AFTER UPDATE OF paid_at ON orders
  FOR EACH ROW WHEN (OLD.paid_at IS NULL AND NEW.paid_at IS NOT NULL) EXECUTE FUNCTION record_paid_pieces();

CREATE OR REPLACE FUNCTION record_refunded_pieces() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO good_sale (good_id, day, pieces)
  SELECT l.good_id, (o.paid_at AT TIME ZONE 'Asia/Shanghai')::date, -sum(l.num)
    FROM parcel_line l JOIN orders o ON o.id = l.order_id WHERE l.package_id = NEW.id AND o.paid_at IS NOT NULL AND o.replaces IS NULL
   GROUP BY l.good_id, o.paid_at;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER refunded_pieces AFTER UPDATE OF status ON order_package
  FOR EACH ROW WHEN (OLD.status <> ${parcelStatus.refunded}
      AND NEW.status = ${parcelStatus.refunded}) EXECUTE FUNCTION record_refunded_pieces();

-- Pieces of a goods within the last thirty days in Asia/Shanghai, today among them.
CREATE OR REPLACE FUNCTION month_sold_of(p_good bigint) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(pieces), 0)::integer FROM good_sale_day
   WHERE good_id = p_good AND day > (now() AT TIME ZONE 'Asia/Shanghai')::date - 30;
$$;

-- Counts at most so many movements; answers how many. One at a time: two would wait for each other's goods.
CREATE OR REPLACE FUNCTION count_sales(p_max integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_goods bigint[];
  v_counted integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(7203140) THEN RETURN 0; END IF;
  -- Several goods in the order in which their suppliers lock several.
  PERFORM FROM goods WHERE id IN (SELECT good_id FROM good_sale ORDER BY id LIMIT p_max) ORDER BY id FOR NO KEY UPDATE;
  WITH taken AS (
    DELETE FROM good_sale WHERE id = ANY (ARRAY (SELECT id FROM good_sale ORDER BY id LIMIT p_max)) RETURNING good_id, day, pieces
  ), by_day AS (
    INSERT INTO good_sale_day AS d (good_id, day, pieces)
    SELECT good_id, day, sum(pieces) FROM taken GROUP BY good_id, day
        ON CONFLICT (good_id, day) DO UPDATE SET pieces = d.pieces + excluded.pieces
  ), by_good AS (
    UPDATE goods g SET sold = g.sold + t.pieces
      FROM (SELECT good_id, sum(pieces) AS pieces FROM taken GROUP BY good_id) t WHERE g.id = t.good_id
  )
  SELECT array_agg(DISTINCT good_id), count(*) INTO v_goods, v_counted FROM taken;
  UPDATE goods SET month_sold = month_sold_of(id) WHERE id = ANY (v_goods) AND month_sold <> month_sold_of(id);
  RETURN v_counted;
END $$;

CREATE OR REPLACE FUNCTION roll_month_sold() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE v_changed integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(7203140) THEN RETURN 0; END IF;
  UPDATE goods g SET month_sold = m.pieces
    FROM (SELECT a.id, coalesce(d.pieces, 0) AS pieces FROM goods a LEFT JOIN (
            SELECT good_id, sum(pieces) AS pieces FROM good_sale_day
             WHERE day > (now() AT TIME ZONE 'Asia/Shanghai')::date - 30 GROUP BY good_id) d ON d.good_id = a.id
           WHERE a.month_sold <> coalesce(d.pieces, 0) ORDER BY a.id FOR NO KEY UPDATE OF a) m
   WHERE g.id = m.id;
  GET DIAGNOSTICS v_changed = ROW_COUNT;
  PERFORM keep_best_selling();
  RETURN v_changed;
END $$;

CREATE OR REPLACE FUNCTION keep_best_selling() RETURNS void LANGUAGE sql AS $$
  WITH best AS MATERIALIZED (
    SELECT id, month_sold, search_text FROM goods WHERE status = ${goodsStatus.onSale} AND deleted_at IS NULL AND month_sold > 0 ORDER BY month_sold DESC, id DESC LIMIT 1000
  ), gone AS (
    DELETE FROM best_selling_good b WHERE NOT EXISTS (SELECT FROM best WHERE best.id = b.good_id)
  )
  INSERT INTO best_selling_good AS b (good_id, month_sold, search_text) SELECT id, month_sold, search_text FROM best
      ON CONFLICT (good_id) DO UPDATE SET month_sold = excluded.month_sold, search_text = excluded.search_text
   WHERE (b.month_sold, b.search_text) <> (excluded.month_sold, excluded.search_text);
$$;
