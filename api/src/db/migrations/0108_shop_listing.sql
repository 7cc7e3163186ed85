-- States, attempts and percents are small, and a price is a few thousand hundredths of what goods cost.
-- squawk-ignore-file prefer-bigint-over-smallint, prefer-bigint-over-int
CREATE TABLE "shop_listing" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_listing_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"good_id" bigint NOT NULL,
	"title" text NOT NULL,
	"category_id" text NOT NULL,
	"category_name" text NOT NULL,
	"properties" jsonb NOT NULL,
	"freight_id" text NOT NULL,
	"phone" text NOT NULL,
	"times" integer NOT NULL,
	"plus" bigint NOT NULL,
	"ending" smallint NOT NULL,
	"floor" smallint NOT NULL,
	"on_sale" boolean NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"outcome_unknown" boolean DEFAULT false NOT NULL,
	"due_at" timestamp (3) with time zone,
	"lease_until" timestamp (3) with time zone,
	"remote_good_id" text DEFAULT '' NOT NULL,
	"price_from" bigint,
	"price_to" bigint,
	"listed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_listing_once" UNIQUE("shop_id","good_id"),
	CONSTRAINT "shop_listing_price" CHECK ("shop_listing"."times" > 0 AND "shop_listing"."plus" >= 0 AND "shop_listing"."floor" BETWEEN 0 AND 99)
);
--> statement-breakpoint
ALTER TABLE "shop_listing" ADD CONSTRAINT "shop_listing_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_listing" ADD CONSTRAINT "shop_listing_good_id_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_listing_due" ON "shop_listing" USING btree ("shop_id","due_at","id") WHERE "shop_listing"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "shop_listing_state" ON "shop_listing" USING btree ("shop_id","state","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shop_listing_newest" ON "shop_listing" USING btree ("shop_id","id" DESC NULLS LAST);