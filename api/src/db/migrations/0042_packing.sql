CREATE TABLE "buyer_note" (
	"seller_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "buyer_note_once" PRIMARY KEY("seller_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "packing" (
	"package_id" bigint PRIMARY KEY NOT NULL,
	"seller_id" bigint NOT NULL,
	"bench" text,
	"opened_at" timestamp (3) with time zone,
	"skip_reason" text DEFAULT '' NOT NULL,
	"packed_at" timestamp (3) with time zone,
	"packed_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wave_parcel" (
	"wave_id" bigint NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"place" smallint NOT NULL,
	"package_id" bigint NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "wave_parcel_place" PRIMARY KEY("wave_id","place"),
	CONSTRAINT "wave_parcel_places" CHECK ("wave_parcel"."place" BETWEEN 1 AND 500)
);
--> statement-breakpoint
CREATE TABLE "wave" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wave_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"wave_no" text NOT NULL,
	"seller_id" bigint NOT NULL,
	"warehouse_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "wave_once" UNIQUE("seller_id","wave_no")
);
--> statement-breakpoint
ALTER TABLE "good_stock" ADD COLUMN "bin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "packer_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_note" ADD CONSTRAINT "buyer_note_seller_id_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_note" ADD CONSTRAINT "buyer_note_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing" ADD CONSTRAINT "packing_package_id_order_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."order_package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing" ADD CONSTRAINT "packing_seller_id_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wave_parcel" ADD CONSTRAINT "wave_parcel_wave_id_wave_id_fk" FOREIGN KEY ("wave_id") REFERENCES "public"."wave"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wave_parcel" ADD CONSTRAINT "wave_parcel_package_id_order_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."order_package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wave" ADD CONSTRAINT "wave_seller_id_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wave" ADD CONSTRAINT "wave_warehouse_id_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "buyer_note_account" ON "buyer_note" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "packing_seller" ON "packing" USING btree ("seller_id","package_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_wave" ON "wave_parcel" USING btree ("package_id") WHERE "wave_parcel"."is_open";--> statement-breakpoint
CREATE INDEX "wave_seller" ON "wave" USING btree ("seller_id","id");