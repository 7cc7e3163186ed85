ALTER TABLE "person_notice" ADD COLUMN "notice_id" bigint;--> statement-breakpoint
-- squawk-ignore prefer-bigint-over-smallint
ALTER TABLE "notice" ADD COLUMN "audience" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- squawk-ignore prefer-bigint-over-smallint
ALTER TABLE "notice" ADD COLUMN "level" smallint;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "account_id" bigint;--> statement-breakpoint
-- squawk-ignore prefer-bigint-over-smallint
ALTER TABLE "notice" ADD COLUMN "status" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "revision" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "author" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "addressed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "delivered_to" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "delivered" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
-- Notices are hundreds: a scan of them holds up nobody.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "notice_unsettled" ON "notice" USING btree ("id") WHERE "notice"."type" = 4 AND "notice"."status" <> 1 AND "notice"."settled_at" IS NULL;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "notice" ADD CONSTRAINT "notice_status" CHECK ("notice"."status" IN (1, 2, 3));--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "notice" ADD CONSTRAINT "notice_audience" CHECK ("notice"."audience" IN (0, 1, 2, 3, 4) AND ("notice"."audience" = 3) = ("notice"."level" IS NOT NULL) AND ("notice"."audience" = 4) = ("notice"."account_id" IS NOT NULL));--> statement-breakpoint
-- Who publishes reads what there is.
UPDATE "operator_role" SET "permissions" = "permissions" || ARRAY['notices.read'] WHERE 'notices.publish' = ANY ("permissions") AND 'notices.read' <> ALL ("permissions");
