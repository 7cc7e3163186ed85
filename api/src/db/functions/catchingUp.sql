-- Of a thing of the feed as it is now; null where it is not there any more.
CREATE OR REPLACE FUNCTION thing_updated_at(p_kind smallint, p_id bigint) RETURNS timestamptz LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN CASE p_kind
    WHEN ${changeKinds.order} THEN (SELECT updated_at FROM orders WHERE id = p_id)
    WHEN ${changeKinds.parcel} THEN (SELECT updated_at FROM order_package WHERE id = p_id)
    WHEN ${changeKinds.refund} THEN (SELECT updated_at FROM refund WHERE id = p_id)
    WHEN ${changeKinds.goods} THEN (SELECT updated_at FROM goods WHERE id = p_id AND deleted_at IS NULL)
    WHEN ${changeKinds.stock} THEN (SELECT updated_at FROM good_stock WHERE id = p_id)
    WHEN ${changeKinds.cashOut} THEN (SELECT updated_at FROM cash_out WHERE id = p_id)
  END;
END $$;

-- What has changed of an account by transactions that a snapshot has not seen: those from `p_xmax` on, and `p_running`. Each thing
-- is named once, in the order of the first such transaction, kind and id; of the transaction `p_within` from `p_kind` and `p_id`
-- on, where the page before has ended. Whole transactions are read, until there are `p_events` events, and one item more than asked
-- for is answered: {snapshot, now, era, reached, items: [{xid, kind, id, updatedAt}]}. `reached` is the last transaction that was
-- read, null where all were that the snapshot has seen. How few are new the planner does not know.
CREATE OR REPLACE FUNCTION changes_since(p_account bigint, p_xmax xid8, p_running xid8[], p_kinds smallint[], p_within xid8,
  p_kind smallint, p_id bigint, p_events integer, p_items integer)
RETURNS jsonb LANGUAGE sql STABLE SET enable_seqscan TO off AS $$
  WITH first AS MATERIALIZED (
    SELECT xid, kind, ids FROM (
      (SELECT xid, kind, ids FROM change_event WHERE account_id = p_account AND kind > ${changeKinds.none} AND xid = ANY (p_running) ORDER BY xid LIMIT p_events)
      UNION ALL
      (SELECT xid, kind, ids FROM change_event WHERE seller_id = p_account AND kind > ${changeKinds.none} AND xid = ANY (p_running) ORDER BY xid LIMIT p_events)
      UNION ALL
      (SELECT xid, kind, ids FROM change_event WHERE account_id = p_account AND kind > ${changeKinds.none} AND xid >= p_xmax ORDER BY xid LIMIT p_events)
      UNION ALL
      (SELECT xid, kind, ids FROM change_event WHERE seller_id = p_account AND kind > ${changeKinds.none} AND xid >= p_xmax ORDER BY xid LIMIT p_events)
    ) unseen ORDER BY xid LIMIT p_events
  ), reached AS MATERIALIZED (
    SELECT CASE WHEN count(*) = p_events THEN max(xid) END AS xid FROM first
  ), event AS (
    SELECT xid, kind, ids FROM first WHERE xid IS DISTINCT FROM (SELECT xid FROM reached)
    UNION ALL
    SELECT xid, kind, ids FROM change_event WHERE account_id = p_account AND kind > ${changeKinds.none} AND xid = (SELECT xid FROM reached)
    UNION ALL
    SELECT xid, kind, ids FROM change_event WHERE seller_id = p_account AND kind > ${changeKinds.none} AND xid = (SELECT xid FROM reached)
  ), named AS (
    SELECT min(xid) AS xid, kind, id FROM event CROSS JOIN LATERAL unnest(ids) AS id
     WHERE kind = ANY (p_kinds)
       AND (xid IS DISTINCT FROM p_within OR (kind, id) >= (p_kind, p_id))
     GROUP BY kind, id ORDER BY 1, 2, 3 LIMIT p_items + 1
  )
  SELECT jsonb_build_object('snapshot', pg_current_snapshot()::text, 'now', extract(epoch FROM now()), 'era', (SELECT era FROM change_era),
    'reached', (SELECT xid FROM reached)::text, 'items', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('xid', xid::text, 'kind', kind, 'id', id, 'updatedAt', thing_updated_at(kind, id))
        ORDER BY xid, kind, id), '[]') FROM named))
$$;
