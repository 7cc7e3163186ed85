CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" smallint NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"nick_name" text NOT NULL,
	"header_img" text,
	"status" smallint DEFAULT 1 NOT NULL,
	"level" smallint DEFAULT 1 NOT NULL,
	"super_id" bigint,
	"real_status" smallint DEFAULT 0 NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"commission_rate" integer DEFAULT 0 NOT NULL,
	"settle_days" integer DEFAULT 7 NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "account_kind_phone" UNIQUE("kind","phone"),
	CONSTRAINT "account_kind" CHECK ("account"."kind" IN (1, 2)),
	CONSTRAINT "account_level" CHECK ("account"."level" BETWEEN 1 AND 12)
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"answer_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counter" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" bigint NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "league_level" (
	"level" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"need_invites" integer NOT NULL,
	"need_packages" integer NOT NULL,
	"need_recharge" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"max_profit" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_code" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"scene" smallint NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"account_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"idle_until" timestamp (3) with time zone NOT NULL,
	"hard_until" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoke_reason" text,
	CONSTRAINT "session_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "area_rule" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "area_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"warehouse_id" bigint,
	"courier_id" bigint,
	"area_code" text NOT NULL,
	"type" smallint NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"start_at" timestamp (3) with time zone,
	"end_at" timestamp (3) with time zone,
	"reason" text NOT NULL,
	CONSTRAINT "area_rule_fee" CHECK ("area_rule"."fee" >= 0),
	CONSTRAINT "area_rule_code" CHECK ("area_rule"."area_code" ~ '^[0-9]{2}([0-9]{2}){0,2}$')
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"icon" text,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courier" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courier_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"code" text NOT NULL,
	"logo" text,
	"work_days" text DEFAULT '1111111' NOT NULL,
	"sunday_rest" boolean DEFAULT false NOT NULL,
	"rest_dates" date[] DEFAULT '{}' NOT NULL,
	"cutoff_time" text DEFAULT '18:00' NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "courier_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "good_stock" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "good_stock_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"good_id" bigint NOT NULL,
	"warehouse_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"locked" integer DEFAULT 0 NOT NULL,
	"warn_quantity" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "good_stock_once" UNIQUE("good_id","warehouse_id"),
	CONSTRAINT "never_oversold" CHECK (0 <= "good_stock"."locked" AND "good_stock"."locked" <= "good_stock"."quantity")
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_no" text NOT NULL,
	"name" text NOT NULL,
	"category_id" integer NOT NULL,
	"seller_id" bigint NOT NULL,
	"pics" jsonb NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"supply_price" bigint NOT NULL,
	"platform_margin" bigint DEFAULT 0 NOT NULL,
	"weight" integer NOT NULL,
	"unit" text DEFAULT '件' NOT NULL,
	"min_num" integer DEFAULT 1 NOT NULL,
	"max_num" integer DEFAULT 99 NOT NULL,
	"platforms" smallint[] DEFAULT '{}' NOT NULL,
	"is_gift" boolean DEFAULT false NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"month_sold" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "goods_goodsNo_unique" UNIQUE("goods_no"),
	CONSTRAINT "goods_amounts" CHECK ("goods"."supply_price" >= 0 AND "goods"."platform_margin" >= 0),
	CONSTRAINT "goods_num" CHECK (1 <= "goods"."min_num" AND "goods"."min_num" <= "goods"."max_num" AND "goods"."max_num" <= 99),
	CONSTRAINT "goods_weight" CHECK ("goods"."weight" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stock_id" bigint NOT NULL,
	"type" smallint NOT NULL,
	"delta" integer NOT NULL,
	"quantity_after" integer NOT NULL,
	"locked_after" integer NOT NULL,
	"biz_no" text NOT NULL,
	"operator_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouse_courier" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "warehouse_courier_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"warehouse_id" bigint NOT NULL,
	"courier_id" bigint NOT NULL,
	"first_weight" integer NOT NULL,
	"first_fee" bigint NOT NULL,
	"step_weight" integer NOT NULL,
	"step_fee" bigint NOT NULL,
	"cost_first_fee" bigint NOT NULL,
	"cost_step_fee" bigint NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "warehouse_courier_once" UNIQUE("warehouse_id","courier_id"),
	CONSTRAINT "never_below_cost" CHECK ("warehouse_courier"."first_fee" >= "warehouse_courier"."cost_first_fee" AND "warehouse_courier"."step_fee" >= "warehouse_courier"."cost_step_fee"),
	CONSTRAINT "weights" CHECK ("warehouse_courier"."first_weight" > 0 AND "warehouse_courier"."step_weight" > 0)
);
--> statement-breakpoint
CREATE TABLE "warehouse" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "warehouse_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"seller_id" bigint NOT NULL,
	"logo" text,
	"intro" text DEFAULT '' NOT NULL,
	"province_code" text NOT NULL,
	"city_code" text NOT NULL,
	"district_code" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"address" text NOT NULL,
	"platforms" smallint[] DEFAULT '{}' NOT NULL,
	"output_mode" smallint DEFAULT 0 NOT NULL,
	"cutoff_time" text DEFAULT '16:00' NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"pause_reason" text,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "warehouse_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"account_id" bigint NOT NULL,
	"op" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_account_id_op_key_pk" PRIMARY KEY("account_id","op","key")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"account_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"type" smallint NOT NULL,
	"platform" smallint NOT NULL,
	"good_id" bigint NOT NULL,
	"good_name" text NOT NULL,
	"good_pic" text NOT NULL,
	"good_price" bigint NOT NULL,
	"num" integer NOT NULL,
	"warehouse_id" bigint NOT NULL,
	"warehouse_name" text NOT NULL,
	"warehouse_province" text NOT NULL,
	"warehouse_city" text NOT NULL,
	"courier_id" bigint NOT NULL,
	"courier_name" text NOT NULL,
	"sender_id" bigint NOT NULL,
	"sender" jsonb NOT NULL,
	"remark" text NOT NULL,
	"status" smallint NOT NULL,
	"after_sale_status" smallint DEFAULT 0 NOT NULL,
	"package_count" integer NOT NULL,
	"goods_fee" bigint NOT NULL,
	"courier_fee" bigint NOT NULL,
	"remote_fee" bigint NOT NULL,
	"discount_fee" bigint NOT NULL,
	"total_fee" bigint NOT NULL,
	"refund_count" integer DEFAULT 0 NOT NULL,
	"refund_fee" bigint DEFAULT 0 NOT NULL,
	"cancel_type" smallint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"pay_expire_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "orders_orderNo_unique" UNIQUE("order_no"),
	CONSTRAINT "order_total" CHECK ("orders"."total_fee" = "orders"."goods_fee" + "orders"."courier_fee" + "orders"."remote_fee"),
	CONSTRAINT "order_refund" CHECK (0 <= "orders"."refund_fee" AND "orders"."refund_fee" <= "orders"."total_fee"),
	CONSTRAINT "order_paid" CHECK (("orders"."status" IN (10, 60)) = ("orders"."paid_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "order_package" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_package_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"package_no" text NOT NULL,
	"order_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"platform" smallint NOT NULL,
	"third_order_no" text,
	"duplicate_allowed" boolean DEFAULT false NOT NULL,
	"status" smallint NOT NULL,
	"refund_status" smallint DEFAULT 0 NOT NULL,
	"output_status" smallint DEFAULT 0 NOT NULL,
	"output_info" text DEFAULT '' NOT NULL,
	"output_result" text DEFAULT '' NOT NULL,
	"auto_send_status" smallint DEFAULT 0 NOT NULL,
	"auto_send_result" text DEFAULT '' NOT NULL,
	"waybill_no" text,
	"receiver_name" text NOT NULL,
	"receiver_phone" text NOT NULL,
	"province_code" text NOT NULL,
	"city_code" text NOT NULL,
	"district_code" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"address" text NOT NULL,
	"weight" integer NOT NULL,
	"goods_fee" bigint NOT NULL,
	"courier_fee" bigint NOT NULL,
	"remote_fee" bigint NOT NULL,
	"discount_fee" bigint NOT NULL,
	"package_fee" bigint NOT NULL,
	"supplier_share" bigint NOT NULL,
	"agent_share" bigint NOT NULL,
	"refund_fee" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"promised_ship_at" timestamp (3) with time zone,
	"shipped_at" timestamp (3) with time zone,
	"signed_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	CONSTRAINT "order_package_packageNo_unique" UNIQUE("package_no"),
	CONSTRAINT "package_fee" CHECK ("order_package"."package_fee" = "order_package"."goods_fee" + "order_package"."courier_fee" + "order_package"."remote_fee"),
	CONSTRAINT "package_shares" CHECK ("order_package"."supplier_share" >= 0 AND "order_package"."agent_share" >= 0 AND "order_package"."supplier_share" + "order_package"."agent_share" <= "order_package"."package_fee"),
	CONSTRAINT "package_refund" CHECK (0 <= "order_package"."refund_fee" AND "order_package"."refund_fee" <= "order_package"."package_fee")
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"quote_no" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"total_fee" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sender" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sender_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"province_code" text NOT NULL,
	"city_code" text NOT NULL,
	"district_code" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"address" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" smallint NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"top" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"code" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_account_once" UNIQUE("owner_id","code"),
	CONSTRAINT "never_overdrawn" CHECK ("ledger_account"."balance" >= 0),
	CONSTRAINT "platform_keeps_no_balance" CHECK ("ledger_account"."owner_id" <> 0 OR "ledger_account"."balance" = 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tx_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	"account_seq" bigint,
	CONSTRAINT "ledger_entry_chain" UNIQUE("account_id","account_seq"),
	CONSTRAINT "ledger_entry_amount" CHECK ("ledger_entry"."amount" <> 0 AND abs("ledger_entry"."amount") <= 1000000000000)
);
--> statement-breakpoint
CREATE TABLE "ledger_tx" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_tx_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" smallint NOT NULL,
	"biz_type" text NOT NULL,
	"biz_id" bigint NOT NULL,
	"step" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_once" UNIQUE("kind","biz_type","biz_id","step")
);
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "area_rule" ADD CONSTRAINT "area_rule_warehouse_id_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "area_rule" ADD CONSTRAINT "area_rule_courier_id_courier_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."courier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "good_stock" ADD CONSTRAINT "good_stock_good_id_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "good_stock" ADD CONSTRAINT "good_stock_warehouse_id_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_seller_id_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_courier" ADD CONSTRAINT "warehouse_courier_warehouse_id_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_courier" ADD CONSTRAINT "warehouse_courier_courier_id_courier_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."courier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse" ADD CONSTRAINT "warehouse_seller_id_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_package" ADD CONSTRAINT "order_package_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sender" ADD CONSTRAINT "sender_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_tx_id_ledger_tx_id_fk" FOREIGN KEY ("tx_id") REFERENCES "public"."ledger_tx"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captcha_expires" ON "captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "phone_code_phone" ON "phone_code" USING btree ("phone","scene","id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_session" ON "session" USING btree ("account_id") WHERE "session"."revoked_at" IS NULL;--> statement-breakpoint
CREATE INDEX "area_rule_warehouse" ON "area_rule" USING btree ("warehouse_id","courier_id");--> statement-breakpoint
CREATE INDEX "goods_general" ON "goods" USING btree ("sort" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "goods"."status" = 1 AND "goods"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "goods_category" ON "goods" USING btree ("category_id","sort" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "goods"."status" = 1 AND "goods"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "goods_name" ON "goods" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_log_stock" ON "stock_log" USING btree ("stock_id","id");--> statement-breakpoint
CREATE INDEX "warehouse_seller" ON "warehouse" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "idempotency_key_created" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_account_status" ON "orders" USING btree ("account_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("pay_expire_at") WHERE "orders"."status" = 10;--> statement-breakpoint
CREATE INDEX "order_package_order" ON "order_package" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_package_account" ON "order_package" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "third_order_once" ON "order_package" USING btree ("account_id","platform","third_order_no") WHERE "order_package"."third_order_no" IS NOT NULL AND NOT "order_package"."duplicate_allowed" AND "order_package"."status" NOT IN (70, 80);--> statement-breakpoint
CREATE INDEX "quote_expires" ON "quote" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sender_account" ON "sender" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_default_sender" ON "sender" USING btree ("account_id") WHERE "sender"."is_default";--> statement-breakpoint
CREATE INDEX "notice_type" ON "notice" USING btree ("type","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ledger_entry_tx" ON "ledger_entry" USING btree ("tx_id");