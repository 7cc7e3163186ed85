-- What of a person's balance may be cashed out, from the lines of the wallet: a buyer's profit, and of a supplier all but
-- what was recharged; less what is held of it. Spending takes what may not go out first; what it took of the rest stays
-- spent, whatever is recharged later. What was refunded counts as never spent. So: the income, less the deepest point to
-- which all else has led below nothing.
CREATE OR REPLACE FUNCTION income_of(p_account bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_wallet bigint;
  v_held bigint;
  v_kinds smallint[];
  v_income numeric;
  v_spends boolean;
  v_deepest numeric;
BEGIN
  SELECT a.id, a.held, ARRAY[
           ${moneyLogTypes.cashOutFreeze}, ${moneyLogTypes.cashOutReturn}, ${moneyLogTypes.agentProfit},
               ${moneyLogTypes.agentReverse}
         ] || CASE WHEN o.kind = ${accountKinds.buyer} THEN '{}' ELSE ARRAY[
           ${moneyLogTypes.supplierSettle}, ${moneyLogTypes.supplierReverse}, ${moneyLogTypes.adjust},
               ${moneyLogTypes.compensation}] END
    INTO v_wallet, v_held, v_kinds
    FROM account o JOIN ledger_account a ON a.owner_id = o.id AND a.code = 'available' WHERE o.id = p_account;
  SELECT coalesce(sum(amount) FILTER (WHERE kind = ANY (v_kinds)), 0) - coalesce(v_held, 0), bool_or(amount < 0 AND kind <> ALL (v_kinds))
    INTO v_income, v_spends
    FROM ledger_entry WHERE account_id = v_wallet AND account_seq IS NOT NULL;
  -- Most people have no income, and suppliers spend nothing: their lines need not be gone through one by one.
  IF v_income <= 0 THEN RETURN 0; END IF;
  IF NOT v_spends THEN RETURN v_income; END IF;

  SELECT min(so_far) INTO v_deepest
    FROM (
      SELECT sum(amount) OVER (ORDER BY place) AS so_far
        FROM (
          SELECT id AS place, amount FROM ledger_entry
           WHERE account_id = v_wallet AND account_seq IS NOT NULL AND kind <> ALL (v_kinds)
               AND kind <> ${moneyLogTypes.packageRefund}
          UNION ALL
          SELECT coalesce(paid.id, e.id), e.amount
            FROM ledger_entry e JOIN ledger_tx t ON t.id = e.tx_id
            LEFT JOIN order_package p ON t.biz_type = 'package' AND p.id = t.biz_id
            LEFT JOIN ledger_tx payment ON payment.kind = ${moneyLogTypes.orderPay} AND payment.biz_type = 'order'
                AND payment.biz_id = p.order_id AND payment.step = ''
            LEFT JOIN ledger_entry paid ON paid.tx_id = payment.id AND paid.account_id = v_wallet
           WHERE e.account_id = v_wallet AND e.account_seq IS NOT NULL
               AND e.kind = ${moneyLogTypes.packageRefund}) line) sums;
  RETURN greatest(0, v_income + least(0, v_deepest));
END $$;

-- What of a wallet was recharged or given, and neither spent nor sent back: the rest of it is income.
CREATE OR REPLACE FUNCTION unused_recharge_of(p_account bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(0, a.balance - a.held - income_of(p_account)) FROM ledger_account a WHERE a.owner_id = p_account AND a.code = 'available'
$$;

-- The recharges of a person with what is left of each to be sent back, and whether its channel still does that: channels
-- give back for 365 days, of which one is left for the way, and a channel that has refused once is not asked again.
CREATE OR REPLACE FUNCTION recharges_of(p_account bigint) RETURNS TABLE (id bigint, remaining bigint, returnable boolean, paid_at timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT y.id, y.amount - coalesce(sum(r.amount) FILTER (WHERE r.status IN (${rechargeRefundStatuses.underway},
      ${rechargeRefundStatuses.done})), 0)::bigint,
         y.paid_at > now() - interval '364 days'
             AND count(*) FILTER (WHERE r.status = ${rechargeRefundStatuses.refused}) = 0, y.paid_at
    FROM payment y LEFT JOIN recharge_refund r ON r.payment_id = y.id
   WHERE y.account_id = p_account AND y.status IN (${payStatus.paid}, ${payStatus.refunded}) GROUP BY y.id
$$;

-- What of a wallet was recharged and cannot be refunded to its channel any more: it leaves as a cash-out.
CREATE OR REPLACE FUNCTION unreturnable_recharge_of(p_account bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(0, least(
    unused_recharge_of(p_account) - coalesce(sum(remaining) FILTER (WHERE returnable), 0),
    coalesce(sum(remaining) FILTER (WHERE NOT returnable), 0)))::bigint FROM recharges_of(p_account)
$$;

-- What may be cashed out: the income, and of an account that is being closed what was recharged and cannot go back.
CREATE OR REPLACE FUNCTION withdrawable_of(p_account bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT income_of(p_account) + CASE WHEN EXISTS (SELECT FROM account WHERE id = p_account AND closing_since IS NOT NULL)
                                     THEN unreturnable_recharge_of(p_account) ELSE 0 END
$$;
