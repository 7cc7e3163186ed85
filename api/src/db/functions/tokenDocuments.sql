-- What ends a token, whoever does it, takes its documents away.
CREATE OR REPLACE FUNCTION token_documents_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM token_document WHERE token_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER token_documents_end AFTER UPDATE OF revoked_at ON api_token
  FOR EACH ROW WHEN (NEW.revoked_at IS NOT NULL AND OLD.revoked_at IS NULL) EXECUTE FUNCTION token_documents_end();
