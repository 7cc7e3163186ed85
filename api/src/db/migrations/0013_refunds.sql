ALTER TABLE "ledger_account" DROP CONSTRAINT "never_overdrawn";--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "resubmits" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "unsure" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "commission" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "supply_fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "applied_by" text DEFAULT 'user' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "void_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "overdraft" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_to_receive" ON "orders" USING btree ("shipped_at") WHERE "orders"."status" = 30;--> statement-breakpoint
CREATE INDEX "orders_to_complete" ON "orders" USING btree ("received_at") WHERE "orders"."status" = 40;--> statement-breakpoint
CREATE INDEX "order_package_to_settle" ON "order_package" USING btree ("shipped_at") WHERE "order_package"."settle_status" = 1;--> statement-breakpoint
CREATE INDEX "refund_void" ON "refund" USING btree ("void_at") WHERE "refund"."void_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "refund_package" ON "refund" USING btree ("package_id");--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "never_overdrawn" CHECK ("ledger_account"."balance" + "ledger_account"."overdraft" >= 0);
--> statement-breakpoint
-- The only way a balance moves: a line of the ledger. Taking back an income (8, 10) may lead below nothing; nothing else may.
CREATE OR REPLACE FUNCTION ledger_apply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_account SET balance = balance + NEW.amount, version = version + 1,
         overdraft = CASE WHEN balance + NEW.amount >= 0 THEN 0
                          WHEN NEW.amount > 0 OR (SELECT kind FROM ledger_tx WHERE id = NEW.tx_id) IN (8, 10) THEN -(balance + NEW.amount)
                          ELSE overdraft END
   WHERE id = NEW.account_id AND owner_id <> 0
  RETURNING balance, version INTO NEW.balance_after, NEW.account_seq;
  IF NOT FOUND AND NOT EXISTS (SELECT FROM ledger_account WHERE id = NEW.account_id) THEN
    RAISE EXCEPTION 'no ledger account %', NEW.account_id USING ERRCODE = '23503';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_account_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2
     AND (NEW.balance, NEW.overdraft, NEW.version, NEW.owner_id) IS DISTINCT FROM (OLD.balance, OLD.overdraft, OLD.version, OLD.owner_id) THEN
    RAISE EXCEPTION 'a balance moves only through ledger_entry' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Several movements of parcels' money at once: rows of {kind, packageId, step, title, fromOwner, fromCode, toOwner, toCode,
-- amount}. In the order of the persons' accounts, so that two who move money never wait for each other in a circle.
CREATE FUNCTION move_parcel_money(p_moves jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v record;
BEGIN
  FOR v IN
    SELECT x.*, ledger_account_of(x."fromOwner", x."fromCode") AS from_account, ledger_account_of(x."toOwner", x."toCode") AS to_account
      FROM jsonb_to_recordset(p_moves) AS x (kind smallint, "packageId" bigint, step text, title text, "fromOwner" bigint,
             "fromCode" text, "toOwner" bigint, "toCode" text, amount bigint)
     WHERE x.amount <> 0
     ORDER BY greatest(x."fromOwner", x."toOwner"), x."packageId", x.kind, x.step
  LOOP
    PERFORM ledger_move(v.kind, 'package', v."packageId", v.step, v.title, v.from_account, v.to_account, v.amount);
  END LOOP;
END $$;
--> statement-breakpoint
-- Pieces that came back are in the warehouse again (type 7).
CREATE FUNCTION return_stock(p_good bigint, p_warehouse bigint, p_pieces integer, p_biz_no text, p_operator bigint)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_stock good_stock;
BEGIN
  UPDATE good_stock SET quantity = quantity + p_pieces, version = version + 1
   WHERE good_id = p_good AND warehouse_id = p_warehouse RETURNING * INTO STRICT v_stock;
  INSERT INTO stock_log (stock_id, type, delta, quantity_after, locked_after, biz_no, operator_id)
  VALUES (v_stock.id, 7, p_pieces, v_stock.quantity, v_stock.locked, p_biz_no, p_operator);
END $$;
--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "seller_id" bigint;
--> statement-breakpoint
UPDATE order_package p SET seller_id = o.seller_id FROM orders o WHERE o.id = p.order_id;
--> statement-breakpoint
ALTER TABLE "order_package" ALTER COLUMN "seller_id" SET NOT NULL;
--> statement-breakpoint
-- Writes an order with its parcels and claims what they are for: order numbers, and orders of shops as they were judged.
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
      receiver_name, receiver_phone, province_code, city_code, district_code, province, city, district, address, weight,
      shop_id, merge_id, encrypted_id, receiver_key,
      goods_fee, courier_fee, remote_fee, discount_fee, package_fee, supplier_share, agent_share, supply_fee)
    SELECT 'P' || v_stamp || lpad((nextval('package_no_seq') % 1000000)::text, 6, '0'), v_order.id, v_order.account_id, v_order.seller_id, v_order.platform,
      g.raw->'third_order_nos'->>0, p_allow_duplicate, 10, x.receiver_name, x.receiver_phone, x.province_code, x.city_code,
      x.district_code, x.province, x.city, x.district, x.address, x.weight, v_order.shop_id, x.merge_id, x.encrypted_id, x.receiver_key,
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
-- What was shipped before waits to be settled, and its order to be received.
UPDATE order_package SET settle_status = 1 WHERE status IN (30, 40, 50, 60) AND settle_status = 0;
--> statement-breakpoint
UPDATE orders SET received_at = CASE WHEN status = 40 THEN coalesce(received_at, now()) ELSE received_at END,
       shipped_at = (SELECT max(p.shipped_at) FROM order_package p WHERE p.order_id = orders.id AND p.status NOT IN (70, 80))
 WHERE status IN (30, 40, 50) AND shipped_at IS NULL;
--> statement-breakpoint
-- What happens to parcels, for their timelines: noted here, so that no way of changing one can forget it. Who did it is
-- said by the transaction (chengcang.actor) where it is not who does it as a rule. Traces are written by who reads them.
CREATE FUNCTION note_parcel_events() RETURNS trigger LANGUAGE plpgsql AS $$
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
      (6, CASE WHEN (a.receiver_name, a.receiver_phone, a.district_code, a.city_code, a.address)
                    IS DISTINCT FROM (b.receiver_name, b.receiver_phone, b.district_code, b.city_code, b.address) THEN 'receiverEdited' END, 'user')
    ) AS e (place, type, actor)
   WHERE e.type IS NOT NULL
   ORDER BY a.id, e.place;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_parcel_events_new AFTER INSERT ON order_package
  REFERENCING NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION note_parcel_events();
--> statement-breakpoint
CREATE TRIGGER note_parcel_events AFTER UPDATE ON order_package
  REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION note_parcel_events();
