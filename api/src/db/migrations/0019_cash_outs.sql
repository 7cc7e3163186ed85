CREATE TABLE "cash_out" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_out_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cash_out_no" text NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"account_type" smallint NOT NULL,
	"account" text NOT NULL,
	"account_name" text NOT NULL,
	"account_masked" text NOT NULL,
	"bank_name" text,
	"status" smallint DEFAULT 0 NOT NULL,
	"audit_reason" text DEFAULT '' NOT NULL,
	"transfer_no" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"audited_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "cash_out_cashOutNo_unique" UNIQUE("cash_out_no"),
	CONSTRAINT "cash_out_transfer_once" UNIQUE("account_type","transfer_no"),
	CONSTRAINT "cash_out_amount" CHECK ("cash_out"."amount" BETWEEN 1 AND 1000000000000 AND "cash_out"."fee" >= 0 AND "cash_out"."fee" < "cash_out"."amount"),
	CONSTRAINT "cash_out_type" CHECK ("cash_out"."account_type" IN (1, 2, 3) AND ("cash_out"."bank_name" IS NOT NULL) = ("cash_out"."account_type" = 3)),
	CONSTRAINT "cash_out_status" CHECK ("cash_out"."status" IN (0, 10, 20, 30, 40, 50, 60)),
	CONSTRAINT "cash_out_paid" CHECK (("cash_out"."status" = 30) = ("cash_out"."paid_at" IS NOT NULL) AND ("cash_out"."status" = 30) = ("cash_out"."transfer_no" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "cash_out" ADD CONSTRAINT "cash_out_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_auditing_cash_out" ON "cash_out" USING btree ("account_id") WHERE "cash_out"."status" = 0;--> statement-breakpoint
CREATE INDEX "cash_out_account" ON "cash_out" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "cash_out_open" ON "cash_out" USING btree ("id") WHERE "cash_out"."status" IN (0, 10, 20, 50);
--> statement-breakpoint
CREATE SEQUENCE cash_out_no_seq;
--> statement-breakpoint
-- What of a person's balance may be cashed out, from the lines of the wallet: a buyer's profit, and of a supplier all but
-- what was recharged. Spending takes what may not go out first; what it took of the rest stays spent, whatever is
-- recharged later. What was refunded counts as never spent. So: the income, less the deepest point to which all else has
-- led below nothing.
CREATE FUNCTION withdrawable_of(p_account bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_wallet bigint;
  v_kinds smallint[];
  v_income numeric;
  v_spends boolean;
  v_deepest numeric;
BEGIN
  SELECT a.id, CASE o.kind WHEN 1 THEN '{4,6,7,8}' ELSE '{4,6,7,8,9,10,12,14}' END
    INTO v_wallet, v_kinds
    FROM account o JOIN ledger_account a ON a.owner_id = o.id AND a.code = 'available' WHERE o.id = p_account;
  SELECT coalesce(sum(amount) FILTER (WHERE kind = ANY (v_kinds)), 0), bool_or(amount < 0 AND kind <> ALL (v_kinds))
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
           WHERE account_id = v_wallet AND account_seq IS NOT NULL AND kind <> ALL (v_kinds) AND kind <> 3
          UNION ALL
          SELECT coalesce(paid.id, e.id), e.amount
            FROM ledger_entry e JOIN ledger_tx t ON t.id = e.tx_id
            LEFT JOIN order_package p ON t.biz_type = 'package' AND p.id = t.biz_id
            LEFT JOIN ledger_tx payment ON payment.kind = 2 AND payment.biz_type = 'order' AND payment.biz_id = p.order_id AND payment.step = ''
            LEFT JOIN ledger_entry paid ON paid.tx_id = payment.id AND paid.account_id = v_wallet
           WHERE e.account_id = v_wallet AND e.account_seq IS NOT NULL AND e.kind = 3) line) sums;
  RETURN greatest(0, v_income + least(0, v_deepest));
END $$;
--> statement-breakpoint
-- Refuses a cash-out of {accountId, amount, min, max, perDay} that may not be.
CREATE FUNCTION check_cash_out(p jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint := p->>'accountId';
  v_amount bigint := p->>'amount';
  v_asked bigint;
BEGIN
  IF v_amount < (p->>'min')::bigint THEN
    PERFORM refuse('AMOUNT_MIN', jsonb_build_object('min', to_char((p->>'min')::bigint / 100.0, 'FM9999999990.00')));
  END IF;
  IF v_amount > (p->>'max')::bigint THEN
    PERFORM refuse('AMOUNT_MAX', jsonb_build_object('max', to_char((p->>'max')::bigint / 100.0, 'FM9999999990.00')));
  END IF;
  PERFORM FROM cash_out WHERE account_id = v_account AND status = 0;
  IF FOUND THEN PERFORM refuse('CASHOUT_PENDING'); END IF;
  v_asked := cash_outs_today(v_account);
  IF v_asked >= (p->>'perDay')::bigint THEN PERFORM refuse('CASHOUT_LIMIT'); END IF;
  IF v_amount > withdrawable_of(v_account) THEN PERFORM refuse('CASHOUT_BALANCE'); END IF;
END $$;
--> statement-breakpoint
-- How many a person has asked for since midnight in Shanghai, whatever became of them.
CREATE FUNCTION cash_outs_today(p_account bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM cash_out WHERE account_id = p_account
     AND created_at >= date_trunc('day', now() AT TIME ZONE 'Asia/Shanghai') AT TIME ZONE 'Asia/Shanghai'
$$;
--> statement-breakpoint
-- Writes down a cash-out of {accountId, amount, min, max, perDay, feeRate, accountType, account, accountName,
-- accountMasked, bankName, key, hash} and freezes its amount; the same key leads to the same one.
CREATE FUNCTION begin_cash_out(p jsonb) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint := p->>'accountId';
  v_amount bigint := p->>'amount';
  v_answer jsonb;
  v_wallet bigint;
  v cash_out;
BEGIN
  IF p->>'key' IS NOT NULL THEN
    v_answer := claim_key(v_account, 'createCashOut', p->>'key', p->>'hash');
    IF v_answer IS NOT NULL THEN RETURN v_answer->>'cashOutId'; END IF;
  END IF;
  PERFORM FROM account WHERE id = v_account AND status = 1 AND real_status = 2;
  IF NOT FOUND THEN PERFORM refuse('REAL_NEEDED'); END IF;
  -- One by one, and against everything that moves this wallet.
  v_wallet := ledger_account_of(v_account, 'available');
  PERFORM FROM ledger_account WHERE id = v_wallet FOR UPDATE;
  PERFORM check_cash_out(p);

  INSERT INTO cash_out (cash_out_no, account_id, amount, fee, account_type, account, account_name, account_masked, bank_name)
  VALUES ('T' || to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYMMDDHH24MISS') || lpad((nextval('cash_out_no_seq') % 1000000)::text, 6, '0'),
    v_account, v_amount, (v_amount * (p->>'feeRate')::bigint + 9999) / 10000, (p->>'accountType')::smallint,
    p->>'account', p->>'accountName', p->>'accountMasked', p->>'bankName')
  RETURNING * INTO v;
  PERFORM ledger_move(4::smallint, 'cash_out', v.id, '', '提现冻结 ' || v.cash_out_no,
    v_wallet, ledger_account_of(v_account, 'frozen'), v_amount);
  IF p->>'key' IS NOT NULL THEN
    UPDATE idempotency_key SET answer = jsonb_build_object('cashOutId', v.id)
     WHERE account_id = v_account AND op = 'createCashOut' AND key = p->>'key';
  END IF;
  RETURN v.id;
END $$;
--> statement-breakpoint
-- The only way a cash-out goes on: to another status, and its money with it. Answers how it stands then. p_owner: whose
-- it must be, when somebody asks for their own.
CREATE FUNCTION advance_cash_out(p_id bigint, p_owner bigint, p_to smallint, p_reason text, p_transfer_no text)
RETURNS cash_out LANGUAGE plpgsql AS $$
DECLARE
  v cash_out;
  v_frozen bigint;
  v_tx bigint;
BEGIN
  SELECT * INTO v FROM cash_out WHERE id = p_id AND account_id = coalesce(p_owner, account_id) FOR UPDATE;
  IF NOT FOUND THEN PERFORM refuse('NOT_FOUND'); END IF;
  IF (v.status, p_to) NOT IN ((0, 10), (0, 40), (0, 60), (10, 20), (20, 30), (20, 50), (50, 20), (50, 40)) THEN
    PERFORM refuse('CASHOUT_STATE', jsonb_build_object('status', v.status));
  END IF;
  UPDATE cash_out SET status = p_to, audit_reason = coalesce(p_reason, ''), transfer_no = p_transfer_no,
         audited_at = CASE WHEN p_to IN (10, 40) THEN now() ELSE audited_at END,
         paid_at = CASE WHEN p_to = 30 THEN now() END
   WHERE id = p_id RETURNING * INTO v;
  -- Its person hears of it, also where no money has moved.
  INSERT INTO change (account_id, balance) VALUES (v.account_id, true);

  v_frozen := ledger_account_of(v.account_id, 'frozen');
  IF p_to IN (40, 60) THEN
    PERFORM ledger_move(6::smallint, 'cash_out', v.id, '', '提现退回 ' || v.cash_out_no,
      v_frozen, ledger_account_of(v.account_id, 'available'), v.amount);
  ELSIF p_to = 30 THEN
    INSERT INTO ledger_tx (kind, biz_type, biz_id, title) VALUES (5, 'cash_out', v.id, '提现成功 ' || v.cash_out_no) RETURNING id INTO v_tx;
    -- What has left the platform, and what it keeps.
    INSERT INTO ledger_entry (tx_id, account_id, amount)
    SELECT v_tx, line.account, line.amount
      FROM (VALUES (v_frozen, -v.amount), (ledger_account_of(0, 'cashOut'), v.amount - v.fee), (ledger_account_of(0, 'revenue'), v.fee))
        AS line (account, amount) WHERE line.amount <> 0 ORDER BY line.account;
  END IF;
  RETURN v;
END $$;
