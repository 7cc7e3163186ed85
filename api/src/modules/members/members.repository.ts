import { type SQL, sql } from 'drizzle-orm';
import { accountName } from '../../db/accountName.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { maskPhone } from '../../shared/masking.ts';
import { openPhone } from '../../shared/personalData.ts';
import { type Role, roleNameOf } from '../../shared/roles.ts';
import { lockForAdding } from '../accounts/accounts.repository.ts';
import { INVITED_DAYS, type InvitationDto, type MemberDto } from './members.schemas.ts';

type MemberRow = {
  id: number;
  name: string;
  phone: string;
  role: Role;
  createdAt: string;
  lastLoginAt: string | null;
};
type InvitationRow = { id: number; name: string; role: Role; createdAt: string; expiresAt: string };

const IS_OPEN = sql`i.member_id IS NULL AND i.cancelled_at IS NULL AND i.expires_at > now()`;

async function readMembers(db: Queryable, where: SQL): Promise<MemberDto[]> {
  const { rows } = await db.execute<MemberRow>(sql`
    SELECT m.id, m.name, m.phone, m.role, m.created_at AS "createdAt", m.last_login_at AS "lastLoginAt"
      FROM member m WHERE ${where} AND m.removed_at IS NULL ORDER BY m.id DESC`);
  return rows.map(({ phone, createdAt, lastLoginAt, ...row }) => ({
    ...row,
    phone: maskPhone(openPhone(db.box, phone)),
    roleName: roleNameOf(row.role),
    createdAt: shanghaiIso(new Date(createdAt)),
    lastLoginAt: shanghaiIsoOrNull(lastLoginAt),
  }));
}

export const listMembers = (db: Queryable, accountId: number): Promise<MemberDto[]> =>
  readMembers(db, sql`m.account_id = ${accountId}`);

export async function findMember(db: Queryable, accountId: number, id: number): Promise<MemberDto | null> {
  const [member] = await readMembers(db, sql`m.account_id = ${accountId} AND m.id = ${id}`);
  return member ?? null;
}

const invitationDto = ({ createdAt, expiresAt, ...row }: InvitationRow): InvitationDto => ({
  ...row,
  roleName: roleNameOf(row.role),
  createdAt: shanghaiIso(new Date(createdAt)),
  expiresAt: shanghaiIso(new Date(expiresAt)),
});

export async function listInvitations(db: Queryable, accountId: number): Promise<InvitationDto[]> {
  const { rows } = await db.execute<InvitationRow>(sql`
    SELECT i.id, i.name, i.role, i.created_at AS "createdAt", i.expires_at AS "expiresAt"
      FROM member_invitation i WHERE i.account_id = ${accountId} AND ${IS_OPEN} ORDER BY i.id DESC`);
  return rows.map(invitationDto);
}

/** Members and open invitations; the account's row is locked, so that no other request adds one meanwhile. */
export async function lockAndCount(
  tx: Tx,
  accountId: number,
): Promise<{ members: number; invitations: number }> {
  await lockForAdding(tx, accountId);
  const { rows } = await tx.execute<{ members: number; invitations: number }>(sql`
    SELECT (SELECT count(*)::int FROM member WHERE account_id = ${accountId} AND removed_at IS NULL) AS members,
           (SELECT count(*)::int FROM member_invitation i WHERE i.account_id = ${accountId} AND ${IS_OPEN}) AS invitations`);
  return rows[0] ?? { members: 0, invitations: 0 };
}

/** Whether another member, or somebody who is invited, is called so. The account's row is locked. */
export async function nameIsTaken(tx: Tx, accountId: number, name: string, except = 0): Promise<boolean> {
  const { rows } = await tx.execute<{ isTaken: boolean }>(sql`
    SELECT EXISTS (SELECT FROM member WHERE account_id = ${accountId} AND name = ${name} AND id <> ${except} AND removed_at IS NULL)
        OR EXISTS (SELECT FROM member_invitation i WHERE i.account_id = ${accountId} AND i.name = ${name} AND ${IS_OPEN}) AS "isTaken"`);
  return rows[0]?.isTaken ?? false;
}

type NewInvitation = { accountId: number; codeHash: string; name: string; role: Role };

export async function addInvitation(
  tx: Tx,
  { accountId, codeHash, name, role }: NewInvitation,
): Promise<InvitationDto> {
  const { rows } = await tx.execute<InvitationRow>(sql`
    INSERT INTO member_invitation (account_id, code_hash, name, role, expires_at)
    VALUES (${accountId}, ${codeHash}, ${name}, ${role}, now() + make_interval(days => ${INVITED_DAYS}))
    RETURNING id, name, role, created_at AS "createdAt", expires_at AS "expiresAt"`);
  const [row] = rows;
  if (!row) throw new Error('an invitation was not added');
  return invitationDto(row);
}

/** False where the account has no such invitation; one that is over stays as it is. */
export async function cancelInvitation(db: Queryable, accountId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE member_invitation SET cancelled_at = coalesce(cancelled_at, now()) WHERE id = ${id} AND account_id = ${accountId}`);
  return rowCount === 1;
}

export type OpenInvitationRow = {
  id: number;
  accountId: number;
  kind: 1 | 2;
  accountName: string;
  name: string;
  role: Role;
  expiresAt: string;
};

/** An invitation that may be accepted, of an account in force; locked where `lock` says so. */
export async function findInvitation(
  db: Queryable,
  codeHash: string,
  lock = false,
): Promise<OpenInvitationRow | null> {
  const { rows } = await db.execute<OpenInvitationRow>(sql`
    SELECT i.id, i.account_id AS "accountId", a.kind, ${accountName('a')} AS "accountName", i.name, i.role,
           i.expires_at AS "expiresAt"
      FROM member_invitation i JOIN account a ON a.id = i.account_id
     WHERE i.code_hash = ${codeHash} AND ${IS_OPEN} AND a.status = 1 ${lock ? sql`FOR UPDATE OF i` : sql``}`);
  return rows[0] ?? null;
}

type NewMember = {
  accountId: number;
  kind: number;
  phone: string;
  phonePrint: string;
  name: string;
  role: string;
};

/** Null where the phone is a member of the account already. `phone` is sealed. */
export async function addMember(
  tx: Tx,
  { accountId, kind, phone, phonePrint, name, role }: NewMember,
): Promise<number | null> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO member (account_id, kind, phone, phone_print, name, role)
    VALUES (${accountId}, ${kind}, ${phone}, ${phonePrint}, ${name}, ${role})
    ON CONFLICT (account_id, phone_print) WHERE removed_at IS NULL DO NOTHING RETURNING id`);
  return rows[0]?.id ?? null;
}

export async function markAccepted(tx: Tx, invitationId: number, memberId: number): Promise<void> {
  await tx.execute(sql`UPDATE member_invitation SET member_id = ${memberId} WHERE id = ${invitationId}`);
}

export async function changeMember(
  db: Queryable,
  accountId: number,
  { id, name, role }: { id: number; name?: string | undefined; role?: string | undefined },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE member SET name = coalesce(${name ?? null}, name), role = coalesce(${role ?? null}, role)
     WHERE id = ${id} AND account_id = ${accountId} AND removed_at IS NULL`);
  return rowCount === 1;
}

/** A member that was not removed; `phone` is sealed. */
export type LockedMember = {
  id: number;
  kind: number;
  phone: string;
  phonePrint: string;
  name: string;
  role: Role;
};

const findCredentials = async (
  db: Queryable,
  accountId: number,
  who: SQL,
  lock: SQL = sql``,
): Promise<LockedMember | null> => {
  const { rows } = await db.execute<LockedMember>(sql`
    SELECT id, kind, phone, phone_print AS "phonePrint", name, role FROM member
     WHERE ${who} AND account_id = ${accountId} AND removed_at IS NULL ${lock}`);
  return rows[0] ?? null;
};

/** The phone of a member of the account, in clear; null where there is none. */
export async function findMemberPhone(db: Queryable, accountId: number, id: number): Promise<string | null> {
  const member = await findCredentials(db, accountId, sql`id = ${id}`);
  return member && openPhone(db.box, member.phone);
}

/** A member of the account, whose transactions that are under way have ended; null where there is none. */
export const lockMember = (tx: Tx, accountId: number, id: number): Promise<LockedMember | null> =>
  findCredentials(tx, accountId, sql`id = ${id}`, sql`FOR UPDATE`);

/** The membership that a phone has in an account; null where it has none. */
export const lockMembership = (
  tx: Tx,
  accountId: number,
  { kind, print }: { kind: number; print: string },
): Promise<LockedMember | null> =>
  findCredentials(tx, accountId, sql`kind = ${kind} AND phone_print = ${print}`, sql`FOR UPDATE`);

export async function removeMember(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`UPDATE member SET removed_at = now() WHERE id = ${id}`);
}
