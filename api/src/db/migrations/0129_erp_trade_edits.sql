-- Counts of changes, at most 32,767.
-- squawk-ignore-file prefer-bigint-over-smallint
ALTER TABLE "erp_trade" ADD COLUMN "sent_edits" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "erp_trade" ADD COLUMN "shipped_edits" smallint;