CREATE TABLE "sku_part" (
	"sku_id" bigint NOT NULL,
	"part_sku_id" bigint NOT NULL,
	"num" smallint NOT NULL,
	"sort" smallint NOT NULL,
	CONSTRAINT "sku_part_once" PRIMARY KEY("sku_id","part_sku_id"),
	CONSTRAINT "sku_part_num" CHECK ("sku_part"."num" > 0 AND "sku_part"."sku_id" <> "sku_part"."part_sku_id")
);
--> statement-breakpoint
CREATE TABLE "order_sku_part" (
	"order_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"part_sku_id" bigint NOT NULL,
	"num" smallint NOT NULL,
	"sort" smallint NOT NULL,
	"good_name" text NOT NULL,
	"sku_name" text NOT NULL,
	"merchant_code" text NOT NULL,
	CONSTRAINT "order_sku_part_once" PRIMARY KEY("order_id","sku_id","part_sku_id"),
	CONSTRAINT "order_sku_part_num" CHECK ("order_sku_part"."num" > 0)
);
--> statement-breakpoint
-- It asks for the order now; the files bring it back.
DROP FUNCTION IF EXISTS pieces_of;
--> statement-breakpoint
ALTER TABLE "sku" ADD COLUMN "part_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "has_bundles" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sku_part" ADD CONSTRAINT "sku_part_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_part" ADD CONSTRAINT "sku_part_part_sku_id_sku_id_fk" FOREIGN KEY ("part_sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sku_part" ADD CONSTRAINT "order_sku_part_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sku_part_of" ON "sku_part" USING btree ("part_sku_id");--> statement-breakpoint
CREATE INDEX "sku_bundle" ON "sku" USING btree ("good_id") WHERE "sku"."part_count" > 0;