ALTER TABLE "order_package" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "after_hold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "held" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "order_package_held" ON "order_package" USING btree ("held_until") WHERE "order_package"."held_until" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "order_package" ADD CONSTRAINT "package_held" CHECK ("order_package"."held_until" IS NULL OR "order_package"."settle_status" = 2);--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_held" CHECK ("ledger_account"."held" >= 0);
--> statement-breakpoint
-- The only way a balance moves: a line of the ledger. What is held of a wallet can be neither spent nor cashed out; taking
-- back an income (8, 10), for which it is held, may lead below it. Whoever writes a line of a wallet holds its available
-- account, also for a line of the frozen one: so the lines of both stand in one order, which their ids show, and each knows
-- what the other account held.
CREATE OR REPLACE FUNCTION ledger_apply() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_account ledger_account;
  v_held bigint;
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
  RETURNING balance, version, held INTO NEW.balance_after, NEW.account_seq, v_held;
  IF NEW.amount < 0 AND NEW.kind NOT IN (8, 10) AND NEW.balance_after < v_held THEN
    PERFORM refuse_overdraft(NEW.account_id);
  END IF;
  IF v_account.code = 'available' THEN
    SELECT balance INTO NEW.beside FROM ledger_account WHERE owner_id = v_account.owner_id AND code = 'frozen';
  END IF;
  NEW.beside := coalesce(NEW.beside, 0);
  NEW.id := nextval('ledger_entry_id_seq');
  RETURN NEW;
END $$;
--> statement-breakpoint
-- What is held of a wallet is not there to be taken: as if its balance were less.
CREATE FUNCTION refuse_overdraft(p_account bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'never_overdrawn: what is held of ledger_account % is not to be taken', p_account
    USING ERRCODE = '23514', CONSTRAINT = 'never_overdrawn', TABLE = 'ledger_account';
END $$;
--> statement-breakpoint
-- Several movements of parcels' money at once: rows of {kind, packageId, step, title, fromOwner, fromCode, toOwner, toCode,
-- amount, held, covered}. `held` is what more is held of the person's wallet from then on; what is `covered` must leave in
-- it what is held. In the order of the persons' accounts, so that two who move money never wait for each other in a circle.
CREATE OR REPLACE FUNCTION move_parcel_money(p_moves jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v record;
  v_person bigint;
BEGIN
  FOR v IN
    SELECT x.*, ledger_account_of(x."fromOwner", x."fromCode") AS from_account, ledger_account_of(x."toOwner", x."toCode") AS to_account
      FROM jsonb_to_recordset(p_moves) AS x (kind smallint, "packageId" bigint, step text, title text, "fromOwner" bigint,
             "fromCode" text, "toOwner" bigint, "toCode" text, amount bigint, held bigint, covered boolean)
     WHERE x.amount <> 0 OR x.held <> 0
     ORDER BY greatest(x."fromOwner", x."toOwner"), x."packageId", x.kind, x.step
  LOOP
    v_person := CASE WHEN v."fromOwner" <> 0 THEN v.from_account ELSE v.to_account END;
    IF v.held <> 0 THEN UPDATE ledger_account SET held = held + v.held WHERE id = v_person; END IF;
    IF v.amount <> 0 THEN
      PERFORM ledger_move(v.kind, 'package', v."packageId", v.step, v.title, v.from_account, v.to_account, v.amount);
    END IF;
    IF v.covered THEN
      PERFORM FROM ledger_account WHERE id = v_person AND balance < held;
      IF FOUND THEN PERFORM refuse_overdraft(v_person); END IF;
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
-- What of a person's balance may be cashed out, from the lines of the wallet: a buyer's profit, and of a supplier all but
-- what was recharged; less what is held of it. Spending takes what may not go out first; what it took of the rest stays
-- spent, whatever is recharged later. What was refunded counts as never spent. So: the income, less the deepest point to
-- which all else has led below nothing.
CREATE OR REPLACE FUNCTION withdrawable_of(p_account bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_wallet bigint;
  v_held bigint;
  v_kinds smallint[];
  v_income numeric;
  v_spends boolean;
  v_deepest numeric;
BEGIN
  SELECT a.id, a.held, CASE o.kind WHEN 1 THEN '{4,6,7,8}' ELSE '{4,6,7,8,9,10,12,14}' END
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
-- What was settled and may still be refunded is held from now on, of suppliers and agents who have not cashed it out.
WITH candidate AS (
  SELECT p.id, p.seller_id, p.supplier_share - p.commission AS supplier, b.super_id, p.agent_share AS agent
    FROM order_package p JOIN orders o ON o.id = p.order_id JOIN account b ON b.id = p.account_id
   WHERE p.settle_status = 2 AND CASE WHEN p.refund_status IN (10, 20, 30) OR p.status = 60 THEN true
           WHEN p.status = 50 THEN p.signed_at > now() - interval '7 days'
           ELSE o.received_at IS NULL OR o.received_at > now() - interval '7 days' END
), owed AS (
  SELECT owner, sum(fen) AS fen FROM (
    SELECT seller_id AS owner, supplier AS fen FROM candidate UNION ALL SELECT super_id, agent FROM candidate WHERE super_id IS NOT NULL) x GROUP BY 1
), short AS (
  SELECT owner FROM owed LEFT JOIN ledger_account a ON a.owner_id = owner AND a.code = 'available' WHERE coalesce(a.balance, 0) < fen
)
UPDATE order_package p SET held_until = now() FROM candidate c
 WHERE p.id = c.id AND c.seller_id NOT IN (SELECT owner FROM short) AND (c.super_id IS NULL OR c.super_id NOT IN (SELECT owner FROM short));
--> statement-breakpoint
UPDATE ledger_account a SET held = h.fen FROM (
  SELECT owner, sum(fen) AS fen FROM (
    SELECT p.seller_id AS owner, p.supplier_share - p.commission AS fen FROM order_package p WHERE p.held_until IS NOT NULL
    UNION ALL
    SELECT b.super_id, p.agent_share FROM order_package p JOIN account b ON b.id = p.account_id
     WHERE p.held_until IS NOT NULL AND b.super_id IS NOT NULL) x GROUP BY 1) h
 WHERE a.owner_id = h.owner AND a.code = 'available';
--> statement-breakpoint
-- Open wallets are told of what is held too.
DROP TRIGGER balance_changed ON ledger_account;
--> statement-breakpoint
CREATE TRIGGER balance_changed AFTER UPDATE ON ledger_account
  FOR EACH ROW WHEN (NEW.balance <> OLD.balance OR NEW.held <> OLD.held) EXECUTE FUNCTION balance_changed();
