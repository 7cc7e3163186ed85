-- From when on a parcel's shares may be due, so that settling need not look at all that is on its way: once it has arrived, or
-- so many days after it was shipped as its supplier waits. What is due then is decided by `settleDue`.
CREATE OR REPLACE FUNCTION set_settle_from() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.settle_from := CASE
    WHEN NEW.status = ${parcelStatus.signed} OR EXISTS (SELECT FROM orders WHERE id = NEW.order_id AND received_at IS NOT NULL) THEN now()
    ELSE coalesce(NEW.shipped_at, now()) + make_interval(days => (SELECT settle_days FROM account WHERE id = NEW.seller_id)) END;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER settle_from_added BEFORE INSERT ON order_package
  FOR EACH ROW WHEN (NEW.settle_status = ${settleStatus.waiting}) EXECUTE FUNCTION set_settle_from();
CREATE OR REPLACE TRIGGER settle_from BEFORE UPDATE OF status, settle_status, shipped_at ON order_package
  FOR EACH ROW WHEN (NEW.settle_status = ${settleStatus.waiting}) EXECUTE FUNCTION set_settle_from();

CREATE OR REPLACE FUNCTION settle_received() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_package SET settle_from = now() WHERE order_id = NEW.id AND settle_status = ${settleStatus.waiting} AND settle_from > now();
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER settle_received AFTER UPDATE OF received_at ON orders
  FOR EACH ROW WHEN (OLD.received_at IS NULL AND NEW.received_at IS NOT NULL) EXECUTE FUNCTION settle_received();

CREATE OR REPLACE FUNCTION settle_sooner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_package SET settle_from = least(settle_from, shipped_at + make_interval(days => NEW.settle_days))
   WHERE seller_id = NEW.id AND settle_status = ${settleStatus.waiting};
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER settle_sooner AFTER UPDATE OF settle_days ON account
  FOR EACH ROW WHEN (NEW.settle_days < OLD.settle_days) EXECUTE FUNCTION settle_sooner();
