-- What an item of a shop's order says of its variant: the platform's words for it, or the title where it has none. Trimmed,
-- in one width, every run of blanks as one.
CREATE OR REPLACE FUNCTION shop_sku_text(p_item jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT btrim(regexp_replace(normalize(coalesce(nullif(btrim(p_item->>'sku'), ''), p_item->>'title'), NFKC), '\s+', ' ', 'g'))
$$;

-- What the SKU of a link says now although it was never agreed; null where the link waits for nobody's word. Links of whole
-- goods or shops have no words of their own.
CREATE OR REPLACE FUNCTION changed_sku_text(p_link shop_good) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT k.sku_text FROM shop_sku k
   WHERE k.shop_id = p_link.shop_id AND k.remote_good_id = p_link.remote_good_id AND k.remote_sku_id = p_link.remote_sku_id
     AND p_link.remote_sku_id <> '' AND p_link.agreed_texts <> '{}' AND k.sku_text <> ALL (p_link.agreed_texts)
$$;

-- How far the link of a SKU or else of its goods can be used: 1 linked, or an offer of a source stands for it, 2 its SKU has other
-- words now, 3 it names no combination, 0 where there is neither. A link of the whole shop counts for all that have 0, and is looked at when they are listed.
CREATE OR REPLACE FUNCTION link_state_of(p_sku shop_sku) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN EXISTS (SELECT FROM shop_offer o WHERE o.shop_id = p_sku.shop_id AND o.remote_good_id = p_sku.remote_good_id
                              AND o.remote_sku_id = p_sku.remote_sku_id) THEN 1 ELSE coalesce((
    SELECT CASE WHEN NOT EXISTS (SELECT FROM shop_good_item i WHERE i.shop_good_id = m.id) THEN 3
                WHEN m.remote_sku_id <> '' AND m.agreed_texts <> '{}' AND p_sku.sku_text <> ALL (m.agreed_texts) THEN 2 ELSE 1 END
      FROM shop_good m
     WHERE m.shop_id = p_sku.shop_id AND m.remote_good_id = p_sku.remote_good_id AND m.remote_sku_id IN (p_sku.remote_sku_id, '')
     ORDER BY m.remote_sku_id DESC LIMIT 1), 0) END::smallint
$$;

CREATE OR REPLACE FUNCTION set_link_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.link_state := link_state_of(NEW);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER link_state_seen BEFORE INSERT OR UPDATE OF sku_text ON shop_sku FOR EACH ROW EXECUTE FUNCTION set_link_state();

-- In the order of readings, so that the two cannot deadlock.
CREATE OR REPLACE FUNCTION set_link_states(p_shop_ids bigint[], p_remote_good_ids text[]) RETURNS void LANGUAGE sql AS $$
  UPDATE shop_sku k SET link_state = x.state
    FROM (SELECT s.id, link_state_of(s) AS state
            FROM (SELECT DISTINCT shop_id, remote_good_id COLLATE "C" AS remote_good_id
                    FROM unnest(p_shop_ids, p_remote_good_ids) c (shop_id, remote_good_id) ORDER BY 1, 2) c,
                 LATERAL (SELECT * FROM shop_sku s WHERE s.shop_id = c.shop_id AND s.remote_good_id = c.remote_good_id COLLATE "default"
                           ORDER BY s.remote_sku_id COLLATE "C" FOR NO KEY UPDATE) s) x
   WHERE k.id = x.id AND k.link_state <> x.state
$$;

CREATE OR REPLACE FUNCTION link_states_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_link_states(array_agg(shop_id), array_agg(remote_good_id)) FROM changed_rows WHERE remote_good_id <> '' HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER link_state_added AFTER INSERT ON shop_good
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION link_states_changed();

CREATE OR REPLACE TRIGGER link_state_changed AFTER UPDATE ON shop_good
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION link_states_changed();

CREATE OR REPLACE TRIGGER link_state_removed AFTER DELETE ON shop_good
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION link_states_changed();

CREATE OR REPLACE TRIGGER offer_added AFTER INSERT ON shop_offer
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION link_states_changed();

CREATE OR REPLACE TRIGGER offer_removed AFTER DELETE ON shop_offer
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION link_states_changed();

CREATE OR REPLACE FUNCTION link_items_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_link_states(array_agg(m.shop_id), array_agg(m.remote_good_id))
     FROM changed_rows r JOIN shop_good m ON m.id = r.shop_good_id WHERE m.remote_good_id <> '' HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER link_items_added AFTER INSERT ON shop_good_item
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION link_items_changed();

CREATE OR REPLACE TRIGGER link_items_removed AFTER DELETE ON shop_good_item
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION link_items_changed();

-- Links items of a shop, [{remote_good_id, remote_sku_id, remote_title, sku_text, warehouse_id, courier_id, items: [{sku_id,
-- good_id, num}]}]; another link of the same item is replaced. With the items that it has already, the words of its SKU are
-- agreed beside those that were; with others, they are the only ones. Without words, those count that were seen last. A link
-- without items is the one that there is, whose SKU's words are agreed. `fallback` is {by_itself, price_limit, more_limit, items};
-- without it the fallback stays, and without items in it there is none any more.
CREATE OR REPLACE FUNCTION put_shop_goods(p_shop_id bigint, p_links jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_link record;
  v_put shop_good;
  v_text text;
  v_same boolean;
BEGIN
  -- In one order, so that two calls cannot deadlock.
  FOR v_link IN
    SELECT * FROM jsonb_to_recordset(p_links)
        AS x (remote_good_id text, remote_sku_id text, remote_title text, sku_text text, warehouse_id bigint, courier_id bigint, items jsonb, fallback jsonb)
     ORDER BY remote_good_id COLLATE "C", remote_sku_id COLLATE "C"
  LOOP
    v_text := coalesce(shop_sku_text(jsonb_build_object('sku', nullif(v_link.sku_text, ''))), (
      SELECT k.sku_text FROM shop_sku k
       WHERE k.shop_id = p_shop_id AND k.remote_good_id = v_link.remote_good_id AND k.remote_sku_id = v_link.remote_sku_id));
    IF v_link.items IS NULL THEN
      UPDATE shop_good SET agreed_texts = array_remove(agreed_texts, v_text) || v_text, version = version + 1
       WHERE shop_id = p_shop_id AND remote_good_id = v_link.remote_good_id AND remote_sku_id = v_link.remote_sku_id
         AND remote_sku_id <> '' AND v_text IS NOT NULL;
      CONTINUE;
    END IF;
    INSERT INTO shop_good AS g (shop_id, remote_good_id, remote_sku_id, remote_title, good_id, num, warehouse_id, courier_id)
    VALUES (p_shop_id, v_link.remote_good_id, v_link.remote_sku_id, v_link.remote_title, (v_link.items->0->>'good_id')::bigint,
      (v_link.items->0->>'num')::int, v_link.warehouse_id, v_link.courier_id)
    ON CONFLICT (shop_id, remote_good_id, remote_sku_id) DO UPDATE SET remote_title = excluded.remote_title,
      good_id = excluded.good_id, num = excluded.num, warehouse_id = excluded.warehouse_id, courier_id = excluded.courier_id,
      version = g.version + 1
    RETURNING * INTO v_put;

    v_same := (SELECT jsonb_object_agg(sku_id, num) FROM shop_good_item WHERE shop_good_id = v_put.id)
            = (SELECT jsonb_object_agg(sku_id, num) FROM jsonb_to_recordset(v_link.items) AS x (sku_id bigint, num integer));
    UPDATE shop_good SET agreed_texts = CASE WHEN v_text IS NULL OR remote_sku_id = '' THEN '{}'
        WHEN v_same THEN array_remove(agreed_texts, v_text) || v_text ELSE ARRAY[v_text] END
     WHERE id = v_put.id;
    DELETE FROM shop_good_item WHERE shop_good_id = v_put.id;
    INSERT INTO shop_good_item (shop_good_id, sku_id, num, sort)
    SELECT v_put.id, x.sku_id, x.num, ordinality - 1
      FROM jsonb_array_elements(v_link.items) WITH ORDINALITY i, jsonb_to_record(i.value) AS x (sku_id bigint, num integer);
    IF v_link.fallback IS NOT NULL THEN
      DELETE FROM shop_good_fallback WHERE shop_good_id = v_put.id;
      IF jsonb_array_length(v_link.fallback->'items') > 0 THEN
        INSERT INTO shop_good_fallback (shop_good_id, by_itself, price_limit, more_limit)
        SELECT v_put.id, x.* FROM jsonb_to_record(v_link.fallback) AS x (by_itself boolean, price_limit bigint, more_limit bigint);
        INSERT INTO shop_good_fallback_item (shop_good_id, sku_id, num, sort)
        SELECT v_put.id, x.sku_id, x.num, ordinality - 1
          FROM jsonb_array_elements(v_link.fallback->'items') WITH ORDINALITY i, jsonb_to_record(i.value) AS x (sku_id bigint, num integer);
      END IF;
    END IF;
  END LOOP;
END $$;

-- What shop orders say was bought, as one text that changes when it does.
CREATE OR REPLACE FUNCTION bought_print(p_shop_order_ids bigint[]) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT md5(string_agg(jsonb_build_array(s.id, i->>'remoteGoodId', i->>'remoteSkuId', shop_sku_text(i), i->>'num')::text, ',' ORDER BY s.id, n))
    FROM shop_order s, jsonb_array_elements(s.items) WITH ORDINALITY x (i, n) WHERE s.id = ANY (p_shop_order_ids)
$$;

-- Whether shop orders still say what they said when a parcel of them was planned, {print, links: [{id, version}]}, and the links
-- that it was planned by still stand.
CREATE OR REPLACE FUNCTION plan_holds(p_shop_order_ids bigint[], p_plan jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT bought_print(p_shop_order_ids) = p_plan->>'print' AND NOT EXISTS (
    SELECT FROM jsonb_to_recordset(p_plan->'links') AS l (id bigint, version integer) LEFT JOIN shop_good g ON g.id = l.id
       AND EXISTS (SELECT FROM shop_order s WHERE s.id = ANY (p_shop_order_ids) AND s.shop_id = g.shop_id)
     WHERE g.version IS DISTINCT FROM l.version OR changed_sku_text(g) IS NOT NULL)
$$;

DROP FUNCTION IF EXISTS agree_with_seen(bigint);

-- Links of these goods of a shop whose SKU was never seen before agree with what is seen of it now.
CREATE OR REPLACE FUNCTION agree_with_seen(p_shop_id bigint, p_remote_good_ids text[]) RETURNS void LANGUAGE sql AS $$
  UPDATE shop_good g SET agreed_texts = ARRAY[k.sku_text] FROM shop_sku k
   WHERE g.shop_id = p_shop_id AND g.remote_good_id = ANY (p_remote_good_ids) AND g.agreed_texts = '{}' AND g.remote_sku_id <> ''
     AND k.shop_id = g.shop_id AND k.remote_good_id = g.remote_good_id AND k.remote_sku_id = g.remote_sku_id
$$;

-- Takes over what the items of a shop's orders say of its SKUs, [{created_at, items}]: the newest order counts. Rows that say
-- the same stay as they are for an hour, so that readings do not wait for each other. A link whose SKU was never seen agrees
-- with what is seen first.
CREATE OR REPLACE FUNCTION see_shop_skus(p_shop_id bigint, p_orders jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH seen AS (
    SELECT DISTINCT ON (i->>'remoteGoodId', i->>'remoteSkuId') i->>'remoteGoodId' AS remote_good_id, i->>'remoteSkuId' AS remote_sku_id,
        i->>'title' AS title, i->>'sku' AS sku, shop_sku_text(i) AS sku_text, coalesce(i->>'merchantCode', '') AS merchant_code,
        i->>'pic' AS pic, o.created_at AS seen_at
      FROM jsonb_to_recordset(p_orders) AS o (created_at timestamptz, items jsonb), jsonb_array_elements(o.items) i
     ORDER BY i->>'remoteGoodId', i->>'remoteSkuId', o.created_at DESC
  ), news AS (
    SELECT s.* FROM seen s LEFT JOIN shop_sku k
        ON k.shop_id = p_shop_id AND k.remote_good_id = s.remote_good_id AND k.remote_sku_id = s.remote_sku_id
     WHERE k.id IS NULL OR k.seen_at < s.seen_at - interval '1 hour' OR k.seen_at < s.seen_at
       AND (k.title, k.sku, k.merchant_code, k.pic) <> (s.title, s.sku, s.merchant_code, s.pic)
  )
  INSERT INTO shop_sku AS k (shop_id, remote_good_id, remote_sku_id, title, sku, sku_text, merchant_code, pic, seen_at)
  -- In one order, so that two readings cannot deadlock.
  SELECT p_shop_id, * FROM news ORDER BY remote_good_id COLLATE "C", remote_sku_id COLLATE "C"
  ON CONFLICT (shop_id, remote_good_id, remote_sku_id) DO UPDATE SET title = excluded.title, sku = excluded.sku, sku_text = excluded.sku_text,
      merchant_code = excluded.merchant_code, pic = excluded.pic, seen_at = excluded.seen_at
   WHERE k.seen_at < excluded.seen_at;
  PERFORM agree_with_seen(p_shop_id, ARRAY(
    SELECT DISTINCT i->>'remoteGoodId' FROM jsonb_to_recordset(p_orders) AS o (items jsonb), jsonb_array_elements(o.items) i));
END $$;

-- Takes over what a shop's catalogue says of its SKUs, [{remote_good_id, remote_sku_id, title, sku, merchant_code, pic, price}].
-- Words that an order has said stay: links were agreed by them. A link whose SKU was never seen agrees with the catalogue.
CREATE OR REPLACE FUNCTION list_shop_skus(p_shop_id bigint, p_skus jsonb, OUT added integer, OUT updated integer) LANGUAGE plpgsql AS $$
BEGIN
  WITH listed AS (
    SELECT DISTINCT ON (x.remote_good_id, x.remote_sku_id) x.*, shop_sku_text(jsonb_build_object('sku', x.sku, 'title', x.title)) AS sku_text,
           k.id IS NULL AS is_new, (k.title, k.merchant_code, k.price) IS DISTINCT FROM (x.title, x.merchant_code, x.price)
             OR k.seen_at = 'epoch' AND k.sku <> x.sku AS is_changed
      FROM jsonb_to_recordset(p_skus) AS x (remote_good_id text, remote_sku_id text, title text, sku text, merchant_code text, pic text, price bigint)
      LEFT JOIN shop_sku k ON k.shop_id = p_shop_id AND k.remote_good_id = x.remote_good_id AND k.remote_sku_id = x.remote_sku_id
  ), put AS (
    INSERT INTO shop_sku AS k (shop_id, remote_good_id, remote_sku_id, title, sku, sku_text, merchant_code, pic, price, seen_at, listed_at)
    -- In one order, so that a reading of orders cannot deadlock with it.
    SELECT p_shop_id, remote_good_id, remote_sku_id, title, sku, sku_text, merchant_code, pic, price, 'epoch', now()
      FROM listed ORDER BY remote_good_id COLLATE "C", remote_sku_id COLLATE "C"
    ON CONFLICT (shop_id, remote_good_id, remote_sku_id) DO UPDATE SET title = excluded.title, merchant_code = excluded.merchant_code,
        pic = coalesce(nullif(excluded.pic, ''), k.pic), price = excluded.price, listed_at = excluded.listed_at,
        sku = CASE WHEN k.seen_at = 'epoch' THEN excluded.sku ELSE k.sku END,
        sku_text = CASE WHEN k.seen_at = 'epoch' THEN excluded.sku_text ELSE k.sku_text END
  )
  SELECT count(*) FILTER (WHERE is_new), count(*) FILTER (WHERE is_changed AND NOT is_new) INTO added, updated FROM listed;
  PERFORM agree_with_seen(p_shop_id, ARRAY(SELECT DISTINCT remote_good_id FROM jsonb_to_recordset(p_skus) AS x (remote_good_id text)));
END $$;

-- The links of a combination to what shops sell, a row for each account that has some: how many there are, one of them, and what
-- the shop asks for a piece of it less what its pieces cost, without freight; null where that is not known, as with an agent's
-- mark-up or a price that was agreed.
CREATE OR REPLACE FUNCTION links_of(p_sku bigint) RETURNS TABLE (account_id bigint, shop_id bigint, title text, links bigint, num integer, left_over bigint, agreed boolean)
LANGUAGE sql STABLE AS $$
  SELECT DISTINCT ON (h.account_id) h.account_id, h.id, coalesce(nullif(k.title, ''), m.remote_title), count(*) OVER (PARTITION BY h.account_id), i.num,
         CASE WHEN a.super_id IS NULL THEN k.price - (
           SELECT sum((s.supply_price + g.platform_margin) * x.num) FROM shop_good_item x JOIN sku s ON s.id = x.sku_id JOIN goods g ON g.id = s.good_id
            WHERE x.shop_good_id = m.id) END,
         EXISTS (SELECT FROM agreed_price_of(h.account_id, p_sku, s.good_id))
    FROM shop_good_item i JOIN sku s ON s.id = i.sku_id JOIN shop_good m ON m.id = i.shop_good_id
    JOIN shop h ON h.id = m.shop_id AND h.status <> ${shopStatuses.unbound} JOIN account a ON a.id = h.account_id
    LEFT JOIN shop_sku k ON k.shop_id = m.shop_id AND k.remote_good_id = m.remote_good_id AND k.remote_sku_id = m.remote_sku_id
   WHERE i.sku_id = p_sku
   ORDER BY h.account_id, k.price IS NULL, m.id DESC
$$;

-- Where the links of a shop are shown, those that are called so where the words can stand in an address.
CREATE OR REPLACE FUNCTION links_path(p_shop bigint, p_title text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT '/buyer/shopSales?linksOf=' || p_shop || CASE WHEN p_title <> '' AND p_title !~ '[&#%?+=\s]' THEN '&links=' || left(p_title, 60) ELSE '' END
$$;

CREATE OR REPLACE FUNCTION yuan_text(p_fen bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_fen < 0 THEN '-' ELSE '' END || '¥' || to_char(abs(p_fen) / 100.0, 'FM999999999990.00')
$$;

-- A combination costs more or less than before: those who have linked it are told, and what it does to a shop's margin. Whoever
-- has agreed on a price pays that one still.
CREATE OR REPLACE FUNCTION tell_linked_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_more bigint := NEW.supply_price - OLD.supply_price;
BEGIN
  PERFORM tell_accounts(jsonb_agg(jsonb_build_object('account_id', l.account_id, 'kind', 'linkedPrice',
    'title', format('商品【%s】%s %s', sku_title(NEW.id), CASE WHEN v_more > 0 THEN '涨价' ELSE '降价' END, yuan_text(abs(v_more))),
    'detail', CASE WHEN l.left_over IS NULL THEN format('您有 %s 个店铺商品关联了它。', l.links)
      ELSE format('店铺商品「%s」的毛利（不含运费）由 %s %s到 %s；您有 %s 个店铺商品关联了它。', left(l.title, 60), yuan_text(l.left_over + v_more * l.num),
        CASE WHEN v_more > 0 THEN '降' ELSE '升' END, yuan_text(l.left_over), l.links) END,
    'link', links_path(l.shop_id, l.title),
    'once_key', once_an_hour(format('linkedPrice %s %s %s', NEW.id, OLD.supply_price, NEW.supply_price)))))
    FROM links_of(NEW.id) l WHERE NOT l.agreed HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER linked_price_told AFTER UPDATE OF supply_price ON sku FOR EACH ROW
  WHEN (NEW.supply_price <> OLD.supply_price AND NEW.deleted_at IS NULL) EXECUTE FUNCTION tell_linked_price();

-- The last free piece of a combination is gone, in whatever warehouse: once an hour, for what is ordered and given back again.
CREATE OR REPLACE FUNCTION tell_linked_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM good_stock WHERE sku_id = NEW.sku_id AND quantity > locked) THEN RETURN NULL; END IF;
  PERFORM tell_accounts(jsonb_agg(jsonb_build_object('account_id', l.account_id, 'kind', 'linkedSoldOut',
    'title', format('商品【%s】缺货', sku_title(NEW.sku_id)),
    'detail', format('您有 %s 个店铺商品关联了它，如「%s」。补货前它们的订单不能发货，请换货或先下架。', l.links, left(l.title, 60)),
    'link', links_path(l.shop_id, l.title), 'once_key', once_an_hour('linkedSoldOut ' || NEW.sku_id))))
    FROM links_of(NEW.sku_id) l HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER linked_stock_told AFTER UPDATE ON good_stock FOR EACH ROW
  WHEN (NEW.quantity <= NEW.locked AND OLD.quantity > OLD.locked) EXECUTE FUNCTION tell_linked_stock();

-- What is linked is off sale or gone: its orders cannot be shipped any more. Of goods one notice for all of their combinations.
CREATE OR REPLACE FUNCTION tell_linked_end(p_title text, p_once text, p_skus bigint[]) RETURNS void LANGUAGE sql AS $$
  SELECT tell_accounts(jsonb_agg(jsonb_build_object('account_id', e.account_id, 'kind', 'linkedSoldOut',
    'title', format('商品【%s】已下架', p_title),
    'detail', concat(format('您有 %s 个店铺商品关联了它', e.links), CASE WHEN e.title <> '' THEN format('，如「%s」', left(e.title, 60)) END,
      '。它们的订单不能再发货，请换货或先下架。'),
    'link', links_path(e.shop_id, e.title), 'once_key', once_an_hour(p_once))))
    FROM (SELECT h.account_id, count(DISTINCT m.id) AS links, max(m.remote_title) AS title, max(h.id) AS shop_id
            FROM unnest(p_skus) AS x (id), LATERAL (
              SELECT shop_good_id FROM shop_good_item WHERE sku_id = x.id OFFSET 0) i, LATERAL (
              SELECT id, shop_id, remote_title FROM shop_good WHERE id = i.shop_good_id OFFSET 0) m
            JOIN shop h ON h.id = m.shop_id AND h.status <> ${shopStatuses.unbound}
           GROUP BY h.account_id) e
  HAVING count(*) > 0
$$;

CREATE OR REPLACE FUNCTION tell_linked_good_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_linked_end(left(NEW.name, 60), 'linkedEnd ' || NEW.id, ARRAY(SELECT id FROM sku WHERE good_id = NEW.id AND deleted_at IS NULL));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER linked_good_end_told AFTER UPDATE OF status, deleted_at ON goods FOR EACH ROW
  WHEN (OLD.status = ${goodsStatus.onSale} AND OLD.deleted_at IS NULL AND (NEW.status <> ${goodsStatus.onSale} OR NEW.deleted_at IS NOT NULL))
  EXECUTE FUNCTION tell_linked_good_end();

-- A combination alone, while the rest of its goods goes on.
CREATE OR REPLACE FUNCTION tell_linked_sku_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM goods WHERE id = NEW.good_id AND status = ${goodsStatus.onSale} AND deleted_at IS NULL) THEN
    PERFORM tell_linked_end(sku_title(NEW.id), 'linkedEndSku ' || NEW.id, ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER linked_sku_end_told AFTER UPDATE OF status, deleted_at ON sku FOR EACH ROW
  WHEN (OLD.status = ${goodsStatus.onSale} AND OLD.deleted_at IS NULL AND (NEW.status <> ${goodsStatus.onSale} OR NEW.deleted_at IS NOT NULL))
  EXECUTE FUNCTION tell_linked_sku_end();
