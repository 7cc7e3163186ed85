-- Names that stand in lists of the account.
CREATE OR REPLACE FUNCTION member_name_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_event (account_id) VALUES (NEW.account_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER member_name_changed AFTER UPDATE OF name ON member
  FOR EACH ROW WHEN (NEW.name <> OLD.name) EXECUTE FUNCTION member_name_changed();

-- Says for the rest of the transaction who acts in place of the owner; `actedBy` columns keep it. Whoever is removed or
-- revoked meanwhile is refused: removing waits for the transactions that are under way, and none begins after it.
CREATE OR REPLACE FUNCTION act_as(p_member bigint, p_token bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_member IS NOT NULL THEN
    PERFORM FROM member WHERE id = p_member AND removed_at IS NULL FOR KEY SHARE;
    IF NOT FOUND THEN PERFORM refuse('SESSION_KICKED'); END IF;
    PERFORM set_config('chengcang.member', p_member::text, true);
  END IF;
  IF p_token IS NOT NULL THEN
    PERFORM FROM api_token WHERE id = p_token AND revoked_at IS NULL FOR KEY SHARE;
    IF NOT FOUND THEN PERFORM refuse('TOKEN_INVALID'); END IF;
    PERFORM set_config('chengcang.token', p_token::text, true);
  END IF;
END $$;
