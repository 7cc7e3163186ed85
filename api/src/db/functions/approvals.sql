-- What waits for a second operator about a case is taken back once the case is over. What is being decided at this moment is
-- passed over, so that neither waits for the other: whoever decides it finds the case ended.
CREATE OR REPLACE FUNCTION end_case_approvals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE operator_approval SET status = ${approvalStatuses.revoked}, decided_at = now()
   WHERE id IN (SELECT id FROM operator_approval WHERE target = 'case:' || NEW.id AND status = ${approvalStatuses.waiting} FOR UPDATE SKIP LOCKED);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER end_case_approvals AFTER UPDATE OF finished_at ON after_sale_case FOR EACH ROW
  WHEN (OLD.finished_at IS NULL AND NEW.finished_at IS NOT NULL) EXECUTE FUNCTION end_case_approvals();
