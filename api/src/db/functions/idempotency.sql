-- What a key is locked by until the transaction ends: nothing is written before there is an answer.
CREATE OR REPLACE FUNCTION key_lock(p_account bigint, p_op text, p_key text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT hashtextextended(concat_ws(' ', 'key', p_account, p_op, p_key), 0)
$$;

-- Claims a key for this transaction. Answers NULL when the work is to be done, else the first answer; without a key NULL.
-- A second caller waits here until the first one has committed or rolled back.
CREATE OR REPLACE FUNCTION claim_key(p_account bigint, p_op text, p_key text, p_hash text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE v_first idempotency_key;
BEGIN
  IF p_key IS NULL THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock(key_lock(p_account, p_op, p_key));
  SELECT * INTO v_first FROM idempotency_key WHERE account_id = p_account AND op = p_op AND key = p_key;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF v_first.request_hash <> p_hash THEN PERFORM refuse('IDEMPOTENCY_CONFLICT'); END IF;
  RETURN v_first.answer;
END $$;

-- Stores the answer of a claimed key; without a key nothing.
CREATE OR REPLACE FUNCTION store_answer(p_account bigint, p_op text, p_key text, p_hash text, p_answer jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_key IS NULL THEN RETURN; END IF;
  INSERT INTO idempotency_key (account_id, op, key, request_hash, answer) VALUES (p_account, p_op, p_key, p_hash, p_answer);
END $$;

-- Locks the keys of several requests {accountId, op, key}, in one order everywhere.
CREATE OR REPLACE FUNCTION lock_keys(p_requests jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(id)
     FROM (SELECT DISTINCT key_lock((x->>'accountId')::bigint, x->>'op', x->>'key') AS id FROM jsonb_array_elements(p_requests) x
            WHERE x->>'key' IS NOT NULL ORDER BY id) keys;
END $$;
