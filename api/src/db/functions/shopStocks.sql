-- Whether a warehouse lies in an area that the platform has closed for every courier.
CREATE OR REPLACE FUNCTION lies_in_closed_area(p_district_code text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM area_rule r
    WHERE r.warehouse_id IS NULL AND r.courier_id IS NULL AND r.type = 1 AND starts_with(p_district_code, r.area_code)
      AND (r.start_at IS NULL OR r.start_at <= now()) AND (r.end_at IS NULL OR r.end_at > now()))
$$;

-- Whether a warehouse sends by a courier, or by any where none is named: it works with it and has it switched on, the courier
-- works, the platform has not closed the area of the warehouse for it, and the warehouse has not stopped sending by it to every
-- province of the mainland.
CREATE OR REPLACE FUNCTION sends_by(p_warehouse_id bigint, p_district_code text, p_courier_id bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM warehouse_courier f JOIN courier c ON c.id = f.courier_id AND c.status = ${serviceStatus.active}
    WHERE f.warehouse_id = p_warehouse_id AND f.enabled AND (p_courier_id IS NULL OR f.courier_id = p_courier_id)
      AND NOT EXISTS (SELECT FROM area_rule r
        WHERE r.warehouse_id IS NULL AND r.courier_id = f.courier_id AND r.type = 1 AND starts_with(p_district_code, r.area_code)
          AND (r.start_at IS NULL OR r.start_at <= now()) AND (r.end_at IS NULL OR r.end_at > now()))
      AND EXISTS (SELECT FROM unnest('{11,12,13,14,15,21,22,23,31,32,33,34,35,36,37,41,42,43,44,45,46,50,51,52,53,54,61,62,63,64,65}'::text[]) province
        WHERE NOT EXISTS (SELECT FROM area_rule r
          WHERE r.warehouse_id = p_warehouse_id AND (r.courier_id IS NULL OR r.courier_id = f.courier_id) AND r.type = 1 AND r.area_code = province
            AND (r.start_at IS NULL OR r.start_at <= now()) AND (r.end_at IS NULL OR r.end_at > now()))))
$$;

-- How many pieces of a shop's SKU can be ordered by its link, of what is on sale in warehouses that ship, and may be sold on
-- the shop's platform: as many as each of them has all of its combinations for, together. Less what the shop holds back, its
-- share of that. Null where no link of the SKU or of its goods names combinations: a link of the whole shop stands for no
-- quantity. `until` is when an area that one of the warehouses lies in closes or opens, or a stop of its own begins or ends.
-- What is bought at a source has no quantity here.
CREATE OR REPLACE FUNCTION shop_stock_target(p_sku shop_sku, OUT quantity integer, OUT until timestamptz) LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_link shop_good;
  v_items bigint;
  v_shop shop;
  v_warehouses bigint[];
  v_districts text[];
BEGIN
  IF EXISTS (SELECT FROM shop_offer o WHERE o.shop_id = p_sku.shop_id AND o.remote_good_id = p_sku.remote_good_id
                AND o.remote_sku_id = p_sku.remote_sku_id) THEN RETURN; END IF;
  SELECT * INTO v_link FROM shop_good m
   WHERE m.shop_id = p_sku.shop_id AND m.remote_good_id = p_sku.remote_good_id AND m.remote_sku_id IN (p_sku.remote_sku_id, '')
   ORDER BY m.remote_sku_id DESC LIMIT 1;
  SELECT count(*) INTO v_items FROM shop_good_item WHERE shop_good_id = v_link.id;
  IF v_items = 0 THEN RETURN; END IF;
  SELECT * INTO v_shop FROM shop WHERE id = p_sku.shop_id;

  SELECT coalesce(sum(sets) FILTER (WHERE NOT lies_in_closed_area(district_code) AND sends_by(id, district_code, v_link.courier_id)), 0),
         array_agg(id), array_agg(district_code) INTO quantity, v_warehouses, v_districts
    FROM (SELECT min(greatest(s.available, 0) / i.num) AS sets, h.id, h.district_code
            FROM shop_good_item i
            JOIN sku k ON k.id = i.sku_id AND k.status = ${goodsStatus.onSale} AND k.deleted_at IS NULL
            JOIN goods g ON g.id = k.good_id AND g.status = ${goodsStatus.onSale} AND g.deleted_at IS NULL
                        AND (g.platforms = '{}' OR v_shop.platform = ANY (g.platforms))
            JOIN sku_stock s ON s.sku_id = i.sku_id
            JOIN warehouse h ON h.id = s.warehouse_id AND h.status = ${serviceStatus.active} AND h.deleted_at IS NULL
                           AND (h.platforms = '{}' OR v_shop.platform = ANY (h.platforms))
           WHERE i.shop_good_id = v_link.id AND (v_link.warehouse_id IS NULL OR h.id = v_link.warehouse_id)
           GROUP BY h.id HAVING count(*) = v_items) w;
  quantity := floor(greatest(quantity - v_shop.stock_reserve, 0) * v_shop.stock_share::numeric / 100);
  SELECT min(moment) INTO until
    FROM area_rule r, LATERAL (VALUES (r.start_at), (r.end_at)) m (moment)
   WHERE r.type = 1 AND moment > now()
     AND (r.warehouse_id IS NULL AND EXISTS (SELECT FROM unnest(v_districts) d WHERE starts_with(d, r.area_code))
       OR r.warehouse_id = ANY (v_warehouses) AND length(r.area_code) = 2);
END $$;

-- What the pieces of a shop's SKU cost its buyer by its link, in fen, at the first step and without freight; null where that is
-- not known, as with an agent's mark-up.
CREATE OR REPLACE FUNCTION shop_sku_cost(p_sku shop_sku) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN a.super_id IS NULL THEN (
           SELECT sum((coalesce((SELECT p.supply_price FROM agreed_price_of(a.id, k.id, k.good_id) p), k.supply_price) + g.platform_margin) * i.num)
             FROM shop_good_item i JOIN sku k ON k.id = i.sku_id JOIN goods g ON g.id = k.good_id
            WHERE i.shop_good_id = (
              SELECT m.id FROM shop_good m
               WHERE m.shop_id = p_sku.shop_id AND m.remote_good_id = p_sku.remote_good_id AND m.remote_sku_id IN (p_sku.remote_sku_id, '')
               ORDER BY m.remote_sku_id DESC LIMIT 1)) END
    FROM shop h JOIN account a ON a.id = h.account_id WHERE h.id = p_sku.shop_id
$$;

-- What is done where less is left of a SKU's price than so many percent: the rule of its link, else that of its shop; 0 nothing.
CREATE OR REPLACE FUNCTION shop_margin_rule(p_sku shop_sku, OUT action smallint, OUT min_margin smallint) LANGUAGE sql STABLE AS $$
  SELECT coalesce(m.margin_action, CASE WHEN h.min_margin IS NULL THEN 0 ELSE h.margin_action END),
         CASE WHEN m.margin_action IS NULL THEN h.min_margin ELSE m.min_margin END
    FROM shop h LEFT JOIN LATERAL (
      SELECT m.margin_action, m.min_margin FROM shop_good m
       WHERE m.shop_id = p_sku.shop_id AND m.remote_good_id = p_sku.remote_good_id AND m.remote_sku_id IN (p_sku.remote_sku_id, '')
       ORDER BY m.remote_sku_id DESC LIMIT 1) m ON true
   WHERE h.id = p_sku.shop_id
$$;

-- What a shop is to have of a SKU: its target, or 0 where less is left of its price than its rule wants and the rule says so. What
-- is not known takes nothing off sale.
CREATE OR REPLACE FUNCTION shop_stock_by_rule(p_sku shop_sku, p_anyway boolean, OUT quantity integer, OUT until timestamptz, OUT cost bigint,
  OUT margin_low boolean, OUT action smallint, OUT min_margin smallint) LANGUAGE plpgsql STABLE AS $$
BEGIN
  SELECT t.quantity, t.until INTO quantity, until FROM shop_stock_target(p_sku) t;
  SELECT r.action, r.min_margin INTO action, min_margin FROM shop_margin_rule(p_sku) r;
  cost := shop_sku_cost(p_sku);
  margin_low := action > 0 AND NOT p_anyway AND quantity IS NOT NULL AND coalesce((p_sku.price - cost) * 100 < p_sku.price * min_margin, false);
  IF margin_low AND action = ${marginActions.stop} THEN quantity := 0; END IF;
END $$;

-- Takes changes, at most so many, and makes due what they concern; answers the shops, and how many changes there were. In one
-- order, so that two of it cannot deadlock.
CREATE OR REPLACE FUNCTION spread_stock_changes(p_limit integer, OUT taken integer, OUT shop_ids bigint[]) LANGUAGE plpgsql AS $$
DECLARE v_changes shop_stock_change[];
BEGIN
  WITH gone AS (
    DELETE FROM shop_stock_change WHERE ctid = ANY (ARRAY(SELECT ctid FROM shop_stock_change ORDER BY id LIMIT p_limit FOR UPDATE SKIP LOCKED))
    RETURNING *
  )
  SELECT coalesce(array_agg(gone), '{}') INTO v_changes FROM gone;
  taken := cardinality(v_changes);

  WITH changed AS (SELECT * FROM unnest(v_changes)),
  combination AS (
    SELECT sku_id FROM changed WHERE sku_id IS NOT NULL
    UNION
    SELECT s.sku_id FROM (SELECT DISTINCT warehouse_id AS id FROM changed) c JOIN warehouse h USING (id)
      JOIN goods g ON g.seller_id = h.seller_id JOIN good_stock s ON s.good_id = g.id AND s.warehouse_id = h.id
  ), with_bundles AS (
    SELECT sku_id FROM combination UNION SELECT p.sku_id FROM combination c JOIN sku_part p ON p.part_sku_id = c.sku_id
  ), linked AS (
    SELECT DISTINCT m.shop_id, m.remote_good_id, m.remote_sku_id
      FROM with_bundles c JOIN shop_good_item i USING (sku_id) JOIN shop_good m ON m.id = i.shop_good_id AND m.remote_good_id <> ''
      JOIN shop h ON h.id = m.shop_id AND h.stock_sync AND h.status <> ${shopStatuses.unbound}
  ), wanted AS (
    SELECT DISTINCT c.shop_id, c.remote_good_id FROM changed c
      JOIN shop h ON h.id = c.shop_id AND h.stock_sync AND h.status <> ${shopStatuses.unbound}
  ), seen AS (
    -- Each by its key: a join that is free to be planned reads every combination there is.
    SELECT k.id, k.shop_id, k.remote_good_id, k.remote_sku_id
      FROM wanted w, LATERAL (SELECT * FROM shop_sku k WHERE k.shop_id = w.shop_id AND k.remote_good_id = w.remote_good_id OFFSET 0) k
     WHERE w.remote_good_id IS NOT NULL
    UNION ALL
    SELECT k.id, k.shop_id, k.remote_good_id, k.remote_sku_id
      FROM wanted w, LATERAL (SELECT * FROM shop_sku k WHERE k.shop_id = w.shop_id OFFSET 0) k
     WHERE w.remote_good_id IS NULL
  ), touched AS (
    SELECT k.id, k.shop_id
      FROM linked n, LATERAL (SELECT * FROM shop_sku k WHERE k.shop_id = n.shop_id AND k.remote_good_id = n.remote_good_id
                                 AND k.remote_sku_id = n.remote_sku_id OFFSET 0) k
     WHERE n.remote_sku_id <> ''
    UNION
    SELECT k.id, k.shop_id
      FROM linked n, LATERAL (SELECT * FROM shop_sku k WHERE k.shop_id = n.shop_id AND k.remote_good_id = n.remote_good_id OFFSET 0) k
     WHERE n.remote_sku_id = ''
    UNION
    SELECT n.id, n.shop_id FROM seen n
     WHERE EXISTS (SELECT FROM shop_good m WHERE m.shop_id = n.shop_id AND m.remote_good_id = n.remote_good_id
                      AND m.remote_sku_id IN ('', n.remote_sku_id))
        OR EXISTS (SELECT FROM shop_stock s WHERE s.shop_sku_id = n.id)
  ), due AS (
    INSERT INTO shop_stock AS s (shop_sku_id, shop_id, due_at) SELECT id, shop_id, now() FROM touched ORDER BY id
    ON CONFLICT (shop_sku_id) DO UPDATE SET due_at = now(), state = ${shopStockStates.waiting}, attempts = 0, version = s.version + 1
    RETURNING shop_id
  )
  SELECT coalesce(array_agg(DISTINCT shop_id), '{}') INTO shop_ids FROM due;
END $$;

-- What can be ordered of combinations has changed: only those that somebody has linked, themselves or in a bundle.
CREATE OR REPLACE FUNCTION linked_stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_stock_change (sku_id)
  SELECT DISTINCT r.sku_id FROM changed_rows r
   WHERE EXISTS (SELECT FROM shop_good_item i WHERE i.sku_id = r.sku_id)
      OR EXISTS (SELECT FROM sku_part p JOIN shop_good_item i ON i.sku_id = p.sku_id WHERE p.part_sku_id = r.sku_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER linked_stock_added AFTER INSERT ON good_stock
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION linked_stock_changed();

CREATE OR REPLACE TRIGGER linked_stock_removed AFTER DELETE ON good_stock
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION linked_stock_changed();

-- What leaves the warehouse was ordered before: that changes nothing. Not by a join: its plan is kept from a statement of one row,
-- and compares each row with each in one of thousands.
CREATE OR REPLACE FUNCTION linked_stock_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_stock_change (sku_id)
  SELECT DISTINCT n.sku_id
    FROM (SELECT id, sku_id, quantity - locked FROM new_rows EXCEPT SELECT id, sku_id, quantity - locked FROM old_rows) n
   WHERE EXISTS (SELECT FROM shop_good_item i WHERE i.sku_id = n.sku_id)
      OR EXISTS (SELECT FROM sku_part p JOIN shop_good_item i ON i.sku_id = p.sku_id WHERE p.part_sku_id = n.sku_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER linked_stock_moved AFTER UPDATE ON good_stock
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION linked_stock_moved();

CREATE OR REPLACE FUNCTION linked_goods_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_stock_change (sku_id)
  SELECT k.id FROM sku k WHERE k.good_id = NEW.id AND EXISTS (SELECT FROM shop_good_item i WHERE i.sku_id = k.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER linked_goods_changed AFTER UPDATE OF status, deleted_at, platforms, platform_margin ON goods FOR EACH ROW
  WHEN ((NEW.status, NEW.deleted_at, NEW.platforms, NEW.platform_margin) IS DISTINCT FROM (OLD.status, OLD.deleted_at, OLD.platforms, OLD.platform_margin))
  EXECUTE FUNCTION linked_goods_changed();

CREATE OR REPLACE FUNCTION linked_sku_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_stock_change (sku_id) SELECT NEW.id WHERE EXISTS (SELECT FROM shop_good_item i WHERE i.sku_id = NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER linked_sku_changed AFTER UPDATE OF status, deleted_at, part_count, supply_price ON sku FOR EACH ROW
  WHEN ((NEW.status, NEW.deleted_at, NEW.part_count, NEW.supply_price) IS DISTINCT FROM (OLD.status, OLD.deleted_at, OLD.part_count, OLD.supply_price))
  EXECUTE FUNCTION linked_sku_changed();

CREATE OR REPLACE FUNCTION linked_bundle_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_stock_change (sku_id)
  SELECT i.sku_id FROM shop_good_item i WHERE i.sku_id IN (NEW.sku_id, OLD.sku_id) LIMIT 1;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER linked_bundle_changed AFTER INSERT OR UPDATE OR DELETE ON sku_part FOR EACH ROW
  EXECUTE FUNCTION linked_bundle_changed();

CREATE OR REPLACE FUNCTION warehouse_ships_otherwise() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_stock_change (warehouse_id) VALUES (NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER warehouse_ships_otherwise AFTER UPDATE OF status, deleted_at, district_code, platforms ON warehouse FOR EACH ROW
  WHEN ((NEW.status, NEW.deleted_at, NEW.district_code, NEW.platforms) IS DISTINCT FROM (OLD.status, OLD.deleted_at, OLD.district_code, OLD.platforms))
  EXECUTE FUNCTION warehouse_ships_otherwise();

CREATE OR REPLACE FUNCTION closed_area_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_rule area_rule;
BEGIN
  FOREACH v_rule IN ARRAY ARRAY[OLD, NEW]::area_rule[] LOOP
    CONTINUE WHEN v_rule.id IS NULL OR v_rule.type <> 1;
    IF v_rule.warehouse_id IS NULL THEN
      INSERT INTO shop_stock_change (warehouse_id) SELECT id FROM warehouse WHERE starts_with(district_code, v_rule.area_code);
    ELSIF length(v_rule.area_code) = 2 THEN
      INSERT INTO shop_stock_change (warehouse_id) VALUES (v_rule.warehouse_id);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER closed_area_changed AFTER INSERT OR UPDATE OR DELETE ON area_rule FOR EACH ROW
  EXECUTE FUNCTION closed_area_changed();

-- A warehouse sends by a courier, or no more.
CREATE OR REPLACE FUNCTION warehouse_couriers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_stock_change (warehouse_id) SELECT DISTINCT warehouse_id FROM changed_rows WHERE enabled;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER warehouse_courier_added AFTER INSERT ON warehouse_courier
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION warehouse_couriers_changed();

CREATE OR REPLACE TRIGGER warehouse_courier_removed AFTER DELETE ON warehouse_courier
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION warehouse_couriers_changed();

CREATE OR REPLACE FUNCTION warehouse_courier_switched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_stock_change (warehouse_id)
  SELECT DISTINCT n.warehouse_id
    FROM (SELECT id, warehouse_id, courier_id, enabled FROM new_rows EXCEPT SELECT id, warehouse_id, courier_id, enabled FROM old_rows) n;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER warehouse_courier_switched AFTER UPDATE ON warehouse_courier
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION warehouse_courier_switched();

CREATE OR REPLACE FUNCTION courier_works_otherwise() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_stock_change (warehouse_id) SELECT warehouse_id FROM warehouse_courier WHERE courier_id = NEW.id AND enabled;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER courier_works_otherwise AFTER UPDATE OF status ON courier FOR EACH ROW
  WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION courier_works_otherwise();

CREATE OR REPLACE FUNCTION stock_link_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_stock_change (shop_id, remote_good_id)
  SELECT DISTINCT shop_id, remote_good_id FROM changed_rows WHERE remote_good_id <> '';
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER stock_link_added AFTER INSERT ON shop_good
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_link_changed();

CREATE OR REPLACE TRIGGER stock_link_changed AFTER UPDATE ON shop_good
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_link_changed();

CREATE OR REPLACE TRIGGER stock_link_removed AFTER DELETE ON shop_good
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_link_changed();

CREATE OR REPLACE TRIGGER stock_offer_added AFTER INSERT ON shop_offer
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_link_changed();

CREATE OR REPLACE TRIGGER stock_offer_removed AFTER DELETE ON shop_offer
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_link_changed();

-- A combination that is seen for the first time may be linked with its goods already.
CREATE OR REPLACE TRIGGER stock_sku_seen AFTER INSERT ON shop_sku
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_link_changed();

-- The shop asks another price: what is left of it is another one, too.
CREATE OR REPLACE FUNCTION shop_price_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_stock_change (shop_id, remote_good_id)
  SELECT NEW.shop_id, NEW.remote_good_id WHERE EXISTS (SELECT FROM shop h WHERE h.id = NEW.shop_id AND h.stock_sync);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER shop_price_changed AFTER UPDATE OF price ON shop_sku FOR EACH ROW
  WHEN (NEW.price IS DISTINCT FROM OLD.price) EXECUTE FUNCTION shop_price_changed();

-- A shop has taken that a SKU is off sale because too little is left of its price: its account is told, and what is left.
CREATE OR REPLACE FUNCTION tell_low_margin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_accounts(jsonb_agg(jsonb_build_object('account_id', h.account_id, 'kind', 'linkedOffSale',
    'title', format('店铺商品「%s」毛利过低，已停售', left(concat_ws(' ', k.title, nullif(k.sku, '')), 60)),
    'detail', concat(format('售价 %s，成本 %s', yuan_text(k.price), yuan_text(NEW.cost)),
      CASE WHEN NEW.cost_before < NEW.cost THEN format('（原 %s）', yuan_text(NEW.cost_before)) END,
      format('，毛利（不含运费）%s，低于店铺「%s」的规则 %s%%，店铺库存已改为 0。提价或选择仍然销售后恢复。', yuan_text(k.price - NEW.cost), h.shop_name, NEW.min_margin)),
    'link', format('/me/shops/%s/stock', h.id), 'once_key', once_an_hour(format('linkedOffSale %s', NEW.shop_sku_id)))))
    FROM shop_sku k JOIN shop h ON h.id = k.shop_id WHERE k.id = NEW.shop_sku_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER low_margin_told AFTER UPDATE ON shop_stock FOR EACH ROW
  WHEN (NEW.margin_low AND NEW.margin_action = ${marginActions.stop} AND NEW.sent_quantity = 0 AND (NOT OLD.margin_low OR OLD.margin_action <> NEW.margin_action OR OLD.sent_quantity IS DISTINCT FROM 0))
  EXECUTE FUNCTION tell_low_margin();

-- What has come of the prices of a shop's SKUs, [{id, what}]: `raised`, `low` where its account wanted to be told alone, `over` the
-- limit of a raise, `refused` by the shop. One notice of each for all of them, with the first ones in it.
CREATE OR REPLACE FUNCTION tell_prices(p_shop_id bigint, p_told jsonb) RETURNS void LANGUAGE sql AS $$
  SELECT tell_accounts(jsonb_agg(jsonb_build_object('account_id', h.account_id, 'kind', n.kind, 'title', n.title, 'detail', n.detail,
    'link', format('/me/shops/%s/stock', h.id))))
    FROM shop h, LATERAL (
      SELECT CASE what WHEN 'raised' THEN 'priceRaised' ELSE 'lowMargin' END AS kind,
             format(CASE what WHEN 'raised' THEN '店铺「%s」有 %s 个规格已自动提价' WHEN 'low' THEN '店铺「%s」有 %s 个规格毛利过低'
                              WHEN 'over' THEN '店铺「%s」有 %s 个规格要提价，超过一次的上限' ELSE '店铺「%s」没有接受 %s 个规格的新售价' END, h.shop_name, count(*)) AS title,
             concat(string_agg(line, '；' ORDER BY place) FILTER (WHERE place <= 3), CASE WHEN count(*) > 3 THEN format(' 等 %s 个规格', count(*)) END,
               CASE what WHEN 'raised' THEN '。售价与毛利（不含运费）在店铺的库存页。' WHEN 'low' THEN '。店铺里还在按原价销售。'
                         WHEN 'over' THEN format(CASE WHEN h.auto_listing_price THEN '。一次最多提 %s%%，没有按毛利规则改价；从这里铺的按价格规则自动更新，其余请在店铺后台改价或调整规则。'
                           ELSE '。一次最多提 %s%%，没有改价，请在店铺后台改价或调整规则。' END, h.raise_limit)
                         ELSE '。原因在店铺的库存页，也可以在店铺后台改价。' END) AS detail
        FROM (
          SELECT x.what, row_number() OVER (PARTITION BY x.what ORDER BY k.id) AS place,
                 concat('「', left(concat_ws(' ', k.title, nullif(k.sku, '')), 60), '」', CASE x.what
                   WHEN 'raised' THEN format('%s → %s，毛利 %s → %s', yuan_text(s.raised_from), yuan_text(s.raised_to), yuan_text(s.raised_from - s.cost), yuan_text(s.raised_to - s.cost))
                   WHEN 'low' THEN concat(format('售价 %s，成本 %s', yuan_text(k.price), yuan_text(s.cost)),
                     CASE WHEN s.cost_before < s.cost THEN format('（原 %s）', yuan_text(s.cost_before)) END,
                     format('，毛利 %s，低于规则的 %s%%', yuan_text(k.price - s.cost), s.min_margin))
                   ELSE format('成本 %s，售价 %s 要提到 %s', yuan_text(s.cost), yuan_text(k.price), yuan_text(s.wanted_price)) END) AS line
            FROM jsonb_to_recordset(p_told) AS x (id bigint, what text)
            JOIN shop_stock s ON s.shop_sku_id = x.id JOIN shop_sku k ON k.id = x.id
        ) told GROUP BY what
      ) n
   WHERE h.id = p_shop_id HAVING count(*) > 0
$$;

-- A shop goes on offering more than there is: it has refused the lower quantity, not only for a while. Its account is told.
CREATE OR REPLACE FUNCTION tell_unsent_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_accounts(jsonb_agg(jsonb_build_object('account_id', h.account_id, 'kind', 'stockUnsent',
    'title', format('店铺「%s」没有接受库存', h.shop_name),
    'detail', format('「%s」应为 %s 件，店铺里%s，可能超卖。原因在店铺的库存页，也可以先在店铺后台改。',
      left(concat_ws(' ', k.title, nullif(k.sku, '')), 60), NEW.quantity,
      CASE WHEN NEW.sent_quantity IS NULL THEN '还有多少未知' ELSE format('还是 %s 件', NEW.sent_quantity) END),
    'link', format('/me/shops/%s/stock', h.id), 'once_key', once_an_hour(format('stockUnsent %s', h.id)))))
    FROM shop_sku k JOIN shop h ON h.id = k.shop_id WHERE k.id = NEW.shop_sku_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER unsent_stock_told AFTER UPDATE ON shop_stock FOR EACH ROW
  WHEN (NEW.state = ${shopStockStates.failed} AND NEW.quantity < coalesce(NEW.sent_quantity, 2147483647)
    AND (NEW.code IN ('BELOW_RESERVED', 'IN_REVIEW', 'KEPT_ELSEWHERE', 'PLATFORM_ERROR') AND OLD.state <> ${shopStockStates.failed}
      OR NEW.code = 'TIMEOUT' AND NEW.attempts = 3 AND OLD.attempts <> 3))
  EXECUTE FUNCTION tell_unsent_stock();

-- How a shop's stock is kept was changed, or the shop is bound again. Where it is kept no more, nothing of it is due.
CREATE OR REPLACE FUNCTION stock_setting_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.stock_sync THEN
    INSERT INTO shop_stock_change (shop_id) VALUES (NEW.id);
  ELSE
    DELETE FROM shop_stock WHERE shop_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER stock_setting_changed AFTER UPDATE OF stock_sync, stock_reserve, stock_share, min_margin, margin_action, price_ending, raise_limit, status ON shop FOR EACH ROW
  WHEN ((NEW.stock_sync, NEW.stock_reserve, NEW.stock_share, NEW.min_margin, NEW.margin_action, NEW.price_ending, NEW.raise_limit)
        IS DISTINCT FROM (OLD.stock_sync, OLD.stock_reserve, OLD.stock_share, OLD.min_margin, OLD.margin_action, OLD.price_ending, OLD.raise_limit)
    OR OLD.status = ${shopStatuses.unbound} AND NEW.status <> ${shopStatuses.unbound})
  EXECUTE FUNCTION stock_setting_changed();
