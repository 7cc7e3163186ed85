ALTER TABLE "orders" ADD COLUMN "software_id" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "software_name" text DEFAULT '橙仓打单' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_reviewed" ON "orders" USING btree ("warehouse_id","review_score") WHERE "orders"."review_score" IS NOT NULL;
--> statement-breakpoint
-- As before, with the software that prints the waybills.
CREATE OR REPLACE FUNCTION put_order(p_order jsonb, p_parcels jsonb, p_allow_duplicate boolean, p_pay_minutes integer, p_batch text)
RETURNS orders LANGUAGE plpgsql AS $$
DECLARE
  v_order orders;
  v_stamp text := to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYMMDDHH24MISS');
  v_shop_orders integer := hold_shop_orders(p_parcels);
  v_claimed integer;
  v_merges integer;
  v_merged integer;
BEGIN
  INSERT INTO orders (order_no, account_id, seller_id, type, platform, good_id, good_name, good_pic, good_price, num,
    warehouse_id, warehouse_name, warehouse_province, warehouse_city, courier_id, courier_name, sender_id, sender, remark,
    shop_id, auto_send, by_itself, remote_address_id, software_id, software_name, batch_no,
    status, package_count, goods_fee, courier_fee, remote_fee, discount_fee, total_fee, pay_expire_at)
  SELECT 'D' || v_stamp || lpad((nextval('order_no_seq') % 1000000)::text, 6, '0'), o.account_id, o.seller_id, o.type, o.platform,
    o.good_id, o.good_name, o.good_pic, o.good_price, o.num, o.warehouse_id, o.warehouse_name, o.warehouse_province,
    o.warehouse_city, o.courier_id, o.courier_name, o.sender_id, o.sender, o.remark,
    o.shop_id, coalesce(o.auto_send, false), coalesce(o.by_itself, false), o.remote_address_id, coalesce(o.software_id, 1), coalesce(o.software_name, '橙仓打单'), p_batch,
    10, o.package_count, o.goods_fee, o.courier_fee, o.remote_fee, o.discount_fee, o.total_fee,
    date_trunc('milliseconds', now()) + make_interval(mins => p_pay_minutes)
  FROM jsonb_populate_record(NULL::orders, p_order) o
  RETURNING * INTO v_order;

  WITH given AS (
    SELECT e.value AS raw, e.ordinality FROM jsonb_array_elements(p_parcels) WITH ORDINALITY e
  ), put AS (
    INSERT INTO order_package (package_no, order_id, account_id, seller_id, platform, third_order_no, duplicate_allowed, status,
      receiver, province_code, city_code, district_code, province, city, district, weight,
      shop_id, merge_id, encrypted_id, receiver_key,
      goods_fee, courier_fee, remote_fee, discount_fee, package_fee, supplier_share, agent_share, supply_fee)
    SELECT 'P' || v_stamp || lpad((nextval('package_no_seq') % 1000000)::text, 6, '0'), v_order.id, v_order.account_id, v_order.seller_id, v_order.platform,
      g.raw->'third_order_nos'->>0, p_allow_duplicate, 10, x.receiver, x.province_code, x.city_code,
      x.district_code, x.province, x.city, x.district, x.weight, v_order.shop_id, x.merge_id, x.encrypted_id, x.receiver_key,
      x.goods_fee, x.courier_fee, x.remote_fee, x.discount_fee, x.package_fee, x.supplier_share, x.agent_share, coalesce(x.supply_fee, 0)
    FROM given g, jsonb_populate_record(NULL::order_package, g.raw) x
    ORDER BY g.ordinality
    RETURNING id
  ), placed AS (
    SELECT given.raw, numbered.id FROM given JOIN (SELECT id, row_number() OVER (ORDER BY id) AS ordinality FROM put) numbered USING (ordinality)
  ), numbers AS (
    INSERT INTO third_order (account_id, platform, third_order_no, package_id)
    SELECT v_order.account_id, v_order.platform, no, placed.id FROM placed, jsonb_array_elements_text(placed.raw->'third_order_nos') no
     WHERE NOT p_allow_duplicate ORDER BY no
  ), printed AS (
    INSERT INTO receiver_print (print, package_id)
    SELECT print::bigint, placed.id FROM placed, jsonb_array_elements_text(placed.raw->'prints') print
  ), claimed AS (
    UPDATE shop_order s SET import_status = 1, order_id = v_order.id, package_id = placed.id, problem_code = '', problem_text = ''
      FROM placed, jsonb_array_elements_text(placed.raw->'shop_order_ids') given_id, shop h
     WHERE s.id = given_id::bigint AND h.id = s.shop_id AND h.account_id = v_order.account_id AND h.status <> 5
       AND s.import_status = 0 AND s.remote_refund_status = 0 AND s.receiver_key = placed.raw->>'receiver_key'
       AND s.merge_id IS NOT DISTINCT FROM (placed.raw->>'merge_id')::bigint
    RETURNING s.id
  ), merged AS (
    UPDATE merge_order m SET package_id = placed.id FROM placed
     WHERE m.id = (placed.raw->>'merge_id')::bigint AND m.status = 1 AND m.package_id IS NULL
    RETURNING m.id
  )
  SELECT (SELECT count(*) FROM claimed), (SELECT count(*) FROM merged), (SELECT count(raw->>'merge_id') FROM given)
    INTO v_claimed, v_merged, v_merges;
  IF v_claimed <> v_shop_orders OR v_merged <> v_merges THEN PERFORM refuse('SHOP_ORDER_CHANGED'); END IF;
  RETURN v_order;
END $$;
