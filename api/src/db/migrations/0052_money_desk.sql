CREATE TABLE "balance_adjustment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "balance_adjustment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"kind" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"order_id" bigint,
	"package_id" bigint,
	"reason" text NOT NULL,
	"operator_id" bigint NOT NULL,
	"operator" text NOT NULL,
	"approved_by" text,
	"client_no" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "balance_adjustment_once" UNIQUE("operator_id","client_no"),
	CONSTRAINT "balance_adjustment_kind" CHECK ("balance_adjustment"."kind" IN (12, 13, 14)),
	CONSTRAINT "balance_adjustment_amount" CHECK (CASE "balance_adjustment"."kind" WHEN 13 THEN "balance_adjustment"."amount" < 0 WHEN 14 THEN "balance_adjustment"."amount" > 0 ELSE "balance_adjustment"."amount" <> 0 END),
	CONSTRAINT "balance_adjustment_parcel" CHECK ("balance_adjustment"."package_id" IS NULL OR "balance_adjustment"."order_id" IS NOT NULL),
	CONSTRAINT "balance_adjustment_two" CHECK ("balance_adjustment"."approved_by" <> "balance_adjustment"."operator")
);
--> statement-breakpoint
CREATE TABLE "cash_out_batch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_out_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"operator" text NOT NULL,
	"cash_out_ids" bigint[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cash_out" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "cash_out" ADD COLUMN "paid_by" text;--> statement-breakpoint
ALTER TABLE "cash_out" ADD COLUMN "batch_id" bigint;--> statement-breakpoint
ALTER TABLE "operator_role" ADD COLUMN "adjust_case_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_role" ADD COLUMN "adjust_day_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "balance_adjustment" ADD CONSTRAINT "balance_adjustment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_adjustment" ADD CONSTRAINT "balance_adjustment_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "balance_adjustment_account" ON "balance_adjustment" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "balance_adjustment_order" ON "balance_adjustment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "balance_adjustment_operator" ON "balance_adjustment" USING btree ("operator_id","created_at");--> statement-breakpoint
ALTER TABLE "cash_out" ADD CONSTRAINT "cash_out_batch_id_cash_out_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."cash_out_batch"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "cash_out" ADD CONSTRAINT "cash_out_two_people" CHECK (lower("cash_out"."paid_by") <> lower("cash_out"."approved_by")) NOT VALID;--> statement-breakpoint
UPDATE "operator_role" SET "adjust_case_fen" = 20000, "adjust_day_fen" = 200000 WHERE "code" IN ('administrator', 'finance');--> statement-breakpoint
UPDATE "operator_role" SET "adjust_case_fen" = 5000, "adjust_day_fen" = 30000 WHERE "code" = 'service';--> statement-breakpoint
UPDATE "operator_role" SET "permissions" = "permissions" || ARRAY['money.compensate'] WHERE "code" IN ('service', 'finance') AND 'money.compensate' <> ALL ("permissions");
