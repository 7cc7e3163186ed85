-- Something that the price or the name of goods depends on has changed, for everybody or for an account and those below it.
CREATE OR REPLACE FUNCTION listings_of_price_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_id bigint := split_part(NEW.source, ':', 2)::bigint;
BEGIN
  IF NEW.source LIKE 'goods:%' THEN
    INSERT INTO shop_listing_change (good_id) SELECT v_id WHERE EXISTS (SELECT FROM shop_listing l WHERE l.good_id = v_id);
  ELSE
    INSERT INTO shop_listing_change (account_id) VALUES (v_id);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER listings_of_price_changed AFTER INSERT OR UPDATE ON price_version FOR EACH ROW
  WHEN (NEW.source LIKE 'goods:%' OR NEW.source LIKE 'account:%')
  EXECUTE FUNCTION listings_of_price_changed();

-- What goods say of themselves is no part of their price.
CREATE OR REPLACE FUNCTION listed_detail_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_listing_change (good_id) SELECT NEW.id WHERE EXISTS (SELECT FROM shop_listing l WHERE l.good_id = NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER listed_detail_changed AFTER UPDATE OF detail ON goods FOR EACH ROW
  WHEN (NEW.detail IS DISTINCT FROM OLD.detail) EXECUTE FUNCTION listed_detail_changed();

-- What has changed is sent by itself from now on, or the shop is bound again.
CREATE OR REPLACE FUNCTION listing_setting_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_listing_change (shop_id) VALUES (NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER listing_setting_changed AFTER UPDATE OF auto_listing_content, auto_listing_price, status ON shop FOR EACH ROW
  WHEN (NEW.auto_listing_content AND NOT OLD.auto_listing_content OR NEW.auto_listing_price AND NOT OLD.auto_listing_price
    OR OLD.status = ${shopStatuses.unbound} AND NEW.status <> ${shopStatuses.unbound})
  EXECUTE FUNCTION listing_setting_changed();

-- Takes notes, at most so many, and marks what was put up of what they concern; answers how many notes there were. In one order,
-- so that two of it cannot deadlock.
CREATE OR REPLACE FUNCTION spread_listing_changes(p_limit integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE v_changes shop_listing_change[];
BEGIN
  WITH gone AS (
    DELETE FROM shop_listing_change WHERE ctid = ANY (ARRAY(SELECT ctid FROM shop_listing_change ORDER BY id LIMIT p_limit FOR UPDATE SKIP LOCKED))
    RETURNING *
  )
  SELECT coalesce(array_agg(gone), '{}') INTO v_changes FROM gone;

  WITH changed AS (SELECT * FROM unnest(v_changes)),
  -- Each by its key: a join that is free to be planned reads every row there is.
  shops AS (
    SELECT shop_id AS id FROM changed WHERE shop_id IS NOT NULL
    UNION
    SELECT h.id FROM (SELECT DISTINCT account_id FROM changed WHERE account_id IS NOT NULL) c,
      LATERAL (SELECT a.id FROM account a WHERE a.id = c.account_id UNION SELECT a.id FROM account a WHERE a.super_id = c.account_id OFFSET 0) a,
      LATERAL (SELECT h.id FROM shop h WHERE h.account_id = a.id OFFSET 0) h
  ), touched AS (
    SELECT l.id FROM (SELECT DISTINCT good_id FROM changed WHERE good_id IS NOT NULL) c,
      LATERAL (SELECT l.id FROM shop_listing l WHERE l.good_id = c.good_id OFFSET 0) l
    UNION
    SELECT l.id FROM shops c, LATERAL (SELECT l.id FROM shop_listing l WHERE l.shop_id = c.id OFFSET 0) l
  )
  UPDATE shop_listing l SET look_due = true, looks = l.looks + 1 WHERE l.id = ANY (ARRAY(
    SELECT o.id FROM shop_listing o WHERE o.id = ANY (ARRAY(SELECT id FROM touched)) ORDER BY o.id FOR UPDATE));
  RETURN cardinality(v_changes);
END $$;

-- What the platform of a shop has refused or removed of goods that were put up there. One notice of each kind, with the first ones.
CREATE OR REPLACE FUNCTION tell_listing_verdicts(p_shop_id bigint, p_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  SELECT tell_accounts(jsonb_agg(jsonb_build_object('account_id', h.account_id, 'kind', 'listingRefused', 'title', n.title, 'detail', n.detail,
    'link', format('/me/shops/%s/listings', h.id), 'once_key', once_an_hour(format('listingRefused %s %s', h.id, n.verdict)))))
    FROM shop h, LATERAL (
      SELECT verdict,
             format(CASE verdict WHEN ${listingVerdicts.refused} THEN '店铺「%s」有 %s 种商品审核未通过' WHEN ${listingVerdicts.banned} THEN '店铺「%s」有 %s 种商品被平台下架'
                                 ELSE '店铺「%s」里删除了 %s 种铺货的商品' END, h.shop_name, count(*)) AS title,
             concat(string_agg(line, '；' ORDER BY place) FILTER (WHERE place <= 3), CASE WHEN count(*) > 3 THEN format(' 等 %s 种', count(*)) END,
               CASE verdict WHEN ${listingVerdicts.banned} THEN '。请在店铺后台处理。' ELSE '。可在铺货记录里修改后重新铺货。' END) AS detail
        FROM (
          SELECT l.verdict, row_number() OVER (PARTITION BY l.verdict ORDER BY l.id) AS place,
                 concat('「', left(l.title, 60), '」', left(nullif(l.verdict_words, ''), 60)) AS line
            FROM shop_listing l WHERE l.id = ANY (p_ids)
        ) told GROUP BY verdict
      ) n
   WHERE h.id = p_shop_id HAVING count(*) > 0
$$;
