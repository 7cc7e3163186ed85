-- `updated_at` of a row moves with each change that its owner can see, and never backwards: whoever holds an older one is out
-- of date. Two transactions may begin in one order and change the row in the other, so it is the clock and not the transaction's
-- time. What only workers know is left out of the columns below; `tests/api/catchingUp.test.ts` names those.
CREATE OR REPLACE FUNCTION row_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := greatest(clock_timestamp(), OLD.updated_at + interval '1 millisecond');
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER order_row_changed BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (current_setting('chengcang.resealing', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION row_changed();

CREATE OR REPLACE TRIGGER parcel_row_changed BEFORE UPDATE OF
    id, package_no, order_id, account_id, seller_id, platform, third_order_no, duplicate_allowed, status, refund_status,
    output_status, output_info, output_result, output_code, resubmits, auto_send_status, auto_send_result, auto_send_code,
    cancel_requested, trace_state, trace_text, traced_at, picked_at, settle_status, settled_at, commission, shop_id, merge_id,
    line_ids, encrypted_id, receiver_key, waybill_no, waybill_account_id, own_courier_id, route_code, print_count, printed_at,
    line_count, sku_id, num, specification, remark, receiver, receiver_erased_at, receiver_edits, province_code, city_code,
    district_code, province, city, district, weight, goods_fee, courier_fee, remote_fee, discount_fee, free_freight, borne_freight,
    package_fee, supplier_share, agent_share, supply_fee, agent_fee, part_of, refund_fee, compensated, created_at, updated_at,
    promised_ship_at, shipped_at, signed_at, replaced_at, refunded_at
  ON order_package FOR EACH ROW
  WHEN (current_setting('chengcang.resealing', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION row_changed();

CREATE OR REPLACE TRIGGER refund_row_changed BEFORE UPDATE OF
    id, refund_no, package_id, order_id, account_id, seller_id, amount, waybill_fee, items, reason, status, applied_by, audit_by,
    audit_reason, audit_at, due_at, created_at, updated_at, finished_at, returned_at, after_hold
  ON refund FOR EACH ROW
  WHEN (current_setting('chengcang.resealing', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION row_changed();

CREATE OR REPLACE TRIGGER goods_row_changed BEFORE UPDATE OF
    id, goods_no, name, category_id, seller_id, pics, detail, supply_price, platform_margin, weight, unit, min_num, max_num,
    platforms, is_gift, steps_per, status, off_by_freeze, packer_note, freight_template_id, audit_reason, on_at, off_at, version,
    created_at, updated_at, deleted_at
  ON goods FOR EACH ROW EXECUTE FUNCTION row_changed();

CREATE OR REPLACE TRIGGER stock_row_changed BEFORE UPDATE ON good_stock FOR EACH ROW EXECUTE FUNCTION row_changed();

CREATE OR REPLACE TRIGGER cash_out_row_changed BEFORE UPDATE OF
    id, cash_out_no, account_id, amount, fee, account_type, account, account_name, account_masked, bank_name, status, audit_reason,
    transfer_no, created_at, updated_at, audited_at, paid_at
  ON cash_out FOR EACH ROW
  WHEN (current_setting('chengcang.resealing', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION row_changed();
