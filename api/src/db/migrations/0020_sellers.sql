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
	CONSTRAINT "upload_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "good_stock" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "audit_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_log" ADD COLUMN "remark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouse" ADD COLUMN "contact" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouse" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouse" ADD COLUMN "cs_url" text;--> statement-breakpoint
ALTER TABLE "warehouse" ADD COLUMN "work_days" text DEFAULT '1111111' NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouse" ADD COLUMN "sunday_rest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouse" ADD COLUMN "rest_dates" date[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouse" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "route_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "print_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "printed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "print_setting" ADD CONSTRAINT "print_setting_seller_id_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_setting" ADD CONSTRAINT "print_setting_courier_id_courier_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."courier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "print_setting_seller" ON "print_setting" USING btree ("seller_id","id" DESC);--> statement-breakpoint
CREATE INDEX "upload_account" ON "upload" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "goods_seller" ON "goods" USING btree ("seller_id","id") WHERE "goods"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "orders_seller_paid" ON "orders" USING btree ("seller_id","paid_at") WHERE "orders"."paid_at" IS NOT NULL;