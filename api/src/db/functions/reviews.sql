-- What of an order is reviewed: its goods that were not refunded as a whole, with the combinations of each that were bought.
CREATE OR REPLACE FUNCTION reviewed_goods(p_order bigint)
RETURNS TABLE (good_id bigint, good_name text, good_pic text, sku_name text) LANGUAGE sql STABLE AS $$
  SELECT l.good_id, min(l.good_name), min(l.good_pic), coalesce(string_agg(DISTINCT nullif(l.sku_name, ''), '、'), '')
    FROM parcel_line l JOIN order_package p ON p.id = l.package_id
   WHERE l.order_id = p_order AND p.status NOT IN (${parcelStatus.refunded}, ${parcelStatus.cancelled})
   GROUP BY l.good_id ORDER BY l.good_id
$$;

-- A review comes into the counts of its goods (1) or leaves them (-1). Only reviews of the same goods wait for each other.
CREATE OR REPLACE FUNCTION count_review(p_review review, p_by integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO good_review_count (good_id) VALUES (p_review.good_id) ON CONFLICT DO NOTHING;
  UPDATE good_review_count
     SET ones = ones + (p_review.score = 1)::int * p_by, twos = twos + (p_review.score = 2)::int * p_by,
         threes = threes + (p_review.score = 3)::int * p_by, fours = fours + (p_review.score = 4)::int * p_by,
         fives = fives + (p_review.score = 5)::int * p_by,
         pictured = pictured + (p_review.pics <> '[]' OR p_review.added_pics <> '[]')::int * p_by
   WHERE good_id = p_review.good_id;
$$;

CREATE OR REPLACE FUNCTION keep_review_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.hidden_at IS NULL THEN PERFORM count_review(OLD, -1); END IF;
  IF NEW.hidden_at IS NULL THEN PERFORM count_review(NEW, 1); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER review_counted AFTER INSERT OR UPDATE OF hidden_at, pics, added_pics ON review
  FOR EACH ROW EXECUTE FUNCTION keep_review_counts();

-- A score of an order is one of all its goods, unless they have their own.
CREATE OR REPLACE FUNCTION review_goods_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review (order_id, good_id, account_id, seller_id, score, text, sku_name, created_at)
  SELECT NEW.id, g.good_id, NEW.account_id, NEW.seller_id, NEW.review_score, NEW.review_text, g.sku_name, NEW.reviewed_at
    FROM reviewed_goods(NEW.id) g
      ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER order_reviewed AFTER UPDATE OF reviewed_at ON orders
  FOR EACH ROW WHEN (OLD.reviewed_at IS NULL AND NEW.reviewed_at IS NOT NULL AND NEW.review_score IS NOT NULL)
  EXECUTE FUNCTION review_goods_of_order();
