-- For POST /orders/getOrdersList and /orderPackages/getOrderPackagesList, newest first, whatever they are filtered by: a
-- page and its count are read from the index alone, 100,000 entries in some 10 ms. An index for each filter would cost every
-- change of an order; kept totals would have all who change an account's rows wait for one row. Ids ascend: read backwards
-- they are the newest first, which `DESC NULLS LAST` is not.
DROP INDEX "orders_account";--> statement-breakpoint
DROP INDEX "orders_account_status";--> statement-breakpoint
DROP INDEX "order_package_account";--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id","id","status","after_sale_status","platform","type","warehouse_id","courier_id","shop_id","created_at","package_count","good_name");--> statement-breakpoint
CREATE INDEX "order_package_account" ON "order_package" USING btree ("account_id","id","order_id","status","refund_status","output_status","auto_send_status","platform","shop_id","created_at");--> statement-breakpoint
-- The same for suppliers, of whose orders there was no index.
CREATE INDEX "orders_seller" ON "orders" USING btree ("seller_id","id","status","after_sale_status","platform","type","warehouse_id","courier_id","shop_id","created_at","package_count","good_name");--> statement-breakpoint
CREATE INDEX "order_package_seller" ON "order_package" USING btree ("seller_id","id","order_id","status","refund_status","output_status","auto_send_status","platform","shop_id","created_at");--> statement-breakpoint
-- The tabs of both lists; what is rare is found without going through the rest.
CREATE INDEX "orders_account_status" ON "orders" USING btree ("account_id","status","id");--> statement-breakpoint
CREATE INDEX "order_package_account_status" ON "order_package" USING btree ("account_id","status","id");--> statement-breakpoint
CREATE INDEX "orders_after_sale" ON "orders" USING btree ("account_id","id") WHERE "orders"."after_sale_status" > 0;--> statement-breakpoint
CREATE INDEX "order_package_refund" ON "order_package" USING btree ("account_id","refund_status","id") WHERE "order_package"."refund_status" > 0;--> statement-breakpoint
-- Orders by their fee.
CREATE INDEX "orders_fee" ON "orders" USING btree ("account_id","total_fee","id");--> statement-breakpoint
-- Parcels by the number at the platform: one that has ended has given it back, so `third_order` does not know it.
CREATE INDEX "order_package_third_order" ON "order_package" USING btree ("third_order_no") WHERE "order_package"."third_order_no" IS NOT NULL;--> statement-breakpoint
-- Refunds, newest first.
DROP INDEX "refund_account";--> statement-breakpoint
DROP INDEX "refund_seller";--> statement-breakpoint
CREATE INDEX "refund_account" ON "refund" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "refund_seller" ON "refund" USING btree ("seller_id","status","id");--> statement-breakpoint
-- The number first: lists are searched by it alone.
ALTER TABLE "third_order" DROP CONSTRAINT "third_order_once";--> statement-breakpoint
ALTER TABLE "third_order" ADD CONSTRAINT "third_order_once" PRIMARY KEY("third_order_no","account_id","platform");