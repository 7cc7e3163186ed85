-- Begins to count a warehouse.
CREATE OR REPLACE FUNCTION begin_stocktake(p_seller bigint, p_key text, p_hash text, p_warehouse bigint, p_note text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_answer jsonb;
  v_id bigint;
BEGIN
  v_answer := claim_key(p_seller, 'beginStocktake', p_key, p_hash);
  IF v_answer IS NOT NULL THEN RETURN v_answer::bigint; END IF;
  PERFORM lock_own_warehouses(ARRAY[p_warehouse], p_seller);
  INSERT INTO stocktake (stocktake_no, seller_id, warehouse_id, note, status)
  VALUES (stock_document_no('PD'), p_seller, p_warehouse, p_note, ${stocktakeStatus.draft}) RETURNING id INTO v_id;
  PERFORM store_answer(p_seller, 'beginStocktake', p_key, p_hash, to_jsonb(v_id));
  RETURN v_id;
END $$;

-- The supplier's stocktake under its lock, while it is a draft.
CREATE OR REPLACE FUNCTION lock_stocktake(p_id bigint, p_seller bigint) RETURNS stocktake LANGUAGE plpgsql AS $$
DECLARE v_take stocktake;
BEGIN
  SELECT * INTO v_take FROM stocktake WHERE id = p_id AND seller_id = p_seller FOR UPDATE;
  IF NOT FOUND THEN PERFORM refuse('NOT_FOUND'); END IF;
  IF v_take.status <> ${stocktakeStatus.draft} THEN PERFORM refuse('STOCKTAKE_STATE'); END IF;
  RETURN v_take;
END $$;

-- Keeps lines {skuId, counted, reason} with what the book has now; a line that was counted the same before keeps its book.
-- One without a number is taken out. A reason that does not go with the difference is replaced by more or fewer.
CREATE OR REPLACE FUNCTION save_stocktake_lines(p_id bigint, p_seller bigint, p_lines jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_take stocktake := lock_stocktake(p_id, p_seller);
  v_skus bigint[] := ARRAY(SELECT (l->>'skuId')::bigint FROM jsonb_array_elements(p_lines) l);
BEGIN
  PERFORM lock_own_skus(v_skus, p_seller);
  DELETE FROM stocktake_line l USING jsonb_to_recordset(p_lines) AS x ("skuId" bigint, counted integer)
   WHERE l.stocktake_id = p_id AND l.sku_id = x."skuId" AND x.counted IS NULL;
  INSERT INTO stocktake_line AS l (stocktake_id, sku_id, book, counted, reason)
  SELECT p_id, x."skuId", coalesce(s.quantity + s.safety_held, 0), x.counted, x.reason
    FROM jsonb_to_recordset(p_lines) AS x ("skuId" bigint, counted integer, reason smallint)
    LEFT JOIN good_stock s ON s.sku_id = x."skuId" AND s.warehouse_id = v_take.warehouse_id
   WHERE x.counted IS NOT NULL
  ON CONFLICT (stocktake_id, sku_id) DO UPDATE SET counted = excluded.counted, reason = excluded.reason,
    book = CASE WHEN l.counted = excluded.counted THEN l.book ELSE excluded.book END,
    counted_at = CASE WHEN l.counted = excluded.counted THEN l.counted_at ELSE excluded.counted_at END;
  UPDATE stocktake_line SET reason = CASE
      WHEN counted = book THEN NULL
      WHEN reason = ${stocktakeReasons.other} OR (counted < book AND reason = ${stocktakeReasons.damaged}) THEN reason
      WHEN counted > book THEN ${stocktakeReasons.more}
      ELSE ${stocktakeReasons.fewer} END
   WHERE stocktake_id = p_id AND sku_id = ANY (v_skus);
END $$;

-- Writes what was counted: the difference of each line is applied to the stock as it is now, so that what orders took in the
-- meantime stays taken. A loss is taken from what is for sale before the safety stock. Lines that would leave less than orders
-- hold are refused, and nothing is written then.
CREATE OR REPLACE FUNCTION post_stocktake(p_id bigint, p_seller bigint, p_max integer, p_reasons jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_take stocktake := lock_stocktake(p_id, p_seller);
  v_line record;
  v_was good_stock;
  v_after integer;
  v_refused jsonb := '[]';
BEGIN
  PERFORM FROM stocktake_line WHERE stocktake_id = p_id;
  IF NOT FOUND THEN PERFORM refuse('STOCKTAKE_EMPTY'); END IF;
  PERFORM lock_own_warehouses(ARRAY[v_take.warehouse_id], p_seller);
  FOR v_line IN
    SELECT l.* FROM stocktake_line l JOIN sku k ON k.id = l.sku_id AND k.deleted_at IS NULL AND k.part_count = 0
      JOIN goods g ON g.id = k.good_id AND g.deleted_at IS NULL
     WHERE l.stocktake_id = p_id AND l.counted <> l.book ORDER BY l.sku_id
  LOOP
    SELECT * INTO v_was FROM good_stock WHERE sku_id = v_line.sku_id AND warehouse_id = v_take.warehouse_id FOR UPDATE;
    v_after := coalesce(v_was.quantity + v_was.safety_held, 0) + v_line.counted - v_line.book;
    IF v_after < coalesce(v_was.locked, 0) OR v_after > p_max THEN
      v_refused := v_refused || jsonb_build_object('skuId', v_line.sku_id, 'title', sku_title(v_line.sku_id),
        'after', v_after, 'locked', coalesce(v_was.locked, 0));
    ELSIF v_was.id IS NULL THEN
      PERFORM put_stock(v_line.sku_id, v_take.warehouse_id, v_after, ${stockLogTypes.stockTake}::smallint, v_take.stocktake_no, p_seller,
        p_reasons->>v_line.reason::text);
    ELSE
      PERFORM move_stock(v_was, v_line.counted - v_line.book, ${stockLogTypes.stockTake}::smallint, v_take.stocktake_no, p_seller,
        p_reasons->>v_line.reason::text);
    END IF;
  END LOOP;
  IF v_refused <> '[]' THEN PERFORM refuse('STOCKTAKE_LOCKED', (v_refused->0) || jsonb_build_object('rows', v_refused)); END IF;
  UPDATE stocktake SET status = ${stocktakeStatus.posted}, finished_at = now() WHERE id = p_id;
END $$;
