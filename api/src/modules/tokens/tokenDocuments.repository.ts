import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import type { NewDocument, TokenDocumentDto } from './tokenDocuments.schemas.ts';

/** Of a token; of all tokens of its account for a person. */
export async function listDocuments(
  db: Queryable,
  { accountId, token }: Pick<Actor, 'accountId' | 'token'>,
): Promise<TokenDocumentDto[]> {
  const { rows } = await db.execute<TokenDocumentDto>(sql`
    SELECT d.hash, d.name, d.type, d.created_at AS "createdAt" FROM token_document d JOIN api_token t ON t.id = d.token_id
     WHERE ${token ? sql`t.id = ${token.id}` : sql`t.account_id = ${accountId}`} ORDER BY d.name, d.hash, d.token_id`);
  return rows.map((row) => ({ ...row, createdAt: shanghaiIso(new Date(row.createdAt)) }));
}

/** Locks a token in force, so that its documents are counted by one at a time; false where it is over. */
export async function lockToken(tx: Tx, tokenId: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT FROM api_token WHERE id = ${tokenId} AND revoked_at IS NULL AND expires_at > now() FOR NO KEY UPDATE`,
  );
  return rows.length > 0;
}

export async function addDocuments(
  tx: Tx,
  tokenId: number,
  documents: readonly NewDocument[],
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO token_document (token_id, hash, name, type, body)
    SELECT ${tokenId}, hash, name, type, body
      FROM jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) AS d (hash text, name text, type text, body text)
    ON CONFLICT DO NOTHING`);
}

export async function measureDocuments(
  tx: Tx,
  tokenId: number,
): Promise<{ count: number; characters: number }> {
  const { rows } = await tx.execute<{ count: number; characters: number }>(sql`
    SELECT count(*)::int AS count, coalesce(sum(length(body)), 0)::int AS characters FROM token_document WHERE token_id = ${tokenId}`);
  return rows[0] ?? { count: 0, characters: 0 };
}

export async function removeDocuments(
  db: Queryable,
  tokenId: number,
  hashes: readonly string[],
): Promise<void> {
  await db.execute(
    sql`DELETE FROM token_document WHERE token_id = ${tokenId} AND hash = ANY (${sql.param(hashes)}::text[])`,
  );
}

/** The document of a token in force, by the token's hash. */
export async function findDocument(
  db: Queryable,
  { token, hash }: { token: string; hash: string },
): Promise<NewDocument | null> {
  const { rows } = await db.execute<NewDocument>(sql`
    SELECT d.hash, d.name, d.type, d.body FROM api_token t
      JOIN account a ON a.id = t.account_id JOIN token_document d ON d.token_id = t.id
     WHERE t.token_hash = ${token} AND d.hash = ${hash}
       AND t.revoked_at IS NULL AND t.expires_at > now() AND a.status = 1`);
  return rows[0] ?? null;
}

/** Takes away what tokens had that are at their end. */
export async function removeEnded(db: Queryable): Promise<void> {
  await db.execute(sql`
    DELETE FROM token_document WHERE token_id IN (
      SELECT DISTINCT d.token_id FROM token_document d JOIN api_token t ON t.id = d.token_id WHERE t.expires_at <= now())`);
}
