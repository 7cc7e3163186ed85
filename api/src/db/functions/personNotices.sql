-- What accounts are told of what goes wrong with their own things, in the transaction of it. `p_notices` has rows of
-- `account_id`, `kind`, `title`, `detail`, `link` and `once_key`.
CREATE OR REPLACE FUNCTION tell_accounts(p_notices jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO person_notice (account_id, kind, title, detail, link, once_key)
  SELECT account_id, kind, title, detail, link, once_key FROM jsonb_populate_recordset(NULL::person_notice, p_notices)
  ON CONFLICT (account_id, once_key) WHERE once_key IS NOT NULL DO NOTHING
$$;

-- What happens again and again is told once an hour.
CREATE OR REPLACE FUNCTION once_an_hour(p_key text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT p_key || ' ' || to_char(now() AT TIME ZONE 'UTC', 'YYYYMMDDHH24')
$$;

-- Each notice goes to the members that the account has, or to the one whose own thing it is, and to the routing of other ways where somebody has chosen one.
CREATE OR REPLACE FUNCTION person_notices_handed_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_notice (notice_id, member_id)
  SELECT n.id, m.id FROM new_rows n JOIN member m ON m.account_id = n.account_id AND m.removed_at IS NULL
   WHERE coalesce(n.for_member, m.id) = m.id;
  INSERT INTO notice_to_route (notice_id)
  SELECT n.id FROM new_rows n
   WHERE EXISTS (SELECT FROM notice_setting s WHERE s.account_id = n.account_id AND s.sms_groups <> '{}')
      OR EXISTS (SELECT FROM group_robot r WHERE r.account_id = n.account_id AND r.resting_since IS NULL);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER person_notices_handed_on AFTER INSERT ON person_notice
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION person_notices_handed_on();

-- Reading on one page is seen on the others, as of the owner.
CREATE OR REPLACE FUNCTION member_notices_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_event (account_id, notice)
  SELECT DISTINCT m.account_id, true FROM new_rows n JOIN member m ON m.id = n.member_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER member_notices_read AFTER UPDATE ON member_notice
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION member_notices_changed();

-- Of parcels: one notice an hour for all that fail of an order. Why is said where its reader sees it: a courier's words may
-- hold an address. That a shop was not told a number is its buyer's business alone.
CREATE OR REPLACE FUNCTION tell_of_parcel_problem() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_order text := (SELECT order_no FROM orders WHERE id = NEW.order_id);
  v_link text := '/packageCenter/' || NEW.order_id;
  v_told jsonb;
BEGIN
  IF OLD.output_status <> NEW.output_status AND NEW.output_status = ${outputStatuses.failed} THEN
    v_told := jsonb_build_object('kind', 'waybillFailed', 'title', '出单失败',
      'detail', format('订单 %s 有包裹没有取得运单号，请查看原因并处理。', v_order),
      'link', v_link || '?output=FAILED', 'once_key', once_an_hour('waybillFailed ' || NEW.order_id));
  ELSIF OLD.status <> NEW.status AND NEW.status = ${parcelStatus.abnormal} THEN
    v_told := jsonb_build_object('kind', 'parcelProblem', 'title', '包裹物流异常',
      'detail', format('包裹 %s 的物流异常，请查看物流并处理。', NEW.package_no),
      'link', v_link || '?keyword=' || NEW.package_no, 'once_key', once_an_hour('parcelProblem ' || NEW.id));
  ELSE
    PERFORM tell_accounts(jsonb_build_array(jsonb_build_object('account_id', NEW.account_id, 'kind', 'writeBackFailed',
      'title', '运单号没有回传到店铺', 'detail', format('订单 %s 有包裹的运单号没有回传到店铺，请查看原因并处理。', v_order),
      'link', v_link || '?autoSend=FAILED', 'once_key', once_an_hour('writeBackFailed ' || NEW.order_id))));
    RETURN NULL;
  END IF;
  PERFORM tell_accounts(jsonb_build_array(
    v_told || jsonb_build_object('account_id', NEW.account_id), v_told || jsonb_build_object('account_id', NEW.seller_id)));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER parcel_problem_told AFTER UPDATE ON order_package FOR EACH ROW
  WHEN (OLD.output_status <> NEW.output_status AND NEW.output_status = ${outputStatuses.failed}
    OR OLD.status <> NEW.status AND NEW.status = ${parcelStatus.abnormal}
    OR OLD.auto_send_status <> NEW.auto_send_status AND NEW.auto_send_status = ${autoSendStatuses.failed})
  EXECUTE FUNCTION tell_of_parcel_problem();

-- A refund that waited and is decided. Where there is a case its steps are told, and this is one of them.
CREATE OR REPLACE FUNCTION tell_of_answered_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM after_sale_case WHERE refund_id = NEW.id) THEN RETURN NULL; END IF;
  PERFORM tell_accounts(jsonb_build_array(jsonb_build_object('account_id', NEW.account_id, 'kind', 'refundAnswered',
    'title', CASE NEW.status WHEN ${refundStatus.success} THEN '退款已到账' ELSE '退款未通过' END,
    'detail', CASE NEW.status WHEN ${refundStatus.success}
      THEN format('退款 %s 已完成，¥%s 已退回您的余额。', NEW.refund_no, to_char(NEW.amount / 100.0, 'FM999999999990.00'))
      ELSE format('退款 %s 未通过，请查看原因。', NEW.refund_no) END,
    'link', format('/packageCenter/%s?tab=refunds', NEW.order_id), 'once_key', format('refundAnswered %s %s', NEW.id, NEW.status))));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER refund_answer_told AFTER UPDATE OF status ON refund FOR EACH ROW
  WHEN (OLD.status IN (${refundStatus.applied}, ${refundStatus.voiding}, ${refundStatus.waitSeller})
    AND NEW.status IN (${refundStatus.success}, ${refundStatus.rejected}))
  EXECUTE FUNCTION tell_of_answered_refund();

-- An order of a shop that should have been ordered by itself and was not. An order that is placed holds its pieces until it is
-- paid, so that goods run out before that, and not after.
CREATE OR REPLACE FUNCTION tell_of_auto_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_accounts(jsonb_agg(jsonb_build_object('account_id', s.account_id,
    'kind', CASE NEW.problem_code WHEN 'STOCK_SHORT' THEN 'goodsShort' ELSE 'autoOrderFailed' END,
    'title', CASE NEW.problem_code WHEN 'STOCK_SHORT' THEN '商品缺货，店铺订单没有下单' ELSE '店铺订单没有自动下单' END,
    'detail', format('店铺「%s」有订单没有自动下单，请在待处理中查看原因。', s.shop_name),
    'link', '/problems', 'once_key', once_an_hour(format('autoOrder %s %s', s.id, NEW.problem_code))))
  ) FROM shop s WHERE s.id = NEW.shop_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER auto_order_told AFTER UPDATE OF problem_code ON shop_order FOR EACH ROW
  WHEN (NEW.problem_code <> '' AND NEW.problem_code <> OLD.problem_code) EXECUTE FUNCTION tell_of_auto_order();

-- What is bought at a source for an order of a shop, and waits for a person.
CREATE OR REPLACE FUNCTION tell_of_source_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_accounts(jsonb_agg(jsonb_build_object('account_id', s.account_id, 'kind', 'sourceOrderFailed',
    'title', '1688采购没有成功',
    'detail', format('店铺「%s」有订单的1688采购没有成功：%s。请在1688采购中处理。', s.shop_name, NEW.msg),
    'link', '/buyer/sources', 'once_key', once_an_hour(format('sourceOrder %s %s', s.id, NEW.code))))
  ) FROM shop s WHERE s.id = NEW.shop_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER source_order_told AFTER UPDATE ON source_order FOR EACH ROW
  WHEN (NEW.code <> '' AND NEW.due_at IS NULL AND (OLD.code <> NEW.code OR OLD.due_at IS NOT NULL))
  EXECUTE FUNCTION tell_of_source_order();

-- Whether the shop's order is not to be sent any more, as was found when what was paid for it was looked at (`stoppedAtShop`).
CREATE OR REPLACE FUNCTION is_stopped_at_shop(p source_order) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p.code IN ('SHOP_REFUNDING', 'SHOP_CLOSED', 'SHOP_SHIPPED')
$$;

-- What was paid at a source and is not to be sent any more; each is money that only its buyer can ask back.
CREATE OR REPLACE FUNCTION tell_of_stopped_source_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_accounts(jsonb_agg(jsonb_build_object('account_id', s.account_id, 'kind', 'sourceOrderStopped',
    'title', '1688采购单要申请退款',
    'detail', format('店铺「%s」的1688订单 %s：%s。', s.shop_name, NEW.remote_order_no, NEW.msg),
    'link', '/buyer/sources', 'once_key', format('sourceOrderStopped %s %s', NEW.id, NEW.code)))
  ) FROM shop s WHERE s.id = NEW.shop_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER source_order_stop_told AFTER UPDATE OF code ON source_order FOR EACH ROW
  WHEN (NEW.due_at IS NOT NULL AND is_stopped_at_shop(NEW) AND OLD.code <> NEW.code)
  EXECUTE FUNCTION tell_of_stopped_source_order();

-- A parcel that an ERP has not taken, or whose number was not taken here, and that waits for a person.
CREATE OR REPLACE FUNCTION tell_of_erp_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_accounts(jsonb_build_array(jsonb_build_object('account_id', NEW.seller_id, 'kind', 'erpParcelFailed',
    'title', CASE NEW.code WHEN 'NUMBER' THEN '旺店通的运单号没有采用' ELSE '旺店通没有接受包裹' END,
    'detail', format('包裹 %s：%s。请处理后在 ERP 对接中点“重试”。', (SELECT package_no FROM order_package WHERE id = NEW.package_id), NEW.msg),
    'link', '/seller/erp?failed=1&account=' || NEW.account_id,
    'once_key', once_an_hour(format('erpParcel %s %s', NEW.account_id, NEW.code)))));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER erp_parcel_told AFTER UPDATE ON erp_trade FOR EACH ROW
  WHEN (NEW.code <> '' AND NEW.due_at IS NULL AND NEW.account_id IS NOT NULL AND (OLD.code <> NEW.code OR OLD.due_at IS NOT NULL))
  EXECUTE FUNCTION tell_of_erp_parcel();

-- When the authorisation of a shop ends; null where its token renews itself without an end.
CREATE OR REPLACE FUNCTION tell_of_ending_shop() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_source boolean := NEW.platform = ${sourcePlatforms.ali1688};
  v_name text := format('%s「%s」', CASE WHEN v_source THEN '1688账号' ELSE '店铺' END, NEW.shop_name);
  v_lapsed boolean := NEW.status = ${shopStatuses.expired} OR NEW.lapse_told IS DISTINCT FROM OLD.lapse_told;
  -- What comes too late: orders and parcels, and the first of them.
  v_lost text := (
    SELECT concat(
             concat_ws('和 ', CASE WHEN orders > 0 THEN orders || ' 个待发货订单' END, CASE WHEN parcels > 0 THEN parcels || ' 个包裹' END),
             CASE WHEN v_lapsed THEN '不能回传' ELSE '在到期后才发货或回传' END, '，最早 ',
             to_char(first_at AT TIME ZONE 'Asia/Shanghai', 'MM月DD日 HH24:MI'), '。')
      FROM shop_forecasts(NEW.account_id, ARRAY[NEW.id]) WHERE first_at IS NOT NULL);
BEGIN
  PERFORM tell_accounts(jsonb_build_array(jsonb_build_object('account_id', NEW.account_id,
    'kind', CASE WHEN v_lapsed THEN 'shopLapsed' ELSE 'shopExpiring' END,
    'title', concat(CASE WHEN v_source THEN '1688账号' ELSE '店铺' END, CASE WHEN v_lapsed THEN '授权已到期' ELSE '授权即将到期' END),
    'detail', concat(CASE WHEN v_lapsed THEN format('%s的授权已到期，%s已停止，请重新授权。', v_name,
        CASE WHEN v_source THEN '提交和跟踪采购单' WHEN NEW.is_seller THEN '接收代发单、取单号和回传运单号' ELSE '拉取订单、同步库存和回传运单号' END)
      ELSE format('%s的授权将于 %s 到期，请提前重新授权。', v_name, to_char(NEW.expiry_told AT TIME ZONE 'Asia/Shanghai', 'MM月DD日 HH24:MI')) END, v_lost),
    'link', CASE WHEN v_source THEN '/buyer/sources' WHEN NEW.is_seller THEN '/seller/print?tab=assigned' ELSE '/me/shops' END,
    'once_key', format('%s %s %s', CASE WHEN v_lapsed THEN 'shopLapsed' ELSE 'shopExpiring' END, NEW.id,
      extract(epoch FROM CASE WHEN v_lapsed THEN NEW.auth_at ELSE NEW.expiry_told END)))));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER shop_ending_told AFTER UPDATE ON shop FOR EACH ROW
  WHEN (NEW.expiry_told IS DISTINCT FROM OLD.expiry_told AND NEW.expiry_told > now()
    OR NEW.lapse_told IS DISTINCT FROM OLD.lapse_told AND NEW.lapse_told IS NOT NULL
    OR NEW.status = ${shopStatuses.expired} AND OLD.status <> NEW.status)
  EXECUTE FUNCTION tell_of_ending_shop();

-- What may be spent of a wallet has fallen below its owner's limit: once, until it was above it. Payments that leave more, and
-- wallets without a limit, do not call it.
CREATE OR REPLACE FUNCTION tell_low_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO person_notice (account_id, kind, title, detail, link)
  SELECT a.id, 'balanceLow', '余额低于 ¥' || to_char(NEW.low_limit / 100.0, 'FM999999999990.00'),
         format('可用余额还有 ¥%s，低于您设置的 ¥%s，请及时充值。', to_char((NEW.balance - NEW.held) / 100.0, 'FM999999999990.00'),
           to_char(NEW.low_limit / 100.0, 'FM999999999990.00')),
         CASE a.kind WHEN ${accountKinds.buyer} THEN '/buyer/wallet?recharge=' ELSE '/seller/wallet' END
    FROM account a WHERE a.id = NEW.owner_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER low_balance_told AFTER UPDATE ON ledger_account FOR EACH ROW
  WHEN (NEW.low_limit IS NOT NULL AND NEW.balance - NEW.held < NEW.low_limit
    AND (OLD.low_limit IS NULL OR OLD.balance - OLD.held >= OLD.low_limit))
  EXECUTE FUNCTION tell_low_balance();
