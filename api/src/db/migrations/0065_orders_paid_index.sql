CREATE INDEX CONCURRENTLY "orders_paid" ON "orders" USING btree ("paid_at") WHERE "orders"."paid_at" IS NOT NULL;
