-- Locks the shop orders that these parcels are for, in the order in which orders are read from a shop, so that none
-- deadlocks. Answers how many there are.
CREATE OR REPLACE FUNCTION lock_shop_orders(p_parcels jsonb) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE v_ids bigint[];
BEGIN
  SELECT array_agg(id::bigint) INTO v_ids FROM jsonb_array_elements(p_parcels) x, jsonb_array_elements_text(x->'shop_order_ids') id;
  IF v_ids IS NOT NULL THEN
    PERFORM FROM shop_order WHERE id = ANY (v_ids) ORDER BY shop_id, remote_order_no COLLATE "C" FOR UPDATE;
  END IF;
  RETURN coalesce(cardinality(v_ids), 0);
END $$;
