CREATE TABLE "good_property" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "good_property_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"good_id" bigint NOT NULL,
	"name" text NOT NULL,
	"sort" smallint NOT NULL,
	CONSTRAINT "good_property_once" UNIQUE("good_id","name")
);
--> statement-breakpoint
CREATE TABLE "good_property_value" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "good_property_value_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL,
	"name" text NOT NULL,
	"sort" smallint NOT NULL,
	CONSTRAINT "good_property_value_once" UNIQUE("property_id","name")
);
--> statement-breakpoint
CREATE TABLE "sku" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sku_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku_no" text NOT NULL,
	"good_id" bigint NOT NULL,
	"value_ids" bigint[] DEFAULT '{}' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"merchant_code" text DEFAULT '' NOT NULL,
	"barcodes" text[] DEFAULT '{}' NOT NULL,
	"pic" text DEFAULT '' NOT NULL,
	"supply_price" bigint NOT NULL,
	"weight" integer NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"sort" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "sku_skuNo_unique" UNIQUE("sku_no"),
	CONSTRAINT "sku_amounts" CHECK ("sku"."supply_price" >= 0 AND "sku"."weight" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_sku" (
	"order_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"good_id" bigint NOT NULL,
	"good_name" text NOT NULL,
	"good_pic" text NOT NULL,
	"sku_name" text NOT NULL,
	"merchant_code" text NOT NULL,
	CONSTRAINT "order_sku_once" PRIMARY KEY("order_id","sku_id")
);
--> statement-breakpoint
CREATE TABLE "package_line" (
	"package_id" bigint NOT NULL,
	"line" smallint NOT NULL,
	"sku_id" bigint NOT NULL,
	"num" smallint NOT NULL,
	"goods_fee" bigint NOT NULL,
	"supply_fee" bigint NOT NULL,
	CONSTRAINT "package_line_once" PRIMARY KEY("package_id","line"),
	CONSTRAINT "package_line_num" CHECK ("package_line"."num" > 0)
);
--> statement-breakpoint
ALTER TABLE "good_stock" DROP CONSTRAINT "good_stock_once";--> statement-breakpoint
ALTER TABLE "good_stock" ADD COLUMN "sku_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sku_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sku_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "merchant_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sku_count" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "piece_count" integer;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "line_count" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "sku_id" bigint;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "num" smallint;--> statement-breakpoint
-- Goods of before have one combination each.
INSERT INTO "sku" ("sku_no", "good_id", "supply_price", "weight") SELECT "goods_no" || '-1', "id", "supply_price", "weight" FROM "goods" ORDER BY "id";
--> statement-breakpoint
UPDATE "good_stock" s SET "sku_id" = k."id" FROM "sku" k WHERE k."good_id" = s."good_id";
--> statement-breakpoint
UPDATE "orders" o SET "sku_id" = k."id", "piece_count" = o."num" * o."package_count" FROM "sku" k WHERE k."good_id" = o."good_id";
--> statement-breakpoint
-- Their triggers would look at every parcel, and none of them is about these columns.
ALTER TABLE "order_package" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "order_package" p SET "sku_id" = o."sku_id", "num" = o."num" FROM "orders" o WHERE o."id" = p."order_id";
--> statement-breakpoint
ALTER TABLE "order_package" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "good_stock" ALTER COLUMN "sku_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "sku_id" SET NOT NULL, ALTER COLUMN "piece_count" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_package" ALTER COLUMN "sku_id" SET NOT NULL, ALTER COLUMN "num" SET NOT NULL;
--> statement-breakpoint
-- Their parameters have other names now; the files bring them back.
DROP FUNCTION IF EXISTS reserve_stock, release_stock, take_stock, return_stock, insert_stock, create_stock;
--> statement-breakpoint
ALTER TABLE "good_property" ADD CONSTRAINT "good_property_good_id_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "good_property_value" ADD CONSTRAINT "good_property_value_property_id_good_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."good_property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku" ADD CONSTRAINT "sku_good_id_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sku" ADD CONSTRAINT "order_sku_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_line" ADD CONSTRAINT "package_line_package_id_order_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."order_package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sku_once" ON "sku" USING btree ("good_id","value_ids") WHERE "sku"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "sku_merchant_code" ON "sku" USING btree ("merchant_code") WHERE "sku"."merchant_code" <> '';--> statement-breakpoint
ALTER TABLE "good_stock" ADD CONSTRAINT "good_stock_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "good_stock_good" ON "good_stock" USING btree ("good_id","warehouse_id");--> statement-breakpoint
ALTER TABLE "good_stock" ADD CONSTRAINT "good_stock_once" UNIQUE("sku_id","warehouse_id");