CREATE INDEX CONCURRENTLY "after_sale_case_unsettled" ON "after_sale_case" USING btree ("seller_id","return_id") WHERE "after_sale_case"."return_id" IS NOT NULL AND "after_sale_case"."goods" IS NULL;
