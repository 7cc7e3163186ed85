-- All orders of an account, and by them all of its parcels, are counted from the narrowest of its indexes.
DROP INDEX "orders_account_status";--> statement-breakpoint
CREATE INDEX "orders_account_status" ON "orders" USING btree ("account_id","status","id","package_count");--> statement-breakpoint
-- Failed waybills are found without going through the rest.
CREATE INDEX "order_package_failed" ON "order_package" USING btree ("account_id","id") WHERE "order_package"."output_status" = 4;