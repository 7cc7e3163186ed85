-- Places the parcel that is sent in place of another one (补发): an order of its own, which costs nothing and is paid with
-- that, from the same warehouse by the same courier to the same receiver. `p_lines` are [{skuId, num}], pieces of lines of the
-- parcel; refuses with STOCK_SHORT. Nobody is told in its shop. The order and the parcel that are replaced are locked. Its
-- courier costs the supplier what that of the parcel did; of some of its pieces, what the warehouse's fees say, and no more.
CREATE OR REPLACE FUNCTION place_replacement(p_order orders, p_parcel order_package, p_lines jsonb, p_promised timestamptz,
  OUT order_id bigint, OUT package_id bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_lines jsonb;
  v_pieces jsonb;
  v_parts jsonb;
  v_others jsonb;
  v_prints jsonb;
  v_num integer;
  v_weight integer;
  v_freight bigint;
  v_fees jsonb := '{"goods_fee": 0, "courier_fee": 0, "remote_fee": 0, "discount_fee": 0}';
  v_part jsonb;
  v_ids bigint[];
  v_nos text[];
BEGIN
  SELECT jsonb_agg(to_jsonb(l) || jsonb_build_object('num', x.num, 'goods_fee', 0, 'supply_fee', 0, 'agent_fee', 0) ORDER BY l.line),
         sum(x.num), CASE WHEN count(*) = p_parcel.line_count AND bool_and(x.num = l.num) THEN p_parcel.weight ELSE sum(x.num * k.weight) END
    INTO v_lines, v_num, v_weight
    FROM parcel_line l JOIN jsonb_to_recordset(p_lines) AS x ("skuId" bigint, num integer) ON x."skuId" = l.sku_id JOIN sku k ON k.id = l.sku_id
   WHERE l.package_id = p_parcel.id;
  SELECT p_parcel.borne_freight + greatest(0, p_parcel.supplier_share - p_parcel.supply_fee - p_parcel.remote_fee + coalesce(sum(c.share_part - c.supply_part), 0))
    INTO v_freight FROM compensation c WHERE c.package_id = p_parcel.id;
  IF v_weight < p_parcel.weight THEN
    SELECT least(v_freight, w.cost_first_fee + ceil(greatest(0, v_weight - w.first_weight)::numeric / w.step_weight)::bigint * w.cost_step_fee)
      INTO v_freight FROM (SELECT) one
      LEFT JOIN warehouse_courier w ON w.warehouse_id = p_order.warehouse_id AND w.courier_id = p_order.courier_id;
  END IF;
  SELECT jsonb_agg(jsonb_build_object('sku_id', s.sku_id, 'pieces', s.pieces)) INTO v_pieces
    FROM (SELECT coalesce(b.part_sku_id, l.sku_id) AS sku_id, sum(l.num * coalesce(b.num, 1)) AS pieces
            FROM jsonb_to_recordset(v_lines) AS l (sku_id bigint, num integer)
            LEFT JOIN order_sku_part b ON b.order_id = p_order.id AND b.sku_id = l.sku_id GROUP BY 1) s;
  SELECT jsonb_agg(to_jsonb(b)) INTO v_parts FROM order_sku_part b
   WHERE b.order_id = p_order.id AND b.sku_id IN (SELECT (l->>'sku_id')::bigint FROM jsonb_array_elements(v_lines) l);
  SELECT jsonb_agg(l) INTO v_others FROM jsonb_array_elements(v_lines) WITH ORDINALITY AS l (l, n) WHERE n > 1;
  SELECT jsonb_agg(print::text) INTO v_prints FROM receiver_print r WHERE r.package_id = p_parcel.id;

  v_part := jsonb_build_object('confirm', true, 'allowDuplicate', true, 'payMinutes', 0, 'promisedShipAt', p_promised, 'pieces', v_pieces,
    'order', to_jsonb(p_order) || (v_lines->0) || v_fees
      || jsonb_build_object('good_price', 0, 'total_fee', 0, 'package_count', 1, 'sku_count', jsonb_array_length(v_lines), 'piece_count', v_num,
           'other_skus', coalesce(v_others, '[]'), 'auto_send', false, 'by_itself', false, 'price_parts', NULL, 'replaces', p_parcel.id)
      || CASE WHEN v_parts IS NULL THEN '{}' ELSE jsonb_build_object('sku_parts', v_parts) END,
    'parcels', jsonb_build_array(to_jsonb(p_parcel) || (v_lines->0) || v_fees
      || jsonb_build_object('line_count', jsonb_array_length(v_lines), 'lines', CASE jsonb_array_length(v_lines) WHEN 1 THEN '[]' ELSE v_lines END,
           'weight', v_weight, 'package_fee', 0, 'supplier_share', 0, 'agent_share', 0, 'borne_freight', v_freight, 'merge_id', NULL, 'line_ids', NULL, 'shop_order_ids', '[]'::jsonb,
           'third_order_nos', CASE WHEN p_parcel.third_order_no IS NULL THEN '[]' ELSE jsonb_build_array(p_parcel.third_order_no) END,
           'prints', coalesce(v_prints, '[]'))));
  SELECT ids, nos INTO v_ids, v_nos FROM insert_orders(jsonb_build_array(v_part), NULL);
  PERFORM reserve_pieces(jsonb_build_array(v_part), v_nos);
  order_id := v_ids[1];
  SELECT p.id INTO package_id FROM order_package p WHERE p.order_id = v_ids[1];
END $$;
