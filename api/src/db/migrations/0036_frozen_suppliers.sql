ALTER TABLE "account" ADD COLUMN "frozen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "off_by_freeze" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Nobody orders from a frozen supplier, or pays one. Read without a lock: a row that every payment locks would be hot, and
-- a payment that was under way when the freeze came counts as before it.
CREATE FUNCTION refuse_frozen_seller() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM account WHERE id = NEW.seller_id AND status = 2) THEN PERFORM refuse(TG_ARGV[0]); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER frozen_seller_placing BEFORE INSERT ON orders
  FOR EACH ROW EXECUTE FUNCTION refuse_frozen_seller('GOODS_OFF');
--> statement-breakpoint
CREATE TRIGGER frozen_seller_paying BEFORE UPDATE OF paid_at ON orders
  FOR EACH ROW WHEN (OLD.paid_at IS NULL AND NEW.paid_at IS NOT NULL) EXECUTE FUNCTION refuse_frozen_seller('ORDER_STATE');
--> statement-breakpoint
-- Who was frozen before this was known.
UPDATE account SET frozen_at = now() WHERE status = 2;
