-- What the index of goods by two Chinese characters is made of: it must not change without that index.
CREATE FUNCTION sign_pairs(search_text text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT pair), '{}')
    FROM (SELECT substr(search_text, n, 2) AS pair FROM generate_series(1, length(search_text) - 1) n) pairs
   WHERE pair ~ '^[^\x01-\x7f]{2}$'
$$;
--> statement-breakpoint
CREATE TABLE "best_selling_good" (
	"good_id" bigint PRIMARY KEY NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"month_sold" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "best_selling_good" ADD CONSTRAINT "best_selling_good_good_id_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;
