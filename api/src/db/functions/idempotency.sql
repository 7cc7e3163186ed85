-- Claims a key for this transaction. Answers NULL when the work is to be done, else the first answer.
-- A second caller waits here until the first one has committed or rolled back.
CREATE OR REPLACE FUNCTION claim_key(p_account bigint, p_op text, p_key text, p_hash text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE v_first idempotency_key;
BEGIN
  INSERT INTO idempotency_key (account_id, op, key, request_hash, answer)
  VALUES (p_account, p_op, p_key, p_hash, 'null') ON CONFLICT DO NOTHING;
  IF FOUND THEN RETURN NULL; END IF;
  SELECT * INTO v_first FROM idempotency_key WHERE account_id = p_account AND op = p_op AND key = p_key;
  IF v_first.request_hash <> p_hash THEN PERFORM refuse('IDEMPOTENCY_CONFLICT'); END IF;
  RETURN v_first.answer;
END $$;
