-- A published version is evidence of what was agreed to.
CREATE OR REPLACE FUNCTION refuse_legal_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a published version is neither changed nor removed';
END $$;

CREATE OR REPLACE TRIGGER legal_text_stays BEFORE UPDATE OR DELETE ON legal_text FOR EACH ROW EXECUTE FUNCTION refuse_legal_change();
