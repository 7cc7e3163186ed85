-- Percents, states and endings, which are few.
-- squawk-ignore-file prefer-bigint-over-smallint
ALTER TABLE "shop_good" ADD COLUMN "margin_action" smallint;--> statement-breakpoint
ALTER TABLE "shop_good" ADD COLUMN "min_margin" smallint;--> statement-breakpoint
ALTER TABLE "shop_stock" ADD COLUMN "margin_action" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_stock" ADD COLUMN "min_margin" smallint;--> statement-breakpoint
ALTER TABLE "shop_stock" ADD COLUMN "base_cost" bigint;--> statement-breakpoint
ALTER TABLE "shop_stock" ADD COLUMN "base_price" bigint;--> statement-breakpoint
ALTER TABLE "shop_stock" ADD COLUMN "wanted_price" bigint;--> statement-breakpoint
ALTER TABLE "shop_stock" ADD COLUMN "asked_price" bigint;--> statement-breakpoint
ALTER TABLE "shop_stock" ADD COLUMN "price_before" bigint;--> statement-breakpoint
ALTER TABLE "shop_stock" ADD COLUMN "raised_from" bigint;--> statement-breakpoint
ALTER TABLE "shop_stock" ADD COLUMN "raised_to" bigint;--> statement-breakpoint
ALTER TABLE "shop_stock" ADD COLUMN "raised_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shop_stock" ADD COLUMN "price_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "margin_action" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "price_ending" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "raise_limit" smallint DEFAULT 20 NOT NULL;