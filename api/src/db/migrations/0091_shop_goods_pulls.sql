-- Counts of goods, and a status.
-- squawk-ignore-file prefer-bigint-over-int, prefer-bigint-over-smallint
CREATE TABLE "shop_goods_pull" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" bigint NOT NULL,
	"cursor" text,
	"status" smallint DEFAULT 0 NOT NULL,
	"total" integer,
	"read" integer DEFAULT 0 NOT NULL,
	"skus" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"error_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "shop_sku" ADD COLUMN "price" bigint;--> statement-breakpoint
ALTER TABLE "shop_sku" ADD COLUMN "listed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shop_goods_pull" ADD CONSTRAINT "shop_goods_pull_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_running_goods_pull" ON "shop_goods_pull" USING btree ("shop_id") WHERE "shop_goods_pull"."status" = 0;--> statement-breakpoint
CREATE INDEX "shop_goods_pull_shop" ON "shop_goods_pull" USING btree ("shop_id","created_at" DESC NULLS LAST);