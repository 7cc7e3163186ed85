-- An item of a shop is linked with combinations here or with an offer at a source, whichever was said last.
CREATE OR REPLACE FUNCTION replace_link_by_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM shop_good m USING changed_rows o
   WHERE m.shop_id = o.shop_id AND m.remote_good_id = o.remote_good_id AND m.remote_sku_id = o.remote_sku_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER offer_replaces_link AFTER INSERT ON shop_offer
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION replace_link_by_offer();

CREATE OR REPLACE FUNCTION replace_offer_by_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM shop_offer o USING changed_rows m
   WHERE m.shop_id = o.shop_id AND m.remote_good_id = o.remote_good_id AND m.remote_sku_id = o.remote_sku_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER link_replaces_offer AFTER INSERT ON shop_good
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION replace_offer_by_link();
