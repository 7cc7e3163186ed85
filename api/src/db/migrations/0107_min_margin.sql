-- Percent of a price.
-- squawk-ignore-file prefer-bigint-over-smallint
ALTER TABLE "shop_stock" ADD COLUMN "cost" bigint;--> statement-breakpoint
ALTER TABLE "shop_stock" ADD COLUMN "cost_before" bigint;--> statement-breakpoint
ALTER TABLE "shop_stock" ADD COLUMN "margin_low" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_stock" ADD COLUMN "sells_anyway" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "min_margin" smallint;