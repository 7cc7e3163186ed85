CREATE SEQUENCE split_no_seq;--> statement-breakpoint
CREATE TABLE "cash_out_split" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_out_split_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"split_no" text NOT NULL,
	"cash_out_id" bigint NOT NULL,
	"payment_id" bigint NOT NULL,
	"receiver_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"status" smallint DEFAULT 0 NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"order_no" text,
	-- squawk-ignore prefer-bigint-over-smallint
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "cash_out_split_splitNo_unique" UNIQUE("split_no"),
	CONSTRAINT "cash_out_split_orderNo_unique" UNIQUE("order_no"),
	CONSTRAINT "cash_out_split_amount" CHECK ("cash_out_split"."amount" BETWEEN 1 AND 1000000000000),
	CONSTRAINT "cash_out_split_status" CHECK ("cash_out_split"."status" IN (0, 1, 2, 3) AND ("cash_out_split"."status" = 0) = ("cash_out_split"."ended_at" IS NULL) AND ("cash_out_split"."status" = 1) = ("cash_out_split"."order_no" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "split_receiver" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "split_receiver_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"name" text NOT NULL,
	"account_masked" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "split_receiver_kind" CHECK ("split_receiver"."kind" IN ('merchant', 'person'))
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "split_limit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "split_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_out_split" ADD CONSTRAINT "cash_out_split_cash_out_id_cash_out_id_fk" FOREIGN KEY ("cash_out_id") REFERENCES "public"."cash_out"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_out_split" ADD CONSTRAINT "cash_out_split_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_out_split" ADD CONSTRAINT "cash_out_split_receiver_id_split_receiver_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."split_receiver"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_receiver" ADD CONSTRAINT "split_receiver_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_out_split_cash_out" ON "cash_out_split" USING btree ("cash_out_id","id");--> statement-breakpoint
CREATE INDEX "cash_out_split_payment" ON "cash_out_split" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "cash_out_split_receiver" ON "cash_out_split" USING btree ("receiver_id");--> statement-breakpoint
CREATE INDEX "cash_out_split_due" ON "cash_out_split" USING btree ("next_try_at") WHERE "cash_out_split"."status" = 0;--> statement-breakpoint
CREATE INDEX "cash_out_split_ended" ON "cash_out_split" USING btree ("ended_at") WHERE "cash_out_split"."status" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "one_split_receiver" ON "split_receiver" USING btree ("account_id") WHERE "split_receiver"."removed_at" IS NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_split" CHECK ("payment"."split_amount" >= 0 AND "payment"."split_amount" <= "payment"."split_limit" AND "payment"."split_limit" <= "payment"."amount") NOT VALID;