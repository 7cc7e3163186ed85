CREATE TABLE "good_review_count" (
	"good_id" bigint PRIMARY KEY NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"ones" integer DEFAULT 0 NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"twos" integer DEFAULT 0 NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"threes" integer DEFAULT 0 NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"fours" integer DEFAULT 0 NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"fives" integer DEFAULT 0 NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"pictured" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "good_review_count_least" CHECK (least("good_review_count"."ones", "good_review_count"."twos", "good_review_count"."threes", "good_review_count"."fours", "good_review_count"."fives", "good_review_count"."pictured") >= 0)
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"good_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"score" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"pics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sku_name" text DEFAULT '' NOT NULL,
	"added_at" timestamp (3) with time zone,
	"added_text" text DEFAULT '' NOT NULL,
	"added_pics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"hidden_reason" text DEFAULT '' NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"usefulness" smallint GENERATED ALWAYS AS ((pics <> '[]' OR added_pics <> '[]')::int * 4 + (length(text) >= 15)::int * 2 + (added_text <> '')::int) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_score" CHECK ("review"."score" BETWEEN 1 AND 5)
);
--> statement-breakpoint
ALTER TABLE "good_review_count" ADD CONSTRAINT "good_review_count_good_id_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_good_id_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_review" ON "review" USING btree ("order_id","good_id");--> statement-breakpoint
CREATE INDEX "review_good" ON "review" USING btree ("good_id","id") WHERE "review"."hidden_at" IS NULL;--> statement-breakpoint
CREATE INDEX "review_good_useful" ON "review" USING btree ("good_id","usefulness","id") WHERE "review"."hidden_at" IS NULL;--> statement-breakpoint
CREATE INDEX "review_account" ON "review" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "review_seller" ON "review" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "review_unanswered" ON "review" USING btree ("seller_id","created_at") WHERE "review"."answered_at" IS NULL AND "review"."hidden_at" IS NULL;
--> statement-breakpoint
-- As in functions/reviews.sql, which come after the backfill: what is reviewed meanwhile is counted. Of views there may be none.
CREATE OR REPLACE FUNCTION reviewed_goods(p_order bigint)
RETURNS TABLE (good_id bigint, good_name text, good_pic text, sku_name text) LANGUAGE sql STABLE AS $$
  SELECT coalesce(s.good_id, o.good_id), min(coalesce(s.good_name, o.good_name)), min(coalesce(s.good_pic, o.good_pic)),
         coalesce(string_agg(DISTINCT nullif(coalesce(s.sku_name, o.sku_name), ''), '、'), '')
    FROM orders o
    JOIN order_package p ON p.order_id = o.id AND p.status NOT IN (70, 80)
    LEFT JOIN package_line m ON m.package_id = p.id AND p.line_count > 1
    LEFT JOIN order_sku s ON s.order_id = o.id AND s.sku_id = coalesce(m.sku_id, p.sku_id)
   WHERE o.id = p_order GROUP BY 1 ORDER BY 1
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_review(p_review review, p_by integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO good_review_count (good_id) VALUES (p_review.good_id) ON CONFLICT DO NOTHING;
  UPDATE good_review_count
     SET ones = ones + (p_review.score = 1)::int * p_by, twos = twos + (p_review.score = 2)::int * p_by,
         threes = threes + (p_review.score = 3)::int * p_by, fours = fours + (p_review.score = 4)::int * p_by,
         fives = fives + (p_review.score = 5)::int * p_by,
         pictured = pictured + (p_review.pics <> '[]' OR p_review.added_pics <> '[]')::int * p_by
   WHERE good_id = p_review.good_id;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_review_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.hidden_at IS NULL THEN PERFORM count_review(OLD, -1); END IF;
  IF NEW.hidden_at IS NULL THEN PERFORM count_review(NEW, 1); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER review_counted AFTER INSERT OR UPDATE OF hidden_at, pics, added_pics ON review
  FOR EACH ROW EXECUTE FUNCTION keep_review_counts();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION review_goods_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review (order_id, good_id, account_id, seller_id, score, text, sku_name, created_at)
  SELECT NEW.id, g.good_id, NEW.account_id, NEW.seller_id, NEW.review_score, NEW.review_text, g.sku_name, NEW.reviewed_at
    FROM reviewed_goods(NEW.id) g
      ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER order_reviewed AFTER UPDATE OF reviewed_at ON orders
  FOR EACH ROW WHEN (OLD.reviewed_at IS NULL AND NEW.reviewed_at IS NOT NULL AND NEW.review_score IS NOT NULL)
  EXECUTE FUNCTION review_goods_of_order();
