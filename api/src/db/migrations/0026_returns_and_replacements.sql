CREATE TABLE "coming_back" (
	"package_id" bigint PRIMARY KEY NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"kind" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "return_parcel" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_parcel_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" bigint NOT NULL,
	"account_id" bigint,
	"warehouse_id" bigint,
	"package_id" bigint,
	"courier_id" bigint,
	"waybill_no" text NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"trace_state" smallint,
	"trace_text" text DEFAULT '' NOT NULL,
	"traced_at" timestamp (3) with time zone,
	"tracked_until" timestamp (3) with time zone,
	"trace_checked_at" timestamp (3) with time zone,
	"traces" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"signed_at" timestamp (3) with time zone,
	"arrived_at" timestamp (3) with time zone,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_parcel_once" UNIQUE("seller_id","waybill_no")
);
--> statement-breakpoint
-- squawk-ignore prefer-bigint-over-smallint
ALTER TABLE "after_sale_case" ADD COLUMN "offer_kind" smallint;--> statement-breakpoint
ALTER TABLE "after_sale_case" ADD COLUMN "return_to" jsonb;--> statement-breakpoint
ALTER TABLE "after_sale_case" ADD COLUMN "return_id" bigint;--> statement-breakpoint
ALTER TABLE "after_sale_case" ADD COLUMN "replacement_id" bigint;--> statement-breakpoint
ALTER TABLE "after_sale_case" ADD COLUMN "freight" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- squawk-ignore prefer-bigint-over-smallint
ALTER TABLE "after_sale_case" ADD COLUMN "freight_by" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "replaces" bigint;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "replaced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "coming_back" ADD CONSTRAINT "coming_back_package_id_order_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."order_package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_parcel" ADD CONSTRAINT "return_parcel_seller_id_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_parcel" ADD CONSTRAINT "return_parcel_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_parcel" ADD CONSTRAINT "return_parcel_package_id_order_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."order_package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_parcel" ADD CONSTRAINT "return_parcel_courier_id_courier_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."courier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_parcel_seller" ON "return_parcel" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "return_parcel_stray" ON "return_parcel" USING btree ("seller_id","id") WHERE "return_parcel"."account_id" IS NULL;--> statement-breakpoint
CREATE INDEX "return_parcel_underway" ON "return_parcel" USING btree ("seller_id","id") WHERE "return_parcel"."arrived_at" IS NULL;--> statement-breakpoint
CREATE INDEX "return_parcel_waybill" ON "return_parcel" USING btree ("waybill_no");--> statement-breakpoint
CREATE INDEX "return_parcel_package" ON "return_parcel" USING btree ("package_id") WHERE "return_parcel"."package_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "return_parcel_to_track" ON "return_parcel" USING btree (coalesce("trace_checked_at", "created_at")) WHERE "return_parcel"."signed_at" IS NULL AND "return_parcel"."arrived_at" IS NULL AND "return_parcel"."courier_id" IS NOT NULL AND "return_parcel"."package_id" IS NULL;