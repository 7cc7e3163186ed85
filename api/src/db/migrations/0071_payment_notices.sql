CREATE TABLE "payment_notice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"is_pushed" boolean NOT NULL,
	"state" text NOT NULL,
	"amount" bigint,
	"channel_trade_no" text DEFAULT '' NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"times" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_notice_state" CHECK ("payment_notice"."state" IN ('paid', 'waiting', 'closed', 'absent'))
);
--> statement-breakpoint
ALTER TABLE "payment_notice" ADD CONSTRAINT "payment_notice_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_notice_payment" ON "payment_notice" USING btree ("payment_id","id");