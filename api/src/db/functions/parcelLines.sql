-- What is in parcels: the only line of most is in their own row, those of parcels that have several in `package_line`.
-- Everything reads them here. Named as they were when ordered; of a line, `goods_fee` is what the buyer pays for it,
-- `supply_fee` what the supplier gets for it and `agent_fee` what the agent does, in fen.
CREATE OR REPLACE VIEW parcel_line AS
  SELECT l.package_id, l.order_id, l.line, l.sku_id, l.num, l.goods_fee, l.supply_fee,
         coalesce(s.good_id, o.good_id) AS good_id, coalesce(s.good_name, o.good_name) AS good_name,
         coalesce(s.good_pic, o.good_pic) AS good_pic, coalesce(s.sku_name, o.sku_name) AS sku_name,
         coalesce(s.merchant_code, o.merchant_code) AS merchant_code,
         l.agent_fee, o.has_bundles
    FROM (
      SELECT id AS package_id, order_id, line_count AS line, sku_id, num, goods_fee, supply_fee, agent_fee
        FROM order_package WHERE line_count = 1
      UNION ALL
      SELECT p.id, p.order_id, m.line, m.sku_id, m.num, m.goods_fee, m.supply_fee, m.agent_fee
        FROM order_package p JOIN package_line m ON m.package_id = p.id WHERE p.line_count > 1
    ) l
    JOIN orders o ON o.id = l.order_id
    LEFT JOIN order_sku s ON s.order_id = l.order_id AND s.sku_id = l.sku_id;

-- What parcels take of the stock: pieces of their combinations, and for bundles of what these were made of when ordered.
CREATE OR REPLACE VIEW parcel_stock AS
  SELECT l.package_id, l.order_id, coalesce(x.part_sku_id, l.sku_id) AS sku_id, l.num * coalesce(x.num, 1) AS num
    FROM parcel_line l
    LEFT JOIN order_sku_part x ON l.has_bundles AND x.order_id = l.order_id AND x.sku_id = l.sku_id;

-- What a bundle of an order was made of, [{skuId, num, goodName, skuName, merchantCode}] in its order.
CREATE OR REPLACE FUNCTION order_parts_of(p_order bigint, p_sku bigint) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT coalesce(json_agg(json_build_object('skuId', part_sku_id, 'num', num, 'goodName', good_name, 'skuName', sku_name,
           'merchantCode', merchant_code) ORDER BY sort), '[]')
    FROM order_sku_part WHERE order_id = p_order AND sku_id = p_sku
$$;
