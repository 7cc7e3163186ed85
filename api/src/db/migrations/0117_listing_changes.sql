-- Edits and looks are small, and the table came with this release: nothing is put up yet.
-- squawk-ignore-file prefer-bigint-over-smallint, prefer-bigint-over-int, require-concurrent-index-creation
CREATE TABLE "shop_listing_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_listing_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"good_id" bigint,
	"account_id" bigint,
	"shop_id" bigint
);
--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "auto_listing_content" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "auto_listing_price" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_listing" ADD COLUMN "sent" jsonb;--> statement-breakpoint
ALTER TABLE "shop_listing" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_listing" ADD COLUMN "edits" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_listing" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shop_listing" ADD COLUMN "look_due" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_listing" ADD COLUMN "looks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "shop_listing_good" ON "shop_listing" USING btree ("good_id");--> statement-breakpoint
CREATE INDEX "shop_listing_look" ON "shop_listing" USING btree ("id") WHERE "shop_listing"."look_due" AND "shop_listing"."state" = 1;--> statement-breakpoint
CREATE INDEX "shop_listing_changed" ON "shop_listing" USING btree ("shop_id","id" DESC NULLS LAST) WHERE "shop_listing"."changes" <> '[]';--> statement-breakpoint
CREATE INDEX "shop_listing_edits" ON "shop_listing" USING btree ("shop_id") WHERE "shop_listing"."edits" <> 0;