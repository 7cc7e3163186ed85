-- What the inviter of a buyer adds for it: on these goods, else on all, else for everybody; no row where there is none, nor
-- of an inviter who closes the account or has.
CREATE OR REPLACE FUNCTION mark_up_of(buyer bigint, goods bigint) RETURNS TABLE (profit bigint, courier_profit bigint) LANGUAGE sql STABLE AS $$
  SELECT m.profit, m.courier_profit FROM account b JOIN account s ON s.id = b.super_id CROSS JOIN LATERAL (
    SELECT u.profit, u.courier_profit, u.good_id IS NULL AS later FROM user_profit u
     WHERE u.agent_id = b.super_id AND u.user_id = b.id AND u.enabled AND (u.good_id = goods OR u.good_id IS NULL)
    UNION ALL
    SELECT d.profit, d.courier_profit, NULL FROM default_profit d WHERE d.agent_id = b.super_id
    ORDER BY later NULLS LAST LIMIT 1) m
   WHERE b.id = buyer AND s.status <> ${accountStatuses.closed} AND s.closing_since IS NULL
$$;
