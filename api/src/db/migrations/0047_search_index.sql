CREATE INDEX CONCURRENTLY "goods_pairs" ON "goods" USING gin (sign_pairs("search_text"));
