CREATE TABLE "book_breach" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_breach_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rule" text NOT NULL,
	"rows" integer NOT NULL,
	"sample" bigint[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "book_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"next_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"next_full_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"full_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	CONSTRAINT "book_state_one" CHECK ("book_state"."id" = 1)
);
--> statement-breakpoint
INSERT INTO book_state DEFAULT VALUES;
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "beside" bigint;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "kind" smallint;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
-- Nothing was frozen before there were cash-outs.
ALTER TABLE "ledger_entry" DISABLE TRIGGER append_only;--> statement-breakpoint
UPDATE ledger_entry e SET kind = t.kind, created_at = t.created_at, beside = CASE WHEN e.account_seq IS NOT NULL THEN 0 END
  FROM ledger_tx t WHERE t.id = e.tx_id;--> statement-breakpoint
ALTER TABLE "ledger_entry" ENABLE TRIGGER append_only;--> statement-breakpoint
ALTER TABLE "ledger_entry" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entry" ALTER COLUMN "created_at" SET NOT NULL;--> statement-breakpoint
-- The only way a balance moves: a line of the ledger. Taking back an income (8, 10) may lead below nothing; nothing else may.
-- Whoever writes a line of a wallet holds its available account, also for a line of the frozen one: so the lines of both
-- stand in one order, which their ids show, and each knows what the other account held.
CREATE OR REPLACE FUNCTION ledger_apply() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_account ledger_account;
BEGIN
  SELECT kind, created_at INTO NEW.kind, NEW.created_at FROM ledger_tx WHERE id = NEW.tx_id;
  SELECT * INTO v_account FROM ledger_account WHERE id = NEW.account_id;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no ledger account %', NEW.account_id USING ERRCODE = '23503';
  END IF;
  IF v_account.owner_id = 0 THEN RETURN NEW; END IF;

  IF v_account.code <> 'available' THEN
    SELECT balance INTO NEW.beside FROM ledger_account
     WHERE owner_id = v_account.owner_id AND code = 'available' FOR NO KEY UPDATE;
  END IF;
  UPDATE ledger_account SET balance = balance + NEW.amount, version = version + 1,
         overdraft = CASE WHEN balance + NEW.amount >= 0 THEN 0
                          WHEN NEW.amount > 0 OR NEW.kind IN (8, 10) THEN -(balance + NEW.amount)
                          ELSE overdraft END
   WHERE id = NEW.account_id
  RETURNING balance, version INTO NEW.balance_after, NEW.account_seq;
  IF v_account.code = 'available' THEN
    SELECT balance INTO NEW.beside FROM ledger_account WHERE owner_id = v_account.owner_id AND code = 'frozen';
  END IF;
  NEW.beside := coalesce(NEW.beside, 0);
  NEW.id := nextval('ledger_entry_id_seq');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE UNIQUE INDEX "book_breach_open" ON "book_breach" USING btree ("rule") WHERE "book_breach"."resolved_at" IS NULL;--> statement-breakpoint
CREATE INDEX "ledger_entry_lines" ON "ledger_entry" USING btree ("account_id","id","kind","created_at","amount") WHERE "ledger_entry"."account_seq" IS NOT NULL;