-- Releases what a parcel held when it ends: its order numbers, and what it held of orders of shops, unless the shop was told
-- already. Shop orders that were intercepted at their shop stay so.
CREATE OR REPLACE FUNCTION parcels_ended() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_ended bigint[];
  v_orders bigint[];
BEGIN
  SELECT array_agg(a.id) INTO v_ended FROM new_rows a JOIN old_rows b USING (id)
   WHERE a.status IN (${parcelStatus.refunded}, ${parcelStatus.cancelled})
     AND b.status NOT IN (${parcelStatus.refunded}, ${parcelStatus.cancelled});
  IF v_ended IS NULL THEN RETURN NULL; END IF;
  SELECT array_agg(DISTINCT shop_order_id) INTO v_orders FROM shop_order_parcel WHERE package_id = ANY (v_ended);
  IF v_orders IS NOT NULL THEN
    PERFORM FROM shop_order s WHERE s.id = ANY (v_orders) ORDER BY s.shop_id, s.remote_order_no COLLATE "C" FOR UPDATE;
    -- The number of an order in parts stays with the parcels that go on.
    UPDATE third_order t SET package_id = other.id
      FROM (SELECT x.package_id AS ended, s.remote_order_no, min(p.id) AS id
              FROM shop_order_parcel x JOIN shop_order s ON s.id = x.shop_order_id
              JOIN shop_order_parcel y ON y.shop_order_id = x.shop_order_id JOIN order_package p ON p.id = y.package_id
             WHERE x.package_id = ANY (v_ended) AND p.status NOT IN (${parcelStatus.refunded}, ${parcelStatus.cancelled})
             GROUP BY 1, 2) other
     WHERE t.package_id = other.ended AND t.third_order_no = other.remote_order_no;
  END IF;
  DELETE FROM third_order WHERE package_id = ANY (v_ended);
  UPDATE merge_order m SET package_id = NULL FROM new_rows a WHERE a.id = ANY (v_ended) AND m.id = a.merge_id AND m.package_id = a.id;
  IF v_orders IS NOT NULL THEN
    DELETE FROM shop_order_parcel WHERE package_id = ANY (v_ended) AND import_status < ${importStatuses.returned};
    PERFORM refresh_shop_orders(v_orders);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER parcels_ended AFTER UPDATE ON order_package
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION parcels_ended();

-- Events of parcels for their timelines, recorded here so that no way of changing a parcel can forget them. A transaction
-- names its actor (chengcang.actor) where it is not the usual one. Traces are recorded by the code that reads them.
CREATE OR REPLACE FUNCTION record_parcel_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO package_event (package_id, type, text, actor)
    SELECT a.id, e.type, e.text, e.actor
      FROM new_rows a
      CROSS JOIN LATERAL (VALUES
        (1, 'created', '已下单', 'user'),
        -- Only what replaces another parcel costs nothing.
        (2, 'paid', CASE a.package_fee WHEN 0 THEN '售后补发，等待仓库出单' ELSE '已付款，等待仓库出单' END,
         coalesce(nullif(current_setting('chengcang.actor', true), ''), 'user'))
      ) AS e (place, type, text, actor)
     -- A part that was refunded was paid with its parcel.
     WHERE e.place = 1 OR a.status = ${parcelStatus.pendingShipment} AND a.part_of IS NULL
     ORDER BY a.id, e.place;
    RETURN NULL;
  END IF;
  INSERT INTO package_event (package_id, type, text, reason_code, actor)
  SELECT a.id, e.type,
         CASE e.type
           WHEN 'paid' THEN '已付款，等待仓库出单'
           WHEN 'cancelled' THEN '订单已取消'
           WHEN 'refunded' THEN concat('已退款', to_char(a.refund_fee / 100.0, 'FM9999999990.00'), '元')
           WHEN 'issued' THEN concat('出单成功，运单号', a.waybill_no)
           WHEN 'issueFailed' THEN concat('出单失败：', a.output_result)
           WHEN 'resubmitted' THEN '再次提交出单'
           WHEN 'voidRefused' THEN '面单没有作废，等待供应商处理'
           WHEN 'sent' THEN '已回传店铺'
           WHEN 'sendFailed' THEN concat('回传店铺失败：', a.auto_send_result)
           WHEN 'sendPaused' THEN a.auto_send_result
           WHEN 'sentOtherwise' THEN '店铺已用其他单号发货'
           WHEN 'refundApplied' THEN '申请退款'
           WHEN 'refundRejected' THEN '供应商拒绝退款'
           WHEN 'refundRevoked' THEN '已撤销退款申请'
           WHEN 'receiverEdited' THEN '已修改收件信息'
           WHEN 'compensated' THEN concat('售后补偿', to_char((a.compensated - b.compensated) / 100.0, 'FM9999999990.00'), '元')
         END,
         CASE WHEN e.type = 'issueFailed' THEN a.output_code WHEN e.type LIKE 'send%' THEN a.auto_send_code ELSE '' END,
         coalesce(nullif(current_setting('chengcang.actor', true), ''), e.actor)
    FROM new_rows a JOIN old_rows b USING (id)
    CROSS JOIN LATERAL (VALUES
      (1, CASE WHEN a.status = b.status THEN NULL
               WHEN a.status = ${parcelStatus.pendingShipment} THEN 'paid'
               WHEN a.status = ${parcelStatus.cancelled} THEN 'cancelled' END, 'user'),
      (2, CASE WHEN a.output_status = b.output_status THEN NULL
               WHEN a.output_status IN (${outputStatuses.issued}, ${outputStatuses.voiding})
                AND b.output_status < ${outputStatuses.issued} THEN 'issued'
               WHEN a.output_status = ${outputStatuses.failed} THEN 'issueFailed'
               WHEN a.output_status = ${outputStatuses.queued} AND b.output_status = ${outputStatuses.failed} THEN 'resubmitted'
               WHEN a.output_status = ${outputStatuses.issued} THEN 'voidRefused' END,
          CASE WHEN a.output_status = ${outputStatuses.queued} THEN 'user' ELSE 'platform' END),
      (3, CASE WHEN a.auto_send_status = b.auto_send_status THEN NULL
               ELSE CASE a.auto_send_status
                 WHEN ${autoSendStatuses.success} THEN 'sent' WHEN ${autoSendStatuses.failed} THEN 'sendFailed'
                 WHEN ${autoSendStatuses.paused} THEN 'sendPaused' WHEN ${autoSendStatuses.external} THEN 'sentOtherwise' END
          END, 'platform'),
      (4, CASE WHEN a.refund_status = b.refund_status THEN NULL
               WHEN a.refund_status = ${refundStatus.rejected} THEN 'refundRejected'
               WHEN a.refund_status = ${refundStatus.revoked} THEN 'refundRevoked'
               WHEN a.refund_status IN (${refundStatus.applied}, ${refundStatus.voiding}, ${refundStatus.waitSeller})
                AND b.refund_status NOT IN (${refundStatus.applied}, ${refundStatus.voiding}) THEN 'refundApplied' END, 'user'),
      (5, CASE WHEN a.status = ${parcelStatus.refunded} AND b.status <> ${parcelStatus.refunded} THEN 'refunded' END, 'system'),
      (6, CASE WHEN a.receiver_edits <> b.receiver_edits THEN 'receiverEdited' END, 'user'),
      (7, CASE WHEN a.compensated > b.compensated THEN 'compensated' END, 'system')
    ) AS e (place, type, actor)
   WHERE e.type IS NOT NULL
   ORDER BY a.id, e.place;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER parcel_events_added AFTER INSERT ON order_package
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_parcel_events();

CREATE OR REPLACE TRIGGER parcel_events AFTER UPDATE ON order_package
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_parcel_events();

-- Several movements of parcels' money at once: rows of {kind, packageId, step, title, fromOwner, fromCode, toOwner, toCode,
-- amount, held, covered, fromDeposit}. `held` is what more is held of the person's wallet from then on; what is `covered` must
-- leave in it what is held, and its deposit gives what is missing; what is `fromDeposit` comes from there alone. In the order of the persons' accounts, so that two transactions cannot deadlock.
CREATE OR REPLACE FUNCTION move_parcel_money(p_moves jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v record;
  v_person bigint;
BEGIN
  FOR v IN
    SELECT x.*, ledger_account_of(x."fromOwner", x."fromCode") AS from_account, ledger_account_of(x."toOwner", x."toCode") AS to_account
      FROM jsonb_to_recordset(p_moves) AS x (kind smallint, "packageId" bigint, step text, title text, "fromOwner" bigint,
             "fromCode" text, "toOwner" bigint, "toCode" text, amount bigint, held bigint, covered boolean, "fromDeposit" boolean)
     WHERE x.amount <> 0 OR x.held <> 0
     ORDER BY greatest(x."fromOwner", x."toOwner"), x."packageId", x.kind, x.step
  LOOP
    v_person := CASE WHEN v."fromOwner" <> 0 THEN v.from_account ELSE v.to_account END;
    IF v.held <> 0 THEN UPDATE ledger_account SET held = held + v.held WHERE id = v_person; END IF;
    IF v.amount > 0 AND (v.covered OR v."fromDeposit") THEN
      PERFORM draw_on_deposit(v."fromOwner", v."packageId", v.step, v.title, v.amount, coalesce(v."fromDeposit", false));
    END IF;
    IF v.amount <> 0 THEN
      PERFORM ledger_move(v.kind, 'package', v."packageId", v.step, v.title, v.from_account, v.to_account, v.amount);
    END IF;
    IF v.covered THEN
      PERFORM FROM ledger_account WHERE id = v_person AND balance < held;
      IF FOUND THEN PERFORM refuse_overdraft(v_person); END IF;
    END IF;
  END LOOP;
END $$;
