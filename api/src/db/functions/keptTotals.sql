-- What the totals of lists are kept by (`api/src/db/keptTotals.ts`), of a row as it was and as it is; either may be null.
CREATE OR REPLACE FUNCTION order_facets(o orders, n orders) RETURNS TABLE (facet text, before bigint, after bigint)
LANGUAGE sql STABLE AS $$
  VALUES ('status', o.status::bigint, n.status::bigint), ('afterSale', o.after_sale_status, n.after_sale_status),
         ('platform', o.platform, n.platform), ('type', o.type, n.type), ('warehouse', o.warehouse_id, n.warehouse_id),
         ('courier', o.courier_id, n.courier_id), ('shop', o.shop_id, n.shop_id),
         ('day', (o.created_at AT TIME ZONE 'Asia/Shanghai')::date - DATE '1970-01-01',
                 (n.created_at AT TIME ZONE 'Asia/Shanghai')::date - DATE '1970-01-01')
$$;

CREATE OR REPLACE FUNCTION parcel_facets(o order_package, n order_package) RETURNS TABLE (facet text, before bigint, after bigint)
LANGUAGE sql STABLE AS $$
  VALUES ('status', o.status::bigint, n.status::bigint), ('refundStatus', o.refund_status, n.refund_status),
         ('platform', o.platform, n.platform), ('shop', o.shop_id, n.shop_id),
         ('day', (o.created_at AT TIME ZONE 'Asia/Shanghai')::date - DATE '1970-01-01',
                 (n.created_at AT TIME ZONE 'Asia/Shanghai')::date - DATE '1970-01-01')
$$;

CREATE OR REPLACE FUNCTION refund_facets(o refund, n refund) RETURNS TABLE (facet text, before bigint, after bigint)
LANGUAGE sql STABLE AS $$
  VALUES ('status', o.status::bigint, n.status::bigint),
         ('day', (o.created_at AT TIME ZONE 'Asia/Shanghai')::date - DATE '1970-01-01',
                 (n.created_at AT TIME ZONE 'Asia/Shanghai')::date - DATE '1970-01-01')
$$;

-- The lists that changes of a row are recorded for: of its buyer and of its supplier, where their totals are kept.
CREATE OR REPLACE FUNCTION recording_lists(p_list text, p_buyer bigint, p_seller bigint, p_id bigint) RETURNS SETOF kept_list
LANGUAGE sql STABLE AS $$
  SELECT * FROM kept_list k
   WHERE k.list = p_list AND k.owner_id = ANY (ARRAY[p_buyer, p_seller]) AND k.is_seller = (k.owner_id = p_seller) AND p_id <= k.recorded_id
$$;

CREATE OR REPLACE FUNCTION record_kept_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO kept_change (owner_id, list, facet, row_id, before, after)
    SELECT k.owner_id, k.list, f.facet, n.id, f.before, f.after
      FROM new_rows n CROSS JOIN LATERAL recording_lists('orders', n.account_id, n.seller_id, n.id) k
     CROSS JOIN LATERAL order_facets(NULL::orders, n::orders) f WHERE f.after IS NOT NULL;
  ELSE
    INSERT INTO kept_change (owner_id, list, facet, row_id, before, after)
    SELECT k.owner_id, k.list, f.facet, n.id, f.before, f.after
      FROM new_rows n JOIN old_rows o ON o.id = n.id
     CROSS JOIN LATERAL recording_lists('orders', n.account_id, n.seller_id, n.id) k
     CROSS JOIN LATERAL order_facets(o::orders, n::orders) f WHERE f.before IS DISTINCT FROM f.after;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER kept_orders_added AFTER INSERT ON orders
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_kept_orders();

CREATE OR REPLACE TRIGGER kept_orders AFTER UPDATE ON orders
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT
  WHEN (current_setting('chengcang.resealing', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION record_kept_orders();

CREATE OR REPLACE FUNCTION record_kept_parcels() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO kept_change (owner_id, list, facet, row_id, before, after)
    SELECT k.owner_id, k.list, f.facet, n.id, f.before, f.after
      FROM new_rows n CROSS JOIN LATERAL recording_lists('parcels', n.account_id, n.seller_id, n.id) k
     CROSS JOIN LATERAL parcel_facets(NULL::order_package, n::order_package) f WHERE f.after IS NOT NULL;
  ELSE
    INSERT INTO kept_change (owner_id, list, facet, row_id, before, after)
    SELECT k.owner_id, k.list, f.facet, n.id, f.before, f.after
      FROM new_rows n JOIN old_rows o ON o.id = n.id
     CROSS JOIN LATERAL recording_lists('parcels', n.account_id, n.seller_id, n.id) k
     CROSS JOIN LATERAL parcel_facets(o::order_package, n::order_package) f WHERE f.before IS DISTINCT FROM f.after;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER kept_parcels_added AFTER INSERT ON order_package
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_kept_parcels();

CREATE OR REPLACE TRIGGER kept_parcels AFTER UPDATE ON order_package
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT
  WHEN (current_setting('chengcang.resealing', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION record_kept_parcels();

CREATE OR REPLACE FUNCTION record_kept_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO kept_change (owner_id, list, facet, row_id, before, after)
    SELECT k.owner_id, k.list, f.facet, n.id, f.before, f.after
      FROM new_rows n CROSS JOIN LATERAL recording_lists('refunds', n.account_id, n.seller_id, n.id) k
     CROSS JOIN LATERAL refund_facets(NULL::refund, n::refund) f WHERE f.after IS NOT NULL;
  ELSE
    INSERT INTO kept_change (owner_id, list, facet, row_id, before, after)
    SELECT k.owner_id, k.list, f.facet, n.id, f.before, f.after
      FROM new_rows n JOIN old_rows o ON o.id = n.id
     CROSS JOIN LATERAL recording_lists('refunds', n.account_id, n.seller_id, n.id) k
     CROSS JOIN LATERAL refund_facets(o::refund, n::refund) f WHERE f.before IS DISTINCT FROM f.after;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER kept_refunds_added AFTER INSERT ON refund
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_kept_refunds();

CREATE OR REPLACE TRIGGER kept_refunds AFTER UPDATE ON refund
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_kept_refunds();
