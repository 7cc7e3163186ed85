ALTER TABLE "goods" ADD COLUMN "on_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "off_at" timestamp (3) with time zone;
