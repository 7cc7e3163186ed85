-- Pieces that a shop has for sale, less what it holds back, and a share in percent.
-- squawk-ignore-file prefer-bigint-over-smallint, prefer-bigint-over-int
CREATE TABLE "shop_stock_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_stock_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku_id" bigint,
	"warehouse_id" bigint,
	"shop_id" bigint,
	"remote_good_id" text
);
--> statement-breakpoint
CREATE TABLE "shop_stock" (
	"shop_sku_id" bigint PRIMARY KEY NOT NULL,
	"shop_id" bigint NOT NULL,
	"quantity" integer,
	"sent_quantity" integer,
	"sent_at" timestamp (3) with time zone,
	"state" smallint DEFAULT 0 NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"lease_until" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "stock_sync" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "stock_reserve" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "stock_share" smallint DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_stock" ADD CONSTRAINT "shop_stock_shop_sku_id_shop_sku_id_fk" FOREIGN KEY ("shop_sku_id") REFERENCES "public"."shop_sku"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_stock" ADD CONSTRAINT "shop_stock_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_stock_due" ON "shop_stock" USING btree ("shop_id","due_at","shop_sku_id") WHERE "shop_stock"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "shop_stock_state" ON "shop_stock" USING btree ("shop_id","state","shop_sku_id" DESC NULLS LAST);