-- The kinds of lines that count as income: a buyer's profit, and of a supplier all but what was recharged; less what was
-- cashed out or lies in its deposit.
CREATE OR REPLACE FUNCTION income_kinds(p_account bigint) RETURNS smallint[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN ARRAY[
      ${moneyLogTypes.cashOutFreeze}, ${moneyLogTypes.cashOutReturn}, ${moneyLogTypes.agentProfit}, ${moneyLogTypes.agentReverse}
    ] || CASE WHEN (SELECT kind FROM account WHERE id = p_account) = ${accountKinds.buyer} THEN '{}' ELSE ARRAY[
      ${moneyLogTypes.supplierSettle}, ${moneyLogTypes.supplierReverse}, ${moneyLogTypes.adjust}, ${moneyLogTypes.compensation},
      ${moneyLogTypes.replacementFreight}, ${moneyLogTypes.depositTopUp}, ${moneyLogTypes.depositPayIn}, ${moneyLogTypes.depositReturn},
      ${moneyLogTypes.depositPaid}, ${moneyLogTypes.courierClaim}
    ] END;
END $$;

-- The line of a wallet that paid for what a movement refunds.
CREATE OR REPLACE FUNCTION payment_line_of(p_wallet bigint, p_refund_tx bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT paid.account_seq
            FROM ledger_tx t JOIN order_package p ON p.id = t.biz_id
            JOIN ledger_tx payment ON payment.kind = ${moneyLogTypes.orderPay} AND payment.biz_type = 'order' AND payment.biz_id = p.order_id AND payment.step = ''
            JOIN ledger_entry paid ON paid.tx_id = payment.id AND paid.account_id = p_wallet
           WHERE t.id = p_refund_tx AND t.biz_type = 'package');
END $$;

-- A refund counts as if it had not been paid: what was found of the lines from its payment on holds no longer.
CREATE OR REPLACE FUNCTION drop_checkpoints(p_wallet bigint, p_refund_tx bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM wallet_checkpoint WHERE account_id = p_wallet) THEN RETURN; END IF;
  DELETE FROM wallet_checkpoint WHERE account_id = p_wallet AND seq >= payment_line_of(p_wallet, p_refund_tx);
END $$;

-- The lines of a wallet after one of them that are no income, with refunds at the place of their payments: of one before, a
-- checkpoint knows already.
CREATE OR REPLACE FUNCTION spending_lines(p_wallet bigint, p_kinds smallint[], p_after bigint) RETURNS TABLE (place bigint, amount bigint)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
    SELECT * FROM (
      SELECT CASE WHEN e.kind = ${moneyLogTypes.packageRefund} THEN coalesce(payment_line_of(p_wallet, e.tx_id), e.account_seq) ELSE e.account_seq END AS place, e.amount
        FROM ledger_entry e WHERE e.account_id = p_wallet AND e.account_seq > p_after AND e.kind <> ALL (p_kinds)
    ) lines WHERE lines.place > p_after;
END $$;

-- What of a person's balance may be cashed out, from the lines of the wallet: the income, less what is held of it. Spending
-- takes what may not go out first; what it took of the rest stays spent, whatever is recharged later. What was refunded
-- counts as never spent. So: the income, less the deepest point to which all else has led below nothing.
CREATE OR REPLACE FUNCTION income_of(p_account bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_wallet ledger_account;
  v_known wallet_checkpoint;
  v_deepest numeric;
BEGIN
  SELECT * INTO v_wallet FROM ledger_account WHERE owner_id = p_account AND code = 'available';
  -- Most people have no income, and suppliers spend nothing: their lines need not be gone through one by one.
  IF coalesce(v_wallet.income - v_wallet.held, 0) <= 0 THEN RETURN 0; END IF;
  IF NOT v_wallet.spends THEN RETURN v_wallet.income - v_wallet.held; END IF;

  SELECT * INTO v_known FROM wallet_checkpoint WHERE account_id = v_wallet.id ORDER BY seq DESC LIMIT 1;
  SELECT min(so_far) INTO v_deepest
    FROM (SELECT sum(amount) OVER (ORDER BY place) AS so_far
            FROM spending_lines(v_wallet.id, income_kinds(p_account), coalesce(v_known.seq, 0))) sums;
  RETURN greatest(0, v_wallet.income - v_wallet.held + least(0, v_known.lowest, coalesce(v_known.sum, 0) + v_deepest));
END $$;

-- Writes down what is found of the lines of a wallet, every so many of them, but not of the last ones: those are refunded.
-- Whoever writes a line holds the wallet, so that no refund comes in between.
CREATE OR REPLACE FUNCTION checkpoint_wallet(p_wallet bigint, p_every integer, p_rest integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_wallet ledger_account;
  v_known wallet_checkpoint;
  v_from bigint;
BEGIN
  SELECT * INTO v_wallet FROM ledger_account WHERE id = p_wallet FOR NO KEY UPDATE;
  SELECT * INTO v_known FROM wallet_checkpoint WHERE account_id = p_wallet ORDER BY seq DESC LIMIT 1;
  v_from := coalesce(v_known.seq, 0);
  INSERT INTO wallet_checkpoint (account_id, seq, sum, lowest)
  SELECT DISTINCT ON (part) p_wallet, v_from + (part + 1) * p_every, coalesce(v_known.sum, 0) + so_far,
         least(v_known.lowest, coalesce(v_known.sum, 0) + lowest)
    FROM (
      SELECT place, so_far, min(so_far) OVER (ORDER BY place) AS lowest, (place - 1 - v_from) / p_every AS part
        FROM (SELECT place, sum(amount) OVER (ORDER BY place) AS so_far FROM spending_lines(p_wallet, income_kinds(v_wallet.owner_id), v_from)) sums
    ) parts
   WHERE v_from + (part + 1) * p_every <= v_wallet.version - p_rest
   ORDER BY part, place DESC;
END $$;

-- What of a wallet was recharged or given, and neither spent nor sent back: the rest of it is income.
CREATE OR REPLACE FUNCTION unused_recharge_of(p_account bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(0, a.balance - a.held - income_of(p_account)) FROM ledger_account a WHERE a.owner_id = p_account AND a.code = 'available'
$$;

-- The recharges of a person with what is left of each to be sent back, less what its channel pays to others, and whether its channel still does that: channels
-- give back for 365 days, of which one is left for the way, and a channel that has refused once is not asked again.
CREATE OR REPLACE FUNCTION recharges_of(p_account bigint) RETURNS TABLE (id bigint, remaining bigint, returnable boolean, paid_at timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT y.id, y.amount - y.split_amount - coalesce(sum(r.amount) FILTER (WHERE r.status IN (${rechargeRefundStatuses.underway},
      ${rechargeRefundStatuses.done})), 0)::bigint,
         y.paid_at > now() - interval '364 days'
             AND count(*) FILTER (WHERE r.status = ${rechargeRefundStatuses.refused}) = 0, y.paid_at
    FROM payment y LEFT JOIN recharge_refund r ON r.payment_id = y.id
   WHERE y.account_id = p_account AND y.status IN (${payStatus.paid}, ${payStatus.refunded}) GROUP BY y.id
$$;

-- What of a wallet was recharged and cannot be refunded to its channel any more, also because the channel paid it to others: it
-- leaves as a cash-out.
CREATE OR REPLACE FUNCTION unreturnable_recharge_of(p_account bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(0, least(
    unused_recharge_of(p_account) - coalesce(sum(remaining) FILTER (WHERE returnable), 0),
    coalesce(sum(remaining) FILTER (WHERE NOT returnable), 0)
      + coalesce((SELECT sum(split_amount) FROM payment WHERE account_id = p_account AND split_amount > 0), 0)))::bigint FROM recharges_of(p_account)
$$;

-- The income but for what a supplier's deposit lacks.
CREATE OR REPLACE FUNCTION withdrawable_income_of(p_account bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(0, income_of(p_account) - deposit_lack_of(p_account))
$$;

-- What may be cashed out: that income, and of an account that is being closed also what was recharged and cannot go back.
CREATE OR REPLACE FUNCTION withdrawable_of(p_account bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT withdrawable_income_of(p_account)
         + CASE WHEN EXISTS (SELECT FROM account WHERE id = p_account AND closing_since IS NOT NULL)
                THEN unreturnable_recharge_of(p_account) ELSE 0 END
$$;
