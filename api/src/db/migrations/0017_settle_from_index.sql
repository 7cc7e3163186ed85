CREATE INDEX CONCURRENTLY "order_package_settle_from" ON "order_package" USING btree ("settle_from") WHERE "order_package"."settle_status" = 1;
