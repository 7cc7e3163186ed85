-- Until when an order of a shop is to be sent: as its platform says, else 48 hours after it was paid. As the index `shop_order_ship_by`
-- has it.
CREATE OR REPLACE FUNCTION ship_by(p shop_order) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(p.promised_ship_at, (coalesce(p.paid_at, p.created_at) AT TIME ZONE 'UTC' + interval '48 hours') AT TIME ZONE 'UTC')
$$;

-- When the authorisation of a shop ends; null where its token renews itself without an end.
CREATE OR REPLACE FUNCTION authorised_until(p shop) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p.refresh_token IS NULL THEN p.expires_at
              WHEN p.refresh_expires_at IS NOT NULL THEN greatest(p.expires_at, p.refresh_expires_at) END
$$;

-- From when on a shop can be told nothing: always, where its authorisation has ended; null for never.
CREATE OR REPLACE FUNCTION untold_from(p shop) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN p.status = ${shopStatuses.expired} OR authorised_until(p) <= now() THEN timestamptz '-infinity'
              ELSE authorised_until(p) END
$$;

-- Of an account's shops, of these or of all, what still needs their authorisation, and what of it comes after its end: orders that are
-- to be sent then, and parcels whose number the shop would be told then. What has no number yet gets it when its warehouse's delay and its
-- pause are over, or its supplier has promised to send it.
CREATE OR REPLACE FUNCTION shop_forecasts(p_account bigint, p_shops bigint[])
RETURNS TABLE (shop_id bigint, waiting_orders integer, pending_write_backs integer, orders integer, parcels integer, first_at timestamptz)
LANGUAGE sql STABLE AS $$
  WITH own AS MATERIALIZED (
    SELECT h.id, untold_from(h) AS untold_from FROM shop h
     WHERE h.account_id = p_account AND h.status <> ${shopStatuses.unbound} AND (p_shops IS NULL OR h.id = ANY (p_shops))),
  waiting AS (
    SELECT own.id, count(*)::integer AS orders
      FROM own JOIN shop_order o ON o.shop_id = own.id AND o.import_status = ${importStatuses.pending}
       AND o.remote_refund_status = ${remoteRefundStatuses.none}
     GROUP BY own.id),
  late AS (
    SELECT own.id, count(*)::integer AS orders, min(ship_by(o)) AS first_at
      FROM own JOIN shop_order o ON o.shop_id = own.id AND o.import_status = ${importStatuses.pending}
       AND o.remote_refund_status = ${remoteRefundStatuses.none} AND ship_by(o) >= own.untold_from
     GROUP BY own.id),
  parcel AS (
    SELECT p.shop_id, true AS is_pending, coalesce(p.auto_send_at, p.shipped_at, p.created_at) AS told_at
      FROM own JOIN order_package p ON p.shop_id = own.id
     WHERE p.auto_send_status IN (${autoSendStatuses.waiting}, ${autoSendStatuses.sending})
       AND p.status NOT IN (${parcelStatus.refunded}, ${parcelStatus.cancelled})
    UNION ALL
    -- Paused because the authorisation has ended.
    SELECT p.shop_id, false, coalesce(p.shipped_at, p.created_at)
      FROM order_package p
     WHERE p.account_id = p_account AND p.auto_send_status IN (${autoSendStatuses.failed}, ${autoSendStatuses.paused})
       AND p.status NOT IN (${parcelStatus.refunded}, ${parcelStatus.cancelled})
       AND p.auto_send_status = ${autoSendStatuses.paused} AND p.auto_send_code = 'SHOP_EXPIRED'
    UNION ALL
    SELECT p.shop_id, false,
           CASE WHEN p.output_status IN (${outputStatuses.queued}, ${outputStatuses.issuing})
             THEN greatest(o.paid_at + CASE w.output_mode WHEN 0 THEN interval '10 minutes' ELSE interval '0' END, p.lease_until)
             ELSE coalesce(p.promised_ship_at, o.paid_at) END
      FROM order_package p JOIN orders o ON o.id = p.order_id JOIN warehouse w ON w.id = o.warehouse_id
     WHERE p.account_id = p_account AND p.status = ${parcelStatus.pendingShipment} AND p.waybill_no IS NULL
       AND p.shop_id IS NOT NULL AND o.auto_send),
  told AS (
    SELECT own.id, count(*) FILTER (WHERE is_pending)::integer AS pending, count(*) FILTER (WHERE told_at >= untold_from)::integer AS lost,
           min(told_at) FILTER (WHERE told_at >= untold_from) AS first_at
      FROM own JOIN parcel ON parcel.shop_id = own.id GROUP BY own.id)
  SELECT own.id, coalesce(waiting.orders, 0), coalesce(told.pending, 0), coalesce(late.orders, 0), coalesce(told.lost, 0),
         least(late.first_at, told.first_at)
    FROM own LEFT JOIN waiting USING (id) LEFT JOIN late USING (id) LEFT JOIN told USING (id)
$$;
