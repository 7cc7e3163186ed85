import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { runPrepared } from '../../db/prepared.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { isPermission } from '../../shared/permissions.ts';
import { Refusal } from '../../shared/refusal.ts';
import { sha256 } from '../../shared/sha256.ts';

export const IDLE_MINUTES = 30;
const HARD_HOURS = 12;
/** How long a second factor that was shown counts for what moves money. */
const PROVEN_MINUTES = 5;
/** No token of an account begins so, and every one of an operator does. */
const PREFIX = 'op_';

type Found = {
  sessionId: number;
  operatorId: number;
  name: string;
  displayName: string;
  status: number;
  isOver: boolean;
  isStale: boolean;
  provenUntil: string | null;
  permissions: string[];
};

/** Sessions of operators: short, apart from those of accounts, any number an operator. */
export function operatorSessionService(db: Db) {
  return {
    /** Opens one; a second factor has just been shown. Run in the transaction that locked the operator. */
    async open(
      tx: Queryable,
      operatorId: number,
      address: string,
    ): Promise<{ token: string; expiresAt: Date }> {
      const token = `${PREFIX}${randomBytes(32).toString('base64url')}`;
      const { rows } = await tx.execute<{ hardUntil: string }>(sql`
        INSERT INTO operator_session (token_hash, operator_id, address, idle_until, hard_until, proven_until)
        VALUES (${sha256(token)}, ${operatorId}, ${address}, now() + make_interval(mins => ${IDLE_MINUTES}),
                now() + make_interval(hours => ${HARD_HOURS}), now() + make_interval(mins => ${PROVEN_MINUTES}))
        RETURNING hard_until AS "hardUntil"`);
      return { token, expiresAt: new Date(String(rows[0]?.hardUntil)) };
    },

    /** The operator of a live session, with what its roles permit now. */
    async find(token: string, address: string): Promise<OperatorActor> {
      if (!token.startsWith(PREFIX)) throw new Refusal('NOT_LOGGED_IN');
      const [found] = await runPrepared<Found>(
        db,
        sql`
        SELECT s.id AS "sessionId", o.id AS "operatorId", o.name, o.display_name AS "displayName", o.status,
               s.revoked_at IS NOT NULL OR least(s.idle_until, s.hard_until) <= now() AS "isOver",
               s.seen_at < now() - interval '1 minute' AS "isStale",
               CASE WHEN s.proven_until > now() THEN s.proven_until END AS "provenUntil",
               ARRAY(SELECT DISTINCT unnest(r.permissions) FROM operator_role_member m JOIN operator_role r ON r.id = m.role_id
                      WHERE m.operator_id = o.id) AS permissions
          FROM operator_session s JOIN operator o ON o.id = s.operator_id WHERE s.token_hash = ${sha256(token)}`,
      );
      if (!found || found.isOver || found.status !== 1) throw new Refusal('SESSION_EXPIRED');
      if (found.isStale)
        await db.execute(sql`
          UPDATE operator_session SET seen_at = now(), idle_until = now() + make_interval(mins => ${IDLE_MINUTES}) WHERE id = ${found.sessionId}`);
      const { operatorId, name, displayName, sessionId, permissions, provenUntil } = found;
      return {
        ...{ operatorId, name, displayName, sessionId, address },
        permissions: new Set(permissions.filter(isPermission)),
        provenUntil: provenUntil === null ? null : new Date(provenUntil),
      };
    },

    /** A second factor was shown in this session. */
    async prove(tx: Queryable, sessionId: number): Promise<Date> {
      const { rows } = await tx.execute<{ provenUntil: string }>(sql`
        UPDATE operator_session SET proven_until = now() + make_interval(mins => ${PROVEN_MINUTES}) WHERE id = ${sessionId}
        RETURNING proven_until AS "provenUntil"`);
      return new Date(String(rows[0]?.provenUntil));
    },

    async close(sessionId: number): Promise<void> {
      await db.execute(
        sql`UPDATE operator_session SET revoked_at = now() WHERE id = ${sessionId} AND revoked_at IS NULL`,
      );
    },

    /** Ends every session of an operator but for `except`; answers how many there were. */
    async closeAll(tx: Queryable, operatorId: number, except = 0): Promise<number> {
      const { rowCount } = await tx.execute(sql`
        UPDATE operator_session SET revoked_at = now()
         WHERE operator_id = ${operatorId} AND id <> ${except} AND revoked_at IS NULL AND least(idle_until, hard_until) > now()`);
      return rowCount ?? 0;
    },
  };
}

export type OperatorSessionService = ReturnType<typeof operatorSessionService>;
