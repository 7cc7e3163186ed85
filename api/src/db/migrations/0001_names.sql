-- Functions and triggers are files from here on (`../functions`): those of a database that was made before them go, and
-- the files bring them back.
DO $$ DECLARE v record; BEGIN
  FOR v IN
    SELECT p.oid::regprocedure AS signature FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang AND l.lanname IN ('sql', 'plpgsql')
     WHERE p.pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')
  LOOP
    EXECUTE format('DROP FUNCTION %s CASCADE', v.signature);
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE ledger_entry RENAME COLUMN beside TO counterpart_balance;--> statement-breakpoint
ALTER TABLE order_package RENAME COLUMN unsure TO waybill_outcome_unknown;--> statement-breakpoint
ALTER TABLE change RENAME TO change_event;--> statement-breakpoint
ALTER TABLE book_state RENAME TO ledger_check;--> statement-breakpoint
ALTER TABLE ledger_check RENAME CONSTRAINT book_state_pkey TO ledger_check_pkey;--> statement-breakpoint
ALTER TABLE ledger_check RENAME CONSTRAINT book_state_one TO ledger_check_one;--> statement-breakpoint
ALTER TABLE book_breach RENAME TO ledger_violation;--> statement-breakpoint
ALTER TABLE ledger_violation RENAME CONSTRAINT book_breach_pkey TO ledger_violation_pkey;--> statement-breakpoint
ALTER SEQUENCE book_breach_id_seq RENAME TO ledger_violation_id_seq;--> statement-breakpoint
ALTER INDEX book_breach_open RENAME TO ledger_violation_open;
