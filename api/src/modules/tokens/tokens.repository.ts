import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { lockForAdding } from '../accounts/accounts.repository.ts';
import type { ApiTokenDto } from './tokens.schemas.ts';

/** How long an ended token stays in the list. */
const SHOWN_DAYS = 90;
const MOST_SHOWN = 200;

type Row = Omit<ApiTokenDto, 'createdAt' | 'expiresAt' | 'lastUsedAt' | 'revokedAt'> & {
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
};

const COLUMNS = sql`
  t.id, t.name, t.hint, t.scopes, t.networks, t.day_limit AS "dayLimit",
  CASE WHEN t.spent_on = (now() AT TIME ZONE 'Asia/Shanghai')::date THEN t.spent ELSE 0 END AS "spentToday",
  (SELECT count(*)::int FROM token_document d WHERE d.token_id = t.id) AS documents,
  CASE WHEN t.revoked_at IS NOT NULL THEN 3 WHEN t.expires_at <= now() THEN 2 ELSE 1 END AS status,
  t.created_at AS "createdAt", t.expires_at AS "expiresAt", t.last_used_at AS "lastUsedAt", t.revoked_at AS "revokedAt"`;

async function read(db: Queryable, query: SQL): Promise<ApiTokenDto[]> {
  const { rows } = await db.execute<Row>(query);
  return rows.map((row) => ({
    ...row,
    createdAt: shanghaiIso(new Date(row.createdAt)),
    expiresAt: shanghaiIso(new Date(row.expiresAt)),
    lastUsedAt: shanghaiIsoOrNull(row.lastUsedAt),
    revokedAt: shanghaiIsoOrNull(row.revokedAt),
  }));
}

export function listTokens(db: Queryable, accountId: number): Promise<ApiTokenDto[]> {
  return read(
    db,
    sql`SELECT ${COLUMNS} FROM api_token t WHERE t.account_id = ${accountId}
           AND coalesce(t.revoked_at, t.expires_at) > now() - make_interval(days => ${SHOWN_DAYS})
         ORDER BY t.id DESC LIMIT ${MOST_SHOWN}`,
  );
}

/** Live ones; the account's row is locked, so that no other request adds one meanwhile. */
export async function lockAndCount(tx: Tx, accountId: number): Promise<number> {
  await lockForAdding(tx, accountId);
  const { rows } = await tx.execute<{ live: number }>(sql`
    SELECT count(*)::int AS live FROM api_token
     WHERE account_id = ${accountId} AND revoked_at IS NULL AND expires_at > now()`);
  return rows[0]?.live ?? 0;
}

export type NewToken = {
  accountId: number;
  name: string;
  hint: string;
  tokenHash: string;
  scopes: readonly string[];
  networks: readonly string[];
  dayLimit: number | null;
  expiresInDays: number;
};

export async function addToken(tx: Tx, token: NewToken): Promise<ApiTokenDto> {
  const { accountId, name, hint, scopes, networks, dayLimit, expiresInDays } = token;
  const [added] = await read(
    tx,
    sql`WITH t AS (
          INSERT INTO api_token (account_id, name, hint, token_hash, scopes, networks, day_limit, expires_at)
          VALUES (${accountId}, ${name}, ${hint}, ${token.tokenHash}, ${sql.param(scopes)}::text[], ${sql.param(networks)}::text[], ${dayLimit},
                  now() + make_interval(days => ${expiresInDays}))
          RETURNING *)
        SELECT ${COLUMNS} FROM t`,
  );
  if (!added) throw new Error('a token was not added');
  return added;
}

/** Ends a token of the account; null where there is none. It stays as it is where it was ended before. */
export async function revokeToken(db: Queryable, accountId: number, id: number): Promise<ApiTokenDto | null> {
  const [revoked] = await read(
    db,
    sql`WITH t AS (
          UPDATE api_token SET revoked_at = coalesce(revoked_at, now()) WHERE id = ${id} AND account_id = ${accountId} RETURNING *)
        SELECT ${COLUMNS} FROM t`,
  );
  return revoked ?? null;
}

/** Ends all tokens of an account that are in force. */
export async function revokeAllTokens(tx: Queryable, accountId: number): Promise<void> {
  await tx.execute(
    sql`UPDATE api_token SET revoked_at = now() WHERE account_id = ${accountId} AND revoked_at IS NULL`,
  );
}
