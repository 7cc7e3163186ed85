CREATE TABLE "shop_order_parcel" (
	"shop_order_id" bigint NOT NULL,
	"package_id" bigint NOT NULL,
	"line_ids" text[],
	"import_status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "shop_order_parcel_once" PRIMARY KEY("shop_order_id","package_id")
);
--> statement-breakpoint
ALTER TABLE "shop_order_parcel" ADD CONSTRAINT "shop_order_parcel_shop_order_id_shop_order_id_fk" FOREIGN KEY ("shop_order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order_parcel" ADD CONSTRAINT "shop_order_parcel_package_id_order_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."order_package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_order_parcel_package" ON "shop_order_parcel" USING btree ("package_id");--> statement-breakpoint
INSERT INTO "shop_order_parcel" ("shop_order_id", "package_id", "import_status")
SELECT s."id", p."id", CASE WHEN p."auto_send_status" = 3 OR s."import_status" = 3 THEN 3 WHEN p."waybill_no" IS NOT NULL THEN 2 ELSE 1 END
  FROM "shop_order" s JOIN "order_package" p ON p."id" = s."package_id";
