CREATE INDEX CONCURRENTLY "goods_whole_name" ON "goods" USING btree (lower("name"));
