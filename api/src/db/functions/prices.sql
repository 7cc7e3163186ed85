-- What a buyer and a supplier have agreed on for a combination: that of the combination before that of its goods, then the
-- least; no row where they have agreed on nothing that holds now.
CREATE OR REPLACE FUNCTION agreed_price_of(buyer bigint, sku bigint, goods bigint) RETURNS TABLE (supply_price bigint) LANGUAGE sql STABLE AS $$
  SELECT e.supply_price FROM price_list_entry e JOIN price_list l ON l.id = e.list_id
   WHERE e.good_id = goods AND (e.sku_id = sku OR e.sku_id IS NULL)
     AND (l.start_at IS NULL OR l.start_at <= now()) AND (l.end_at IS NULL OR now() < l.end_at)
     AND (EXISTS (SELECT FROM price_list_buyer b WHERE b.list_id = l.id AND b.account_id = buyer)
       OR (SELECT a.level FROM account a WHERE a.id = buyer) = ANY (l.levels))
   ORDER BY e.sku_id IS NULL, e.supply_price LIMIT 1
$$;
