CREATE TABLE "after_sale_case" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "after_sale_case_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_no" text NOT NULL,
	"package_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"kind" smallint NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"ask" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"items" jsonb,
	-- squawk-ignore prefer-bigint-over-smallint
	"status" smallint NOT NULL,
	"offer_amount" bigint,
	-- squawk-ignore prefer-bigint-over-smallint
	"insisted" smallint DEFAULT 0 NOT NULL,
	"refund_id" bigint,
	"due_at" timestamp (3) with time zone,
	"outcome" text,
	"given_amount" bigint DEFAULT 0 NOT NULL,
	"read_by_buyer" bigint DEFAULT 0 NOT NULL,
	"read_by_seller" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "after_sale_case_caseNo_unique" UNIQUE("case_no"),
	CONSTRAINT "after_sale_case_amounts" CHECK ("after_sale_case"."amount" >= 0 AND "after_sale_case"."offer_amount" >= 1 AND "after_sale_case"."given_amount" >= 0),
	CONSTRAINT "after_sale_case_ended" CHECK (("after_sale_case"."status" >= 70) = ("after_sale_case"."finished_at" IS NOT NULL AND "after_sale_case"."outcome" IS NOT NULL)),
	CONSTRAINT "after_sale_case_due_ended" CHECK ("after_sale_case"."status" < 60 OR "after_sale_case"."due_at" IS NULL)
);
--> statement-breakpoint
CREATE TABLE "case_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" bigint NOT NULL,
	"by" text NOT NULL,
	"action" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"amount" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "compensation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "compensation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" bigint NOT NULL,
	"package_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"supplier_part" bigint NOT NULL,
	"agent_part" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "compensation_parts" CHECK ("compensation"."amount" > 0 AND "compensation"."supplier_part" >= 0 AND "compensation"."agent_part" >= 0 AND "compensation"."supplier_part" + "compensation"."agent_part" <= "compensation"."amount")
);
--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "compensated" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "after_sale_case" ADD CONSTRAINT "after_sale_case_package_id_order_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."order_package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_message" ADD CONSTRAINT "case_message_case_id_after_sale_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."after_sale_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compensation" ADD CONSTRAINT "compensation_case_id_after_sale_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."after_sale_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compensation" ADD CONSTRAINT "compensation_package_id_order_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."order_package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_case" ON "after_sale_case" USING btree ("package_id") WHERE "after_sale_case"."status" < 70;--> statement-breakpoint
CREATE INDEX "after_sale_case_package" ON "after_sale_case" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "after_sale_case_open" ON "after_sale_case" USING btree ("order_id") WHERE "after_sale_case"."status" < 70;--> statement-breakpoint
CREATE INDEX "after_sale_case_account" ON "after_sale_case" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "after_sale_case_account_open" ON "after_sale_case" USING btree ("account_id","id") WHERE "after_sale_case"."status" < 70;--> statement-breakpoint
CREATE INDEX "after_sale_case_seller_open" ON "after_sale_case" USING btree ("seller_id","id") WHERE "after_sale_case"."status" < 70;--> statement-breakpoint
CREATE INDEX "after_sale_case_seller" ON "after_sale_case" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "after_sale_case_refund" ON "after_sale_case" USING btree ("refund_id") WHERE "after_sale_case"."refund_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "after_sale_case_due" ON "after_sale_case" USING btree ("due_at","id") WHERE "after_sale_case"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "after_sale_case_judging" ON "after_sale_case" USING btree ("id") WHERE "after_sale_case"."status" = 60;--> statement-breakpoint
CREATE INDEX "case_message_case" ON "case_message" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "compensation_package" ON "compensation" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "compensation_case" ON "compensation" USING btree ("case_id");--> statement-breakpoint
ALTER TABLE "order_package" ADD CONSTRAINT "package_compensated" CHECK ("order_package"."compensated" >= 0 AND "order_package"."refund_fee" + "order_package"."compensated" <= "order_package"."package_fee" AND "order_package"."supplier_share" + "order_package"."agent_share" + "order_package"."compensated" <= "order_package"."package_fee") NOT VALID;
