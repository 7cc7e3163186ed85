CREATE TABLE "account_closing" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_closing_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "account_closing_status" CHECK ("account_closing"."status" IN (1, 2, 3) AND ("account_closing"."status" = 1) = ("account_closing"."ended_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "recharge_refund" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recharge_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_no" text NOT NULL,
	"payment_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"transfer_no" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "recharge_refund_refundNo_unique" UNIQUE("refund_no"),
	CONSTRAINT "recharge_refund_transfer_once" UNIQUE("transfer_no"),
	CONSTRAINT "recharge_refund_amount" CHECK ("recharge_refund"."amount" BETWEEN 1 AND 1000000000000),
	CONSTRAINT "recharge_refund_status" CHECK ("recharge_refund"."status" IN (0, 1, 2) AND ("recharge_refund"."status" = 0) = ("recharge_refund"."ended_at" IS NULL) AND ("recharge_refund"."transfer_no" IS NULL OR "recharge_refund"."status" = 1))
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "closing_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_closing" ADD CONSTRAINT "account_closing_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharge_refund" ADD CONSTRAINT "recharge_refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharge_refund" ADD CONSTRAINT "recharge_refund_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_closing" ON "account_closing" USING btree ("account_id") WHERE "account_closing"."status" = 1;--> statement-breakpoint
CREATE INDEX "recharge_refund_payment" ON "recharge_refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "recharge_refund_account" ON "recharge_refund" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "recharge_refund_due" ON "recharge_refund" USING btree ("next_try_at") WHERE "recharge_refund"."status" = 0;
--> statement-breakpoint
-- What of a wallet was recharged or given, and neither spent nor sent back: the rest of it is income.
ALTER FUNCTION withdrawable_of(bigint) RENAME TO income_of;
--> statement-breakpoint
CREATE FUNCTION unused_of(p_account bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(0, a.balance - a.held - income_of(p_account)) FROM ledger_account a WHERE a.owner_id = p_account AND a.code = 'available'
$$;
--> statement-breakpoint
-- The recharges of a person with what is left of each to be sent back, and whether its channel still does that: channels
-- give back for 365 days, of which one is left for the way, and one that has refused once is not asked again.
CREATE FUNCTION recharges_of(p_account bigint) RETURNS TABLE (id bigint, remaining bigint, returnable boolean, paid_at timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT y.id, y.amount - coalesce(sum(r.amount) FILTER (WHERE r.status IN (0, 1)), 0)::bigint,
         y.paid_at > now() - interval '364 days' AND count(*) FILTER (WHERE r.status = 2) = 0, y.paid_at
    FROM payment y LEFT JOIN recharge_refund r ON r.payment_id = y.id
   WHERE y.account_id = p_account AND y.status IN (1, 4) GROUP BY y.id
$$;
--> statement-breakpoint
-- What of a wallet was recharged and can go back no way it came: it goes out as a cash-out.
CREATE FUNCTION stranded_of(p_account bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(0, least(
    unused_of(p_account) - coalesce(sum(remaining) FILTER (WHERE returnable), 0),
    coalesce(sum(remaining) FILTER (WHERE NOT returnable), 0)))::bigint FROM recharges_of(p_account)
$$;
--> statement-breakpoint
-- What may be cashed out: the income, and of an account that is being closed what was recharged and cannot go back.
CREATE FUNCTION withdrawable_of(p_account bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT income_of(p_account) + CASE WHEN EXISTS (SELECT FROM account WHERE id = p_account AND closing_since IS NOT NULL)
                                     THEN stranded_of(p_account) ELSE 0 END
$$;
--> statement-breakpoint
CREATE SEQUENCE recharge_refund_no_seq;
--> statement-breakpoint
-- Sends back what is unused of a person's recharges, the newest first, each at most with what is left of it. The money
-- leaves the wallet here; answers how much it is.
CREATE FUNCTION refund_recharges(p_account bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_wallet bigint := ledger_account_of(p_account, 'available');
  v_unused bigint;
  v_left bigint;
  v recharge_refund;
  y record;
BEGIN
  PERFORM FROM ledger_account WHERE id = v_wallet FOR UPDATE;
  v_unused := unused_of(p_account);
  v_left := v_unused;
  FOR y IN SELECT * FROM recharges_of(p_account) WHERE returnable AND remaining > 0 ORDER BY paid_at DESC, id DESC LOOP
    EXIT WHEN v_left = 0;
    INSERT INTO recharge_refund (refund_no, payment_id, account_id, amount)
    VALUES ('R' || to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYMMDDHH24MISS') || lpad((nextval('recharge_refund_no_seq') % 1000000)::text, 6, '0'),
      y.id, p_account, least(v_left, y.remaining)) RETURNING * INTO v;
    PERFORM ledger_move(16::smallint, 'recharge_refund', v.id, '', '充值退回 ' || v.refund_no,
      v_wallet, ledger_account_of(0, 'refund'), v.amount);
    v_left := v_left - v.amount;
  END LOOP;
  RETURN v_unused - v_left;
END $$;
--> statement-breakpoint
-- The only way a refund of a recharge goes on: 1 it has arrived (with p_transfer_no another way than it came), 2 the
-- channel does not do it. Answers how it stands then. Nobody can be given anything back into an account that is closed:
-- there it goes on being tried, and operators see it.
CREATE FUNCTION end_recharge_refund(p_id bigint, p_status smallint, p_code text, p_transfer_no text) RETURNS smallint LANGUAGE plpgsql AS $$
DECLARE v recharge_refund;
BEGIN
  SELECT * INTO v FROM recharge_refund WHERE id = p_id FOR UPDATE;
  IF v.status <> 0 THEN RETURN v.status; END IF;
  -- Whoever closes the account holds its wallet.
  PERFORM FROM ledger_account WHERE owner_id = v.account_id AND code = 'available' FOR UPDATE;
  IF p_status = 2 AND EXISTS (SELECT FROM account WHERE id = v.account_id AND status = 4) THEN
    UPDATE recharge_refund SET code = p_code, next_try_at = now() + interval '1 hour' WHERE id = v.id;
    RETURN 0;
  END IF;
  UPDATE recharge_refund SET status = p_status, code = p_code, transfer_no = p_transfer_no, ended_at = now() WHERE id = v.id;
  IF p_status = 2 THEN
    PERFORM ledger_move(17::smallint, 'recharge_refund', v.id, '', '充值退回失败 ' || v.refund_no,
      ledger_account_of(0, 'refund'), ledger_account_of(v.account_id, 'available'), v.amount);
  ELSE
    PERFORM ledger_move(18::smallint, 'recharge_refund', v.id, '', '充值退回成功 ' || v.refund_no, ledger_account_of(0, 'refund'),
      ledger_account_of(0, CASE WHEN p_transfer_no IS NULL THEN 'recharge' ELSE 'cashOut' END), v.amount);
    UPDATE payment y SET status = 4 WHERE y.id = v.payment_id AND y.status = 1
       AND y.amount = (SELECT sum(amount) FROM recharge_refund WHERE payment_id = y.id AND status = 1);
  END IF;
  RETURN p_status;
END $$;
--> statement-breakpoint
-- What is left of the money of a demo is given up with the account.
CREATE FUNCTION give_up_demo_money(p_closing bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint := (SELECT account_id FROM account_closing WHERE id = p_closing);
  v_amount bigint;
BEGIN
  SELECT least(unused_of(v_account) - stranded_of(v_account), sum(amount) - coalesce((
           SELECT -sum(e.amount) FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
            WHERE a.owner_id = v_account AND a.code = 'available' AND e.kind = 19), 0))
    INTO v_amount FROM demo_money WHERE account_id = v_account;
  IF v_amount > 0 THEN
    PERFORM ledger_move(19::smallint, 'closing', p_closing,
      (SELECT count(*) FROM ledger_tx WHERE kind = 19 AND biz_type = 'closing' AND biz_id = p_closing)::text, '演示资金收回',
      ledger_account_of(v_account, 'available'), ledger_account_of(0, 'demo'), v_amount);
  END IF;
END $$;
--> statement-breakpoint
-- Who closes an account takes this alone, who begins something in it together with others: so neither overlooks the other.
CREATE FUNCTION refuse_closing(p_account bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('closing:' || p_account, 0));
  PERFORM FROM account WHERE id = p_account AND (closing_since IS NOT NULL OR status = 4);
  IF FOUND THEN PERFORM refuse('ACCOUNT_CLOSING'); END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_closing_buyer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_closing(NEW.account_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER closing_buyer BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION refuse_closing_buyer();
--> statement-breakpoint
CREATE TRIGGER closing_payer BEFORE INSERT ON payment FOR EACH ROW EXECUTE FUNCTION refuse_closing_buyer();
--> statement-breakpoint
-- Nobody orders from a supplier that is frozen, closes its account or has, or pays one. Read without a lock: a row that
-- every payment locks would be hot, and a payment that was under way when the freeze came counts as before it.
CREATE OR REPLACE FUNCTION refuse_frozen_seller() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM account WHERE id = NEW.seller_id AND (status <> 1 OR closing_since IS NOT NULL)) THEN PERFORM refuse(TG_ARGV[0]); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- What the inviter of a buyer adds for it: on these goods, else on all, else for everybody; no row where there is none, nor
-- of an inviter who closes the account or has.
CREATE OR REPLACE FUNCTION mark_up_of(buyer bigint, goods bigint) RETURNS TABLE (profit bigint, courier_profit bigint) LANGUAGE sql STABLE AS $$
  SELECT m.profit, m.courier_profit FROM account b JOIN account s ON s.id = b.super_id CROSS JOIN LATERAL (
    SELECT u.profit, u.courier_profit, u.good_id IS NULL AS later FROM user_profit u
     WHERE u.agent_id = b.super_id AND u.user_id = b.id AND u.enabled AND (u.good_id = goods OR u.good_id IS NULL)
    UNION ALL
    SELECT d.profit, d.courier_profit, NULL FROM default_profit d WHERE d.agent_id = b.super_id
    ORDER BY later NULLS LAST LIMIT 1) m
   WHERE b.id = buyer AND s.status <> 4 AND s.closing_since IS NULL
$$;
--> statement-breakpoint
-- The only way a payment becomes money. Whoever hears of it first credits it, everyone after that finds it credited:
-- they wait for each other at its row. What is paid into an account that is closed goes back at once. Answers credited,
-- late (credited though it was closed), known, abnormal (written down for operators, nothing credited) or unknown.
CREATE OR REPLACE FUNCTION settle_payment(p_pay_type smallint, p_pay_no text, p_trade_no text, p_amount bigint, p_paid_at timestamptz)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v payment;
  v_kind text;
BEGIN
  SELECT * INTO v FROM payment WHERE pay_no = p_pay_no AND pay_type = p_pay_type FOR UPDATE;
  IF NOT FOUND THEN RETURN 'unknown'; END IF;
  v_kind := CASE
    WHEN v.amount <> p_amount THEN 'amount'
    WHEN v.status IN (1, 4) AND v.channel_trade_no <> p_trade_no THEN 'paidTwice'
    WHEN EXISTS (SELECT FROM payment WHERE pay_type = p_pay_type AND channel_trade_no = p_trade_no AND id <> v.id) THEN 'tradeNoUsed'
  END;
  IF v_kind IS NOT NULL THEN
    INSERT INTO payment_problem (payment_id, kind, channel_trade_no, amount) VALUES (v.id, v_kind, p_trade_no, p_amount)
    ON CONFLICT DO NOTHING;
    UPDATE payment SET status = 5 WHERE id = v.id AND status IN (0, 2, 3);
    RETURN 'abnormal';
  END IF;
  IF v.status = 5 THEN RETURN 'abnormal'; END IF;
  IF v.status IN (1, 4) THEN RETURN 'known'; END IF;

  UPDATE payment SET status = 1, late = v.status <> 0, channel_trade_no = p_trade_no, paid_at = coalesce(p_paid_at, now())
   WHERE id = v.id;
  PERFORM ledger_move(1::smallint, 'payment', v.id, '', '充值 ' || v.pay_no,
    ledger_account_of(0, 'recharge'), ledger_account_of(v.account_id, 'available'), v.amount);
  -- Asked when the wallet is ours: whoever closes the account holds it.
  PERFORM FROM account WHERE id = v.account_id AND status = 4;
  IF FOUND THEN PERFORM refund_recharges(v.account_id); END IF;
  RETURN CASE WHEN v.status = 0 THEN 'credited' ELSE 'late' END;
END $$;
--> statement-breakpoint
-- Refuses a cash-out of {accountId, amount, min, max, perDay} that may not be.
CREATE OR REPLACE FUNCTION check_cash_out(p jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint := p->>'accountId';
  v_amount bigint := p->>'amount';
  v_asked bigint;
BEGIN
  -- What is left of an account that is being closed goes out whole, however little it is.
  IF v_amount < (p->>'min')::bigint AND NOT EXISTS (
    SELECT FROM account o JOIN ledger_account a ON a.owner_id = o.id AND a.code = 'available'
     WHERE o.id = v_account AND o.closing_since IS NOT NULL AND a.balance = v_amount) THEN
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
-- Writes down a cash-out of {accountId, amount, min, max, perDay, feeRate, accountType, account, accountName,
-- accountMasked, bankName, key, hash} and freezes its amount; whoever closes the account pays no fee; the same key leads to the same one.
CREATE OR REPLACE FUNCTION begin_cash_out(p jsonb) RETURNS bigint LANGUAGE plpgsql AS $$
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
    v_account, v_amount, CASE WHEN EXISTS (SELECT FROM account WHERE id = v_account AND closing_since IS NOT NULL) THEN 0
      ELSE (v_amount * (p->>'feeRate')::bigint + 9999) / 10000 END, (p->>'accountType')::smallint,
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
