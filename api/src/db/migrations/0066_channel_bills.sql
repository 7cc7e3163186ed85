CREATE TABLE "channel_bill_difference" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_bill_difference_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bill_id" bigint NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"kind" smallint NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"line_kind" smallint NOT NULL,
	"number" text NOT NULL,
	"trade_no" text DEFAULT '' NOT NULL,
	"payment_id" bigint,
	"told" bigint,
	"ours" bigint,
	"told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "channel_bill_difference_once" UNIQUE("bill_id","line_kind","number"),
	CONSTRAINT "channel_bill_difference_kind" CHECK ("channel_bill_difference"."kind" BETWEEN 1 AND 4)
);
--> statement-breakpoint
CREATE TABLE "channel_bill_line" (
	"bill_id" bigint NOT NULL,
	"run" bigint NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"kind" smallint NOT NULL,
	"number" text NOT NULL,
	"trade_no" text NOT NULL,
	"amount" bigint NOT NULL,
	"is_done" boolean NOT NULL,
	"at" timestamp (3) with time zone,
	CONSTRAINT "channel_bill_line_once" PRIMARY KEY("bill_id","run","kind","number")
);
--> statement-breakpoint
CREATE TABLE "channel_bill" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_bill_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	-- squawk-ignore prefer-bigint-over-smallint
	"pay_type" smallint NOT NULL,
	"day" date NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"status" smallint DEFAULT 0 NOT NULL,
	"runs" bigint DEFAULT 0 NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"compared_at" timestamp (3) with time zone,
	"told_payments" bigint DEFAULT 0 NOT NULL,
	"told_paid" bigint DEFAULT 0 NOT NULL,
	"told_refunds" bigint DEFAULT 0 NOT NULL,
	"told_returned" bigint DEFAULT 0 NOT NULL,
	"our_payments" bigint DEFAULT 0 NOT NULL,
	"our_paid" bigint DEFAULT 0 NOT NULL,
	"our_refunds" bigint DEFAULT 0 NOT NULL,
	"our_returned" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_bill_once" UNIQUE("pay_type","day"),
	CONSTRAINT "channel_bill_status" CHECK ("channel_bill"."status" IN (0, 1))
);
--> statement-breakpoint
CREATE TABLE "month_statement" (
	"month" date NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"owner_kind" smallint NOT NULL,
	"code" text NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"kind" smallint NOT NULL,
	"lines" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "month_statement_once" PRIMARY KEY("month","owner_kind","code","kind"),
	CONSTRAINT "month_statement_month" CHECK (extract(day FROM "month_statement"."month") = 1)
);
--> statement-breakpoint
ALTER TABLE "channel_bill_difference" ADD CONSTRAINT "channel_bill_difference_bill_id_channel_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."channel_bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_bill_line" ADD CONSTRAINT "channel_bill_line_bill_id_channel_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."channel_bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_bill_difference_open" ON "channel_bill_difference" USING btree ("bill_id","id") WHERE "channel_bill_difference"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "channel_bill_difference_number" ON "channel_bill_difference" USING btree ("number");--> statement-breakpoint
CREATE INDEX "channel_bill_line_number" ON "channel_bill_line" USING btree ("number");--> statement-breakpoint
CREATE INDEX "channel_bill_days" ON "channel_bill" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "channel_bill_waiting" ON "channel_bill" USING btree ("id") WHERE "channel_bill"."status" = 0;