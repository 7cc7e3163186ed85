-- Places orders of several people in one transaction, each for itself: what refuses one leaves the others alone. Answers
-- for each, in the order given, {"answer"} of `place_order`, or the {"error"} that it ended with.
CREATE FUNCTION place_each(p_orders jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_part jsonb;
  v_results jsonb := '[]';
  v_code text;
  v_message text;
  v_detail text;
  v_constraint text;
BEGIN
  -- The rows that all of them need, as everybody takes them: stock first, then wallets, so that nobody waits for
  -- somebody in a circle.
  PERFORM FROM good_stock s
    JOIN (SELECT DISTINCT (x->'order'->>'good_id')::bigint AS good_id, (x->'order'->>'warehouse_id')::bigint AS warehouse_id
            FROM jsonb_array_elements(p_orders) x) wanted USING (good_id, warehouse_id)
   ORDER BY s.good_id, s.warehouse_id FOR NO KEY UPDATE OF s;
  PERFORM FROM ledger_account
   WHERE code = 'available' AND owner_id = ANY (SELECT (x->>'accountId')::bigint FROM jsonb_array_elements(p_orders) x WHERE (x->>'confirm')::boolean)
   ORDER BY id FOR NO KEY UPDATE;
  -- Whatever else one of them waits for, it waits with all the others behind it.
  SET LOCAL lock_timeout = '250ms';
  FOR v_part IN SELECT value FROM jsonb_array_elements(p_orders) LOOP
    BEGIN
      v_results := v_results || jsonb_build_object('answer', place_order(v_part));
    EXCEPTION WHEN OTHERS THEN
      GET STACKED DIAGNOSTICS v_code = RETURNED_SQLSTATE, v_message = MESSAGE_TEXT, v_detail = PG_EXCEPTION_DETAIL,
        v_constraint = CONSTRAINT_NAME;
      v_results := v_results || jsonb_build_object('error', jsonb_build_object(
        'code', v_code, 'message', v_message, 'detail', v_detail, 'constraint', v_constraint));
    END;
  END LOOP;
  RETURN v_results;
END $$;
