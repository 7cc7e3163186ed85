CREATE TABLE "package_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"package_id" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"reason_code" text DEFAULT '' NOT NULL,
	"actor" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_no" text NOT NULL,
	"package_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"waybill_fee" bigint DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"status" smallint NOT NULL,
	"audit_by" text,
	"audit_reason" text DEFAULT '' NOT NULL,
	"audit_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "refund_refundNo_unique" UNIQUE("refund_no"),
	CONSTRAINT "refund_amount" CHECK ("refund"."amount" >= 0 AND "refund"."waybill_fee" >= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reviewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "review_score" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "review_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "cancel_requested" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "trace_state" smallint;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "trace_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "traced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "tracked_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "picked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "settle_status" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "package_event" ADD CONSTRAINT "package_event_package_id_order_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."order_package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_package_id_order_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."order_package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "package_event_package" ON "package_event" USING btree ("package_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_active_refund" ON "refund" USING btree ("package_id") WHERE "refund"."status" IN (10, 20, 30);--> statement-breakpoint
CREATE INDEX "refund_account" ON "refund" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refund_seller" ON "refund" USING btree ("seller_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refund_due" ON "refund" USING btree ("due_at") WHERE "refund"."status" = 30;