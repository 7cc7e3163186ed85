import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { openPhone } from '../../shared/personalData.ts';
import { roleNameOf, scopesOfRole } from '../../shared/roles.ts';

/** A member as the session says, with their own phone in clear; null of a removed one. */
export async function actingMemberOf(db: Queryable, memberId: number) {
  const { rows } = await db.execute<{ name: string; role: string; phone: string }>(sql`
    SELECT name, role, phone FROM member WHERE id = ${memberId} AND removed_at IS NULL`);
  const [row] = rows;
  if (!row) return null;
  const { name, role } = row;
  const scopes = [...scopesOfRole(role)];
  return {
    phone: openPhone(db.box, row.phone),
    member: { id: memberId, name, role, roleName: roleNameOf(role), scopes },
  };
}
