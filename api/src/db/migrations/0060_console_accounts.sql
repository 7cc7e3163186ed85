CREATE TABLE "account_note" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"operator_id" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_licence" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_licence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" bigint NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"kind" smallint NOT NULL,
	"number" text NOT NULL,
	"file_id" bigint NOT NULL,
	"ends_on" date,
	-- squawk-ignore prefer-bigint-over-smallint
	"status" smallint DEFAULT 1 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"added_by" text NOT NULL,
	"decided_by" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"check_on" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_licence_kind" CHECK ("supplier_licence"."kind" IN (1, 2, 3, 4)),
	CONSTRAINT "supplier_licence_status" CHECK ("supplier_licence"."status" IN (1, 2, 3, 4)),
	CONSTRAINT "supplier_licence_decided" CHECK (("supplier_licence"."status" = 1) = ("supplier_licence"."decided_at" IS NULL)),
	CONSTRAINT "supplier_licence_check" CHECK ("supplier_licence"."status" <> 2 OR "supplier_licence"."check_on" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "deposit_min" bigint;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_figure" ADD COLUMN "case_rate" bigint;--> statement-breakpoint
ALTER TABLE "seller_figure" ADD COLUMN "disputed_rate" bigint;--> statement-breakpoint
ALTER TABLE "seller_figure" ADD COLUMN "late_rate" bigint;--> statement-breakpoint
ALTER TABLE "seller_figure" ADD COLUMN "ship_median" bigint;--> statement-breakpoint
ALTER TABLE "seller_figure" ADD COLUMN "score" bigint;--> statement-breakpoint
ALTER TABLE "join_application" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "join_application" ADD COLUMN "handled_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "join_application" ADD COLUMN "handled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_note" ADD CONSTRAINT "account_note_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_note" ADD CONSTRAINT "account_note_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_licence" ADD CONSTRAINT "supplier_licence_seller_id_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_licence" ADD CONSTRAINT "supplier_licence_file_id_private_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."private_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_note_account" ON "account_note" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "supplier_licence_seller" ON "supplier_licence" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "supplier_licence_waiting" ON "supplier_licence" USING btree ("id") WHERE "supplier_licence"."status" = 1;--> statement-breakpoint
CREATE INDEX "supplier_licence_due" ON "supplier_licence" USING btree ("check_on","id") WHERE "supplier_licence"."status" = 2;--> statement-breakpoint
CREATE INDEX "supplier_licence_ending" ON "supplier_licence" USING btree ("ends_on") WHERE "supplier_licence"."status" = 2 AND "supplier_licence"."ends_on" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "supplier_licence_file" ON "supplier_licence" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_accepted_licence" ON "supplier_licence" USING btree ("seller_id","kind") WHERE "supplier_licence"."status" = 2;--> statement-breakpoint
-- The table is small: it takes a moment.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "account_level" ON "account" USING btree ("kind","level","id");--> statement-breakpoint
-- The table is small: it takes a moment.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "account_seller" ON "account" USING btree ("id") WHERE "account"."kind" = 2;--> statement-breakpoint
-- The table is small: it takes a moment.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "account_stopped" ON "account" USING btree ("status","id") WHERE "account"."status" <> 1;--> statement-breakpoint
-- The table is small: it takes a moment.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "account_created" ON "account" USING btree ("created_at","id");--> statement-breakpoint
-- The table is small: it takes a moment.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "account_names" ON "account" USING gin (sign_pairs("nick_name" || ' ' || "company_name"));--> statement-breakpoint
-- The table is small: it takes a moment.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "seller_figure_warned" ON "seller_figure" USING btree ("seller_id") WHERE package_count >= 20 AND (ship_median > 172800 OR late_rate > 1000 OR refunded_rate > 1000 OR disputed_rate > 200 OR score < 40);--> statement-breakpoint
-- The table is small: it takes a moment.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "join_application_status" ON "join_application" USING btree ("status","id");--> statement-breakpoint
-- The table is small, and what is there keeps to it.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "account" ADD CONSTRAINT "account_deposit_min" CHECK ("account"."deposit_min" >= 0);--> statement-breakpoint
-- The table is small, and what is there keeps to it.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "join_application" ADD CONSTRAINT "join_application_status" CHECK ("join_application"."status" IN (0, 1, 2, 3));