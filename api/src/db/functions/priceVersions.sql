-- Of what an order's price and verdicts depend on (`OrderFacts`): each source counts its changes, so that an order which was
-- priced from memory is refused when one of them has changed since.
CREATE OR REPLACE FUNCTION bump_prices(p_sources text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO price_version AS v (source, version)
  SELECT DISTINCT source, 1 FROM unnest(p_sources) source WHERE source IS NOT NULL ORDER BY source
  ON CONFLICT (source) DO UPDATE SET version = v.version + 1
$$;

-- The sources of a row of one of the tables with a trigger below.
CREATE OR REPLACE FUNCTION price_sources(p_table text, r jsonb) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN CASE p_table
    -- With the bundles that name it.
    WHEN 'goods' THEN ARRAY(
      SELECT 'goods:' || (r->>'id')
      UNION SELECT 'goods:' || b.good_id FROM sku k JOIN sku_part p ON p.part_sku_id = k.id JOIN sku b ON b.id = p.sku_id
             WHERE k.good_id = (r->>'id')::bigint)
    WHEN 'sku' THEN ARRAY(
      SELECT 'goods:' || (r->>'good_id')
      UNION SELECT 'goods:' || b.good_id FROM sku_part p JOIN sku b ON b.id = p.sku_id WHERE p.part_sku_id = (r->>'id')::bigint)
    WHEN 'sku_part' THEN ARRAY(SELECT 'goods:' || good_id FROM sku WHERE id = (r->>'sku_id')::bigint)
    WHEN 'price_list' THEN ARRAY(SELECT DISTINCT 'goods:' || good_id FROM price_list_entry WHERE list_id = (r->>'id')::bigint)
    WHEN 'price_list_buyer' THEN ARRAY(SELECT DISTINCT 'goods:' || good_id FROM price_list_entry WHERE list_id = (r->>'list_id')::bigint)
    WHEN 'area_rule' THEN ARRAY[coalesce('warehouse:' || (r->>'warehouse_id'), 'courier:' || (r->>'courier_id'), 'site')]
    WHEN 'warehouse_courier' THEN ARRAY['warehouse:' || (r->>'warehouse_id')]
    WHEN 'freight_template_courier' THEN ARRAY['freight_template:' || (r->>'template_id')]
    WHEN 'user_profit' THEN ARRAY['account:' || (r->>'user_id')]
    WHEN 'default_profit' THEN ARRAY['account:' || (r->>'agent_id')]
    WHEN 'league_level' THEN ARRAY['site']
    -- price_step, price_list_entry
    ELSE ARRAY[coalesce('goods:' || (r->>'good_id'), p_table || ':' || (r->>'id'))]
  END;
END $$;

CREATE OR REPLACE FUNCTION prices_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM bump_prices(price_sources(TG_TABLE_NAME, to_jsonb(OLD)) || price_sources(TG_TABLE_NAME, to_jsonb(NEW)));
  RETURN NULL;
END $$;

-- Only columns that count: what is sold, and who signs in, changes no price.
CREATE OR REPLACE TRIGGER prices_changed AFTER UPDATE OF name, seller_id, pics, platform_margin, min_num, max_num, platforms, steps_per, freight_template_id, status, deleted_at
  ON goods FOR EACH ROW EXECUTE FUNCTION prices_changed();
CREATE OR REPLACE TRIGGER prices_changed AFTER UPDATE OF level, super_id, status, closing_since ON account FOR EACH ROW EXECUTE FUNCTION prices_changed();
CREATE OR REPLACE TRIGGER prices_changed AFTER INSERT OR UPDATE OR DELETE ON sku FOR EACH ROW EXECUTE FUNCTION prices_changed();
CREATE OR REPLACE TRIGGER prices_changed AFTER INSERT OR UPDATE OR DELETE ON sku_part FOR EACH ROW EXECUTE FUNCTION prices_changed();
CREATE OR REPLACE TRIGGER prices_changed AFTER INSERT OR UPDATE OR DELETE ON price_step FOR EACH ROW EXECUTE FUNCTION prices_changed();
CREATE OR REPLACE TRIGGER prices_changed AFTER UPDATE OF levels, start_at, end_at ON price_list FOR EACH ROW EXECUTE FUNCTION prices_changed();
CREATE OR REPLACE TRIGGER prices_changed AFTER INSERT OR UPDATE OR DELETE ON price_list_buyer FOR EACH ROW EXECUTE FUNCTION prices_changed();
CREATE OR REPLACE TRIGGER prices_changed AFTER INSERT OR UPDATE OR DELETE ON price_list_entry FOR EACH ROW EXECUTE FUNCTION prices_changed();
CREATE OR REPLACE TRIGGER prices_changed AFTER INSERT OR UPDATE OR DELETE ON user_profit FOR EACH ROW EXECUTE FUNCTION prices_changed();
CREATE OR REPLACE TRIGGER prices_changed AFTER INSERT OR UPDATE OR DELETE ON default_profit FOR EACH ROW EXECUTE FUNCTION prices_changed();
CREATE OR REPLACE TRIGGER prices_changed AFTER UPDATE ON warehouse FOR EACH ROW EXECUTE FUNCTION prices_changed();
CREATE OR REPLACE TRIGGER prices_changed AFTER INSERT OR UPDATE OR DELETE ON warehouse_courier FOR EACH ROW EXECUTE FUNCTION prices_changed();
CREATE OR REPLACE TRIGGER prices_changed AFTER INSERT OR UPDATE OR DELETE ON freight_template_courier FOR EACH ROW EXECUTE FUNCTION prices_changed();
CREATE OR REPLACE TRIGGER prices_changed AFTER UPDATE ON courier FOR EACH ROW EXECUTE FUNCTION prices_changed();
CREATE OR REPLACE TRIGGER prices_changed AFTER INSERT OR UPDATE OR DELETE ON area_rule FOR EACH ROW EXECUTE FUNCTION prices_changed();
CREATE OR REPLACE TRIGGER prices_changed AFTER UPDATE OR DELETE ON sender FOR EACH ROW EXECUTE FUNCTION prices_changed();
CREATE OR REPLACE TRIGGER prices_changed AFTER INSERT OR UPDATE OR DELETE ON league_level FOR EACH ROW EXECUTE FUNCTION prices_changed();

-- Whether an order's price is by what holds now: `versions` are those that it was priced by; without any it was not from
-- memory, and is judged as it is.
CREATE OR REPLACE FUNCTION prices_hold(p_part jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (
    SELECT FROM jsonb_each_text(p_part->'versions') priced LEFT JOIN price_version v ON v.source = priced.key
     WHERE coalesce(v.version, 0) <> priced.value::bigint)
$$;

-- Whether a price is the one that was quoted, where a quote is named.
CREATE OR REPLACE FUNCTION quote_holds(p jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p->'quote' IS NULL OR (p->'quote'->>'totalFee')::bigint = quoted_fee(p)
$$;

CREATE OR REPLACE FUNCTION quoted_fee(p jsonb) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT total_fee FROM quote WHERE quote_no = p->'quote'->>'no' AND account_id = (p->>'accountId')::bigint AND expires_at > now()
$$;

-- Refuses PRICE_CHANGED: with `stale` when the parts are to be priced again, else because of the quote.
CREATE OR REPLACE FUNCTION check_prices(p jsonb, p_parts jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM jsonb_array_elements(p_parts) part WHERE NOT prices_hold(part)) THEN
    PERFORM refuse('PRICE_CHANGED', '{"stale": true}');
  END IF;
  IF NOT coalesce(quote_holds(p), false) THEN
    PERFORM refuse('PRICE_CHANGED', jsonb_build_object('quoted', quoted_fee(p), 'now', (p->'quote'->>'totalFee')::bigint));
  END IF;
END $$;
