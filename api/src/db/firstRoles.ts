import type pg from 'pg';
import { FIRST_ROLES } from '../shared/permissions.ts';

/**
 * The roles that an installation begins with: those that are there keep the permissions that its operators gave them, but for
 * the administrator, who has those of this release.
 */
export async function keepFirstRoles(client: pg.ClientBase): Promise<void> {
  await client.query(
    `INSERT INTO operator_role AS r (code, name, permissions, adjust_case_fen, adjust_day_fen)
     SELECT code, name, permissions, coalesce((adjust->>'caseFen')::bigint, 0), coalesce((adjust->>'dayFen')::bigint, 0)
       FROM json_to_recordset($1) AS f (code text, name text, permissions text[], adjust json)
         ON CONFLICT (code) DO UPDATE SET permissions = excluded.permissions
      WHERE r.code = 'administrator' AND r.permissions <> excluded.permissions`,
    [JSON.stringify(FIRST_ROLES)],
  );
}
