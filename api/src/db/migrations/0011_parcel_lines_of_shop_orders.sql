ALTER TABLE "order_package" ADD COLUMN "line_ids" text[];--> statement-breakpoint
UPDATE "order_package" p SET "line_ids" = x."line_ids" FROM "shop_order_parcel" x WHERE x."package_id" = p."id" AND x."line_ids" IS NOT NULL;
