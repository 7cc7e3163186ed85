-- Tables that grow without end become partitioned: what is there stays where it is, as the first partition, up to a bound
-- that its newest row has not reached; an empty table is made anew. No row and no index is written. Each table is locked
-- from its turn to the end of the transaction, in which its keys are read once, because PostgreSQL looks whether they are
-- below the bound: some seconds for a hundred million rows. The partitions after the first are made when the migrations are
-- done (api/src/db/partitions).
--
-- `p_bound` is an expression of the table's rows, `p_indexes` are those that all partitions have.
CREATE FUNCTION pg_temp.partition_by_range(p_table text, p_key text, p_bound text, p_indexes text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_old text := p_table || '_first';
  v_bound text;
  v_has_rows boolean;
  v_definitions text[];
  v_sequence text := (SELECT pg_get_serial_sequence(p_table, 'id')::regclass::text FROM pg_attribute
    WHERE attrelid = p_table::regclass AND attname = 'id' AND attidentity <> '');
  v_next bigint;
  v record;
BEGIN
  EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', p_table);
  EXECUTE format('SELECT (%s)::text, EXISTS (SELECT FROM %I) FROM %I', p_bound, p_table, p_table) INTO v_bound, v_has_rows;
  -- As PostgreSQL says them of the table under its name, to be said again of the one that gets it.
  SELECT array_agg(definition) INTO v_definitions FROM (
    SELECT pg_get_indexdef(name::regclass) AS definition FROM unnest(p_indexes) name
    UNION ALL SELECT format('ALTER TABLE %I ADD CONSTRAINT %I %s', p_table, conname, pg_get_constraintdef(oid))
      FROM pg_constraint WHERE conrelid = p_table::regclass AND contype = 'f'
    UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE tgrelid = p_table::regclass AND NOT tgisinternal
  ) said;
  -- Of the triggers of rows each partition gets its own again.
  FOR v IN SELECT tgname FROM pg_trigger WHERE tgrelid = p_table::regclass AND NOT tgisinternal AND tgtype & 1 = 1 LOOP
    EXECUTE format('DROP TRIGGER %I ON %I', v.tgname, p_table);
  END LOOP;
  IF v_sequence IS NOT NULL THEN
    EXECUTE format('SELECT last_value + is_called::int FROM %I', v_sequence) INTO v_next;
    EXECUTE format('ALTER TABLE %I ALTER COLUMN id DROP IDENTITY', p_table);
  END IF;
  FOR v IN SELECT unnest(p_indexes) AS name LOOP
    EXECUTE format('ALTER INDEX %I RENAME TO %I', v.name, v.name || '_first');
  END LOOP;
  EXECUTE format('ALTER TABLE %I RENAME TO %I', p_table, v_old);

  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE (%I)', p_table, v_old, p_key);
  IF v_sequence IS NOT NULL THEN
    EXECUTE format('ALTER TABLE %I ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME %I)', p_table, v_sequence);
    PERFORM setval(v_sequence::regclass, v_next, false);
  END IF;
  FOR v IN SELECT unnest(v_definitions) AS definition LOOP
    EXECUTE v.definition;
  END LOOP;
  EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', p_table || '_default', p_table);
  IF v_has_rows THEN
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', p_table, v_old, v_bound);
  ELSE
    EXECUTE format('DROP TABLE %I', v_old);
  END IF;
END $$;--> statement-breakpoint
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_pkey;--> statement-breakpoint
ALTER TABLE stock_log DROP CONSTRAINT stock_log_pkey;--> statement-breakpoint
-- Of what is deleted with its partition from now on.
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX idempotency_key_created, quote_expires;--> statement-breakpoint
SELECT pg_temp.partition_by_range('package_event', 'package_id', '(coalesce(max(package_id), 0) / 10000000 + 1) * 10000000', '{package_event_package,package_event_trace_once}');--> statement-breakpoint
SELECT pg_temp.partition_by_range('stock_log', 'id', '(coalesce(max(id), 0) / 20000000 + 1) * 20000000', '{stock_log_stock}');--> statement-breakpoint
SELECT pg_temp.partition_by_range('ledger_entry', 'tx_id', '(coalesce(max(tx_id), 0) / 40000000 + 1) * 40000000', '{ledger_entry_tx,ledger_entry_lines}');--> statement-breakpoint
SELECT pg_temp.partition_by_range('idempotency_key', 'created_at', 'to_timestamp((floor(extract(epoch FROM greatest(now(), max(created_at))) / 259200) + 1) * 259200)', '{}');--> statement-breakpoint
SELECT pg_temp.partition_by_range('quote', 'expires_at', 'to_timestamp((floor(extract(epoch FROM greatest(now(), max(expires_at))) / 86400) + 1) * 86400)', '{}');--> statement-breakpoint
SELECT pg_temp.partition_by_range('captcha', 'expires_at', 'to_timestamp((floor(extract(epoch FROM greatest(now(), max(expires_at))) / 86400) + 1) * 86400)', '{captcha_expires}');--> statement-breakpoint
-- What it holds has been told within a second: it is not kept.
-- squawk-ignore ban-drop-table
DROP TABLE change_event;--> statement-breakpoint
CREATE TABLE change_event (
  at timestamptz NOT NULL DEFAULT now(),
  -- Of the transaction that has changed something: it says what a snapshot sees of it.
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  account_id bigint NOT NULL,
  -- Of the orders; null where the change is no supplier's business.
  seller_id bigint,
  -- Null where it is not said which ones.
  order_ids bigint[],
  balance boolean NOT NULL DEFAULT false
) PARTITION BY RANGE (at);--> statement-breakpoint
CREATE INDEX change_event_xid ON change_event (xid);--> statement-breakpoint
CREATE UNLOGGED TABLE change_event_default PARTITION OF change_event DEFAULT;--> statement-breakpoint
-- One row: what the last telling of changes has seen.
CREATE TABLE change_feed (told pg_snapshot NOT NULL, told_at timestamptz NOT NULL);--> statement-breakpoint
INSERT INTO change_feed VALUES (pg_current_snapshot(), now());
