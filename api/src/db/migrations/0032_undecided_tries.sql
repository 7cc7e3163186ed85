ALTER TABLE "counter" ADD COLUMN "open" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "counter" ADD COLUMN "open_until" timestamp (3) with time zone;