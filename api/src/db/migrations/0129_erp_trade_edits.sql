ALTER TABLE "erp_trade" ADD COLUMN "sent_edits" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "erp_trade" ADD COLUMN "shipped_edits" smallint;