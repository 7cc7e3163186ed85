CREATE TABLE "demo_money" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demo_money_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_money_amount" CHECK ("demo_money"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "demo_money" ADD CONSTRAINT "demo_money_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Credits money that nobody paid, for demos and tests; it can be spent, and not be cashed out.
CREATE FUNCTION give_demo_money(p_account bigint, p_amount bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_id bigint;
BEGIN
  INSERT INTO demo_money (account_id, amount) VALUES (p_account, p_amount) RETURNING id INTO v_id;
  PERFORM ledger_move(15::smallint, 'demo', v_id, '', '演示资金',
    ledger_account_of(0, 'demo'), ledger_account_of(p_account, 'available'), p_amount);
END $$;
--> statement-breakpoint
-- What a demo was given before was called a recharge that nobody had paid.
INSERT INTO demo_money (account_id, amount, created_at)
SELECT a.owner_id, e.amount, t.created_at FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id JOIN ledger_account a ON a.id = e.account_id
 WHERE t.kind = 1 AND t.biz_type = 'demo' AND a.owner_id <> 0 ORDER BY t.id;
--> statement-breakpoint
ALTER TABLE ledger_tx DISABLE TRIGGER append_only;
--> statement-breakpoint
ALTER TABLE ledger_entry DISABLE TRIGGER append_only;
--> statement-breakpoint
UPDATE ledger_entry e SET kind = 15, account_id = CASE WHEN a.owner_id = 0 THEN ledger_account_of(0, 'demo') ELSE a.id END
  FROM ledger_tx t, ledger_account a WHERE t.id = e.tx_id AND a.id = e.account_id AND t.kind = 1 AND t.biz_type = 'demo';
--> statement-breakpoint
UPDATE ledger_tx t SET kind = 15, biz_id = d.id FROM demo_money d
 WHERE t.kind = 1 AND t.biz_type = 'demo' AND t.biz_id = d.account_id;
--> statement-breakpoint
ALTER TABLE ledger_entry ENABLE TRIGGER append_only;
--> statement-breakpoint
ALTER TABLE ledger_tx ENABLE TRIGGER append_only;
