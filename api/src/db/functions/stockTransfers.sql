-- Sends pieces on their way: takes all lines {skuId, num} out of the one warehouse, or refuses all with what is short.
-- Combinations are locked in the order in which orders lock them. The safety stock stays where it is.
CREATE OR REPLACE FUNCTION send_transfer(p_seller bigint, p_key text, p_hash text, p jsonb) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_answer jsonb;
  v_from bigint := (p->>'fromWarehouseId')::bigint;
  v_to bigint := (p->>'toWarehouseId')::bigint;
  v_id bigint;
  v_no text;
  v_line record;
  v_was good_stock;
  v_short jsonb := '[]';
BEGIN
  v_answer := claim_key(p_seller, 'sendTransfer', p_key, p_hash);
  IF v_answer IS NOT NULL THEN RETURN v_answer::bigint; END IF;
  PERFORM lock_own_warehouses(ARRAY[v_from, v_to], p_seller);
  PERFORM lock_own_skus(ARRAY(SELECT (l->>'skuId')::bigint FROM jsonb_array_elements(p->'lines') l), p_seller);
  v_no := stock_document_no('DB');
  INSERT INTO stock_transfer (transfer_no, seller_id, from_warehouse_id, to_warehouse_id, note, status)
  VALUES (v_no, p_seller, v_from, v_to, p->>'note', ${transferStatus.sent}) RETURNING id INTO v_id;
  INSERT INTO stock_transfer_line (transfer_id, sku_id, num)
  SELECT v_id, "skuId", num FROM jsonb_to_recordset(p->'lines') AS x ("skuId" bigint, num integer);
  FOR v_line IN SELECT * FROM stock_transfer_line WHERE transfer_id = v_id ORDER BY sku_id LOOP
    SELECT * INTO v_was FROM good_stock WHERE sku_id = v_line.sku_id AND warehouse_id = v_from FOR UPDATE;
    IF coalesce(v_was.quantity - v_was.locked, 0) < v_line.num THEN
      v_short := v_short || jsonb_build_object('skuId', v_line.sku_id, 'title', sku_title(v_line.sku_id),
        'available', coalesce(v_was.quantity - v_was.locked, 0), 'safetyHeld', coalesce(v_was.safety_held, 0));
    ELSE
      PERFORM move_stock(v_was, -v_line.num, ${stockLogTypes.transferOut}::smallint, v_no, p_seller, '');
    END IF;
  END LOOP;
  IF v_short <> '[]' THEN
    PERFORM refuse(CASE WHEN (v_short->0->>'safetyHeld')::integer > 0 THEN 'STOCK_KEPT' ELSE 'STOCK_SHORT' END,
      (v_short->0) || jsonb_build_object('rows', v_short));
  END IF;
  PERFORM store_answer(p_seller, 'sendTransfer', p_key, p_hash, to_jsonb(v_id));
  RETURN v_id;
END $$;

-- The supplier's transfer under its lock, while it is on its way.
CREATE OR REPLACE FUNCTION lock_transfer(p_id bigint, p_seller bigint) RETURNS stock_transfer LANGUAGE plpgsql AS $$
DECLARE v_transfer stock_transfer;
BEGIN
  SELECT * INTO v_transfer FROM stock_transfer WHERE id = p_id AND seller_id = p_seller FOR UPDATE;
  IF NOT FOUND THEN PERFORM refuse('NOT_FOUND'); END IF;
  IF v_transfer.status <> ${transferStatus.sent} THEN PERFORM refuse('TRANSFER_STATE'); END IF;
  RETURN v_transfer;
END $$;

-- What was sent has arrived, but for lines {skuId, received, reason}: what they lack is lost. `p_reasons` are the texts.
CREATE OR REPLACE FUNCTION receive_transfer(p_id bigint, p_seller bigint, p_lines jsonb, p_reasons jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_transfer stock_transfer := lock_transfer(p_id, p_seller);
  v_line record;
  v_was good_stock;
  v_changed integer;
BEGIN
  UPDATE stock_transfer_line SET received = num WHERE transfer_id = p_id;
  UPDATE stock_transfer_line l SET received = x.received, reason = x.reason
    FROM jsonb_to_recordset(p_lines) AS x ("skuId" bigint, received integer, reason smallint)
   WHERE l.transfer_id = p_id AND l.sku_id = x."skuId" AND x.received < l.num;
  GET DIAGNOSTICS v_changed = ROW_COUNT;
  IF v_changed < jsonb_array_length(p_lines) THEN PERFORM refuse('BAD_PARAM', '{"field": "lines"}'); END IF;
  FOR v_line IN SELECT * FROM stock_transfer_line WHERE transfer_id = p_id ORDER BY sku_id LOOP
    PERFORM put_stock(v_line.sku_id, v_transfer.to_warehouse_id, v_line.num, ${stockLogTypes.transferIn}::smallint,
      v_transfer.transfer_no, p_seller, '');
    CONTINUE WHEN v_line.received = v_line.num;
    SELECT * INTO v_was FROM good_stock WHERE sku_id = v_line.sku_id AND warehouse_id = v_transfer.to_warehouse_id FOR UPDATE;
    PERFORM move_stock(v_was, v_line.received - v_line.num,
      ${stockLogTypes.transferLoss}::smallint, v_transfer.transfer_no, p_seller, p_reasons->>v_line.reason::text);
  END LOOP;
  UPDATE stock_transfer SET status = ${transferStatus.received}, finished_at = now() WHERE id = p_id;
END $$;

-- What was sent is back in the warehouse that it was taken from.
CREATE OR REPLACE FUNCTION cancel_transfer(p_id bigint, p_seller bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_transfer stock_transfer := lock_transfer(p_id, p_seller);
BEGIN
  PERFORM put_stock(sku_id, v_transfer.from_warehouse_id, num, ${stockLogTypes.transferBack}::smallint, v_transfer.transfer_no, p_seller, '')
    FROM (SELECT sku_id, num FROM stock_transfer_line WHERE transfer_id = p_id ORDER BY sku_id) l;
  UPDATE stock_transfer SET status = ${transferStatus.cancelled}, finished_at = now() WHERE id = p_id;
END $$;
