CREATE TABLE "invoice_part" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_part_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" bigint NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"kind" smallint NOT NULL,
	"package_id" bigint,
	"payment_id" bigint,
	"amount" bigint NOT NULL,
	"is_red" boolean DEFAULT false NOT NULL,
	"released" boolean DEFAULT false NOT NULL,
	CONSTRAINT "invoice_part_of" CHECK (("invoice_part"."package_id" IS NULL) <> ("invoice_part"."payment_id" IS NULL)),
	CONSTRAINT "invoice_part_amount" CHECK ("invoice_part"."released" OR "invoice_part"."is_red" = ("invoice_part"."amount" < 0))
);
--> statement-breakpoint
CREATE TABLE "invoice_title" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_title_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"kind" smallint NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_title_kind" CHECK ("invoice_title"."kind" IN (1, 2))
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"issuer_id" bigint,
	-- squawk-ignore prefer-bigint-over-smallint
	"kind" smallint NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"custody" smallint NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"title_kind" smallint NOT NULL,
	"title" text NOT NULL,
	"amount" bigint NOT NULL,
	"red_of" bigint,
	-- squawk-ignore prefer-bigint-over-smallint
	"status" smallint DEFAULT 1 NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"issued_on" date,
	"file_id" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_kind" CHECK ("invoice"."kind" IN (1, 2, 3, 4)),
	CONSTRAINT "invoice_custody" CHECK ("invoice"."custody" IN (1, 2)),
	CONSTRAINT "invoice_status" CHECK ("invoice"."status" IN (1, 2, 3, 4)),
	CONSTRAINT "invoice_amount" CHECK ("invoice"."status" = 4 OR ("invoice"."red_of" IS NULL) = ("invoice"."amount" > 0)),
	CONSTRAINT "invoice_issued" CHECK (("invoice"."status" = 3) = ("invoice"."issued_on" IS NOT NULL AND "invoice"."number" <> ''))
);
--> statement-breakpoint
ALTER TABLE "private_file" DROP CONSTRAINT "private_file_kind";--> statement-breakpoint
ALTER TABLE "invoice_part" ADD CONSTRAINT "invoice_part_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_title" ADD CONSTRAINT "invoice_title_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_issuer_id_account_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_file_id_private_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."private_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_part_invoice" ON "invoice_part" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "invoice_part_package" ON "invoice_part" USING btree ("package_id") WHERE "invoice_part"."package_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "invoice_part_payment" ON "invoice_part" USING btree ("payment_id") WHERE "invoice_part"."payment_id" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_invoiced_once" ON "invoice_part" USING btree ("package_id","kind") WHERE "invoice_part"."package_id" IS NOT NULL AND NOT "invoice_part"."is_red" AND NOT "invoice_part"."released";--> statement-breakpoint
CREATE UNIQUE INDEX "recharge_invoiced_once" ON "invoice_part" USING btree ("payment_id") WHERE "invoice_part"."payment_id" IS NOT NULL AND NOT "invoice_part"."is_red" AND NOT "invoice_part"."released";--> statement-breakpoint
CREATE UNIQUE INDEX "red_part_once" ON "invoice_part" USING btree ("invoice_id",coalesce("package_id", 0),coalesce("payment_id", 0)) WHERE "invoice_part"."is_red";--> statement-breakpoint
CREATE INDEX "invoice_title_account" ON "invoice_title" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "invoice_account" ON "invoice" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "invoice_issuer" ON "invoice" USING btree ("issuer_id","status","id") WHERE "invoice"."issuer_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "invoice_listed" ON "invoice" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "invoice_to_issue" ON "invoice" USING btree ("due_at") WHERE "invoice"."status" IN (1, 2);--> statement-breakpoint
CREATE INDEX "invoice_kept" ON "invoice" USING btree ("decided_at") WHERE "invoice"."status" IN (3, 4) AND "invoice"."title" <> '';--> statement-breakpoint
CREATE INDEX "invoice_file" ON "invoice" USING btree ("file_id") WHERE "invoice"."file_id" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_number_once" ON "invoice" USING btree (coalesce("issuer_id", 0),"number") WHERE "invoice"."number" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_red_letter" ON "invoice" USING btree ("red_of") WHERE "invoice"."status" = 1 AND "invoice"."red_of" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "private_file" ADD CONSTRAINT "private_file_kind" CHECK (("private_file"."kind" = 'picture' AND "private_file"."width" IS NOT NULL AND "private_file"."height" IS NOT NULL AND "private_file"."duration_ms" IS NULL)
       OR ("private_file"."kind" = 'video' AND "private_file"."width" IS NULL AND "private_file"."height" IS NULL AND "private_file"."duration_ms" IS NOT NULL)
       OR ("private_file"."kind" = 'document' AND "private_file"."width" IS NULL AND "private_file"."height" IS NULL AND "private_file"."duration_ms" IS NULL)) NOT VALID;
