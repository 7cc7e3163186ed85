-- What the index of goods by two Chinese characters is made of: it must not change without that index.
CREATE OR REPLACE FUNCTION sign_pairs(search_text text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT pair), '{}')
    FROM (SELECT substr(search_text, n, 2) AS pair FROM generate_series(1, length(search_text) - 1) n) pairs
   WHERE pair ~ '^[^\x01-\x7f]{2}$'
$$;

-- Goods on sale whose names sound much like a keyword, the likest first; `likeness` in thousandths. For what nobody has found: of
-- those that share many letters in a row with it, or some where none shares many, those that are not far behind the likest. Of
-- very many 150 are compared: comparing takes longer than finding them.
CREATE OR REPLACE FUNCTION similar_goods(p_sound text) RETURNS TABLE (id bigint, likeness integer) LANGUAGE plpgsql STABLE
SET pg_trgm.word_similarity_threshold = 0.3 AS $$
#variable_conflict use_column
DECLARE v_least text;
BEGIN
  FOREACH v_least IN ARRAY '{0.45,0.3}'::text[] LOOP
    PERFORM set_config('pg_trgm.word_similarity_threshold', v_least, true);
    RETURN QUERY SELECT s.id, s.likeness FROM (
      SELECT x.*, max(x.likeness) OVER () AS best FROM (
        SELECT g.id, g.month_sold, (word_similarity(p_sound, g.search_text) * 999)::integer AS likeness
          FROM goods g WHERE g.search_text %> p_sound AND g.status = ${goodsStatus.onSale} AND g.deleted_at IS NULL LIMIT 150) x) s
     WHERE s.likeness * 4 >= s.best * 3 ORDER BY s.likeness DESC, s.month_sold DESC, s.id DESC LIMIT 100;
    EXIT WHEN FOUND;
  END LOOP;
END $$;

-- Whether a warehouse or courier works on a day, as `worksOn` of the api has it.
CREATE OR REPLACE FUNCTION works_on(work_days text, sunday_rest boolean, rest_dates date[], day date) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT day <> ALL (rest_dates) AND CASE extract(dow FROM day)::integer
    WHEN 0 THEN NOT sunday_rest ELSE substr(work_days, extract(dow FROM day)::integer + 1, 1) = '1' END
$$;

-- Warehouses whose parcels, paid at a time in Asia/Shanghai, are promised to be shipped within 48 hours by one of their couriers:
-- the cut-off of today is ahead, tomorrow works, or the cut-off of the day after is no later than the time now.
CREATE OR REPLACE FUNCTION fast_warehouses(at timestamp) RETURNS TABLE (id bigint) LANGUAGE sql STABLE AS $$
  SELECT h.id FROM warehouse h WHERE h.status = ${serviceStatus.active} AND h.deleted_at IS NULL AND EXISTS (
    SELECT FROM warehouse_courier w JOIN courier c ON c.id = w.courier_id AND c.status = ${serviceStatus.active}
     CROSS JOIN generate_series(0, 2) ahead
     WHERE w.warehouse_id = h.id AND w.enabled
       AND CASE ahead WHEN 0 THEN at::time < least(h.cutoff_time, c.cutoff_time)::time
                      WHEN 2 THEN at::time >= least(h.cutoff_time, c.cutoff_time)::time ELSE true END
       AND works_on(h.work_days, h.sunday_rest, h.rest_dates, at::date + ahead)
       AND works_on(c.work_days, c.sunday_rest, c.rest_dates, at::date + ahead))
$$;

-- Which couriers of which warehouses ship free of charge by which rules of areas in force, as `areaVerdict` has it at that code.
CREATE OR REPLACE FUNCTION free_areas() RETURNS TABLE (warehouse_id bigint, courier_id bigint, area_code text) LANGUAGE sql STABLE AS $$
  WITH rule AS (
    SELECT a.* FROM area_rule a WHERE (a.start_at IS NULL OR a.start_at <= now()) AND (a.end_at IS NULL OR now() < a.end_at)
  )
  SELECT DISTINCT w.warehouse_id, w.courier_id, r.area_code
    FROM rule r JOIN warehouse_courier w ON w.enabled
     AND (r.warehouse_id IS NULL OR r.warehouse_id = w.warehouse_id) AND (r.courier_id IS NULL OR r.courier_id = w.courier_id)
   WHERE r.type = 3 AND NOT EXISTS (
     SELECT FROM rule o WHERE o.type < 3 AND o.area_code = r.area_code
        AND (o.warehouse_id IS NULL OR o.warehouse_id = w.warehouse_id) AND (o.courier_id IS NULL OR o.courier_id = w.courier_id))
   -- A ban of the platform is above the rules of warehouses for parts of its area.
   AND NOT EXISTS (
     SELECT FROM rule o WHERE o.type = 1 AND o.warehouse_id IS NULL AND r.area_code LIKE o.area_code || '%'
        AND (o.courier_id IS NULL OR o.courier_id = w.courier_id))
$$;

-- Warehouses from where one of the couriers ships to an area free of charge: no longer code of the area has another rule.
CREATE OR REPLACE FUNCTION free_warehouses(p_code text) RETURNS TABLE (id bigint) LANGUAGE sql STABLE AS $$
  SELECT DISTINCT f.warehouse_id FROM free_areas() f WHERE p_code LIKE f.area_code || '%' AND NOT EXISTS (
    SELECT FROM area_rule o
     WHERE o.type < 3 AND p_code LIKE o.area_code || '%' AND length(o.area_code) > length(f.area_code)
       AND (o.warehouse_id IS NULL OR o.warehouse_id = f.warehouse_id) AND (o.courier_id IS NULL OR o.courier_id = f.courier_id)
       AND (o.start_at IS NULL OR o.start_at <= now()) AND (o.end_at IS NULL OR now() < o.end_at))
$$;
