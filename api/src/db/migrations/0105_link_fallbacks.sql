-- Pieces of a combination, and the place of an item among the others.
-- squawk-ignore-file prefer-bigint-over-smallint, prefer-bigint-over-int
CREATE TABLE "shop_good_fallback_item" (
	"shop_good_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"num" integer NOT NULL,
	"sort" smallint NOT NULL,
	CONSTRAINT "shop_good_fallback_item_once" PRIMARY KEY("shop_good_id","sku_id"),
	CONSTRAINT "shop_good_fallback_item_pieces" CHECK ("shop_good_fallback_item"."num" BETWEEN 1 AND 99)
);
--> statement-breakpoint
CREATE TABLE "shop_good_fallback" (
	"shop_good_id" bigint PRIMARY KEY NOT NULL,
	"by_itself" boolean DEFAULT false NOT NULL,
	"price_limit" bigint,
	"more_limit" bigint,
	CONSTRAINT "shop_good_fallback_limits" CHECK ("shop_good_fallback"."price_limit" >= 0 AND "shop_good_fallback"."more_limit" >= 0)
);
--> statement-breakpoint
ALTER TABLE "shop_good_fallback_item" ADD CONSTRAINT "shop_good_fallback_item_of" FOREIGN KEY ("shop_good_id") REFERENCES "public"."shop_good_fallback"("shop_good_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_good_fallback_item" ADD CONSTRAINT "shop_good_fallback_item_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_good_fallback" ADD CONSTRAINT "shop_good_fallback_shop_good_id_shop_good_id_fk" FOREIGN KEY ("shop_good_id") REFERENCES "public"."shop_good"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_good_fallback_item_sku" ON "shop_good_fallback_item" USING btree ("sku_id");