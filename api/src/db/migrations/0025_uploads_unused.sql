ALTER TABLE "warehouse" DROP CONSTRAINT "warehouse_name_unique";--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "used" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "warehouse_name" ON "warehouse" USING btree ("name") WHERE "warehouse"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "upload_unused" ON "upload" USING btree ("created_at") WHERE NOT "upload"."used";--> statement-breakpoint
-- Of goods that were removed as well, and of orders that show how goods looked when they were placed.
UPDATE upload SET used = true WHERE '/files/u/' || key IN (
  SELECT jsonb_array_elements_text(pics) FROM goods
  UNION ALL SELECT (regexp_matches(detail, '<img src="([^"]+)"', 'g'))[1] FROM goods
  UNION ALL SELECT logo FROM warehouse WHERE logo IS NOT NULL
  UNION ALL SELECT good_pic FROM orders)
