CREATE TABLE "waybill_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waybill_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" bigint NOT NULL,
	"courier_id" bigint NOT NULL,
	"warehouse_id" bigint,
	-- squawk-ignore prefer-bigint-over-smallint
	"platform" smallint DEFAULT 0 NOT NULL,
	"account" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"falls_back" boolean DEFAULT false NOT NULL,
	"problem_code" text DEFAULT '' NOT NULL,
	"problem_at" timestamp (3) with time zone,
	"tested_at" timestamp (3) with time zone,
	"test_begun_at" timestamp (3) with time zone,
	-- squawk-ignore prefer-bigint-over-int
	"version" integer DEFAULT 0 NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waybill_account_problem" CHECK ("waybill_account"."problem_code" = '' OR "waybill_account"."problem_at" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "waybill_account_id" bigint;--> statement-breakpoint
ALTER TABLE "waybill_account" ADD CONSTRAINT "waybill_account_seller_id_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waybill_account" ADD CONSTRAINT "waybill_account_courier_id_courier_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."courier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waybill_account" ADD CONSTRAINT "waybill_account_warehouse_id_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_waybill_account" ON "waybill_account" USING btree ("seller_id","courier_id","platform",coalesce("warehouse_id", 0)) WHERE "waybill_account"."removed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "waybill_account_removed" ON "waybill_account" USING btree ("removed_at") WHERE "waybill_account"."removed_at" IS NOT NULL;