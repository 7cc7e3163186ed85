DROP INDEX "order_package_problem";--> statement-breakpoint
-- For POST /problems/list and its counts: as large as the problems of an account, however many parcels it has.
CREATE INDEX "order_package_problem" ON "order_package" USING btree ("account_id") WHERE ("order_package"."output_status" = 4 AND "order_package"."status" = 20) OR ("order_package"."auto_send_status" IN (4, 5) AND "order_package"."status" NOT IN (70, 80)) OR "order_package"."status" = 60;--> statement-breakpoint
CREATE INDEX "order_package_seller_problem" ON "order_package" USING btree ("seller_id") WHERE ("order_package"."output_status" = 4 AND "order_package"."status" = 20) OR "order_package"."status" = 60;--> statement-breakpoint
CREATE INDEX "order_package_not_picked" ON "order_package" USING btree ("account_id","shipped_at") WHERE "order_package"."status" = 30 AND "order_package"."picked_at" IS NULL AND "order_package"."trace_checked_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_package_seller_not_picked" ON "order_package" USING btree ("seller_id","shipped_at") WHERE "order_package"."status" = 30 AND "order_package"."picked_at" IS NULL AND "order_package"."trace_checked_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "refund_waiting" ON "refund" USING btree ("account_id","created_at") WHERE "refund"."status" = 30;
