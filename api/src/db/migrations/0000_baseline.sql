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
	"real_name_masked" text,
	"phone_print" text NOT NULL,
	"frozen_at" timestamp (3) with time zone,
	"closing_since" timestamp (3) with time zone,
	CONSTRAINT "account_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "account_kind_phone" UNIQUE("kind","phone_print"),
	CONSTRAINT "account_super_other" CHECK ("account"."super_id" <> "account"."id"),
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
	"ends_at" timestamp (3) with time zone NOT NULL,
	"open" integer DEFAULT 0 NOT NULL,
	"open_until" timestamp (3) with time zone
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
	"scene" smallint NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"phone_print" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "real_name_check" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "real_name_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"certify_id" text NOT NULL,
	"url" text NOT NULL,
	"real_name" text NOT NULL,
	"id_card" text NOT NULL,
	"id_card_hash" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "real_name_check_certifyId_unique" UNIQUE("certify_id")
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
CREATE TABLE "book_breach" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_breach_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rule" text NOT NULL,
	"rows" integer NOT NULL,
	"sample" bigint[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "book_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"next_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"next_full_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"full_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	CONSTRAINT "book_state_one" CHECK ("book_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "cash_out" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_out_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cash_out_no" text NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"account_type" smallint NOT NULL,
	"account" text NOT NULL,
	"account_name" text NOT NULL,
	"account_masked" text NOT NULL,
	"bank_name" text,
	"status" smallint DEFAULT 0 NOT NULL,
	"audit_reason" text DEFAULT '' NOT NULL,
	"transfer_no" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"audited_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "cash_out_cashOutNo_unique" UNIQUE("cash_out_no"),
	CONSTRAINT "cash_out_transfer_once" UNIQUE("account_type","transfer_no"),
	CONSTRAINT "cash_out_amount" CHECK ("cash_out"."amount" BETWEEN 1 AND 1000000000000 AND "cash_out"."fee" >= 0 AND "cash_out"."fee" < "cash_out"."amount"),
	CONSTRAINT "cash_out_type" CHECK ("cash_out"."account_type" IN (1, 2, 3) AND ("cash_out"."bank_name" IS NOT NULL) = ("cash_out"."account_type" = 3)),
	CONSTRAINT "cash_out_status" CHECK ("cash_out"."status" IN (0, 10, 20, 30, 40, 50, 60)),
	CONSTRAINT "cash_out_paid" CHECK (("cash_out"."status" = 30) = ("cash_out"."paid_at" IS NOT NULL) AND ("cash_out"."status" = 30) = ("cash_out"."transfer_no" IS NOT NULL))
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
	"id" bigint PRIMARY KEY NOT NULL,
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
CREATE TABLE "good_collect" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "good_collect_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"good_id" bigint NOT NULL,
	"price" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "good_collect_once" UNIQUE("account_id","good_id")
);
--> statement-breakpoint
CREATE TABLE "good_sale_day" (
	"good_id" bigint NOT NULL,
	"day" date NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "good_sale_day_once" PRIMARY KEY("good_id","day")
);
--> statement-breakpoint
CREATE TABLE "good_sale" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "good_sale_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"good_id" bigint NOT NULL,
	"day" date NOT NULL,
	"pieces" integer NOT NULL
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
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "good_stock_once" UNIQUE("good_id","warehouse_id"),
	CONSTRAINT "never_oversold" CHECK (0 <= "good_stock"."locked" AND "good_stock"."locked" <= "good_stock"."quantity")
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_no" text NOT NULL,
	"name" text NOT NULL,
	"category_id" bigint NOT NULL,
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
	"search_text" text DEFAULT '' NOT NULL,
	"audit_reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"off_by_freeze" boolean DEFAULT false NOT NULL,
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
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"remark" text DEFAULT '' NOT NULL
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
	"search_text" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"cs_url" text,
	"work_days" text DEFAULT '1111111' NOT NULL,
	"sunday_rest" boolean DEFAULT false NOT NULL,
	"rest_dates" date[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_closing" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_closing_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "account_closing_status" CHECK ("account_closing"."status" IN (1, 2, 3) AND ("account_closing"."status" = 1) = ("account_closing"."ended_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "recharge_refund" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recharge_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_no" text NOT NULL,
	"payment_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"transfer_no" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "recharge_refund_refundNo_unique" UNIQUE("refund_no"),
	CONSTRAINT "recharge_refund_transfer_once" UNIQUE("transfer_no"),
	CONSTRAINT "recharge_refund_amount" CHECK ("recharge_refund"."amount" BETWEEN 1 AND 1000000000000),
	CONSTRAINT "recharge_refund_status" CHECK ("recharge_refund"."status" IN (0, 1, 2) AND ("recharge_refund"."status" = 0) = ("recharge_refund"."ended_at" IS NULL) AND ("recharge_refund"."transfer_no" IS NULL OR "recharge_refund"."status" = 1))
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"legal_text_id" bigint NOT NULL,
	"agreed" boolean NOT NULL,
	"answered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_once" UNIQUE("account_id","legal_text_id")
);
--> statement-breakpoint
CREATE TABLE "legal_text" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_text_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" smallint NOT NULL,
	"version" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"draft" boolean NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_text_version" UNIQUE("kind","version"),
	CONSTRAINT "legal_text_kind" CHECK ("legal_text"."kind" IN (1, 2))
);
--> statement-breakpoint
CREATE TABLE "payment_problem" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_problem_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"channel_trade_no" text DEFAULT '' NOT NULL,
	"amount" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "payment_problem_once" UNIQUE("payment_id","kind","channel_trade_no")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pay_no" text NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"pay_type" smallint NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"late" boolean DEFAULT false NOT NULL,
	"channel_trade_no" text,
	"pay_url" text,
	"qr_code" text,
	"expire_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"asks" smallint DEFAULT 0 NOT NULL,
	"next_ask_at" timestamp (3) with time zone NOT NULL,
	"reconcile_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_payNo_unique" UNIQUE("pay_no"),
	CONSTRAINT "payment_trade_once" UNIQUE("pay_type","channel_trade_no"),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount" BETWEEN 1 AND 1000000000000),
	CONSTRAINT "payment_paid" CHECK (("payment"."status" IN (1, 4)) = ("payment"."paid_at" IS NOT NULL) AND ("payment"."status" IN (1, 4)) = ("payment"."channel_trade_no" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "default_profit" (
	"agent_id" bigint PRIMARY KEY NOT NULL,
	"profit" bigint NOT NULL,
	"courier_profit" bigint DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "default_profit_amounts" CHECK ("default_profit"."profit" >= 0 AND "default_profit"."courier_profit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "user_profit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_profit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agent_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"good_id" bigint,
	"profit" bigint NOT NULL,
	"courier_profit" bigint DEFAULT 0 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_profit_once" UNIQUE NULLS NOT DISTINCT("agent_id","user_id","good_id"),
	CONSTRAINT "user_profit_amounts" CHECK ("user_profit"."profit" >= 0 AND "user_profit"."courier_profit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "print_setting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "print_setting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" bigint NOT NULL,
	"platform" smallint,
	"courier_id" bigint,
	"paper" text NOT NULL,
	"extras" jsonb NOT NULL,
	"printer_name" text DEFAULT '' NOT NULL,
	"auto_print" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "print_setting_once" UNIQUE NULLS NOT DISTINCT("seller_id","platform","courier_id")
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "upload_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	CONSTRAINT "upload_key_unique" UNIQUE("key")
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
	"sender" text NOT NULL,
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
	"shop_id" bigint,
	"auto_send" boolean DEFAULT false NOT NULL,
	"by_itself" boolean DEFAULT false NOT NULL,
	"remote_address_id" text,
	"batch_no" text,
	"shipped_at" timestamp (3) with time zone,
	"reviewed_at" timestamp (3) with time zone,
	"review_score" smallint,
	"review_text" text DEFAULT '' NOT NULL,
	"software_id" bigint DEFAULT 1 NOT NULL,
	"software_name" text DEFAULT '橙仓打单' NOT NULL,
	CONSTRAINT "orders_orderNo_unique" UNIQUE("order_no"),
	CONSTRAINT "order_total" CHECK ("orders"."total_fee" = "orders"."goods_fee" + "orders"."courier_fee" + "orders"."remote_fee"),
	CONSTRAINT "order_refund" CHECK (0 <= "orders"."refund_fee" AND "orders"."refund_fee" <= "orders"."total_fee"),
	CONSTRAINT "order_paid" CHECK (("orders"."status" IN (10, 60)) = ("orders"."paid_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "package_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"package_id" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"reason_code" text DEFAULT '' NOT NULL,
	"actor" text NOT NULL
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
	"province_code" text NOT NULL,
	"city_code" text NOT NULL,
	"district_code" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
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
	"output_code" text DEFAULT '' NOT NULL,
	"output_attempts" smallint DEFAULT 0 NOT NULL,
	"auto_send_code" text DEFAULT '' NOT NULL,
	"auto_send_attempts" smallint DEFAULT 0 NOT NULL,
	"auto_send_at" timestamp (3) with time zone,
	"lease_until" timestamp (3) with time zone,
	"shop_id" bigint,
	"merge_id" bigint,
	"encrypted_id" text,
	"receiver_key" text,
	"courier_order_no" text,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"trace_state" smallint,
	"trace_text" text DEFAULT '' NOT NULL,
	"traced_at" timestamp (3) with time zone,
	"tracked_until" timestamp (3) with time zone,
	"picked_at" timestamp (3) with time zone,
	"settle_status" smallint DEFAULT 0 NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"trace_checked_at" timestamp (3) with time zone,
	"resubmits" smallint DEFAULT 0 NOT NULL,
	"unsure" boolean DEFAULT false NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"supply_fee" bigint DEFAULT 0 NOT NULL,
	"seller_id" bigint NOT NULL,
	"route_code" text DEFAULT '' NOT NULL,
	"print_count" smallint DEFAULT 0 NOT NULL,
	"printed_at" timestamp (3) with time zone,
	"own_courier_id" bigint,
	"receiver" text NOT NULL,
	"receiver_edits" smallint DEFAULT 0 NOT NULL,
	"held_until" timestamp (3) with time zone,
	"receiver_erased_at" timestamp (3) with time zone,
	CONSTRAINT "order_package_packageNo_unique" UNIQUE("package_no"),
	CONSTRAINT "package_fee" CHECK ("order_package"."package_fee" = "order_package"."goods_fee" + "order_package"."courier_fee" + "order_package"."remote_fee"),
	CONSTRAINT "package_shares" CHECK ("order_package"."supplier_share" >= 0 AND "order_package"."agent_share" >= 0 AND "order_package"."supplier_share" + "order_package"."agent_share" <= "order_package"."package_fee"),
	CONSTRAINT "package_held" CHECK ("order_package"."held_until" IS NULL OR "order_package"."settle_status" = 2),
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
CREATE TABLE "receiver_print" (
	"print" bigint NOT NULL,
	"package_id" bigint NOT NULL,
	CONSTRAINT "receiver_print_once" PRIMARY KEY("print","package_id")
);
--> statement-breakpoint
CREATE TABLE "receiver_reveal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receiver_reveal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"package_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receiver_reveal_purpose" CHECK ("receiver_reveal"."purpose" IN ('screen', 'sheet', 'export'))
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_no" text NOT NULL,
	"package_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"waybill_fee" bigint DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"status" smallint NOT NULL,
	"audit_by" text,
	"audit_reason" text DEFAULT '' NOT NULL,
	"audit_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"applied_by" text DEFAULT 'user' NOT NULL,
	"void_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	"after_hold" boolean DEFAULT false NOT NULL,
	CONSTRAINT "refund_refundNo_unique" UNIQUE("refund_no"),
	CONSTRAINT "refund_amount" CHECK ("refund"."amount" >= 0 AND "refund"."waybill_fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sender" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sender_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"province_code" text NOT NULL,
	"city_code" text NOT NULL,
	"district_code" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"person" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "third_order" (
	"account_id" bigint NOT NULL,
	"platform" smallint NOT NULL,
	"third_order_no" text NOT NULL,
	"package_id" bigint NOT NULL,
	CONSTRAINT "third_order_once" PRIMARY KEY("third_order_no","account_id","platform")
);
--> statement-breakpoint
CREATE TABLE "merge_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "merge_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merge_no" text NOT NULL,
	"shop_id" bigint NOT NULL,
	"receiver_key" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"package_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merge_order_mergeNo_unique" UNIQUE("merge_no")
);
--> statement-breakpoint
CREATE TABLE "outside_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_auth_state" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"platform" smallint NOT NULL,
	"is_seller" boolean NOT NULL,
	"expected_name" text,
	"used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_good" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_good_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"remote_good_id" text DEFAULT '' NOT NULL,
	"remote_sku_id" text DEFAULT '' NOT NULL,
	"remote_title" text DEFAULT '' NOT NULL,
	"good_id" bigint NOT NULL,
	"warehouse_id" bigint,
	"courier_id" bigint,
	"num" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_good_once" UNIQUE("shop_id","remote_good_id","remote_sku_id")
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"remote_order_no" text NOT NULL,
	"remote_status" smallint NOT NULL,
	"remote_refund_status" smallint NOT NULL,
	"import_status" smallint DEFAULT 0 NOT NULL,
	"items" jsonb NOT NULL,
	"goods_title" text NOT NULL,
	"num" integer NOT NULL,
	"pay_amount" bigint NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"promised_ship_at" timestamp (3) with time zone,
	"buyer_nick" text NOT NULL,
	"province_code" text NOT NULL,
	"city_code" text NOT NULL,
	"district_code" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"encrypted_id" text,
	"receiver_key" text NOT NULL,
	"buyer_memo" text NOT NULL,
	"seller_memo" text NOT NULL,
	"flag_color" text,
	"merge_id" bigint,
	"order_id" bigint,
	"package_id" bigint,
	"remote_updated_at" timestamp (3) with time zone NOT NULL,
	"synced_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"problem_code" text DEFAULT '' NOT NULL,
	"problem_text" text DEFAULT '' NOT NULL,
	"receiver" text NOT NULL,
	CONSTRAINT "shop_order_once" UNIQUE("shop_id","remote_order_no")
);
--> statement-breakpoint
CREATE TABLE "shop_pull" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" bigint NOT NULL,
	"from_at" timestamp (3) with time zone NOT NULL,
	"to_at" timestamp (3) with time zone NOT NULL,
	"order_no" text,
	"cursor" text,
	"status" smallint DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"error_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "shop" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"platform" smallint NOT NULL,
	"remote_shop_id" text NOT NULL,
	"shop_name" text NOT NULL,
	"seller_nick" text NOT NULL,
	"is_seller" boolean NOT NULL,
	"access_token" text NOT NULL,
	"refresh_token" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"refresh_expires_at" timestamp (3) with time zone,
	"status" smallint DEFAULT 1 NOT NULL,
	"auto_send" boolean DEFAULT true NOT NULL,
	"auto_order" boolean DEFAULT false NOT NULL,
	"auth_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_sync_at" timestamp (3) with time zone,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"auto_day_limit" bigint,
	"auto_parcel_limit" bigint,
	"default_courier_id" bigint,
	"default_sender_id" bigint,
	"tag_rule" jsonb DEFAULT '{"matchType":0,"color":null,"text":""}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"operator" text NOT NULL,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"detail" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "join_application" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "join_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"city" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"person" text NOT NULL
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
CREATE TABLE "print_key" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "print_key_one" CHECK ("print_key"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_money" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demo_money_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_money_amount" CHECK ("demo_money"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"code" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"overdraft" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_account_once" UNIQUE("owner_id","code"),
	CONSTRAINT "never_overdrawn" CHECK ("ledger_account"."balance" + "ledger_account"."overdraft" >= 0),
	CONSTRAINT "ledger_account_held" CHECK ("ledger_account"."held" >= 0),
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
	"beside" bigint,
	"kind" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
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
ALTER TABLE "real_name_check" ADD CONSTRAINT "real_name_check_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_out" ADD CONSTRAINT "cash_out_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "area_rule" ADD CONSTRAINT "area_rule_warehouse_id_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "area_rule" ADD CONSTRAINT "area_rule_courier_id_courier_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."courier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "good_collect" ADD CONSTRAINT "good_collect_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "good_collect" ADD CONSTRAINT "good_collect_good_id_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "good_stock" ADD CONSTRAINT "good_stock_good_id_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "good_stock" ADD CONSTRAINT "good_stock_warehouse_id_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_seller_id_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_courier" ADD CONSTRAINT "warehouse_courier_warehouse_id_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_courier" ADD CONSTRAINT "warehouse_courier_courier_id_courier_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."courier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse" ADD CONSTRAINT "warehouse_seller_id_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_closing" ADD CONSTRAINT "account_closing_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharge_refund" ADD CONSTRAINT "recharge_refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharge_refund" ADD CONSTRAINT "recharge_refund_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_legal_text_id_legal_text_id_fk" FOREIGN KEY ("legal_text_id") REFERENCES "public"."legal_text"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_problem" ADD CONSTRAINT "payment_problem_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_profit" ADD CONSTRAINT "default_profit_agent_id_account_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profit" ADD CONSTRAINT "user_profit_agent_id_account_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profit" ADD CONSTRAINT "user_profit_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profit" ADD CONSTRAINT "user_profit_good_id_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_setting" ADD CONSTRAINT "print_setting_seller_id_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_setting" ADD CONSTRAINT "print_setting_courier_id_courier_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."courier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_event" ADD CONSTRAINT "package_event_package_id_order_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."order_package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_package" ADD CONSTRAINT "order_package_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_package_id_order_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."order_package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sender" ADD CONSTRAINT "sender_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_order" ADD CONSTRAINT "third_order_package_id_order_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."order_package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_order" ADD CONSTRAINT "merge_order_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_good" ADD CONSTRAINT "shop_good_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_good" ADD CONSTRAINT "shop_good_good_id_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_good" ADD CONSTRAINT "shop_good_warehouse_id_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_pull" ADD CONSTRAINT "shop_pull_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_money" ADD CONSTRAINT "demo_money_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_tx_id_ledger_tx_id_fk" FOREIGN KEY ("tx_id") REFERENCES "public"."ledger_tx"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_super" ON "account" USING btree ("super_id","id") WHERE "account"."super_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "captcha_expires" ON "captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "phone_code_phone" ON "phone_code" USING btree ("phone_print","scene","id");--> statement-breakpoint
CREATE INDEX "real_name_check_account" ON "real_name_check" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "real_name_check_person" ON "real_name_check" USING btree ("id_card_hash") WHERE "real_name_check"."status" = 2;--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_session" ON "session" USING btree ("account_id") WHERE "session"."revoked_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "book_breach_open" ON "book_breach" USING btree ("rule") WHERE "book_breach"."resolved_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "one_auditing_cash_out" ON "cash_out" USING btree ("account_id") WHERE "cash_out"."status" = 0;--> statement-breakpoint
CREATE INDEX "cash_out_account" ON "cash_out" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "cash_out_open" ON "cash_out" USING btree ("id") WHERE "cash_out"."status" IN (0, 10, 20, 50);--> statement-breakpoint
CREATE INDEX "area_rule_warehouse" ON "area_rule" USING btree ("warehouse_id","courier_id");--> statement-breakpoint
CREATE INDEX "good_collect_good" ON "good_collect" USING btree ("good_id");--> statement-breakpoint
CREATE INDEX "good_sale_day_day" ON "good_sale_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "goods_general" ON "goods" USING btree ("sort" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "goods"."status" = 1 AND "goods"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "goods_category" ON "goods" USING btree ("category_id","sort" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "goods"."status" = 1 AND "goods"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "goods_seller" ON "goods" USING btree ("seller_id","id") WHERE "goods"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "goods_search" ON "goods" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_log_stock" ON "stock_log" USING btree ("stock_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "warehouse_name" ON "warehouse" USING btree ("name") WHERE "warehouse"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "warehouse_seller" ON "warehouse" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "warehouse_search" ON "warehouse" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_closing" ON "account_closing" USING btree ("account_id") WHERE "account_closing"."status" = 1;--> statement-breakpoint
CREATE INDEX "recharge_refund_payment" ON "recharge_refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "recharge_refund_account" ON "recharge_refund" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "recharge_refund_due" ON "recharge_refund" USING btree ("next_try_at") WHERE "recharge_refund"."status" = 0;--> statement-breakpoint
CREATE INDEX "payment_account" ON "payment" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "payment_to_ask" ON "payment" USING btree ("next_ask_at") WHERE "payment"."status" = 0;--> statement-breakpoint
CREATE INDEX "payment_to_reconcile" ON "payment" USING btree ("reconcile_at") WHERE "payment"."reconcile_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "user_profit_agent" ON "user_profit" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "print_setting_seller" ON "print_setting" USING btree ("seller_id","id" DESC);--> statement-breakpoint
CREATE INDEX "upload_account" ON "upload" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "upload_unused" ON "upload" USING btree ("created_at") WHERE NOT "upload"."used";--> statement-breakpoint
CREATE INDEX "idempotency_key_created" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id","id","status","after_sale_status","platform","type","warehouse_id","courier_id","shop_id","created_at","package_count","good_name");--> statement-breakpoint
CREATE INDEX "orders_reviewed" ON "orders" USING btree ("warehouse_id","review_score") WHERE "orders"."review_score" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree ("seller_id","id","status","after_sale_status","platform","type","warehouse_id","courier_id","shop_id","created_at","package_count","good_name");--> statement-breakpoint
CREATE INDEX "orders_fee" ON "orders" USING btree ("account_id","total_fee","id");--> statement-breakpoint
CREATE INDEX "orders_after_sale" ON "orders" USING btree ("account_id","id") WHERE "orders"."after_sale_status" > 0;--> statement-breakpoint
CREATE INDEX "orders_account_status" ON "orders" USING btree ("account_id","status","id","package_count");--> statement-breakpoint
CREATE INDEX "orders_seller_paid" ON "orders" USING btree ("seller_id","paid_at") WHERE "orders"."paid_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_batch" ON "orders" USING btree ("batch_no") WHERE "orders"."batch_no" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_by_itself" ON "orders" USING btree ("shop_id","created_at") WHERE "orders"."by_itself";--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("pay_expire_at") WHERE "orders"."status" = 10;--> statement-breakpoint
CREATE INDEX "orders_unfinished" ON "orders" USING btree ("seller_id","status","good_id","warehouse_id") WHERE "orders"."status" IN (10, 20, 30);--> statement-breakpoint
CREATE INDEX "orders_to_receive" ON "orders" USING btree ("shipped_at") WHERE "orders"."status" = 30;--> statement-breakpoint
CREATE INDEX "orders_to_complete" ON "orders" USING btree ("received_at") WHERE "orders"."status" = 40;--> statement-breakpoint
CREATE INDEX "package_event_package" ON "package_event" USING btree ("package_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "package_event_trace_once" ON "package_event" USING btree ("package_id","at","text") WHERE "package_event"."type" = 'trace';--> statement-breakpoint
CREATE INDEX "order_package_order" ON "order_package" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_package_account" ON "order_package" USING btree ("account_id","id","order_id","status","refund_status","output_status","auto_send_status","platform","shop_id","created_at");--> statement-breakpoint
CREATE INDEX "order_package_seller" ON "order_package" USING btree ("seller_id","id","order_id","status","refund_status","output_status","auto_send_status","platform","shop_id","created_at");--> statement-breakpoint
CREATE INDEX "order_package_account_status" ON "order_package" USING btree ("account_id","status","id");--> statement-breakpoint
CREATE INDEX "order_package_refund" ON "order_package" USING btree ("account_id","refund_status","id") WHERE "order_package"."refund_status" > 0;--> statement-breakpoint
CREATE INDEX "order_package_failed" ON "order_package" USING btree ("account_id","id") WHERE "order_package"."output_status" = 4;--> statement-breakpoint
CREATE INDEX "order_package_third_order" ON "order_package" USING btree ("third_order_no") WHERE "order_package"."third_order_no" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_package_to_issue" ON "order_package" USING btree ("order_id") WHERE "order_package"."output_status" IN (1, 2);--> statement-breakpoint
CREATE INDEX "order_package_to_send" ON "order_package" USING btree ("shop_id","auto_send_at") WHERE "order_package"."auto_send_status" IN (1, 2);--> statement-breakpoint
CREATE INDEX "order_package_waybill" ON "order_package" USING btree ("waybill_no") WHERE "order_package"."waybill_no" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_package_to_track" ON "order_package" USING btree ("tracked_until") WHERE "order_package"."status" IN (30, 40, 60) AND "order_package"."waybill_no" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_package_to_ask" ON "order_package" USING btree (coalesce("trace_checked_at", "shipped_at")) WHERE "order_package"."status" IN (30, 40, 60) AND "order_package"."waybill_no" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_package_moving" ON "order_package" USING btree ("traced_at") WHERE "order_package"."status" = 40;--> statement-breakpoint
CREATE INDEX "order_package_to_settle" ON "order_package" USING btree ("shipped_at") WHERE "order_package"."settle_status" = 1;--> statement-breakpoint
CREATE INDEX "order_package_to_erase" ON "order_package" USING btree (greatest("created_at", "signed_at", "settled_at", "refunded_at")) WHERE "order_package"."receiver_erased_at" IS NULL AND ("order_package"."settle_status" IN (2, 3) OR "order_package"."status" IN (70, 80));--> statement-breakpoint
CREATE INDEX "order_package_held" ON "order_package" USING btree ("held_until") WHERE "order_package"."held_until" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_package_unsettled" ON "order_package" USING btree ("seller_id","supplier_share","supply_fee") WHERE "order_package"."settle_status" IN (0, 1) AND "order_package"."status" IN (20, 30, 40, 50, 60);--> statement-breakpoint
CREATE INDEX "order_package_problem" ON "order_package" USING btree ("account_id") WHERE ("order_package"."output_status" = 4 AND "order_package"."status" = 20) OR ("order_package"."auto_send_status" IN (4, 5) AND "order_package"."status" NOT IN (70, 80)) OR "order_package"."status" = 60;--> statement-breakpoint
CREATE INDEX "order_package_seller_problem" ON "order_package" USING btree ("seller_id") WHERE ("order_package"."output_status" = 4 AND "order_package"."status" = 20) OR "order_package"."status" = 60;--> statement-breakpoint
CREATE INDEX "order_package_not_picked" ON "order_package" USING btree ("account_id","shipped_at") WHERE "order_package"."status" = 30 AND "order_package"."picked_at" IS NULL AND "order_package"."trace_checked_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_package_seller_not_picked" ON "order_package" USING btree ("seller_id","shipped_at") WHERE "order_package"."status" = 30 AND "order_package"."picked_at" IS NULL AND "order_package"."trace_checked_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "quote_expires" ON "quote" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "receiver_reveal_account" ON "receiver_reveal" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "receiver_reveal_package" ON "receiver_reveal" USING btree ("package_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_active_refund" ON "refund" USING btree ("package_id") WHERE "refund"."status" IN (10, 20, 30);--> statement-breakpoint
CREATE INDEX "refund_account" ON "refund" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "refund_seller" ON "refund" USING btree ("seller_id","status","id");--> statement-breakpoint
CREATE INDEX "refund_waiting" ON "refund" USING btree ("account_id","created_at") WHERE "refund"."status" = 30;--> statement-breakpoint
CREATE INDEX "refund_due" ON "refund" USING btree ("due_at") WHERE "refund"."status" = 30;--> statement-breakpoint
CREATE INDEX "refund_void" ON "refund" USING btree ("void_at") WHERE "refund"."void_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "refund_package" ON "refund" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "sender_account" ON "sender" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_default_sender" ON "sender" USING btree ("account_id") WHERE "sender"."is_default";--> statement-breakpoint
CREATE INDEX "third_order_package" ON "third_order" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "merge_order_shop" ON "merge_order" USING btree ("shop_id","status");--> statement-breakpoint
CREATE INDEX "merge_order_to_erase" ON "merge_order" USING btree ("created_at") WHERE "merge_order"."receiver_key" <> '';--> statement-breakpoint
CREATE INDEX "shop_order_waiting" ON "shop_order" USING btree ("shop_id","import_status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shop_order_package" ON "shop_order" USING btree ("package_id") WHERE "shop_order"."package_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "shop_order_merge" ON "shop_order" USING btree ("merge_id") WHERE "shop_order"."merge_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "shop_order_problem" ON "shop_order" USING btree ("shop_id","id" DESC NULLS LAST) WHERE "shop_order"."problem_code" <> '';--> statement-breakpoint
CREATE INDEX "shop_order_to_erase" ON "shop_order" USING btree ("synced_at") WHERE "shop_order"."receiver" <> '' AND "shop_order"."package_id" IS NULL;--> statement-breakpoint
CREATE INDEX "shop_order_receiver" ON "shop_order" USING btree ("shop_id","receiver_key") WHERE "shop_order"."import_status" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "one_running_pull" ON "shop_pull" USING btree ("shop_id") WHERE "shop_pull"."status" = 0;--> statement-breakpoint
CREATE INDEX "shop_pull_shop" ON "shop_pull" USING btree ("shop_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shop_account" ON "shop" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "shop_auto_order" ON "shop" USING btree ("id") WHERE "shop"."auto_order";--> statement-breakpoint
CREATE UNIQUE INDEX "shop_bound_once" ON "shop" USING btree ("platform","remote_shop_id") WHERE "shop"."status" <> 5;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notice_type" ON "notice" USING btree ("type","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ledger_entry_tx" ON "ledger_entry" USING btree ("tx_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_lines" ON "ledger_entry" USING btree ("account_id","id","kind","created_at","amount") WHERE "ledger_entry"."account_seq" IS NOT NULL;--> statement-breakpoint
CREATE SEQUENCE batch_no_seq;
--> statement-breakpoint
CREATE SEQUENCE cash_out_no_seq;
--> statement-breakpoint
CREATE SEQUENCE order_no_seq;
--> statement-breakpoint
CREATE SEQUENCE package_no_seq;
--> statement-breakpoint
CREATE SEQUENCE pay_no_seq;
--> statement-breakpoint
CREATE SEQUENCE recharge_refund_no_seq;
--> statement-breakpoint
CREATE SEQUENCE stock_import_no_seq;
--> statement-breakpoint
-- What has changed and is still to be told. Not told at once: commits that notify pass one at a time. Unlogged: whoever
-- listens when the database crashes loses the connection, too, and reads everything anew.
CREATE UNLOGGED TABLE change (
  at timestamptz NOT NULL DEFAULT now(),
  account_id bigint NOT NULL,
  -- Of the orders; null where the change is no supplier's business.
  seller_id bigint,
  -- Null where it is not said which ones.
  order_ids bigint[],
  balance boolean NOT NULL DEFAULT false
);
--> statement-breakpoint
INSERT INTO ledger_account (owner_id, code) VALUES (0, 'escrow'), (0, 'revenue'), (0, 'recharge'), (0, 'adjust');
--> statement-breakpoint
INSERT INTO league_level (level, name, need_invites, need_packages, need_recharge, discount, max_profit) VALUES
  (1, '普通会员', 0, 0, 0, 0, 50),
  (2, '铜牌会员', 2, 100, 10000, 2, 60),
  (3, '银牌会员', 5, 300, 30000, 4, 80),
  (4, '金牌会员', 10, 800, 50000, 6, 100),
  (5, '铂金会员', 20, 2000, 100000, 8, 120),
  (6, '钻石会员', 40, 5000, 200000, 10, 150),
  (7, '星钻会员', 70, 10000, 300000, 12, 180),
  (8, '皇冠会员', 120, 20000, 500000, 15, 200),
  (9, '金冠会员', 200, 40000, 800000, 18, 250),
  (10, '至尊会员', 350, 80000, 1000000, 21, 300),
  (11, '联盟合伙人', 600, 150000, 2000000, 25, 400),
  (12, '联盟盟主', 1000, 300000, 5000000, 30, 500);
--> statement-breakpoint
INSERT INTO category (id, name, sort) VALUES
  (8, '日用百货', 1), (9, '小五金', 2), (10, '3C数码', 3), (11, '文具', 4), (12, '厨房用品', 5), (14, '个护', 6),
  (15, '服饰箱包', 7), (18, '玩具', 8), (19, '美妆', 9), (21, '米面粮油', 10), (23, '新疆西藏专区', 11),
  (24, '1-3元专区', 12), (25, '农产品', 13), (26, '玻璃制品', 14), (27, '车品', 15), (28, '宠物用品', 16);
--> statement-breakpoint
INSERT INTO book_state DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO legal_text (kind, version, title, draft, body) VALUES (1, '2026-11-22', '用户协议', true, $text$本文为草稿，正式使用前须由法律顾问审阅并补充经营主体的名称、地址和联系方式。
## 一、关于橙仓
橙仓是一件代发与批发平台。买家在平台上选择供应商的商品，提供一个或多个收件人，用预存余额付款，由供应商的仓库把每个包裹直接发给收件人。
本协议由您与橙仓的经营者订立，适用于网页、手机页面和接口的使用。
## 二、账号
- 您用手机号和短信验证码注册，选择 VIP 会员（买家）或供应商会员。同一手机号可以各注册一个。
- 请妥善保管密码和验证码。一个账号同一时间只有一个登录有效，新的登录会结束旧的登录。
- 为了保护账号，平台会限制密码和验证码的错误次数。
- 提现前需要完成实名认证，提现只能到本人名下的收款账户。
## 三、下单与付款
- 下单前页面会列出每个包裹的商品费、运费、偏远加收和优惠，您确认后从余额扣款。
- 充值通过支付宝或微信支付完成。充值的余额可以用于付款，不能提现；您收到的推广收益和货款结算可以提现，提现费率在提现页面列明。
- 订单在约定时间内没有付款会自动取消。
- 您上传的收件人信息应当来源合法，并且只用于发货。
## 四、发货、收货与退款
- 供应商按仓库的工作时间和所选快递发货，物流轨迹由快递公司提供。
- 包裹未发出时可以申请退款；发出后的退款、拒收、破损和丢失按页面上的规则处理，签收超过七天不能再申请。
- 退款退回余额。供应商在规定时间内没有答复的退款申请，平台按规则自动同意。
## 五、供应商
- 供应商保证所售商品合法、与描述一致，库存真实，并及时发货和答复退款。
- 平台按约定比例收取佣金，货款在包裹完成后结算到供应商余额。
- 供应商看到的收件人信息只能用于完成该订单的发货和售后。
## 六、店铺授权与推广
- 您可以授权平台读取您在其他电商平台的店铺订单并回传运单号，也可以随时解除授权。
- 您可以邀请其他买家并设置加价，收益只来自您直接邀请的人。
## 七、不得有的行为
您不得用平台从事违法活动，不得销售或寄递禁止流通的物品，不得攻击平台、冒用他人信息或者绕过限额。违反的，平台可以下架商品、冻结账号，并依法报告。
## 八、责任
平台按照技术和管理上合理的标准提供服务。因不可抗力、快递公司或第三方平台的原因造成的延误，平台会协助处理，并在法律规定的范围内承担责任。
## 九、协议的变更与终止
- 协议更新时，平台会在您登录后询问一次。您不同意新版本的，可以按您已同意的版本继续完成已有的交易，也可以申请注销账号。
- 您可以通过客服申请注销账号。注销前需要处理完未完成的订单、退款和提现，未使用的充值原路退回。
- 注销后，交易记录依法至少保存三年。
## 十、争议
因本协议发生的争议，双方先行协商；协商不成的，向平台经营者所在地有管辖权的人民法院起诉。$text$);
--> statement-breakpoint
INSERT INTO legal_text (kind, version, title, draft, body) VALUES (2, '2026-11-22', '隐私政策', true, $text$本文为草稿，正式使用前须由法律顾问审阅并补充经营主体的名称和个人信息保护联系方式。
## 一、我们收集什么，为了什么
- 注册与登录：手机号、密码（只保存不可还原的摘要）、会员类型、邀请人、登录时间。手机号用于识别账号和发送验证码。
- 安全：在限制错误次数时短时间使用网络地址，不长期保存。
- 实名认证：姓名和身份证号，只在您提现前收集，加密保存，由支付宝核验。
- 发货：您提供的收件人和发件人的姓名、电话和地址，以及订单号和备注，用于计算运费、发货、打印面单、退款和异常处理。
- 店铺订单：经您授权从电商平台读取的订单。平台已加密的收件人信息，我们不解密保存。
- 资金：充值、付款、退款、收益和提现的记录；提现账户加密保存，页面只显示一部分。
- 您上传的商品图片、评价和申请加盟时填写的联系方式。
我们不出售个人信息，也不用个人信息做广告画像。
## 二、我们交给谁
- 供应商仓库和快递公司（经快递100等电子面单服务）：发货所需的收件人和发件人信息。
- 支付宝、微信支付：充值和退款所需的订单号和金额；支付宝还用于实名认证。
- 短信服务商（阿里云）：手机号和验证码。
- 您授权的电商平台：运单号和发货状态。
- 法律要求时，有权机关。
## 三、我们怎样保存
- 敏感信息加密保存，列表和面单上隐藏姓名、电话和地址的一部分。
- 日志不记录姓名、电话、地址、密码和验证码。
- 登录最长七天，闲置二十四小时后失效。
- 收件人信息保存到订单的售后全部结束、不再需要为止；交易记录依法至少保存三年。
## 四、浏览器里保存什么
我们在您的浏览器中保存登录凭证、界面设置、未完成的草稿和已读的公告，用于功能本身。退出登录会清除登录凭证。我们不使用第三方统计和广告追踪。
## 五、您的权利
- 查阅和更正：在个人中心、发件人管理、订单和包裹页面查看和修改。
- 撤回：可以解除店铺授权；不同意新版本政策的，仍按您同意过的版本处理，以后可以在个人中心再同意。
- 注销：通过客服申请注销账号。注销后我们清除您的手机号、密码、实名信息、发件人和收款账户；订单和资金记录依法保存，不再用于其他目的。
- 其他请求可以通过客服提出，我们在十五个工作日内答复。
## 六、未成年人
平台面向经营者，不向未满十八周岁的人提供服务。
## 七、更新
政策更新时，我们在您登录后询问一次，并保留您同意过的版本。$text$);
--> statement-breakpoint
INSERT INTO legal_text (kind, version, title, draft, body) VALUES (1, '2026-11-23', '用户协议', true, $text$本文为草稿，正式使用前须由法律顾问审阅并补充经营主体的名称、地址和联系方式。
## 一、关于橙仓
橙仓是一件代发与批发平台。买家在平台上选择供应商的商品，提供一个或多个收件人，用预存余额付款，由供应商的仓库把每个包裹直接发给收件人。
本协议由您与橙仓的经营者订立，适用于网页、手机页面和接口的使用。
## 二、账号
- 您用手机号和短信验证码注册，选择 VIP 会员（买家）或供应商会员。同一手机号可以各注册一个。
- 请妥善保管密码和验证码。一个账号同一时间只有一个登录有效，新的登录会结束旧的登录。
- 为了保护账号，平台会限制密码和验证码的错误次数。
- 提现前需要完成实名认证，提现只能到本人名下的收款账户。
## 三、下单与付款
- 下单前页面会列出每个包裹的商品费、运费、偏远加收和优惠，您确认后从余额扣款。
- 充值通过支付宝或微信支付完成。充值的余额可以用于付款，不能提现（注销账号时不能原路退回的部分除外，见第九条）；您收到的推广收益和货款结算可以提现，提现费率在提现页面列明。
- 订单在约定时间内没有付款会自动取消。
- 您上传的收件人信息应当来源合法，并且只用于发货。
## 四、发货、收货与退款
- 供应商按仓库的工作时间和所选快递发货，物流轨迹由快递公司提供。
- 包裹未发出时可以申请退款；发出后的退款、拒收、破损和丢失按页面上的规则处理，签收超过七天不能再申请。
- 退款退回余额。供应商在规定时间内没有答复的退款申请，平台按规则自动同意。
## 五、供应商
- 供应商保证所售商品合法、与描述一致，库存真实，并及时发货和答复退款。
- 平台按约定比例收取佣金，货款在包裹完成后结算到供应商余额。
- 供应商看到的收件人信息只能用于完成该订单的发货和售后。
## 六、店铺授权与推广
- 您可以授权平台读取您在其他电商平台的店铺订单并回传运单号，也可以随时解除授权。
- 您可以邀请其他买家并设置加价，收益只来自您直接邀请的人。
## 七、不得有的行为
您不得用平台从事违法活动，不得销售或寄递禁止流通的物品，不得攻击平台、冒用他人信息或者绕过限额。违反的，平台可以下架商品、冻结账号，并依法报告。
## 八、责任
平台按照技术和管理上合理的标准提供服务。因不可抗力、快递公司或第三方平台的原因造成的延误，平台会协助处理，并在法律规定的范围内承担责任。
## 九、协议的变更与终止
- 协议更新时，平台会在您登录后询问一次。您不同意新版本的，可以按您已同意的版本继续完成已有的交易，也可以注销账号。
- 您可以在个人中心自行注销账号，页面会列出注销前需要处理的事项：待付款订单、未完成或仍可退款的包裹、退款、提现、待支付的充值、待提现的收入；供应商还需要先下架商品。
- 未使用的充值从最近一笔起原路退回。超过支付渠道退款期限，或者渠道不接受的部分，提现到您本人名下的收款账户，不收手续费。演示资金不退。
- 注销完成前，没有申请提现的，可以撤销。注销完成后账号不能恢复，已授权的店铺解除授权，您邀请的买家不再带来收益；同一手机号可以重新注册为新账号。
- 注销后，交易记录依法至少保存三年。
## 十、争议
因本协议发生的争议，双方先行协商；协商不成的，向平台经营者所在地有管辖权的人民法院起诉。$text$);
--> statement-breakpoint
INSERT INTO legal_text (kind, version, title, draft, body) VALUES (2, '2026-11-23', '隐私政策', true, $text$本文为草稿，正式使用前须由法律顾问审阅并补充经营主体的名称和个人信息保护联系方式。
## 一、我们收集什么，为了什么
- 注册与登录：手机号、密码（只保存不可还原的摘要）、会员类型、邀请人、登录时间。手机号用于识别账号和发送验证码。
- 安全：在限制错误次数时短时间使用网络地址，不长期保存。
- 实名认证：姓名和身份证号，只在您提现前收集，加密保存，由支付宝核验。
- 发货：您提供的收件人和发件人的姓名、电话和地址，以及订单号和备注，用于计算运费、发货、打印面单、退款和异常处理。
- 店铺订单：经您授权从电商平台读取的订单。平台已加密的收件人信息，我们不解密保存。
- 资金：充值、付款、退款、收益和提现的记录；提现账户加密保存，页面只显示一部分。
- 您上传的商品图片、评价和申请加盟时填写的联系方式。
我们不出售个人信息，也不用个人信息做广告画像。
## 二、我们交给谁
- 供应商仓库和快递公司（经快递100等电子面单服务）：发货所需的收件人和发件人信息，以及订单备注。
- 支付宝、微信支付：充值和退款所需的订单号和金额；支付宝还用于实名认证。
- 短信服务商（阿里云）：手机号和验证码。
- 您授权的电商平台：运单号和发货状态。
- 法律要求时，有权机关。
## 三、我们怎样保存
- 敏感信息加密保存，列表和面单上隐藏姓名、电话和地址的一部分。完整的收件信息只有下单的买家，和用自己的运单号发货的供应商可以查看或导出，每次都会留下记录。
- 日志不记录姓名、电话、地址、密码和验证码。
- 登录最长七天，闲置二十四小时后失效。
- 收件人的姓名、电话和地址，在包裹的发货、售后和结算全部结束后再保存一段时间（目前为 90 天），到期自动清除；交易记录依法至少保存三年。
## 四、浏览器里保存什么
我们在您的浏览器中保存登录凭证、界面设置、未完成的草稿和已读的公告，用于功能本身。退出登录会清除登录凭证。我们不使用第三方统计和广告追踪。
## 五、您的权利
- 查阅和更正：在个人中心、发件人管理、订单和包裹页面查看和修改。
- 复制：在个人中心下载您本人的数据。
- 撤回：可以解除店铺授权；不同意新版本政策的，仍按您同意过的版本处理，以后可以在个人中心再同意。
- 注销：在个人中心自行注销账号，用短信验证码确认。注销完成时我们清除您的手机号、密码、实名信息、发件人、收款账户、收藏和店铺授权，并结束所有登录；用于限制短信次数的记录在一天内清除。订单、资金记录和您同意过的版本依法保存，显示为“已注销用户”，不再用于其他目的。
- 其他请求可以通过客服提出，我们在十五个工作日内答复。
## 六、未成年人
平台面向经营者，不向未满十八周岁的人提供服务。
## 七、更新
政策更新时，我们在您登录后询问一次，并保留您同意过的版本。$text$);
