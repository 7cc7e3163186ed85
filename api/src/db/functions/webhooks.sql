-- Writes a message for each live endpoint of these accounts that hears of the event, in the transaction of the change. Most
-- accounts have none: for them it is one look into an index.
CREATE OR REPLACE FUNCTION tell_webhooks(p_accounts bigint[], p_type text, p_id bigint, p_data jsonb) RETURNS void
LANGUAGE plpgsql SET enable_seqscan TO off AS $$
BEGIN
  PERFORM FROM webhook_endpoint WHERE account_id = ANY (p_accounts) AND enabled AND resting_since IS NULL;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO webhook_message (endpoint_id, type, thing, data, next_at)
  SELECT id, p_type, split_part(p_type, '.', 1) || ' ' || p_id, jsonb_build_object('id', p_id) || p_data, date_trunc('milliseconds', now())
    FROM webhook_endpoint WHERE account_id = ANY (p_accounts) AND enabled AND resting_since IS NULL AND p_type = ANY (events) ORDER BY id;
END $$;

-- What is paid at once is never written as unpaid.
CREATE OR REPLACE FUNCTION tell_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks(ARRAY[NEW.account_id, NEW.seller_id],
    CASE NEW.status WHEN ${orderStatus.pendingShipment} THEN 'order.paid' ELSE 'order.cancelled' END,
    NEW.id, jsonb_build_object('orderNo', NEW.order_no, 'status', NEW.status));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER order_webhooks_added AFTER INSERT ON orders FOR EACH ROW
  WHEN (NEW.status = ${orderStatus.pendingShipment}) EXECUTE FUNCTION tell_of_order();

CREATE OR REPLACE TRIGGER order_webhooks AFTER UPDATE OF status ON orders FOR EACH ROW
  WHEN (OLD.status = ${orderStatus.pendingPayment} AND NEW.status = ${orderStatus.pendingShipment}
    OR NEW.status <> OLD.status AND NEW.status IN (${orderStatus.cancelled}, ${orderStatus.closed}))
  EXECUTE FUNCTION tell_of_order();

-- One change may be several events: a number that a supplier fills in is issued and shipped at once. That a shop was not told a
-- number is its buyer's business alone.
CREATE OR REPLACE FUNCTION tell_of_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_data jsonb := jsonb_build_object('packageNo', NEW.package_no, 'orderId', NEW.order_id, 'status', NEW.status);
  v_both bigint[] := ARRAY[NEW.account_id, NEW.seller_id];
BEGIN
  IF NEW.waybill_no IS NOT NULL AND OLD.waybill_no IS DISTINCT FROM NEW.waybill_no THEN
    PERFORM tell_webhooks(v_both, 'parcel.waybill_issued', NEW.id, v_data);
  END IF;
  IF OLD.shipped_at IS NULL AND NEW.shipped_at IS NOT NULL THEN
    PERFORM tell_webhooks(v_both, 'parcel.shipped', NEW.id, v_data);
  END IF;
  IF OLD.status <> NEW.status AND NEW.status = ${parcelStatus.signed} THEN
    PERFORM tell_webhooks(v_both, 'parcel.delivered', NEW.id, v_data);
  END IF;
  IF OLD.output_status <> NEW.output_status AND NEW.output_status = ${outputStatuses.failed}
    OR OLD.status <> NEW.status AND NEW.status = ${parcelStatus.abnormal} THEN
    PERFORM tell_webhooks(v_both, 'parcel.problem', NEW.id, v_data);
  ELSIF OLD.auto_send_status <> NEW.auto_send_status AND NEW.auto_send_status IN (${autoSendStatuses.failed}, ${autoSendStatuses.paused}) THEN
    PERFORM tell_webhooks(ARRAY[NEW.account_id], 'parcel.problem', NEW.id, v_data);
  END IF;
  RETURN NULL;
END $$;

-- Not for parcels that are placed, paid or settled: of these there are most.
CREATE OR REPLACE TRIGGER parcel_webhooks AFTER UPDATE ON order_package FOR EACH ROW
  WHEN (OLD.waybill_no IS DISTINCT FROM NEW.waybill_no AND NEW.waybill_no IS NOT NULL
    OR OLD.shipped_at IS NULL AND NEW.shipped_at IS NOT NULL
    OR OLD.status <> NEW.status AND NEW.status IN (${parcelStatus.signed}, ${parcelStatus.abnormal})
    OR OLD.output_status <> NEW.output_status AND NEW.output_status = ${outputStatuses.failed}
    OR OLD.auto_send_status <> NEW.auto_send_status AND NEW.auto_send_status IN (${autoSendStatuses.failed}, ${autoSendStatuses.paused}))
  EXECUTE FUNCTION tell_of_parcel();

CREATE OR REPLACE FUNCTION tell_of_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks(ARRAY[NEW.account_id, NEW.seller_id], 'refund.changed', NEW.id,
    jsonb_build_object('refundNo', NEW.refund_no, 'packageId', NEW.package_id, 'orderId', NEW.order_id, 'status', NEW.status));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER refund_webhooks_added AFTER INSERT ON refund FOR EACH ROW EXECUTE FUNCTION tell_of_refund();

CREATE OR REPLACE TRIGGER refund_webhooks AFTER UPDATE OF status ON refund FOR EACH ROW
  WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION tell_of_refund();

-- Each edit counts the version; what is sold, and the texts that are searched, do not.
CREATE OR REPLACE FUNCTION tell_of_goods() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks(ARRAY[NEW.seller_id], 'goods.changed', NEW.id,
    jsonb_build_object('goodsNo', NEW.goods_no, 'status', NEW.status));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER goods_webhooks_added AFTER INSERT ON goods FOR EACH ROW EXECUTE FUNCTION tell_of_goods();

CREATE OR REPLACE TRIGGER goods_webhooks AFTER UPDATE ON goods FOR EACH ROW
  WHEN (OLD.version <> NEW.version OR OLD.status <> NEW.status OR OLD.supply_price <> NEW.supply_price
    OR OLD.platform_margin <> NEW.platform_margin OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  EXECUTE FUNCTION tell_of_goods();

CREATE OR REPLACE FUNCTION tell_of_cash_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks(ARRAY[NEW.account_id], 'cash_out.changed', NEW.id,
    jsonb_build_object('cashOutNo', NEW.cash_out_no, 'status', NEW.status));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER cash_out_webhooks_added AFTER INSERT ON cash_out FOR EACH ROW EXECUTE FUNCTION tell_of_cash_out();

CREATE OR REPLACE TRIGGER cash_out_webhooks AFTER UPDATE OF status ON cash_out FOR EACH ROW
  WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION tell_of_cash_out();

-- By the job that looks which authorisations end soon.
CREATE OR REPLACE FUNCTION tell_of_shop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks(ARRAY[NEW.account_id], 'shop.expiring', NEW.id,
    jsonb_build_object('platform', NEW.platform, 'status', CASE WHEN NEW.expiry_told <= now() THEN ${shopStatuses.expired} ELSE ${shopStatuses.expiring} END));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER shop_webhooks AFTER UPDATE OF expiry_told ON shop FOR EACH ROW
  WHEN (NEW.expiry_told IS NOT NULL AND NEW.expiry_told IS DISTINCT FROM OLD.expiry_told) EXECUTE FUNCTION tell_of_shop();
