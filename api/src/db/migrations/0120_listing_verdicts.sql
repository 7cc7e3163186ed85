-- The table came with this release: nothing is put up yet. Verdicts are few, and so is how often goods are put up anew.
-- squawk-ignore-file prefer-bigint-over-smallint, require-concurrent-index-creation
ALTER TABLE "shop_listing" ADD COLUMN "verdict" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_listing" ADD COLUMN "verdict_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_listing" ADD COLUMN "verdict_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shop_listing" ADD COLUMN "renewals" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_listing" ADD COLUMN "renewed_from" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "shop_listing_verdict_due" ON "shop_listing" USING btree ("shop_id","verdict_due_at") WHERE "shop_listing"."verdict_due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "shop_listing_verdict" ON "shop_listing" USING btree ("shop_id","verdict","id" DESC NULLS LAST) WHERE "shop_listing"."verdict" > 1;--> statement-breakpoint
CREATE INDEX "shop_listing_remote" ON "shop_listing" USING btree ("remote_good_id") WHERE "shop_listing"."remote_good_id" <> '';