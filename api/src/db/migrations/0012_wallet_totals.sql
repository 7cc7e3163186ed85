CREATE TABLE "wallet_checkpoint" (
	"account_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"sum" bigint NOT NULL,
	"lowest" bigint NOT NULL,
	CONSTRAINT "wallet_checkpoint_once" PRIMARY KEY("account_id","seq")
);
--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "recharged" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "spent" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "earned" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "income" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "spends" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A row or two of each account, of which few are in it.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "ledger_account_mixed" ON "ledger_account" USING btree ("id") WHERE "ledger_account"."spends" AND "ledger_account"."income" > 0;--> statement-breakpoint
-- Nobody writes a line from here to the end of this transaction, and whoever writes one after it keeps the sums: until the
-- function files are applied, by this version of the trigger. The backfill walletTotals adds the lines that were there before.
LOCK TABLE "ledger_entry" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_apply() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_account ledger_account;
  v_held bigint;
  v_is_income boolean;
BEGIN
  SELECT kind, created_at INTO NEW.kind, NEW.created_at FROM ledger_tx WHERE id = NEW.tx_id;
  SELECT * INTO v_account FROM ledger_account WHERE id = NEW.account_id;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no ledger account %', NEW.account_id USING ERRCODE = '23503';
  END IF;
  IF v_account.owner_id = 0 THEN RETURN NEW; END IF;
  v_is_income := NEW.kind IN (4, 6, 7, 8) OR NEW.kind IN (9, 10, 12, 14) AND (SELECT kind FROM account WHERE id = v_account.owner_id) <> 1;

  IF v_account.code <> 'available' THEN
    SELECT balance INTO NEW.counterpart_balance FROM ledger_account
     WHERE owner_id = v_account.owner_id AND code = 'available' FOR NO KEY UPDATE;
  END IF;
  UPDATE ledger_account SET balance = balance + NEW.amount, version = version + 1,
         overdraft = CASE WHEN balance + NEW.amount >= 0 THEN 0
                          WHEN NEW.amount > 0 OR NEW.kind IN (8,
                              10) THEN -(balance + NEW.amount)
                          ELSE overdraft END,
         recharged = recharged + CASE WHEN v_account.code = 'available' AND NEW.kind = 1 THEN NEW.amount ELSE 0 END,
         spent = spent - CASE WHEN v_account.code = 'available' AND NEW.kind IN (2, 3) THEN NEW.amount ELSE 0 END,
         earned = earned + CASE WHEN v_account.code = 'available' AND NEW.kind IN (7, 8) THEN NEW.amount ELSE 0 END,
         income = income + CASE WHEN v_account.code = 'available' AND v_is_income THEN NEW.amount ELSE 0 END,
         spends = spends OR (v_account.code = 'available' AND NOT v_is_income AND NEW.amount < 0)
   WHERE id = NEW.account_id
  RETURNING balance, version, held INTO NEW.balance_after, NEW.account_seq, v_held;
  IF NEW.amount < 0 AND NEW.kind NOT IN (8, 10)
      AND NEW.balance_after < v_held THEN
    PERFORM refuse_overdraft(NEW.account_id);
  END IF;
  IF v_account.code = 'available' THEN
    SELECT balance INTO NEW.counterpart_balance FROM ledger_account WHERE owner_id = v_account.owner_id AND code = 'frozen';
  END IF;
  NEW.counterpart_balance := coalesce(NEW.counterpart_balance, 0);
  NEW.id := nextval('ledger_entry_id_seq');
  RETURN NEW;
END $$;
