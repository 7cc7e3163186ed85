-- What an invoice of a kind is made out for of a parcel now: what it cost its buyer less what went back, or what of it the
-- platform or its supplier has earned, by the lines of the ledger.
CREATE OR REPLACE FUNCTION invoiceable_of(p_kind smallint, p_package bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE v_fen bigint;
BEGIN
  IF p_kind = ${invoiceKinds.goods} THEN
    SELECT package_fee - refund_fee - compensated INTO v_fen FROM order_package WHERE id = p_package;
  ELSE
    SELECT sum(e.amount) INTO v_fen
      FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id
      JOIN ledger_account a ON a.id = e.account_id
     WHERE t.kind IN (${moneyLogTypes.agentProfit}, ${moneyLogTypes.agentReverse}, ${moneyLogTypes.supplierSettle}, ${moneyLogTypes.supplierReverse})
       AND t.biz_type = 'package' AND t.biz_id = p_package
       AND CASE WHEN p_kind = ${invoiceKinds.fee} THEN a.owner_id = 0 AND a.code = 'revenue'
                ELSE a.owner_id = (SELECT seller_id FROM order_package WHERE id = p_package) END;
  END IF;
  RETURN greatest(coalesce(v_fen, 0), 0);
END $$;

-- The same of a recharge: what was paid less what went back to its channel, or is on its way there.
CREATE OR REPLACE FUNCTION invoiceable_recharge(p_payment bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT amount - (SELECT coalesce(sum(amount), 0) FROM recharge_refund WHERE payment_id = p_payment AND status <> ${rechargeRefundStatuses.refused})
            FROM payment WHERE id = p_payment);
END $$;

-- What was invoiced of a parcel or recharge becomes what is left of it: an invoice that is still asked for becomes smaller, and
-- for one that somebody issues a red-letter one is asked for; one that waits already takes it up.
CREATE OR REPLACE FUNCTION lower_invoices(p_package bigint, p_payment bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_part record;
  v_of invoice;
  v_less bigint;
  v_red bigint;
BEGIN
  FOR v_part IN
    SELECT id, invoice_id, kind FROM invoice_part
     WHERE (package_id = p_package OR payment_id = p_payment) AND NOT is_red AND NOT released ORDER BY invoice_id
  LOOP
    SELECT * INTO v_of FROM invoice WHERE id = v_part.invoice_id FOR UPDATE;
    CONTINUE WHEN v_of.status = ${invoiceStatus.refused};
    SELECT sum(amount) - CASE WHEN p_payment IS NULL THEN invoiceable_of(v_part.kind, p_package) ELSE invoiceable_recharge(p_payment) END
      INTO v_less FROM invoice_part
     WHERE (package_id = p_package OR payment_id = p_payment) AND kind = v_part.kind AND NOT released;
    CONTINUE WHEN v_less <= 0;
    IF v_of.status = ${invoiceStatus.asked} THEN
      UPDATE invoice_part SET amount = amount - v_less, released = amount = v_less WHERE id = v_part.id;
      UPDATE invoice SET amount = amount - v_less,
             status = CASE WHEN amount = v_less THEN ${invoiceStatus.refused} ELSE status END,
             reason = CASE WHEN amount = v_less THEN '已全部退款，无需开票' ELSE reason END,
             decided_at = CASE WHEN amount = v_less THEN now() END
       WHERE id = v_of.id;
    ELSE
      INSERT INTO invoice (account_id, issuer_id, kind, custody, title_kind, title, amount, red_of, due_at)
      VALUES (v_of.account_id, v_of.issuer_id, v_of.kind, v_of.custody, v_of.title_kind, v_of.title, -v_less, v_of.id,
              now() + make_interval(days => ${invoiceTerms.days}))
      ON CONFLICT (red_of) WHERE status = ${invoiceStatus.asked} AND red_of IS NOT NULL
      DO UPDATE SET amount = invoice.amount + excluded.amount RETURNING id INTO v_red;
      INSERT INTO invoice_part (invoice_id, kind, package_id, payment_id, amount, is_red)
      VALUES (v_red, v_part.kind, p_package, p_payment, -v_less, true)
      ON CONFLICT (invoice_id, coalesce(package_id, 0), coalesce(payment_id, 0)) WHERE is_red
      DO UPDATE SET amount = invoice_part.amount + excluded.amount;
      IF v_of.issuer_id IS NOT NULL THEN
        INSERT INTO person_notice (account_id, kind, title, detail, link, once_key)
        VALUES (v_of.issuer_id, 'invoiceAsked', '有红字发票要开', '已开票的订单发生了退款，请开具红字发票并登记。', '/seller/wallet?tab=invoices&view=toIssue', 'invoice:' || v_red)
        ON CONFLICT (account_id, once_key) WHERE once_key IS NOT NULL DO NOTHING;
      END IF;
    END IF;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION invoiced_parcel_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lower_invoices(NEW.id, NULL);
  RETURN NULL;
END $$;

-- At the end of its transaction: what a refund moves is in the ledger then.
DROP TRIGGER IF EXISTS invoiced_parcel_changed ON order_package;
CREATE CONSTRAINT TRIGGER invoiced_parcel_changed AFTER UPDATE OF package_fee, refund_fee, compensated ON order_package
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((NEW.package_fee, NEW.refund_fee, NEW.compensated) IS DISTINCT FROM (OLD.package_fee, OLD.refund_fee, OLD.compensated))
  EXECUTE FUNCTION invoiced_parcel_changed();

CREATE OR REPLACE FUNCTION invoiced_recharge_returned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lower_invoices(NULL, NEW.payment_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER invoiced_recharge_returned AFTER INSERT OR UPDATE OF status ON recharge_refund
  FOR EACH ROW EXECUTE FUNCTION invoiced_recharge_returned();
