CREATE INDEX CONCURRENTLY "goods_scheduled" ON "goods" USING btree (least("on_at", "off_at")) WHERE "goods"."on_at" IS NOT NULL OR "goods"."off_at" IS NOT NULL;
