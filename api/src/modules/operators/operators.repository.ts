import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { equalities } from '../../db/conditions.ts';
import type { Permission } from '../../shared/permissions.ts';
import { sha256 } from '../../shared/sha256.ts';

export type Operator = {
  id: number;
  name: string;
  displayName: string;
  passwordHash: string;
  passwordIsTemporary: boolean;
  /** Sealed. */
  totpSecret: string | null;
  totpStep: number;
  status: number;
};

export type OperatorRow = {
  id: number;
  name: string;
  displayName: string;
  status: number;
  hasAuthenticator: boolean;
  recoveryCodesLeft: number;
  sessions: number;
  lastLoginAt: string | null;
  createdAt: string;
  roleIds: number[];
  roles: string[];
};

export type RoleRow = {
  id: number;
  code: string | null;
  name: string;
  permissions: Permission[];
  adjustCase: number;
  adjustDay: number;
  operators: number;
};

const OPERATOR = sql`
  id, name, display_name AS "displayName", password_hash AS "passwordHash", password_is_temporary AS "passwordIsTemporary",
  totp_secret AS "totpSecret", totp_step AS "totpStep", status`;

export async function findByName(db: Queryable, name: string): Promise<Operator | undefined> {
  const { rows } = await db.execute<Operator>(
    sql`SELECT ${OPERATOR} FROM operator WHERE name = ${name.toLowerCase()}`,
  );
  return rows[0];
}

export async function lockOperator(tx: Tx, id: number): Promise<Operator | undefined> {
  const { rows } = await tx.execute<Operator>(
    sql`SELECT ${OPERATOR} FROM operator WHERE id = ${id} FOR NO KEY UPDATE`,
  );
  return rows[0];
}

type Which = { id?: number; isEnabled?: boolean; roleId?: number; permission?: Permission };

/** Operators with all of their roles, whichever they are found by. */
export async function listOperators(
  db: Queryable,
  { id, isEnabled, roleId, permission }: Which = {},
): Promise<OperatorRow[]> {
  const has = (condition: SQL) => sql`EXISTS (
    SELECT FROM operator_role_member x JOIN operator_role y ON y.id = x.role_id WHERE x.operator_id = o.id AND ${condition})`;
  const which = sql.join(
    [
      sql`true`,
      ...equalities([[id, sql`o.id`]]),
      ...(isEnabled === undefined ? [] : [sql`(o.status = 1) = ${isEnabled}`]),
      ...(roleId === undefined ? [] : [has(sql`y.id = ${roleId}`)]),
      ...(permission === undefined ? [] : [has(sql`${permission} = ANY (y.permissions)`)]),
    ],
    sql` AND `,
  );
  const { rows } = await db.execute<OperatorRow>(sql`
    SELECT o.id, o.name, o.display_name AS "displayName", o.status, o.totp_secret IS NOT NULL AS "hasAuthenticator",
           (SELECT count(*)::int FROM operator_recovery_code c WHERE c.operator_id = o.id AND c.used_at IS NULL) AS "recoveryCodesLeft",
           (SELECT count(*)::int FROM operator_session s
             WHERE s.operator_id = o.id AND s.revoked_at IS NULL AND least(s.idle_until, s.hard_until) > now()) AS sessions,
           o.last_login_at AS "lastLoginAt", o.created_at AS "createdAt",
           coalesce(array_agg(r.id ORDER BY r.id) FILTER (WHERE r.id IS NOT NULL), '{}') AS "roleIds",
           coalesce(array_agg(r.name ORDER BY r.id) FILTER (WHERE r.id IS NOT NULL), '{}') AS roles
      FROM operator o LEFT JOIN operator_role_member m ON m.operator_id = o.id LEFT JOIN operator_role r ON r.id = m.role_id
     WHERE ${which} GROUP BY o.id ORDER BY o.id`);
  return rows;
}

export async function listRoles(
  db: Queryable,
  { permission }: { permission?: Permission } = {},
): Promise<RoleRow[]> {
  const which = permission === undefined ? sql`true` : sql`${permission} = ANY (r.permissions)`;
  const { rows } = await db.execute<RoleRow>(sql`
    SELECT r.id, r.code, r.name, r.permissions, r.adjust_case_fen AS "adjustCase", r.adjust_day_fen AS "adjustDay",
           (SELECT count(*)::int FROM operator_role_member m WHERE m.role_id = r.id) AS operators
      FROM operator_role r WHERE ${which} ORDER BY r.id`);
  return rows;
}

/** Gives an operator these roles and no others; false where one of them is not there. */
export async function setRoles(tx: Tx, operatorId: number, roleIds: readonly number[]): Promise<boolean> {
  await tx.execute(sql`DELETE FROM operator_role_member WHERE operator_id = ${operatorId}`);
  const { rowCount } = await tx.execute(sql`
    INSERT INTO operator_role_member (operator_id, role_id)
    SELECT ${operatorId}, id FROM operator_role WHERE id = ANY (ARRAY(SELECT json_array_elements_text(${JSON.stringify(roleIds)})::bigint))`);
  return rowCount === new Set(roleIds).size;
}

/**
 * Active operators who manage operators. Those who change who they are lock the roles before they look, one after
 * another, so that two cannot each take the other's place away.
 */
export async function countManagers(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ managers: number }>(sql`
    SELECT count(DISTINCT o.id)::int AS managers FROM operator o JOIN operator_role_member m ON m.operator_id = o.id
      JOIN operator_role r ON r.id = m.role_id WHERE o.status = 1 AND 'operators.manage' = ANY (r.permissions)`);
  return rows[0]?.managers ?? 0;
}

export async function lockRoles(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT FROM operator_role ORDER BY id FOR UPDATE`);
}

export async function addRecoveryCodes(tx: Tx, operatorId: number, codes: readonly string[]): Promise<void> {
  await tx.execute(sql`DELETE FROM operator_recovery_code WHERE operator_id = ${operatorId}`);
  await tx.execute(sql`
    INSERT INTO operator_recovery_code (operator_id, code_hash)
    SELECT ${operatorId}, json_array_elements_text(${JSON.stringify(codes.map(digest))})`);
}

/** Whether it was one of the operator's that was not used; it is used now. */
export async function takeRecoveryCode(tx: Tx, operatorId: number, code: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE operator_recovery_code SET used_at = now()
     WHERE operator_id = ${operatorId} AND code_hash = ${digest(code)} AND used_at IS NULL`);
  return rowCount === 1;
}

/** They are long random codes: a plain hash of one cannot be guessed back. */
function digest(code: string): string {
  return sha256(code.trim().toUpperCase());
}
