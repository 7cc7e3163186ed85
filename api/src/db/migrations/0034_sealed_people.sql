-- What lay in clear cannot be sealed in SQL, which has no keys, and no installation has any to keep.
DO $$ BEGIN
  IF EXISTS (SELECT FROM account WHERE phone_print IS NULL) OR EXISTS (SELECT FROM sender WHERE person = '') THEN
    RAISE EXCEPTION '这个数据库里有旧版本的明文数据，不能升级：请换一个空的数据库（演示数据：删除 DATA_DIR 后重新启动）';
  END IF;
END $$;--> statement-breakpoint
-- Codes and counters of phones in clear live for a day at most.
DELETE FROM phone_code;--> statement-breakpoint
DELETE FROM counter;--> statement-breakpoint
ALTER TABLE "account" DROP CONSTRAINT "account_kind_phone";--> statement-breakpoint
DROP INDEX "phone_code_phone";--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "phone_print" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_code" ALTER COLUMN "phone_print" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "sender" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "order_package" ALTER COLUMN "receiver" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sender" ALTER COLUMN "person" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "shop_order" ALTER COLUMN "receiver" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "join_application" ALTER COLUMN "person" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "phone_code_phone" ON "phone_code" USING btree ("phone_print","scene","id");--> statement-breakpoint
ALTER TABLE "phone_code" DROP COLUMN "phone";--> statement-breakpoint
ALTER TABLE "order_package" DROP COLUMN "receiver_name";--> statement-breakpoint
ALTER TABLE "order_package" DROP COLUMN "receiver_phone";--> statement-breakpoint
ALTER TABLE "order_package" DROP COLUMN "address";--> statement-breakpoint
ALTER TABLE "sender" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "sender" DROP COLUMN "phone";--> statement-breakpoint
ALTER TABLE "sender" DROP COLUMN "address";--> statement-breakpoint
ALTER TABLE "shop_order" DROP COLUMN "receiver_name";--> statement-breakpoint
ALTER TABLE "shop_order" DROP COLUMN "receiver_phone";--> statement-breakpoint
ALTER TABLE "shop_order" DROP COLUMN "receiver_address";--> statement-breakpoint
ALTER TABLE "join_application" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "join_application" DROP COLUMN "phone";--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_kind_phone" UNIQUE("kind","phone_print");
--> statement-breakpoint
-- Writes an order with its parcels, people sealed, and claims what they are for: order numbers, and orders of shops as they were judged.
-- Stock is not reserved yet.
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
    shop_id, auto_send, by_itself, remote_address_id, batch_no,
    status, package_count, goods_fee, courier_fee, remote_fee, discount_fee, total_fee, pay_expire_at)
  SELECT 'D' || v_stamp || lpad((nextval('order_no_seq') % 1000000)::text, 6, '0'), o.account_id, o.seller_id, o.type, o.platform,
    o.good_id, o.good_name, o.good_pic, o.good_price, o.num, o.warehouse_id, o.warehouse_name, o.warehouse_province,
    o.warehouse_city, o.courier_id, o.courier_name, o.sender_id, o.sender, o.remark,
    o.shop_id, coalesce(o.auto_send, false), coalesce(o.by_itself, false), o.remote_address_id, p_batch,
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
--> statement-breakpoint
-- What happens to parcels, for their timelines: noted here, so that no way of changing one can forget it. Who did it is
-- said by the transaction (chengcang.actor) where it is not who does it as a rule. Traces are written by who reads them.
CREATE OR REPLACE FUNCTION note_parcel_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO package_event (package_id, type, text, actor) SELECT id, 'created', '已下单', 'user' FROM after_it ORDER BY id;
    RETURN NULL;
  END IF;
  INSERT INTO package_event (package_id, type, text, reason_code, actor)
  SELECT a.id, e.type,
         CASE e.type
           WHEN 'paid' THEN '已付款，等待仓库出单'
           WHEN 'cancelled' THEN '订单已取消'
           WHEN 'refunded' THEN concat('已退款', to_char(a.refund_fee / 100.0, 'FM9999999990.00'), '元')
           WHEN 'issued' THEN concat('出单成功，运单号', a.waybill_no)
           WHEN 'issueFailed' THEN concat('出单失败：', a.output_result)
           WHEN 'resubmitted' THEN '再次提交出单'
           WHEN 'voidRefused' THEN '面单没有作废，等待供应商处理'
           WHEN 'sent' THEN '已回传店铺'
           WHEN 'sendFailed' THEN concat('回传店铺失败：', a.auto_send_result)
           WHEN 'sendPaused' THEN a.auto_send_result
           WHEN 'sentOtherwise' THEN '店铺已用其他单号发货'
           WHEN 'refundApplied' THEN '申请退款'
           WHEN 'refundRejected' THEN '供应商拒绝退款'
           WHEN 'refundRevoked' THEN '已撤销退款申请'
           WHEN 'receiverEdited' THEN '已修改收件信息'
         END,
         CASE WHEN e.type = 'issueFailed' THEN a.output_code WHEN e.type LIKE 'send%' THEN a.auto_send_code ELSE '' END,
         coalesce(nullif(current_setting('chengcang.actor', true), ''), e.actor)
    FROM after_it a JOIN before_it b USING (id)
    CROSS JOIN LATERAL (VALUES
      (1, CASE WHEN a.status = b.status THEN NULL WHEN a.status = 20 THEN 'paid' WHEN a.status = 80 THEN 'cancelled' END, 'user'),
      (2, CASE WHEN a.output_status = b.output_status THEN NULL WHEN a.output_status IN (3, 5) AND b.output_status < 3 THEN 'issued'
               WHEN a.output_status = 4 THEN 'issueFailed' WHEN a.output_status = 1 AND b.output_status = 4 THEN 'resubmitted'
               WHEN a.output_status = 3 THEN 'voidRefused' END,
          CASE WHEN a.output_status = 1 THEN 'user' ELSE 'platform' END),
      (3, CASE WHEN a.auto_send_status = b.auto_send_status THEN NULL
               ELSE CASE a.auto_send_status WHEN 3 THEN 'sent' WHEN 4 THEN 'sendFailed' WHEN 5 THEN 'sendPaused' WHEN 6 THEN 'sentOtherwise' END
          END, 'platform'),
      (4, CASE WHEN a.refund_status = b.refund_status THEN NULL WHEN a.refund_status = 50 THEN 'refundRejected'
               WHEN a.refund_status = 60 THEN 'refundRevoked'
               WHEN a.refund_status IN (10, 20, 30) AND b.refund_status NOT IN (10, 20) THEN 'refundApplied' END, 'user'),
      (5, CASE WHEN a.status = 70 AND b.status <> 70 THEN 'refunded' END, 'system'),
      (6, CASE WHEN a.receiver_edits <> b.receiver_edits THEN 'receiverEdited' END, 'user')
    ) AS e (place, type, actor)
   WHERE e.type IS NOT NULL
   ORDER BY a.id, e.place;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Who exchanges the key seals every row anew (chengcang.resealing): nothing has changed then for anybody.
DROP TRIGGER orders_changed ON orders;
--> statement-breakpoint
CREATE TRIGGER orders_changed AFTER UPDATE ON orders
  REFERENCING NEW TABLE AS after_it FOR EACH STATEMENT
  WHEN (current_setting('chengcang.resealing', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION orders_changed();
--> statement-breakpoint
DROP TRIGGER parcels_changed ON order_package;
--> statement-breakpoint
CREATE TRIGGER parcels_changed AFTER UPDATE ON order_package
  REFERENCING NEW TABLE AS after_it FOR EACH STATEMENT
  WHEN (current_setting('chengcang.resealing', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION parcels_changed();
