-- Something that the price of templates depends on has changed: they are looked at in a job, since many may name the same.
CREATE OR REPLACE FUNCTION templates_of_price_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shipment_template_to_check (template_id) SELECT id FROM shipment_template WHERE sources @> ARRAY[NEW.source];
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER templates_of_price_changed AFTER INSERT OR UPDATE ON price_version FOR EACH ROW
  EXECUTE FUNCTION templates_of_price_changed();
