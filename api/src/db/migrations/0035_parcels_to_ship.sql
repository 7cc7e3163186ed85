CREATE INDEX CONCURRENTLY "order_package_to_ship" ON "order_package" USING btree ("seller_id","promised_ship_at","order_id") WHERE "order_package"."status" = 20;
