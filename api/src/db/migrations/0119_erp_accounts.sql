-- States, pieces, pages and attempts, which are few.
-- squawk-ignore-file prefer-bigint-over-smallint, prefer-bigint-over-int
CREATE TABLE "erp_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erp_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" bigint NOT NULL,
	"sid" text NOT NULL,
	"app_key" text NOT NULL,
	"shop_no" text NOT NULL,
	"secret" text NOT NULL,
	"problem_code" text DEFAULT '' NOT NULL,
	"problem_at" timestamp (3) with time zone,
	"ran_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"stock_from" timestamp (3) with time zone NOT NULL,
	"stock_to" timestamp (3) with time zone,
	"stock_page" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erp_stock" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erp_stock_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"warehouse_no" text NOT NULL,
	"article_no" text NOT NULL,
	"available" integer NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"msg" text DEFAULT '' NOT NULL,
	"is_due" boolean DEFAULT true NOT NULL,
	"read_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"taken_at" timestamp (3) with time zone,
	CONSTRAINT "erp_stock_once" UNIQUE("account_id","warehouse_no","article_no")
);
--> statement-breakpoint
CREATE TABLE "erp_trade" (
	"package_id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"account_id" bigint,
	"serial" smallint DEFAULT 1 NOT NULL,
	"state" smallint DEFAULT 1 NOT NULL,
	"lines_hash" text DEFAULT '' NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"msg" text DEFAULT '' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"pushed_at" timestamp (3) with time zone,
	"waybill_no" text,
	"courier_code" text,
	"shipped_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erp_warehouse" (
	"warehouse_id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"warehouse_no" text NOT NULL,
	CONSTRAINT "erp_warehouse_once" UNIQUE("account_id","warehouse_no")
);
--> statement-breakpoint
ALTER TABLE "erp_account" ADD CONSTRAINT "erp_account_seller_id_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erp_stock" ADD CONSTRAINT "erp_stock_account_id_erp_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."erp_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erp_trade" ADD CONSTRAINT "erp_trade_package_id_order_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."order_package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erp_trade" ADD CONSTRAINT "erp_trade_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erp_trade" ADD CONSTRAINT "erp_trade_account_id_erp_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."erp_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erp_warehouse" ADD CONSTRAINT "erp_warehouse_warehouse_id_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erp_warehouse" ADD CONSTRAINT "erp_warehouse_account_id_erp_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."erp_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erp_account_seller" ON "erp_account" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "erp_account_due" ON "erp_account" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "erp_stock_state" ON "erp_stock" USING btree ("account_id","state","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "erp_stock_due" ON "erp_stock" USING btree ("account_id","id") WHERE "erp_stock"."is_due";--> statement-breakpoint
CREATE INDEX "erp_trade_account" ON "erp_trade" USING btree ("account_id","state","package_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "erp_trade_due" ON "erp_trade" USING btree ("account_id","due_at") WHERE "erp_trade"."due_at" IS NOT NULL;