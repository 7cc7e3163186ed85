-- Locks the shop orders that the parcels of these orders are for, in the order in which orders are read from a shop, so that none
-- deadlocks. Answers how many there are.
CREATE OR REPLACE FUNCTION lock_claimed_orders(p_parts jsonb) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE v_ids bigint[] := ARRAY(SELECT (id #>> '{}')::bigint FROM jsonb_path_query(p_parts, '$[*].parcels[*].shop_order_ids[*]') id);
BEGIN
  IF v_ids <> '{}' THEN
    PERFORM FROM shop_order WHERE id = ANY (v_ids) ORDER BY shop_id, remote_order_no COLLATE "C" FOR UPDATE;
  END IF;
  RETURN cardinality(v_ids);
END $$;

-- The id of a line of an order, as `lineIdOf`.
CREATE OR REPLACE FUNCTION line_id(p_item jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(p_item->>'lineId', concat(p_item->>'remoteGoodId', ':', p_item->>'remoteSkuId'))
$$;

-- The lines of a shop's order that are in no parcel, by `lineIdOf`; those that were read before lines had ids are known by
-- their goods. An order that is bought at a source has none left.
CREATE OR REPLACE FUNCTION lines_left(p shop_order) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT line_id(item)), '{}')
    FROM jsonb_array_elements(p.items) item
   WHERE NOT EXISTS (SELECT FROM source_order o WHERE o.shop_order_id = p.id AND o.status <> ${sourceOrderStatuses.closed})
     AND NOT EXISTS (SELECT FROM shop_order_parcel x
                      WHERE x.shop_order_id = p.id AND (x.line_ids IS NULL OR x.line_ids && ARRAY[line_id(item), line_id(item - 'lineId')]))
$$;

-- Whether an order waits for parcels at its shop: nothing of it has gone out, or only what the shop was told from here.
-- Some platforms say that all has gone out once they were told the first number.
CREATE OR REPLACE FUNCTION awaits_parcels(p shop_order) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p.remote_refund_status = ${remoteRefundStatuses.none}
     AND (p.remote_status = ${remoteStatuses.pendingShipment}
          OR p.remote_status IN (${remoteStatuses.shippedInPart}, ${remoteStatuses.shipped})
         AND EXISTS (SELECT FROM shop_order_parcel x WHERE x.shop_order_id = p.id AND x.import_status = ${importStatuses.returned}))
$$;

-- Whether two parcels hold the same line of one of these orders.
CREATE OR REPLACE FUNCTION lines_overlap(p_ids bigint[]) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM shop_order_parcel a JOIN shop_order_parcel b USING (shop_order_id)
     WHERE a.shop_order_id = ANY (p_ids) AND a.package_id < b.package_id
       AND (a.line_ids IS NULL OR b.line_ids IS NULL OR a.line_ids && b.line_ids))
$$;

-- Whether all of an order was assigned to suppliers at its platform, a line each, and was not taken back.
CREATE OR REPLACE FUNCTION is_assigned(p shop_order) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT jsonb_array_length(p.items) <= (
    SELECT count(*) FROM shop_order a JOIN shop s ON s.id = a.shop_id JOIN shop own ON own.id = p.shop_id
     WHERE a.merchant_order_no = p.remote_order_no AND a.merchant_order_no <> '' AND a.remote_status <> ${remoteStatuses.closed}
       AND s.account_id = own.account_id AND s.platform = own.platform AND s.assigned_from IS NOT NULL AND own.assigned_from IS NULL
       AND split_part(s.remote_shop_id, '@', 1) = own.remote_shop_id AND s.status <> ${shopStatuses.unbound})
$$;

-- Orders of an account's own shop wait no more while they are assigned, and wait again when that was taken back. Those with parcels
-- of their own stay as they are.
CREATE OR REPLACE FUNCTION mark_assigned(p_shop bigint, p_order_nos text[]) RETURNS void LANGUAGE sql AS $$
  WITH held AS (
    SELECT s.id FROM shop_order s
     WHERE s.shop_id = p_shop AND s.remote_order_no = ANY (p_order_nos)
       AND s.import_status IN (${importStatuses.pending}, ${importStatuses.assigned})
       AND (s.import_status = ${importStatuses.assigned}
            OR EXISTS (SELECT FROM shop_order a WHERE a.merchant_order_no = s.remote_order_no AND a.merchant_order_no <> ''))
       AND NOT EXISTS (SELECT FROM shop_order_parcel x WHERE x.shop_order_id = s.id)
     ORDER BY s.remote_order_no COLLATE "C" FOR UPDATE)
  UPDATE shop_order s
     SET import_status = CASE WHEN is_assigned(s) THEN ${importStatuses.assigned} WHEN awaits_parcels(s) THEN ${importStatuses.pending}
                              ELSE ${importStatuses.intercepted} END
    FROM held WHERE s.id = held.id AND (s.import_status = ${importStatuses.assigned}) <> is_assigned(s)
$$;

-- Says of these orders, which are locked, how they stand by their parcels, or by what is bought for them at a source.
CREATE OR REPLACE FUNCTION refresh_shop_orders(p_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE shop_order s
     SET order_id = live.order_id, package_id = live.id,
         import_status = CASE
           WHEN s.import_status IN (${importStatuses.ignored}, ${importStatuses.intercepted}, ${importStatuses.assigned}) THEN s.import_status
           WHEN bought.status IS NOT NULL THEN
             CASE bought.status WHEN ${sourceOrderStatuses.told} THEN ${importStatuses.returned}
                  WHEN ${sourceOrderStatuses.sent} THEN ${importStatuses.shipped} ELSE ${importStatuses.ordered} END
           WHEN held.import_status IS NULL OR lines_left(s) <> '{}' THEN ${importStatuses.pending}
           ELSE held.import_status END
    FROM unnest(p_ids) AS requested (id)
    LEFT JOIN LATERAL (
      SELECT min(x.import_status) AS import_status FROM shop_order_parcel x WHERE x.shop_order_id = requested.id) held ON true
    LEFT JOIN LATERAL (
      SELECT p.id, p.order_id FROM shop_order_parcel x JOIN order_package p ON p.id = x.package_id
       WHERE x.shop_order_id = requested.id AND p.status NOT IN (${parcelStatus.refunded}, ${parcelStatus.cancelled})
       ORDER BY p.id LIMIT 1) live ON true
    LEFT JOIN source_order bought ON bought.shop_order_id = requested.id AND bought.status <> ${sourceOrderStatuses.closed}
   WHERE s.id = requested.id
$$;

-- Records that parcels have their waybill numbers; their shop orders are locked.
CREATE OR REPLACE FUNCTION record_issued(p_packages bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_ids bigint[];
BEGIN
  WITH issued AS (
    UPDATE shop_order_parcel SET import_status = ${importStatuses.shipped}
     WHERE package_id = ANY (p_packages) AND import_status = ${importStatuses.ordered} RETURNING shop_order_id)
  SELECT array_agg(DISTINCT shop_order_id) INTO v_ids FROM issued;
  PERFORM refresh_shop_orders(v_ids);
END $$;

-- Records that shop orders, which are locked, have a parcel's waybill number.
CREATE OR REPLACE FUNCTION record_posted(p_package bigint, p_order_nos text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_ids bigint[];
BEGIN
  WITH posted AS (
    UPDATE shop_order_parcel x SET import_status = ${importStatuses.returned} FROM shop_order s
     WHERE x.package_id = p_package AND s.id = x.shop_order_id AND s.remote_order_no = ANY (p_order_nos)
       AND x.import_status < ${importStatuses.returned}
    RETURNING x.shop_order_id)
  SELECT array_agg(shop_order_id) INTO v_ids FROM posted;
  PERFORM refresh_shop_orders(v_ids);
END $$;

-- Claims the shop orders and merged orders that new parcels are for, `p_count` of them; refuses when one of those has changed
-- meanwhile, or what a parcel of them was planned by. They are locked.
CREATE OR REPLACE FUNCTION claim_shop_orders(p_parcels jsonb[], p_packages bigint[], p_count integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_claimed integer;
  v_merges integer;
  v_merged integer;
  v_ids bigint[];
BEGIN
  WITH claimed AS (
    INSERT INTO shop_order_parcel (shop_order_id, package_id, line_ids)
    SELECT s.id, i.id, x.line_ids
      FROM unnest(p_parcels, p_packages) AS i (raw, id) JOIN order_package p ON p.id = i.id,
           jsonb_populate_record(NULL::shop_order_parcel, i.raw) x,
           jsonb_array_elements_text(i.raw->'shop_order_ids') AS requested (id), shop_order s, shop h
     WHERE s.id = requested.id::bigint AND h.id = s.shop_id AND h.account_id = p.account_id
         AND h.status <> ${shopStatuses.unbound}
       AND s.import_status = ${importStatuses.pending} AND s.remote_refund_status = ${remoteRefundStatuses.none}
           AND s.receiver_key = i.raw->>'receiver_key'
       AND s.merge_id IS NOT DISTINCT FROM (i.raw->>'merge_id')::bigint
    RETURNING shop_order_id
  ), merged AS (
    UPDATE merge_order m SET package_id = i.id FROM unnest(p_parcels, p_packages) AS i (raw, id)
     WHERE m.id = (i.raw->>'merge_id')::bigint AND m.status = ${mergeStatuses.merged} AND m.package_id IS NULL
    RETURNING m.id
  )
  SELECT (SELECT count(*) FROM claimed), (SELECT count(*) FROM merged), (SELECT count(raw->>'merge_id') FROM unnest(p_parcels) raw)
    INTO v_claimed, v_merged, v_merges;
  IF v_claimed <> p_count OR v_merged <> v_merges THEN PERFORM refuse('SHOP_ORDER_CHANGED'); END IF;
  SELECT array_agg(DISTINCT shop_order_id) INTO v_ids FROM shop_order_parcel WHERE package_id = ANY (p_packages);
  IF lines_overlap(v_ids) THEN PERFORM refuse('SHOP_ORDER_CHANGED'); END IF;
  UPDATE shop_order SET problem_code = '', problem_text = '' WHERE id = ANY (v_ids) AND problem_code <> '';
  PERFORM refresh_shop_orders(v_ids);
  IF EXISTS (
    SELECT FROM unnest(p_parcels) raw WHERE jsonb_typeof(raw->'planned') = 'object'
       AND NOT plan_holds(ARRAY(SELECT jsonb_array_elements_text(raw->'shop_order_ids')::bigint), raw->'planned')
  ) THEN
    PERFORM refuse('SHOP_ORDER_CHANGED');
  END IF;
END $$;

-- What has gone out for an order that its shop refunds is to come back.
CREATE OR REPLACE FUNCTION record_shop_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO coming_back (package_id, kind)
  SELECT p.id, ${caseKinds.intercepted} FROM shop_order_parcel x JOIN order_package p ON p.id = x.package_id
   WHERE x.shop_order_id = NEW.id AND p.status IN (${parcelStatus.shipped}, ${parcelStatus.inTransit}, ${parcelStatus.abnormal})
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER shop_refunds AFTER UPDATE OF remote_refund_status ON shop_order
  FOR EACH ROW WHEN (OLD.remote_refund_status = ${remoteRefundStatuses.none}
      AND NEW.remote_refund_status <> ${remoteRefundStatuses.none}) EXECUTE FUNCTION record_shop_refund();
