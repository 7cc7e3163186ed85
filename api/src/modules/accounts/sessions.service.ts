import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { runPrepared } from '../../db/prepared.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { scopesOfRole } from '../../shared/roles.ts';
import { sha256 } from '../../shared/sha256.ts';
import type { Entrance, Holder } from './credentials.repository.ts';
import { NOWHERE, type Origin } from './origin.ts';

export type { Origin } from './origin.ts';

/** A new session: its token, which is never shown again, and its final expiry. */
export type OpenedSession = { token: string; expiresAt: Date };

const HARD_DAYS = 7;
const IDLE_HOURS = 24;

type Found = Omit<Actor, 'kind' | 'member'> & {
  kindNo: number;
  memberId: number | null;
  role: string | null;
  status: number;
  revoked: boolean;
  closed: boolean;
  expired: boolean;
  stale: boolean;
  sessionId: number;
};

/** Opaque sessions in the database: of each person in an account one live session on a phone and one at a computer. */
export function sessionService(db: Db) {
  return {
    /**
     * Ends the session of the same person in the account on a device of the same sort, and opens one. Run in the
     * transaction that locked the row of the account, or of the member.
     */
    async open(
      tx: Queryable,
      { accountId, memberId }: Pick<Entrance, 'accountId' | 'memberId'>,
      from: Origin = NOWHERE,
    ): Promise<OpenedSession> {
      const token = randomBytes(32).toString('base64url');
      await tx.execute(sql`
        UPDATE session SET revoked_at = now(), revoke_reason = 'elsewhere'
         WHERE account_id = ${accountId} AND coalesce(member_id, 0) = ${memberId ?? 0} AND on_phone = ${from.onPhone}
           AND revoked_at IS NULL`);
      const { rows } = await tx.execute<{ hardUntil: string }>(sql`
        INSERT INTO session (token_hash, account_id, member_id, network, device, on_phone, idle_until, hard_until)
        VALUES (${sha256(token)}, ${accountId}, ${memberId}, ${from.network}, ${from.device}, ${from.onPhone}, now() + make_interval(hours => ${IDLE_HOURS}), now() + make_interval(days => ${HARD_DAYS}))
        RETURNING hard_until AS "hardUntil"`);
      return { token, expiresAt: new Date(String(rows[0]?.hardUntil)) };
    },

    /** The live session's account. Unknown and replaced tokens answer alike, so that nothing can be probed. */
    async find(token: string): Promise<Actor> {
      const rows = await runPrepared<Found>(
        db,
        sql`
        SELECT s.id AS "sessionId", a.id AS "accountId", a.kind AS "kindNo", a.level, a.super_id AS "superId", a.status,
               s.revoked_at IS NOT NULL AS revoked, coalesce(s.revoke_reason = 'closed', false) AS closed, least(s.idle_until, s.hard_until) <= now() AS expired,
               s.seen_at < now() - interval '5 minutes' AS stale, s.member_id AS "memberId", m.role
          FROM session s JOIN account a ON a.id = s.account_id LEFT JOIN member m ON m.id = s.member_id WHERE s.token_hash = ${sha256(token)}`,
      );
      const found = rows[0];
      // A holder of a token may learn what happened to the account.
      if (found?.closed) throw new Refusal('ACCOUNT_CLOSED');
      if (!found || found.revoked || found.status !== 1) throw new Refusal('SESSION_KICKED');
      if (found.expired) throw new Refusal('SESSION_EXPIRED');
      if (found.stale) {
        await db.execute(sql`
          UPDATE session SET seen_at = now(), idle_until = now() + make_interval(hours => ${IDLE_HOURS}) WHERE id = ${found.sessionId}`);
      }
      const { accountId, kindNo, level, superId, memberId, role } = found;
      return {
        ...{ accountId, kind: kindNo === 1 ? 'buyer' : 'seller', level, superId },
        ...(memberId !== null && { member: { id: memberId, scopes: scopesOfRole(role ?? '') } }),
      };
    },

    /** The tokens with a live session. Unlike `find` this does not extend any of them. */
    async live(tokens: readonly string[]): Promise<Set<string>> {
      const byDigest = new Map(tokens.map((token) => [sha256(token), token]));
      const { rows } = await db.execute<{ tokenHash: string }>(sql`
        SELECT s.token_hash AS "tokenHash" FROM session s JOIN account a ON a.id = s.account_id
         WHERE s.token_hash = ANY (${`{${[...byDigest.keys()]}}`}::text[]) AND s.revoked_at IS NULL AND a.status = 1
           AND least(s.idle_until, s.hard_until) > now()`);
      return new Set(rows.map(({ tokenHash }) => byDigest.get(tokenHash) ?? ''));
    },

    /** The accounts of live sessions by the digests of their tokens. */
    async accountsOf(digests: readonly string[]): Promise<Map<string, number>> {
      const { rows } = await db.execute<{ tokenHash: string; accountId: number }>(sql`
        SELECT token_hash AS "tokenHash", account_id AS "accountId" FROM session
         WHERE token_hash = ANY (ARRAY(SELECT json_array_elements_text(${JSON.stringify(digests)})))
           AND revoked_at IS NULL AND least(idle_until, hard_until) > now()`);
      return new Map(rows.map(({ tokenHash, accountId }) => [tokenHash, accountId]));
    },

    /** Ends every session in an account, its members' too. Run in the transaction that locked the account row. */
    async closeAll(
      tx: Queryable,
      accountId: number,
      reason: 'disabled' | 'operator' | 'transfer',
    ): Promise<void> {
      await tx.execute(sql`
        UPDATE session SET revoked_at = now(), revoke_reason = ${reason} WHERE account_id = ${accountId} AND revoked_at IS NULL`);
    },

    /** Ends the sessions that a phone has in its own account and as a member. Run in the transaction that locked its password. */
    async closeOfPhone(
      tx: Queryable,
      { kind, print, ownId }: Pick<Holder, 'kind' | 'print' | 'ownId'>,
    ): Promise<void> {
      await tx.execute(sql`
        UPDATE session SET revoked_at = now(), revoke_reason = 'password'
         WHERE revoked_at IS NULL AND (account_id = ${ownId} AND member_id IS NULL OR (account_id, member_id) IN (
           SELECT account_id, id FROM member WHERE kind = ${kind} AND phone_print = ${print} AND removed_at IS NULL))`);
    },

    /** Ends the session of a member. Run in the transaction that removed it. */
    async closeOfMember(
      tx: Queryable,
      { accountId, memberId }: { accountId: number; memberId: number },
    ): Promise<void> {
      await tx.execute(sql`
        UPDATE session SET revoked_at = now(), revoke_reason = 'removed'
         WHERE account_id = ${accountId} AND member_id = ${memberId} AND revoked_at IS NULL`);
    },

    /** Ends a session; no error when it has already ended. */
    async close(token: string): Promise<void> {
      await db.execute(sql`
        UPDATE session SET revoked_at = now(), revoke_reason = 'logout' WHERE token_hash = ${sha256(token)} AND revoked_at IS NULL`);
    },
  };
}

export type SessionService = ReturnType<typeof sessionService>;
