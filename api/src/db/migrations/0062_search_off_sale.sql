CREATE INDEX CONCURRENTLY "sku_off_sale" ON "sku" USING btree ("good_id") WHERE "sku"."status" <> 1;
