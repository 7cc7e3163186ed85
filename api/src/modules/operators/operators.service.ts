import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { hashSecret } from '../accounts/passwords.ts';
import { type Auditor, recordAudit } from '../audit/record.ts';
import { IDLE_MINUTES, type OperatorSessionService } from './operatorSessions.service.ts';
import {
  countManagers,
  listOperators,
  listRoles,
  lockOperator,
  lockRoles,
  type OperatorRow,
  setRoles,
} from './operators.repository.ts';
import type {
  MeDto,
  OperatorDto,
  OperatorFilter,
  OperatorInput,
  OperatorUpdate,
  RoleDto,
  RoleFilter,
  RoleInput,
} from './operators.schemas.ts';

const ADMINISTRATOR = 'administrator';
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Operators and their roles. There is always somebody left who can manage them. */
export function operatorService({
  db,
  operatorSessions,
}: {
  db: Db;
  operatorSessions: OperatorSessionService;
}) {
  async function found(id: number): Promise<OperatorDto> {
    const [row] = await listOperators(db, { id });
    if (!row) throw new Refusal('NOT_FOUND');
    return shown(row);
  }

  /** A change of who may do what; refused where nobody could take it back. */
  function changing<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return db.transaction(async (tx) => {
      await lockRoles(tx);
      const result = await work(tx);
      if ((await countManagers(tx)) === 0) throw new Refusal('OPERATOR_LAST_MANAGER');
      return result;
    });
  }

  return {
    async me({ operatorId, permissions, provenUntil }: OperatorActor): Promise<MeDto> {
      const { id, name, displayName, roles, recoveryCodesLeft } = await found(operatorId);
      return {
        ...{ id, name, displayName, roles, recoveryCodesLeft },
        permissions: [...permissions].sort(),
        provenUntil: shanghaiIsoOrNull(provenUntil),
        idleMinutes: IDLE_MINUTES,
      };
    },

    async list(filter: OperatorFilter = {}): Promise<OperatorDto[]> {
      return (await listOperators(db, filter)).map(shown);
    },

    async roles(filter: RoleFilter = {}): Promise<RoleDto[]> {
      return listRoles(db, filter);
    },

    /** A new operator with a password for the first sign-in. */
    async create(
      { name, displayName, roleIds }: OperatorInput,
      who: Auditor,
    ): Promise<{ operator: OperatorDto; password: string }> {
      const password = newPassword();
      const passwordHash = await hashSecret(password);
      const id = await changing(async (tx) => {
        const { rows } = await tx.execute<{ id: number }>(sql`
          INSERT INTO operator (name, display_name, password_hash) VALUES (${name}, ${displayName}, ${passwordHash})
          ON CONFLICT (name) DO NOTHING RETURNING id`);
        if (!rows[0]) throw new Refusal('OPERATOR_NAME_TAKEN');
        const created = rows[0].id;
        if (!(await setRoles(tx, created, roleIds))) throw new Refusal('NOT_FOUND');
        const after = { name, displayName, roleIds };
        await recordAudit(tx, who, { action: 'operator create', target: String(created), after });
        return created;
      });
      return { operator: await found(id), password };
    },

    async update(
      { id, displayName, roleIds, isEnabled }: OperatorUpdate,
      who: Auditor,
    ): Promise<OperatorDto> {
      const [old] = await listOperators(db, { id });
      if (!old) throw new Refusal('NOT_FOUND');
      await changing(async (tx) => {
        await lockOperator(tx, id);
        await tx.execute(sql`
          UPDATE operator SET display_name = ${displayName}, status = ${isEnabled ? 1 : 2} WHERE id = ${id}`);
        if (!(await setRoles(tx, id, roleIds))) throw new Refusal('NOT_FOUND');
        if (!isEnabled) await operatorSessions.closeAll(tx, id);
        const before = { displayName: old.displayName, roleIds: old.roleIds, isEnabled: old.status === 1 };
        const after = { displayName, roleIds, isEnabled };
        await recordAudit(tx, who, { action: 'operator update', target: String(id), before, after });
      });
      return found(id);
    },

    /** A new password for the first sign-in, and a new authenticator at it: for who has lost theirs. Their sessions end. */
    async reset(id: number, who: Auditor): Promise<{ operator: OperatorDto; password: string }> {
      const password = newPassword();
      const passwordHash = await hashSecret(password);
      await db.transaction(async (tx) => {
        if (!(await lockOperator(tx, id))) throw new Refusal('NOT_FOUND');
        await tx.execute(sql`
          UPDATE operator SET password_hash = ${passwordHash}, password_is_temporary = true, totp_secret = NULL WHERE id = ${id}`);
        await tx.execute(sql`DELETE FROM operator_recovery_code WHERE operator_id = ${id}`);
        await tx.execute(sql`DELETE FROM operator_challenge WHERE operator_id = ${id}`);
        await operatorSessions.closeAll(tx, id);
        await recordAudit(tx, who, { action: 'operator reset', target: String(id) });
      });
      return { operator: await found(id), password };
    },

    /** Ends all sessions of an operator. */
    async signOut(id: number, who: Auditor): Promise<OperatorDto> {
      await db.transaction(async (tx) => {
        if (!(await lockOperator(tx, id))) throw new Refusal('NOT_FOUND');
        const sessions = await operatorSessions.closeAll(tx, id);
        await recordAudit(tx, who, {
          ...{ action: 'operator signOut', target: String(id), detail: { sessions } },
        });
      });
      return found(id);
    },

    async saveRole({ id, name, permissions, ...limits }: RoleInput, who: Auditor): Promise<RoleDto> {
      const saved = await changing(async (tx) => {
        const roles = await listRoles(tx);
        const old = roles.find((role) => role.id === id);
        if (id !== undefined && !old) throw new Refusal('NOT_FOUND');
        if (old?.code === ADMINISTRATOR) throw new Refusal('ROLE_FIXED');
        if (roles.some((role) => role.name === name && role.id !== id)) throw new Refusal('ROLE_NAME_TAKEN');
        const list = sql`ARRAY(SELECT json_array_elements_text(${JSON.stringify(permissions)}))`;
        const { adjustCase = old?.adjustCase ?? 0, adjustDay = old?.adjustDay ?? 0 } = limits;
        const { rows } = await tx.execute<{ id: number }>(
          old
            ? sql`UPDATE operator_role SET name = ${name}, permissions = ${list}, adjust_case_fen = ${adjustCase},
                         adjust_day_fen = ${adjustDay} WHERE id = ${old.id} RETURNING id`
            : sql`INSERT INTO operator_role (name, permissions, adjust_case_fen, adjust_day_fen)
                  VALUES (${name}, ${list}, ${adjustCase}, ${adjustDay}) RETURNING id`,
        );
        const roleId = Number(rows[0]?.id);
        await recordAudit(tx, who, {
          ...{
            action: 'role save',
            target: String(roleId),
            after: { name, permissions, adjustCase, adjustDay },
          },
          ...(old && { before: ruleOf(old) }),
        });
        return roleId;
      });
      const role = (await listRoles(db)).find((each) => each.id === saved);
      if (!role) throw new Refusal('NOT_FOUND');
      return role;
    },

    async removeRole(id: number, who: Auditor): Promise<void> {
      await changing(async (tx) => {
        const old = (await listRoles(tx)).find((role) => role.id === id);
        if (!old) throw new Refusal('NOT_FOUND');
        if (old.code === ADMINISTRATOR) throw new Refusal('ROLE_FIXED');
        if (old.operators > 0) throw new Refusal('ROLE_USED');
        await tx.execute(sql`DELETE FROM operator_role WHERE id = ${id}`);
        await recordAudit(tx, who, { action: 'role remove', target: String(id), before: ruleOf(old) });
      });
    },
  };
}

export type OperatorService = ReturnType<typeof operatorService>;

function shown({ status, lastLoginAt, createdAt, ...row }: OperatorRow): OperatorDto {
  return {
    ...row,
    isEnabled: status === 1,
    lastLoginAt: shanghaiIsoOrNull(lastLoginAt),
    createdAt: shanghaiIso(new Date(createdAt)),
  };
}

/** What a role says, for the log. */
const ruleOf = ({ name, permissions, adjustCase, adjustDay }: RoleDto) => ({
  ...{ name, permissions, adjustCase, adjustDay },
});

function newPassword(): string {
  return Array.from({ length: 14 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
